# frozen_string_literal: true

require 'erb'

# Sends letters that are written from templates.
class Mailer
  TEMPLATE_FOLDER = 'templates'
  MAX_ATTEMPTS = 3

  def initialize(transport, logger)
    @transport = transport
    @logger = logger
    @templates = {}
  end

  def deliver(name, recipient, values)
    letter = render(name, values)
    attempts = 0
    begin
      attempts += 1
      @transport.send_letter(recipient, letter)
    rescue IOError => error
      @logger.warn("attempt #{attempts} failed: #{error.message}")
      retry if attempts < MAX_ATTEMPTS
      raise
    end
  end

  def render(name, values)
    template = find_template(name)
    if values.empty?
      @logger.info("no values for #{name}")
    end
    template.result_with_hash(values)
  end

  private

  def find_template(name)
    path = File.join(TEMPLATE_FOLDER, "#{name}.erb")
    @templates[name] ||= ERB.new(File.read(path), trim_mode: '-')
  end
end

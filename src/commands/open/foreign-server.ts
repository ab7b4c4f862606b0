import { usageError } from '../../errors.ts';
import type { Options } from '../../options/options.ts';
import type { CommandLine } from '../arguments/command-line.ts';
import type { Terminal } from '../output/terminal.ts';

/** The environment variable with the key for each provider. With `auto`, a server address means an OpenAI-compatible server. */
const KEYS: Readonly<Partial<Record<Options['provider'], string>>> = {
  auto: 'OPENAI_API_KEY',
  openai: 'OPENAI_API_KEY',
  'azure-openai': 'AZURE_OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
};

/** What is sent to a provider whose credentials are found in many places, so that they always count as there. */
const FOUND_ANYWHERE: Readonly<Partial<Record<Options['provider'], string>>> = {
  bedrock: 'an AWS key or signature',
  vertex: 'a Google access token',
};

/** Refuses to send a key to a server that only the repository names: it could be a cloned repository's own server. */
export function refuseForeignServer(line: CommandLine, options: Options, terminal: Terminal): void {
  const isTheRepositorys = options.isServerConfigured && line.config === undefined;
  const key = isTheRepositorys && options.apiKey === undefined ? keyOf(options.provider, terminal) : undefined;
  if (key !== undefined) {
    throw usageError(
      'foreign-server',
      `The repository's configuration names the server ${options.baseUrl ?? ''}; ${key} is not sent there without your consent`,
      'If you trust the server, pass `--base-url`, or name the configuration file with `--config`.',
    );
  }
}

/** Undefined if there is none. */
function keyOf(provider: Options['provider'], { environment }: Terminal): string | undefined {
  const key = KEYS[provider];
  const isSet = key !== undefined && (environment[key] ?? '').trim() !== '';
  return FOUND_ANYWHERE[provider] ?? (isSet ? key : undefined);
}

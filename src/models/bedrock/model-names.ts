/** Where a profile sends requests to: `us.anthropic.claude-…` stays in the United States. */
const PROFILE = /^(?:us-gov|us|eu|apac|jp|au|ca|sa|me|global)\./;
const VERSION = /-v?\d+:\d+(?::\w+)?$/;

/**
 * The name that a model of Bedrock has elsewhere, by which its limits are known: `claude-sonnet-4-5-20250929` for
 * `us.anthropic.claude-sonnet-4-5-20250929-v1:0` or an ARN that ends with it. An ARN of a profile that an account made
 * for itself does not name the model, and is returned as it is.
 */
export function plainModelName(id: string): string {
  const own = id.slice(id.lastIndexOf('/') + 1).replace(PROFILE, '');
  const dot = own.indexOf('.');
  if (dot < 0) {
    return id;
  }
  const vendor = own.slice(0, dot);
  const name = own.slice(dot + 1).replace(VERSION, '');
  // `meta.llama3-1-70b-instruct`, `deepseek.r1`
  return vendor === 'deepseek' ? `deepseek-${name}` : name.replace(/^(llama\d)-(\d)-/, '$1.$2-');
}

/** Models that read the marks of a prompt cache, from Amazon's documentation as of November 2026: the others refuse them. */
const READS_CACHE_MARKS =
  /(?:^|[./])(?:amazon\.nova|anthropic\.claude-(?!v\d|instant|3-(?:haiku|opus|sonnet)|3-5-sonnet-20240620))/;

export function readsCacheMarks(id: string): boolean {
  return READS_CACHE_MARKS.test(id);
}

/** Whether a model is one of Anthropic's, of which newer ones refuse a temperature. */
export function isClaude(id: string): boolean {
  return plainModelName(id).startsWith('claude');
}

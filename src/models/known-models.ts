import { plainModelName } from './bedrock/model-names.ts';

/**
 * Maximum input tokens of well-known models, with room left for the answer, from the vendors' documentation and model
 * cards as of November 2026. The longest matching prefix wins. Names are compared without hyphens, because vendors and
 * servers spell them differently (`llama-3.1-8b`, `llama3.1:8b`). Models with a context of a million tokens get
 * 200,000: with more, they find less.
 */
const INPUT_TOKENS: readonly (readonly [prefix: string, tokens: number])[] = [
  ['chatgpt', 120_000],
  ['claude', 180_000],
  ['codestral', 30_000],
  ['commandr', 120_000],
  ['deepseek', 60_000],
  ['devstral', 120_000],
  ['gemini', 200_000],
  ['gemma', 7_000],
  ['gemma3', 120_000],
  ['gpt3.5', 12_000],
  ['gpt35', 12_000],
  ['gpt4', 7_000],
  ['gpt4.1', 200_000],
  ['gpt4o', 120_000],
  ['gpt4turbo', 120_000],
  ['gpt5', 200_000],
  ['gptoss', 120_000],
  ['grok', 120_000],
  ['grok4', 200_000],
  ['kimi', 120_000],
  ['llama3', 7_000],
  ['llama3.1', 120_000],
  ['llama3.2', 120_000],
  ['llama3.3', 120_000],
  ['llama4', 200_000],
  ['metallama3', 7_000],
  ['metallama3.1', 120_000],
  ['metallama3.2', 120_000],
  ['metallama3.3', 120_000],
  ['mistral', 30_000],
  ['mistrallarge', 120_000],
  ['mistralmedium', 120_000],
  ['mistralsmall', 120_000],
  ['nova', 200_000],
  ['novamicro', 120_000],
  ['o1', 120_000],
  ['o3', 120_000],
  ['o4', 120_000],
  ['phi4', 14_000],
  ['qwen2.5', 30_000],
  ['qwen3', 30_000],
  ['qwen3coder', 200_000],
];

/** Used if no model is configured: for the offline review and for dumps. */
const INPUT_TOKENS_WITHOUT_MODEL = 128_000;

/** Used for a model that is not in the table: small local servers accept this much. */
const INPUT_TOKENS_OF_UNKNOWN_MODEL = 32_000;

/**
 * Limits of a provider for all of its models. Ollama allocates memory on its machine for each token of the context.
 * The Copilot CLI refuses prompts above a limit that depends on the model, at least 64,000, and adds about 3,000
 * tokens of its own instructions.
 */
const MOST_INPUT_TOKENS: Readonly<Record<string, number>> = { ollama: 32_000, copilot: 56_000 };

/**
 * The default `max-input-tokens` of a model, with room left for the answer. A publisher prefix (`openai/gpt-4o`) and what
 * Bedrock adds to a name are ignored.
 */
export function defaultInputTokens(model: string | undefined, provider?: string): number {
  const most = provider === undefined ? undefined : MOST_INPUT_TOKENS[provider];
  const name = provider === 'bedrock' && model !== undefined ? plainModelName(model) : model;
  return Math.min(inputTokensOf(name), most ?? Number.POSITIVE_INFINITY);
}

function inputTokensOf(model: string | undefined): number {
  return model === undefined
    ? INPUT_TOKENS_WITHOUT_MODEL
    : (longestPrefix(INPUT_TOKENS, model) ?? INPUT_TOKENS_OF_UNKNOWN_MODEL);
}

/**
 * Output limits for providers that require one, used if the options have none: as much as one answer without streaming
 * may have. From Anthropic's documentation as of November 2026.
 */
const OUTPUT_TOKENS: readonly (readonly [prefix: string, tokens: number])[] = [
  ['claude', 20_000],
  ['claude2', 4_096],
  ['claude3', 4_096],
  ['claude3.5', 8_192],
  ['claude35', 8_192],
  ['claude3.7', 20_000],
  ['claude37', 20_000],
  ['claudeinstant', 4_096],
];

const OUTPUT_TOKENS_OF_UNKNOWN_MODEL = 8_192;

/** The output limit to send to a provider that requires one, if the options have none. */
export function defaultOutputTokens(model: string): number {
  return longestPrefix(OUTPUT_TOKENS, model) ?? OUTPUT_TOKENS_OF_UNKNOWN_MODEL;
}

function longestPrefix(
  table: readonly (readonly [prefix: string, tokens: number])[],
  model: string,
): number | undefined {
  const name = model
    .slice(model.lastIndexOf('/') + 1)
    .toLowerCase()
    .replaceAll(/[-_ ]/g, '');
  const matching = table.filter(([prefix]) => name.startsWith(prefix)).sort((a, b) => b[0].length - a[0].length);
  return matching[0]?.[1];
}

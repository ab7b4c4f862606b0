/**
 * What the best-known models take at most in one request, with room left for the answer, as their makers' documentation
 * and model cards stated in November 2026; longest prefix wins. Spelled without hyphens, as makers and servers differ
 * in them (`llama-3.1-8b`, `llama3.1:8b`). Where a model takes a million, 200,000 are used: of more, models find less.
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
  ['o1', 120_000],
  ['o3', 120_000],
  ['o4', 120_000],
  ['phi4', 14_000],
  ['qwen2.5', 30_000],
  ['qwen3', 30_000],
  ['qwen3coder', 200_000],
];

/** Where no model is named: the offline review and the dumps it explains. */
const INPUT_TOKENS_WITHOUT_MODEL = 128_000;

/** For a model that is not in the table: what a small local server still takes. */
const INPUT_TOKENS_OF_UNKNOWN_MODEL = 32_000;

/**
 * What a provider lets through of any model. Ollama takes the memory for a request from the machine it runs on, for
 * each token of its window. The Copilot CLI refuses above a limit that differs by model, 64,000 at least, and has
 * instructions of its own of some 3,000 tokens.
 */
const MOST_INPUT_TOKENS: Readonly<Record<string, number>> = { ollama: 32_000, copilot: 56_000 };

/**
 * The default `max-input-tokens` of a model, with room left for the answer.
 * A publisher's prefix (`openai/gpt-4o`) is passed over.
 */
export function defaultInputTokens(model: string | undefined, provider?: string): number {
  const most = provider === undefined ? undefined : MOST_INPUT_TOKENS[provider];
  return Math.min(inputTokensOf(model), most ?? Number.POSITIVE_INFINITY);
}

function inputTokensOf(model: string | undefined): number {
  return model === undefined
    ? INPUT_TOKENS_WITHOUT_MODEL
    : (longestPrefix(INPUT_TOKENS, model) ?? INPUT_TOKENS_OF_UNKNOWN_MODEL);
}

/**
 * Output limits to send where a provider demands one and nobody gave it; of what the models can give, as much as an
 * answer at once may have. As Anthropic's documentation stated in November 2026.
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

/** The output limit of a request to a provider that demands one, where none is given. */
export function defaultOutputTokens(model: string): number {
  return longestPrefix(OUTPUT_TOKENS, model) ?? OUTPUT_TOKENS_OF_UNKNOWN_MODEL;
}

function longestPrefix(
  table: readonly (readonly [prefix: string, tokens: number])[],
  model: string,
): number | undefined {
  const name = (model.toLowerCase().split('/').at(-1) ?? '').replaceAll(/[-_ ]/g, '');
  const matching = table.filter(([prefix]) => name.startsWith(prefix)).sort((a, b) => b[0].length - a[0].length);
  return matching[0]?.[1];
}

/** What the best-known models take at most in one request, as their makers stated in November 2026; longest prefix wins. */
const INPUT_TOKENS: readonly (readonly [prefix: string, tokens: number])[] = [
  ['gpt-3.5', 12_000],
  ['gpt-35', 12_000],
  ['gpt-4-turbo', 120_000],
  ['gpt-4.1', 200_000],
  ['gpt-4o', 120_000],
  ['gpt-4', 7_000],
  ['gpt-5', 200_000],
  ['o1', 120_000],
  ['o3', 120_000],
  ['o4', 120_000],
];

/** Where no model is named: the offline review and the dumps it explains. */
const INPUT_TOKENS_WITHOUT_MODEL = 128_000;

/** For a model that is not in the table: what a small local server still takes. */
const INPUT_TOKENS_OF_UNKNOWN_MODEL = 32_000;

/**
 * The default `max-input-tokens` of a model, with room left for the answer.
 * A publisher's prefix (`openai/gpt-4o`) is passed over.
 */
export function defaultInputTokens(model: string | undefined): number {
  if (model === undefined) {
    return INPUT_TOKENS_WITHOUT_MODEL;
  }
  const name = model.toLowerCase().split('/').at(-1) ?? '';
  const matching = INPUT_TOKENS.filter(([prefix]) => name.startsWith(prefix)).sort((a, b) => b[0].length - a[0].length);
  return matching[0]?.[1] ?? INPUT_TOKENS_OF_UNKNOWN_MODEL;
}

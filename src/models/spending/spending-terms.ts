import { computeCost } from './money.ts';
import { findPrice, type Prices } from './prices.ts';

/** Limits on spending, and what is known about costs. Models are named `provider:name`. */
export interface SpendingTerms {
  readonly maxRequests: number | undefined;
  /** In the currency of the prices. */
  readonly maxCost: number | undefined;
  readonly prices: Prices;
  /** Output limit of a request to this model; undefined: the server decides. */
  readonly outputTokensOf: (model: string) => number | undefined;
  /** Models that may answer instead of the requested one. */
  readonly fallbacks: readonly string[];
}

/** Assumed output of a request without output limit; thinking and answer may be longer. */
export const ASSUMED_OUTPUT_TOKENS = 16_384;

/** The highest possible cost of a request in billionths of the currency, or the models without a price. */
export type MostCost =
  | { readonly kind: 'cost'; readonly cost: number }
  | { readonly kind: 'unpriced'; readonly models: readonly string[] };

/** Computes the highest possible cost of one request, whichever model answers it. */
export function computeHighestCost(terms: SpendingTerms, model: string, inputTokens: number): MostCost {
  const costs = listAnswerers(terms, model).map((name) => {
    const price = findPrice(terms.prices, name);
    const outputTokens = terms.outputTokensOf(name) ?? ASSUMED_OUTPUT_TOKENS;
    const usage = { inputTokens, outputTokens };
    // All of the input may be written into the provider's cache.
    const costs = price && [usage, { ...usage, cacheWriteTokens: inputTokens }].map((one) => computeCost(price, one));
    return { name, cost: costs && Math.max(...costs) };
  });
  const models = costs.flatMap(({ name, cost }) => (cost === undefined ? [name] : []));
  return models.length > 0
    ? { kind: 'unpriced', models }
    : { kind: 'cost', cost: Math.max(...costs.map(({ cost = 0 }) => cost)) };
}

/** Whether one of the models that may answer has no output limit, so that one is assumed. */
export function isOutputAssumed(terms: SpendingTerms, model: string): boolean {
  return listAnswerers(terms, model).some((name) => terms.outputTokensOf(name) === undefined);
}

function listAnswerers({ fallbacks }: SpendingTerms, model: string): readonly string[] {
  return [...new Set([model, ...fallbacks])];
}

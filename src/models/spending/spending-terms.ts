import { costOf } from './money.ts';
import { priceOf, type Prices } from './prices.ts';

/** What a run may spend on models, and what is known of their costs. Models are named as `provider:name`. */
export interface SpendingTerms {
  readonly maxRequests: number | undefined;
  /** In the currency of the prices. */
  readonly maxCost: number | undefined;
  readonly prices: Prices;
  /** The limit that a request to the model carries; undefined where the server decides. */
  readonly outputTokensOf: (model: string) => number | undefined;
  /** Models that may answer in place of the one that is asked. */
  readonly fallbacks: readonly string[];
}

/** Taken as the output of a request that nothing limits; what a model thinks and says may be more. */
export const ASSUMED_OUTPUT_TOKENS = 16_384;

/** The most that a request can cost, in billionths; or the models whose price nobody gave. */
export type MostCost =
  | { readonly kind: 'cost'; readonly cost: number }
  | { readonly kind: 'unpriced'; readonly models: readonly string[] };

/** The most that one request to a model can cost, whichever model answers it. */
export function mostCostOf(terms: SpendingTerms, model: string, inputTokens: number): MostCost {
  const costs = answerersOf(terms, model).map((name) => {
    const price = priceOf(terms.prices, name);
    const outputTokens = terms.outputTokensOf(name) ?? ASSUMED_OUTPUT_TOKENS;
    return { name, cost: price && costOf(price, { inputTokens, outputTokens }) };
  });
  const models = costs.flatMap(({ name, cost }) => (cost === undefined ? [name] : []));
  return models.length > 0
    ? { kind: 'unpriced', models }
    : { kind: 'cost', cost: Math.max(...costs.map(({ cost = 0 }) => cost)) };
}

/** Whether one that may answer has no output limit, so that one is assumed. */
export function isOutputAssumed(terms: SpendingTerms, model: string): boolean {
  return answerersOf(terms, model).some((name) => terms.outputTokensOf(name) === undefined);
}

function answerersOf({ fallbacks }: SpendingTerms, model: string): readonly string[] {
  return [...new Set([model, ...fallbacks])];
}

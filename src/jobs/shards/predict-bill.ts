import { computeCost, BILLION } from '../../models/spending/money.ts';
import { BATCH_PRICE_SHARE } from '../../models/spending/meter-entry.ts';
import { findPrice, type Prices } from '../../models/spending/prices.ts';
import type { Shard } from '../../packing/plan-shards.ts';

/** What a review is expected to use, before anything is sent. */
export interface Bill {
  /** `provider:name`. */
  readonly model: string;
  /** Requests with which the reviewers begin. */
  readonly requests: number;
  /** Input tokens of these requests. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the currency of `prices`; absent if the model has no price. */
  readonly cost?: number;
  /** The same if an audit sends its requests in batches; absent for other reviews, and for providers without batches. */
  readonly batchCost?: number;
  /** How many of the parts were composed to the last token. The others are estimated by their size. */
  readonly composedParts: number;
  readonly parts: number;
}

/** The requests that a part of a review would send first. */
export interface ComposedPart {
  readonly requests: number;
  readonly inputTokens: number;
}

export interface BillTerms {
  readonly model: string;
  readonly prices: Prices;
  /** Whether the requests may be sent in batches. */
  readonly mayBatch: boolean;
  /** Composes the prompts of some files, as a review would. */
  readonly compose: (paths: readonly string[]) => Promise<ComposedPart>;
}

/** Parts that are composed. Each has up to 400,000 tokens, which take seconds to count. */
const MOST_COMPOSED = 3;
/** Output of a request: most answers are short, and an answer about many files is longer. */
export const USUAL_OUTPUT_TOKENS = 500;

/**
 * Predicts requests, tokens and money of a review. Up to three parts are composed as the review would compose them, evenly
 * chosen from all; the others are expected to take as many tokens for their size.
 */
export async function predictBill(
  parts: readonly Shard[],
  { model, prices, mayBatch, compose }: BillTerms,
): Promise<Bill> {
  const chosen = chooseEvenly(parts, MOST_COMPOSED);
  let requests = 0;
  let inputTokens = 0;
  for (const { paths } of chosen) {
    const composed = await compose(paths);
    requests += composed.requests;
    inputTokens += composed.inputTokens;
  }
  const share = chosen.length === parts.length ? 1 : sumTokens(parts) / Math.max(1, sumTokens(chosen));
  const total = { requests: Math.round(requests * share), inputTokens: Math.round(inputTokens * share) };
  const outputTokens = total.requests * USUAL_OUTPUT_TOKENS;
  const price = findPrice(prices, model);
  const cost =
    price === undefined ? undefined : computeCost(price, { inputTokens: total.inputTokens, outputTokens }) / BILLION;
  return {
    model,
    ...total,
    outputTokens,
    ...(cost === undefined ? {} : { cost }),
    ...(cost === undefined || !mayBatch ? {} : { batchCost: cost * batchShare(total.requests) }),
    composedParts: chosen.length,
    parts: parts.length,
  };
}

/** The first request is sent directly, to see whether the server takes it, and all others in batches. */
function batchShare(requests: number): number {
  const direct = 1 / Math.max(1, requests);
  return direct + (1 - direct) * BATCH_PRICE_SHARE;
}

function chooseEvenly<T>(items: readonly T[], most: number): readonly T[] {
  return items.length <= most
    ? items
    : Array.from({ length: most }, (_, index) => items[Math.floor(((index + 0.5) * items.length) / most)]).flatMap(
        (item) => item ?? [],
      );
}

function sumTokens(shards: readonly Shard[]): number {
  return shards.reduce((sum, { tokens }) => sum + tokens, 0);
}

import type { Asker, MeteredOutcome } from './meter.ts';
import type { FailureCause } from '../model.ts';
import { computeCost } from './money.ts';
import { findPrice } from './prices.ts';
import type { SpendingTerms } from './spending-terms.ts';

/** Usage of requests. Amounts of money are in billionths of the currency. */
export interface Entry {
  readonly requests: number;
  readonly failedRequests: number;
  readonly cachedReplies: number;
  readonly waitingRequests: number;
  readonly batchedRequests: number;
  readonly inputTokens: number;
  readonly cachedInputTokens: number;
  readonly outputTokens: number;
  readonly cost: number;
  /** What the requests of batches would have cost more without them. */
  readonly saved: number;
  /** Highest possible cost of requests whose usage the provider did not report. */
  readonly perhapsCost: number;
  /** Highest possible cost of requests that were put into batches. */
  readonly waitingCost: number;
}

export const NOTHING: Entry = {
  requests: 0,
  failedRequests: 0,
  cachedReplies: 0,
  waitingRequests: 0,
  batchedRequests: 0,
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  cost: 0,
  saved: 0,
  perhapsCost: 0,
  waitingCost: 0,
};

/** Both providers with batches charge half: the sources are at `anthropicBatches` and `openAiBatches`. */
export const BATCH_PRICE_SHARE = 0.5;

export function sumEntries(entries: readonly Entry[]): Entry {
  return entries.reduce(
    (sum, entry) => ({
      requests: sum.requests + entry.requests,
      failedRequests: sum.failedRequests + entry.failedRequests,
      cachedReplies: sum.cachedReplies + entry.cachedReplies,
      waitingRequests: sum.waitingRequests + entry.waitingRequests,
      batchedRequests: sum.batchedRequests + entry.batchedRequests,
      inputTokens: sum.inputTokens + entry.inputTokens,
      cachedInputTokens: sum.cachedInputTokens + entry.cachedInputTokens,
      outputTokens: sum.outputTokens + entry.outputTokens,
      cost: sum.cost + entry.cost,
      saved: sum.saved + entry.saved,
      perhapsCost: sum.perhapsCost + entry.perhapsCost,
      waitingCost: sum.waitingCost + entry.waitingCost,
    }),
    NOTHING,
  );
}

/** With these failures, the request ended before a model worked on it. */
const UNCHARGED: ReadonlySet<FailureCause> = new Set([
  'too-long',
  'rate-limited',
  'overloaded',
  'unreachable',
  'denied',
  'not-found',
  'invalid',
  'unbatched',
]);

/** Computes what a request adds to its row. `reserved` is the amount that was reserved for it. */
export function computeEntry(terms: SpendingTerms, asker: Asker, outcome: MeteredOutcome, reserved: number): Entry {
  if (outcome.kind === 'answered' && outcome.isCached) {
    return { ...NOTHING, cachedReplies: 1 };
  }
  if (outcome.kind === 'failed' && (outcome.cause === 'over-limit' || outcome.cause === 'waiting')) {
    return NOTHING;
  }
  if (outcome.kind === 'failed' && outcome.cause === 'batched') {
    return { ...NOTHING, waitingRequests: 1, waitingCost: Math.round(reserved * BATCH_PRICE_SHARE) };
  }
  const isBatched = outcome.kind === 'answered' && outcome.isBatched === true;
  const request = {
    ...NOTHING,
    requests: 1,
    failedRequests: outcome.kind === 'failed' ? 1 : 0,
    batchedRequests: isBatched ? 1 : 0,
  };
  // A usage of 0 input tokens means that the server does not count: no prompt is empty.
  if (outcome.usage !== undefined && outcome.usage.inputTokens !== 0) {
    const { inputTokens, outputTokens, cachedInputTokens = 0 } = outcome.usage;
    const price = findPrice(terms.prices, asker.model);
    const full = price === undefined ? 0 : computeCost(price, outcome.usage);
    const cost = isBatched ? Math.round(full * BATCH_PRICE_SHARE) : full;
    return { ...request, inputTokens, cachedInputTokens, outputTokens, cost, saved: full - cost };
  }
  if (outcome.kind === 'failed' && UNCHARGED.has(outcome.cause)) {
    return request;
  }
  return {
    ...request,
    inputTokens: outcome.inputTokens,
    outputTokens: outcome.usage?.outputTokens ?? 0,
    perhapsCost: reserved,
  };
}

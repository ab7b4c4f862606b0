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
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number;
  /** Highest possible cost of requests whose usage the provider did not report. */
  readonly perhapsCost: number;
}

export const NOTHING: Entry = {
  requests: 0,
  failedRequests: 0,
  cachedReplies: 0,
  inputTokens: 0,
  outputTokens: 0,
  cost: 0,
  perhapsCost: 0,
};

export function sumEntries(entries: readonly Entry[]): Entry {
  return entries.reduce(
    (sum, entry) => ({
      requests: sum.requests + entry.requests,
      failedRequests: sum.failedRequests + entry.failedRequests,
      cachedReplies: sum.cachedReplies + entry.cachedReplies,
      inputTokens: sum.inputTokens + entry.inputTokens,
      outputTokens: sum.outputTokens + entry.outputTokens,
      cost: sum.cost + entry.cost,
      perhapsCost: sum.perhapsCost + entry.perhapsCost,
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
]);

/** Computes what a request adds to its row. `reserved` is the amount that was reserved for it. */
export function computeEntry(terms: SpendingTerms, asker: Asker, outcome: MeteredOutcome, reserved: number): Entry {
  if (outcome.kind === 'answered' && outcome.isCached) {
    return { ...NOTHING, cachedReplies: 1 };
  }
  if (outcome.kind === 'failed' && outcome.cause === 'over-limit') {
    return NOTHING;
  }
  const request = { ...NOTHING, requests: 1, failedRequests: outcome.kind === 'failed' ? 1 : 0 };
  // A usage of 0 input tokens means that the server does not count: no prompt is empty.
  if (outcome.usage !== undefined && outcome.usage.inputTokens !== 0) {
    const { inputTokens, outputTokens } = outcome.usage;
    const price = findPrice(terms.prices, asker.model);
    return { ...request, inputTokens, outputTokens, cost: price === undefined ? 0 : computeCost(price, outcome.usage) };
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

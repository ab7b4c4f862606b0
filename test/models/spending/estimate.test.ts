import { describe, expect, it } from 'vitest';
import { describeEstimate, estimateRun, type PlannedConversation } from '../../../src/models/spending/estimate.ts';
import type { SpendingTerms } from '../../../src/models/spending/spending-terms.ts';

/** A thousand tokens cost 0.01 as input and 0.1 as output. */
const TERMS: SpendingTerms = {
  maxRequests: undefined,
  maxCost: undefined,
  prices: [
    { pattern: 'gpt', price: { input: 10, output: 100 } },
    { pattern: 'dear', price: { input: 100, output: 100 } },
  ],
  outputTokensOf: () => 1000,
  fallbacks: [],
};

function planned(given: Partial<PlannedConversation> = {}): PlannedConversation {
  return { model: 'openai:gpt', inputTokens: 4000, budget: 10_000, maxRequests: 1, ...given };
}

describe('the estimate of a run', () => {
  it('is the cost of each request with its maximum input', () => {
    expect(estimateRun([planned({ maxRequests: 9 }), planned()], TERMS)).toEqual({
      requests: 2,
      inputTokens: 8000,
      mostRequests: 10,
      mostCost: { kind: 'cost', amount: 2, isCeiling: false, isOutputAssumed: false },
    });
  });

  it('is the cost of the most expensive requests if their number is limited', () => {
    const conversations = [planned({ maxRequests: 2 }), planned({ model: 'openai:dear', maxRequests: 2 })];
    expect(estimateRun(conversations, { ...TERMS, maxRequests: 3 }).mostCost).toMatchObject({ amount: 2.4 });
  });

  it('is that of input that the provider writes into its cache, if that is dearer', () => {
    const prices = [{ pattern: 'gpt', price: { input: 10, output: 100, cachedInput: 1, cacheWrite: 20 } }];
    expect(estimateRun([planned()], { ...TERMS, prices }).mostCost).toMatchObject({ amount: 0.3 });
  });

  it('is not limited by a limit of money that it just reaches', () => {
    expect(estimateRun([planned()], { ...TERMS, maxCost: 0.2 }).mostCost).toMatchObject({
      amount: 0.2,
      isCeiling: false,
    });
    expect(estimateRun([planned()], { ...TERMS, maxCost: 0.19 }).mostCost).toMatchObject({
      amount: 0.19,
      isCeiling: true,
    });
  });

  it('does not exceed the limit of requests', () => {
    expect(estimateRun([planned(), planned({ inputTokens: 1 })], { ...TERMS, maxRequests: 1 })).toMatchObject({
      requests: 1,
      inputTokens: 4000,
      mostRequests: 1,
    });
  });

  it('includes the prices of fallback models', () => {
    expect(estimateRun([planned()], { ...TERMS, fallbacks: ['openai:dear'] }).mostCost).toMatchObject({ amount: 1.1 });
  });

  it('without conversations is zero', () => {
    expect(estimateRun([], TERMS)).toEqual({
      requests: 0,
      inputTokens: 0,
      mostRequests: 0,
      mostCost: { kind: 'cost', amount: 0, isCeiling: false, isOutputAssumed: false },
    });
  });
});

describe('an estimate reads', () => {
  it.each<[string, readonly PlannedConversation[], Partial<SpendingTerms>, string]>([
    ['for one request', [planned()], {}, '1 request with 4,000 input tokens; they cost at most 0.20'],
    [
      'for conversations',
      [planned({ maxRequests: 9 }), planned({ maxRequests: 9 })],
      {},
      '2 requests with 8,000 input tokens, at most 18 with what models look up; they cost at most 3.60',
    ],
    [
      'under a ceiling',
      [planned({ maxRequests: 9 })],
      { maxCost: 0.5 },
      '1 request with 4,000 input tokens, at most 9 with what models look up; they cost at most 0.50 (limited by `max-cost`)',
    ],
    [
      'without an output limit',
      [planned()],
      { outputTokensOf: () => undefined },
      '1 request with 4,000 input tokens; they cost at most 1.74, with 16,384 output tokens per request because `max-output-tokens` is not set',
    ],
    ['of nothing', [], {}, 'no requests'],
    [
      'without prices',
      [planned(), planned({ model: 'ollama:a`b' })],
      { prices: [] },
      '2 requests with 8,000 input tokens',
    ],
    [
      'without the price of one',
      [planned(), planned({ model: 'ollama:a`b' })],
      {},
      "2 requests with 8,000 input tokens; their cost is not known because `prices` has no price for `ollama:a'b`",
    ],
  ])('%s', (_name, conversations, terms, expected) => {
    expect(describeEstimate(estimateRun(conversations, { ...TERMS, ...terms }))).toBe(expected);
  });
});

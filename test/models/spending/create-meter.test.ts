import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMeter } from '../../../src/models/spending/create-meter.ts';
import type { Asker, Meter, MeteredOutcome } from '../../../src/models/spending/meter.ts';
import type { FailureCause } from '../../../src/models/model.ts';
import type { SpendingTerms } from '../../../src/models/spending/spending-terms.ts';

const REVIEWER: Asker = { agent: 'reviewer', model: 'openai:gpt' };
const DBA: Asker = { agent: 'dba', model: 'openai:gpt' };

/** A thousand tokens cost 0.01 as input and 0.1 as output; a request has at most a thousand output tokens. */
const TERMS: SpendingTerms = {
  maxRequests: undefined,
  maxCost: undefined,
  prices: [
    { pattern: 'gpt', price: { input: 10, output: 100, cachedInput: 1 } },
    { pattern: 'dear', price: { input: 10, output: 500 } },
  ],
  outputTokensOf: () => 1000,
  fallbacks: [],
};

function answered(inputTokens: number, outputTokens: number, countedTokens = inputTokens): MeteredOutcome {
  return { kind: 'answered', inputTokens, usage: { inputTokens: countedTokens, outputTokens }, isCached: false };
}

function failed(inputTokens: number, cause: FailureCause): MeteredOutcome {
  return { kind: 'failed', inputTokens, cause };
}

function cached(inputTokens: number): MeteredOutcome {
  return { kind: 'answered', inputTokens, usage: { inputTokens: 0, outputTokens: 0 }, isCached: true };
}

/** The usage of a server that does not count tokens. */
function uncounted(inputTokens: number): MeteredOutcome {
  return answered(inputTokens, 0, 0);
}

/** Admits and settles one request after another until one is refused. */
function run(meter: Meter, asker: Asker, outcomes: readonly MeteredOutcome[]): string {
  for (const outcome of outcomes) {
    const admission = meter.admit(asker, outcome.inputTokens);
    if (admission.kind === 'refused') {
      return admission.reason;
    }
    meter.settle(asker, outcome);
  }
  return 'all admitted';
}

describe('the limit of requests', () => {
  it('includes running requests', () => {
    const meter = createMeter({ ...TERMS, maxRequests: 2 });
    expect([1, 2, 3].map((tokens) => meter.admit(REVIEWER, tokens))).toEqual([
      { kind: 'admitted' },
      { kind: 'admitted' },
      { kind: 'refused', reason: "the run's 2 requests are used up (`max-requests`)" },
    ]);
  });

  it.each<[string, MeteredOutcome, string]>([
    ['holds for those that were answered', answered(5, 5), "the run's 1 request is used up (`max-requests`)"],
    ['holds for those that failed', failed(5, 'overloaded'), "the run's 1 request is used up (`max-requests`)"],
    ['does not count what was not sent', failed(5, 'over-limit'), 'all admitted'],
    ['does not count what the cache had', cached(5), 'all admitted'],
  ])('%s', (_name, outcome, expected) => {
    expect(run(createMeter({ ...TERMS, maxRequests: 1 }), REVIEWER, [outcome, outcome])).toBe(expected);
  });
});

describe('an attempt before the reply', () => {
  const MODEL = 'openai:dear';

  it('costs what its own model asks, and is a request of that model', () => {
    const meter = createMeter({ ...TERMS, fallbacks: [MODEL] });
    meter.admit(REVIEWER, 1000);
    meter.addEarlier(
      'reviewer',
      { model: MODEL, cause: 'refused', usage: { inputTokens: 1000, outputTokens: 10 } },
      1000,
    );
    meter.settle(REVIEWER, answered(1000, 10));
    expect(
      meter.rows().map(({ model, requests, failedRequests, cost }) => [model, requests, failedRequests, cost]),
    ).toEqual([
      ['openai:gpt', 1, 0, 0.011],
      [MODEL, 1, 1, 0.015],
    ]);
  });

  it('keeps its highest cost reserved if nobody knows what it used, and counts as no request if it was repeated', () => {
    const meter = createMeter({ ...TERMS, maxCost: 0.25 });
    meter.admit(REVIEWER, 1000);
    meter.addEarlier('reviewer', { model: REVIEWER.model, cause: 'dropped', isRepeated: true }, 1000);
    meter.settle(REVIEWER, answered(1000, 1000));
    expect(meter.admit(REVIEWER, 1000)).toEqual({
      kind: 'refused',
      reason: 'it may cost 0.11, but 0.22 of 0.25 (`max-cost`) is already spent or reserved',
    });
    expect(meter.rows()).toMatchObject([{ requests: 1, failedRequests: 0 }]);
  });

  it('costs nothing if no model worked on it', () => {
    const meter = createMeter({ ...TERMS, maxCost: 0.25 });
    meter.addEarlier('reviewer', { model: REVIEWER.model, cause: 'overloaded' }, 1000);
    expect(run(meter, REVIEWER, [answered(1000, 1000)])).toBe('all admitted');
  });
});

describe('the limit of money', () => {
  it('reserves the highest possible cost of a running request', () => {
    const meter = createMeter({ ...TERMS, maxCost: 0.22 });
    expect([1000, 1000, 1000].map((tokens) => meter.admit(REVIEWER, tokens))).toEqual([
      { kind: 'admitted' },
      { kind: 'admitted' },
      { kind: 'refused', reason: 'it may cost 0.11, but 0.22 of 0.22 (`max-cost`) is already spent or reserved' },
    ]);
  });

  it('releases what a request did not use', () => {
    const meter = createMeter({ ...TERMS, maxCost: 0.13 });
    expect(run(meter, REVIEWER, [answered(1000, 100), answered(1000, 0), answered(1000, 0)])).toBe(
      'it may cost 0.11, but 0.030 of 0.13 (`max-cost`) is already spent or reserved',
    );
  });

  it('assumes 16,384 output tokens without an output limit', () => {
    const meter = createMeter({ ...TERMS, maxCost: 1, outputTokensOf: () => undefined });
    expect(run(meter, REVIEWER, [answered(0, 0)])).toBe(
      'it may cost 1.64, but 0.00 of 1.00 (`max-cost`) is already spent or reserved',
    );
  });

  it('uses the price of the most expensive model that may answer', () => {
    const meter = createMeter({ ...TERMS, maxCost: 0.5, fallbacks: ['openai:dear'] });
    expect(run(meter, REVIEWER, [answered(1000, 0)])).toMatch(/^it may cost 0.51/);
  });

  it('refuses a model without a price', () => {
    const meter = createMeter({ ...TERMS, maxCost: 1000, fallbacks: ['ollama:qwen'] });
    expect(run(meter, REVIEWER, [answered(1, 1)])).toBe(
      '`max-cost` is set, but `prices` has no price for `ollama:qwen`',
    );
  });

  it('of 0 allows models that cost nothing', () => {
    const free = [{ pattern: '*', price: { input: 0, output: 0 } }];
    expect(run(createMeter({ ...TERMS, prices: free, maxCost: 0 }), REVIEWER, [answered(9, 9)])).toBe('all admitted');
  });

  it('can be used up exactly', () => {
    const tenths = [{ pattern: '*', price: { input: 100_000, output: 0 } }];
    const meter = createMeter({ ...TERMS, prices: tenths, maxCost: 0.3 });
    expect(run(meter, REVIEWER, [answered(1, 0), answered(1, 0), answered(1, 0)])).toBe('all admitted');
  });

  it.each<[string, FailureCause, string]>([
    ['is not touched by a request that no model worked on', 'rate-limited', 'all admitted'],
    ['keeps aside what a request that timed out may have cost', 'timed-out', 'it may cost'],
    ['keeps aside what a dropped answer may have cost', 'dropped', 'it may cost'],
    ['keeps aside what a cancelled request may have cost', 'cancelled', 'it may cost'],
  ])('%s', (_name, cause, expected) => {
    const outcomes = [failed(1000, cause), answered(1000, 0)];
    expect(run(createMeter({ ...TERMS, maxCost: 0.2 }), REVIEWER, outcomes)).toContain(expected);
  });

  it('keeps the reservation if the server does not report the usage', () => {
    const outcome = uncounted(1000);
    expect(run(createMeter({ ...TERMS, maxCost: 0.2 }), REVIEWER, [outcome, outcome])).toContain('it may cost');
  });

  it('releases the reservation if a fallback model answered', () => {
    const meter = createMeter({ ...TERMS, maxCost: 0.52, fallbacks: ['openai:dear'] });
    meter.admit(REVIEWER, 1000);
    meter.settle({ ...REVIEWER, model: 'openai:dear' }, answered(1000, 0));
    expect(meter.admit(REVIEWER, 1000)).toEqual({ kind: 'admitted' });
  });

  it('allows nothing after a server reported a usage that is not a number', () => {
    const outcome = answered(1000, Number.NaN);
    expect(run(createMeter({ ...TERMS, maxCost: 9 }), REVIEWER, [outcome, outcome])).toContain('it may cost');
  });
});

describe('the rows', () => {
  it('are in the order of first use, whichever answer comes first', () => {
    const meter = createMeter(TERMS);
    meter.admit(REVIEWER, 1);
    meter.admit(DBA, 2);
    meter.settle(DBA, answered(2, 2));
    meter.settle(REVIEWER, answered(1, 1));
    expect(meter.rows().map(({ agent }) => agent)).toEqual(['reviewer', 'dba']);
  });

  it('contain requests, failures, cached replies, tokens and costs', () => {
    const meter = createMeter(TERMS);
    const outcomes: readonly MeteredOutcome[] = [
      {
        ...answered(2000, 100),
        usage: { inputTokens: 2000, outputTokens: 100, cachedInputTokens: 1000 },
      },
      cached(2000),
      { ...failed(2000, 'filtered'), usage: { inputTokens: 1000, outputTokens: 0 } },
      failed(2000, 'rate-limited'),
    ];
    expect([run(meter, REVIEWER, outcomes), meter.rows()]).toEqual([
      'all admitted',
      [
        {
          agent: 'reviewer',
          model: 'openai:gpt',
          requests: 3,
          failedRequests: 2,
          cachedReplies: 1,
          inputTokens: 3000,
          cachedInputTokens: 1000,
          outputTokens: 100,
          cost: 0.031,
        },
      ],
    ]);
  });

  it('have half the cost of requests that a batch answered, and what that saved', () => {
    const meter = createMeter(TERMS);
    run(meter, REVIEWER, [answered(1000, 100), { ...answered(1000, 100), isBatched: true } as MeteredOutcome]);
    expect(meter.rows()).toMatchObject([{ requests: 2, batchedRequests: 1, cost: 0.03, saved: 0.01 }]);
  });

  it('count what was put into a batch, until the next round asks for it again', () => {
    const meter = createMeter({ ...TERMS, maxRequests: 2 });
    expect(run(meter, REVIEWER, [failed(1000, 'batched'), failed(1000, 'batched'), answered(1, 1)])).toContain(
      '`max-requests`',
    );
    expect(meter.rows()).toMatchObject([{ requests: 0, waitingRequests: 2 }]);
    meter.nextRound();
    expect(run(meter, REVIEWER, [answered(1000, 100), answered(1000, 100)])).toBe('all admitted');
    expect(meter.rows().map((row) => 'waitingRequests' in row)).toEqual([false]);
  });

  it('reserve half the highest cost of what was put into a batch, and nothing for what waits already', () => {
    // A request of a thousand tokens costs 0.11 at most.
    const meter = createMeter({ ...TERMS, maxCost: 0.22 });
    const outcomes = [failed(1000, 'batched'), failed(1000, 'batched'), failed(1000, 'waiting')];
    expect(run(meter, REVIEWER, outcomes)).toBe('all admitted');
    expect(run(meter, REVIEWER, [failed(1000, 'batched')])).toBe('all admitted');
    expect(run(meter, REVIEWER, [failed(1000, 'batched')])).toContain('`max-cost`');
  });

  it('have no cost if the model has no price', () => {
    const meter = createMeter(TERMS);
    run(meter, { agent: 'reviewer', model: 'ollama:qwen' }, [answered(10, 5)]);
    expect(meter.rows().map((row) => 'cost' in row)).toEqual([false]);
  });

  it('have the estimated tokens if a server does not report them', () => {
    const meter = createMeter(TERMS);
    run(meter, REVIEWER, [uncounted(700)]);
    expect(meter.rows()).toMatchObject([{ requests: 1, inputTokens: 700, outputTokens: 0 }]);
  });

  it('do not include requests that were reserved and never sent', () => {
    const meter = createMeter(TERMS);
    run(meter, REVIEWER, [failed(5, 'over-limit')]);
    expect(meter.rows()).toEqual([]);
  });
});

/** A request: the agent, its input and output tokens, its outcome, and how many requests are settled before it. */
const REQUEST = fc.record({
  asker: fc.constantFrom(REVIEWER, DBA, { agent: 'dba', model: 'openai:dear' }),
  inputTokens: fc.integer({ min: 1, max: 5000 }),
  outputTokens: fc.integer({ min: 0, max: 1000 }),
  ending: fc.constantFrom('answered', 'cached', 'uncounted', 'timed-out', 'overloaded', 'cancelled', 'over-limit'),
  settledBefore: fc.nat(3),
  pick: fc.nat(),
});
type Request = typeof REQUEST extends fc.Arbitrary<infer T> ? T : never;

function outcomeOf({ ending, inputTokens, outputTokens }: Request): MeteredOutcome {
  switch (ending) {
    case 'answered':
      return answered(inputTokens, outputTokens);
    case 'cached':
      return cached(inputTokens);
    case 'uncounted':
      return uncounted(inputTokens);
    case 'timed-out':
    case 'overloaded':
    case 'cancelled':
    case 'over-limit':
      return failed(inputTokens, ending);
  }
}

/** The amount that a provider may have charged. */
function charged({ ending, asker, inputTokens, outputTokens }: Request): number {
  const price = asker.model === 'openai:dear' ? 500 : 100;
  const isCharged = ['answered', 'uncounted', 'timed-out', 'cancelled'].includes(ending);
  return isCharged ? inputTokens * 10 + outputTokens * price : 0;
}

describe('whatever the order and the outcome', () => {
  it('no limit is exceeded, and the rows add up to the answers', () => {
    fc.assert(
      fc.property(
        fc.array(REQUEST, { maxLength: 60 }),
        fc.nat(30),
        fc.nat(3_000_000),
        (requests, maxRequests, millionths) => {
          const meter = createMeter({ ...TERMS, maxRequests, maxCost: millionths / 1_000_000 });
          const underWay: Request[] = [];
          const settled: Request[] = [];
          const settleOne = (pick: number): void => {
            const [one] = underWay.splice(pick % Math.max(underWay.length, 1), 1);
            if (one !== undefined) {
              meter.settle(one.asker, outcomeOf(one));
              settled.push(one);
            }
          };
          for (const request of requests) {
            Array.from({ length: request.settledBefore }, (_, index) => settleOne(request.pick + index));
            if (meter.admit(request.asker, request.inputTokens).kind === 'admitted') {
              underWay.push(request);
            }
            const sent = [...settled, ...underWay].filter(({ ending }) => !['cached', 'over-limit'].includes(ending));
            expect(sent.length).toBeLessThanOrEqual(maxRequests);
            expect(sent.reduce((sum, one) => sum + charged(one), 0)).toBeLessThanOrEqual(millionths);
          }
          while (underWay.length > 0) {
            settleOne(0);
          }
          const rows = meter.rows();
          const inAll = (pickOf: (row: (typeof rows)[number]) => number): number =>
            rows.reduce((sum, row) => sum + pickOf(row), 0);
          const ofEnding = (...endings: readonly string[]): readonly Request[] =>
            settled.filter(({ ending }) => endings.includes(ending));
          expect({
            requests: inAll((row) => row.requests),
            failed: inAll((row) => row.failedRequests),
            cached: inAll((row) => row.cachedReplies),
            output: inAll((row) => row.outputTokens),
            billionths: Math.round(inAll((row) => row.cost ?? 0) * 1_000_000_000),
          }).toEqual({
            requests: settled.length - ofEnding('cached', 'over-limit').length,
            failed: ofEnding('timed-out', 'overloaded', 'cancelled').length,
            cached: ofEnding('cached').length,
            output: ofEnding('answered').reduce((sum, one) => sum + one.outputTokens, 0),
            billionths: ofEnding('answered').reduce((sum, one) => sum + charged(one) * 1000, 0),
          });
        },
      ),
    );
  });
});

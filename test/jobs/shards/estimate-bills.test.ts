import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseBySize,
  estimateBill,
  measureError,
  type ComposedReview,
  type ReviewSize,
} from '../../../src/jobs/shards/estimate-bills.ts';

const PRICES = [{ pattern: 'm', price: { input: 2, output: 10 } }];

function sizeOf(tokens: number): ReviewSize {
  return { tokens, parts: 1, prices: PRICES };
}

function composed(tokens: number, inputTokens: number, requests = 1): ComposedReview {
  return {
    size: sizeOf(tokens),
    bill: { model: 'openai:m', requests, inputTokens, outputTokens: 500, composedParts: 1, parts: 1 },
  };
}

describe('the estimate of a review that is not composed', () => {
  it('lies between the next smaller and the next larger one, and has the price of its own configuration', () => {
    const known = [composed(0, 4_000), composed(100, 5_000), composed(1_100, 25_000, 3)];
    const bill = estimateBill(sizeOf(600), known);
    expect(bill).toEqual({
      model: 'openai:m',
      requests: 2,
      inputTokens: 15_000,
      outputTokens: 1_000,
      cost: (15_000 * 2 + 1_000 * 10) / 1e6,
      composedParts: 0,
      parts: 1,
    });
  });

  it.each([
    ['smaller than all', 1, 4_000],
    ['larger than all', 9_000, 8_000],
    ['as large as one of them', 10, 4_000],
  ])('is that of the nearest one if it is %s', (_name, tokens, expected) => {
    expect(estimateBill(sizeOf(tokens), [composed(10, 4_000), composed(50, 8_000)]).inputTokens).toBe(expected);
  });

  it('is right on average for changes of one size', () => {
    expect(estimateBill(sizeOf(10), [composed(10, 4_000), composed(10, 8_000)]).inputTokens).toBe(6_000);
  });
});

describe('the reviews to compose', () => {
  it('are all of a few', () => {
    const few = [composed(2, 1), composed(1, 1)];
    expect(chooseBySize(few, 2)).toEqual(new Set(few));
  });

  it('are as many as allowed, with the smallest and the largest, whatever the order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(10_000), { minLength: 5, maxLength: 60 }), (sizes) => {
        const chosen = [
          ...chooseBySize(
            sizes.map((tokens) => composed(tokens, 1)),
            5,
          ),
        ].map(({ size }) => size.tokens);
        const other = [
          ...chooseBySize(
            sizes.toReversed().map((tokens) => composed(tokens, 1)),
            5,
          ),
        ];
        expect(chosen).toHaveLength(5);
        expect([chosen.at(0), chosen.at(-1)]).toEqual([Math.min(...sizes), Math.max(...sizes)]);
        expect(other.map(({ size }) => size.tokens)).toEqual(chosen);
      }),
    );
  });
});

describe('the error of the estimates', () => {
  it('is the share by which composed ones would have been wrong', () => {
    // Estimated from its neighbours, the one in the middle would have 15,000 tokens.
    expect(measureError([composed(0, 10_000), composed(50, 12_000), composed(100, 20_000)])).toBe(3_000 / 12_000);
  });

  it('is zero if the tokens follow from the size', () => {
    expect(measureError([0, 10, 70, 100].map((tokens) => composed(tokens, 4_000 + 2 * tokens)))).toBe(0);
  });

  it('is not known from two', () => {
    expect(measureError([composed(0, 1), composed(1, 2)])).toBeUndefined();
  });
});

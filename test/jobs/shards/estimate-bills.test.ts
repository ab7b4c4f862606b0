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
  const straight = [0, 10, 40, 70, 100].map((tokens) => composed(tokens, 4_000 + 2 * tokens));

  it('is zero if the tokens follow from the size', () => {
    expect(measureError(straight, [sizeOf(20)])).toEqual({ each: 0, sum: 0 });
  });

  it('is larger if composed ones differ from what their neighbours say', () => {
    const bent = straight.map((one, index) => (index === 2 ? composed(40, 8_000) : one));
    const error = measureError(bent, [sizeOf(20), sizeOf(30)]);
    // The one in the middle is wrong by 3,920 of the 12,160 tokens of the three between the smallest and the largest.
    expect(error?.each).toBeGreaterThan(3_920 / 12_160);
    expect(error?.sum).toBeGreaterThan(0.05);
  });

  it('of a sum is smaller the fewer are estimated', () => {
    const bent = straight.map((one, index) => (index === 2 ? composed(40, 8_000) : one));
    const few = measureError(bent, [sizeOf(20)])?.sum ?? 0;
    expect(
      measureError(
        bent,
        Array.from({ length: 9 }, () => sizeOf(20)),
      )?.sum,
    ).toBeGreaterThan(few);
  });

  it('is not known from four', () => {
    expect(measureError(straight.slice(1), [sizeOf(20)])).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { predictBill, type Bill } from '../../../src/jobs/shards/predict-bill.ts';

const PRICES = [{ pattern: 'gpt-5.4', price: { input: 2, output: 8 } }];

/** Parts with these tokens. Each takes 1,000 tokens for each request, and a request holds 10,000. */
async function predict(
  tokens: readonly number[],
  prices = PRICES,
  mayBatch = false,
): Promise<{ bill: Bill; composed: readonly string[] }> {
  const composed: string[] = [];
  const parts = tokens.map((size, index) => ({ paths: [`file${index}`], tokens: size }));
  const bill = await predictBill(parts, {
    model: 'openai:gpt-5.4',
    prices,
    mayBatch,
    compose: ([path = '']) => {
      composed.push(path);
      const size = tokens[Number(path.slice('file'.length))] ?? 0;
      const requests = Math.ceil(size / 10_000);
      return Promise.resolve({ requests, inputTokens: size + requests * 1_000 });
    },
  });
  return { bill, composed };
}

describe('predictBill', () => {
  it('composes every part of a small review, so that the bill is exact', async () => {
    expect(await predict([25_000, 5_000])).toEqual({
      composed: ['file0', 'file1'],
      bill: {
        model: 'openai:gpt-5.4',
        requests: 4,
        inputTokens: 34_000,
        outputTokens: 2_000,
        cost: 0.084,
        composedParts: 2,
        parts: 2,
      },
    });
  });

  it('estimates the parts of a large review by three of them, chosen evenly', async () => {
    const { bill, composed } = await predict(Array.from({ length: 30 }, () => 40_000));
    expect(composed).toEqual(['file5', 'file15', 'file25']);
    expect(bill).toMatchObject({ requests: 120, inputTokens: 1_320_000, composedParts: 3, parts: 30 });
  });

  it('has no cost without a price, in batches or not', async () => {
    const { bill } = await predict([5_000], [], true);
    expect([bill.cost, bill.batchCost]).toEqual([undefined, undefined]);
  });

  it.each([
    ['one request, which is sent directly', [5_000], 1],
    ['four requests, of which three are batched', [25_000, 5_000], 0.625],
  ])('gives the price in batches for %s', async (_name, tokens, share) => {
    const { bill } = await predict(tokens, PRICES, true);
    expect(bill.batchCost).toBeCloseTo((bill.cost ?? 0) * share, 12);
  });
});

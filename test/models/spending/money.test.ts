import { describe, expect, it } from 'vitest';
import { BILLION, computeCost, writeMoney } from '../../../src/models/spending/money.ts';

describe('the cost of tokens', () => {
  const price = { input: 1.25, output: 10, cachedInput: 0.125 };

  it.each([
    ['is that of a million of input', price, { inputTokens: 1_000_000, outputTokens: 0 }, 1.25],
    ['is that of a million of output', price, { inputTokens: 0, outputTokens: 1_000_000 }, 10],
    [
      'has another price for what the provider had in its cache',
      price,
      { inputTokens: 1_000_000, outputTokens: 0, cachedInputTokens: 800_000 },
      0.25 + 0.1,
    ],
    [
      'has another price for what the provider wrote into its cache',
      { ...price, cacheWrite: 2.5 },
      { inputTokens: 1_000_000, outputTokens: 0, cachedInputTokens: 200_000, cacheWriteTokens: 400_000 },
      0.5 + 0.025 + 1,
    ],
    [
      'counts no token twice, whatever a server says that it wrote',
      { ...price, cacheWrite: 2.5 },
      { inputTokens: 1_000_000, outputTokens: 0, cachedInputTokens: 800_000, cacheWriteTokens: 1_000_000 },
      0.1 + 0.5,
    ],
    [
      'has the same price for it where none is given',
      { input: 1, output: 1 },
      { inputTokens: 1_000_000, outputTokens: 0, cachedInputTokens: 800_000 },
      1,
    ],
    [
      'is never less than nothing, whatever a server counts',
      price,
      { inputTokens: 10, outputTokens: 0, cachedInputTokens: 1_000_000 },
      0.000_001_25,
    ],
  ])('%s', (_name, given, usage, expected) => {
    expect(computeCost(given, usage) / BILLION).toBeCloseTo(expected, 9);
  });

  it('is an integer, so that sums are exact', () => {
    const tenth = computeCost({ input: 0.1, output: 0 }, { inputTokens: 1_000_000, outputTokens: 0 });
    expect(tenth + tenth + tenth).toBe(0.3 * BILLION);
  });
});

it.each([
  [0, '0.00'],
  [0.000_000_001, '0.000000001'],
  [0.0042, '0.0042'],
  [0.05, '0.050'],
  [0.1, '0.10'],
  [1.256, '1.26'],
  [1234.5, '1234.50'],
])('%d is written %s', (amount, expected) => {
  expect(writeMoney(amount)).toBe(expected);
});

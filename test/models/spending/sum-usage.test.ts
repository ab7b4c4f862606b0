import { describe, expect, it } from 'vitest';
import { sumUsage } from '../../../src/models/spending/sum-usage.ts';

describe('the usage of several requests', () => {
  it.each([
    ['none', [], { inputTokens: 0, outputTokens: 0 }],
    [
      'without a prompt cache',
      [
        { inputTokens: 10, outputTokens: 1 },
        { inputTokens: 20, outputTokens: 2 },
      ],
      { inputTokens: 30, outputTokens: 3 },
    ],
    [
      'of which one says what came from a prompt cache',
      [
        { inputTokens: 10, outputTokens: 1 },
        { inputTokens: 100, outputTokens: 20, cachedInputTokens: 50 },
      ],
      { inputTokens: 110, outputTokens: 21, cachedInputTokens: 50 },
    ],
  ])('is added up: %s', (_name, usages, sum) => {
    expect(sumUsage(usages)).toEqual(sum);
  });
});

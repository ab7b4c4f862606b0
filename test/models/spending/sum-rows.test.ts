import { describe, expect, it } from 'vitest';
import { sumRows } from '../../../src/models/spending/sum-rows.ts';

const ROW = {
  agent: 'housestyle',
  model: 'openai:gpt-4o',
  requests: 2,
  failedRequests: 1,
  cachedReplies: 3,
  inputTokens: 100,
  outputTokens: 10,
};

describe('the sum of what agents and models used', () => {
  it('adds every column', () => {
    expect(
      sumRows([
        { ...ROW, cost: 0.1 },
        { ...ROW, cost: 0.2 },
      ]),
    ).toEqual({
      requests: 4,
      cachedReplies: 6,
      inputTokens: 200,
      outputTokens: 20,
      cost: 0.3,
    });
  });

  it.each([
    ['nothing was used', []],
    ['one model has no price', [{ ...ROW, cost: 0.1 }, ROW]],
  ])('has no cost if %s', (_name, rows) => {
    expect(sumRows(rows)).not.toHaveProperty('cost');
  });
});

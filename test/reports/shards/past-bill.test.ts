import { expect, it } from 'vitest';
import { pastBillText, type PastChange } from '../../../src/reports/shards/past-bill.ts';

function change(subject: string, inputTokens: number, cost?: number): PastChange {
  const bill = { model: 'openai:m', requests: 1, inputTokens, outputTokens: 500, composedParts: 1, parts: 1 };
  return { commit: 'c0ffee00c0ffee', subject, bill: { ...bill, ...(cost === undefined ? {} : { cost }) } };
}

const UNREAD: PastChange = { commit: 'abcdef0123456', subject: 'Start', reason: 'it is the first' };

it('shows the sum, the usual size, and a line for each change', () => {
  const text = pastBillText([change('Add\u001B[31m b', 12_000, 0.02), change('Fix a', 3_000, 0.01), UNREAD]);
  expect(text)
    .toBe(`Reviews of 2 of the last 3 changes with openai:m begin with 2 requests, 15,000 input tokens, and 1,000 output tokens if answers are of usual length: 0.030 in the currency of \`prices\`.
Half of them take at most 3,000 input tokens, the largest 12,000.
What models look up and the second look at findings (\`verify\`) come on top; \`max-requests\` and \`max-cost\` limit both.

c0ffee00      12,000     0.020  Add\\u{1B}[31m b
c0ffee00       3,000    0.0100  Fix a
abcdef01           –  Start (it is the first)
`);
});

it('names no money if one of the changes has no price', () => {
  expect(pastBillText([change('Add b', 12_000, 0.02), change('Fix a', 3_000)])).toContain(
    'what they cost is shown once `prices` of the configuration file has this model',
  );
});

it('says that there was nothing to review', () => {
  expect(pastBillText([UNREAD])).toBe(`None of the last 1 change has a file to review.

abcdef01           –  Start (it is the first)
`);
});

import { expect, it } from 'vitest';
import { pastBillJson, pastBillText, type PastChange } from '../../../src/reports/shards/past-bill.ts';

const DAY = 86_400;

function change(subject: string, inputTokens: number, cost?: number, seconds = 0): PastChange {
  const bill = { model: 'openai:m', requests: 1, inputTokens, outputTokens: 500, composedParts: 1, parts: 1 };
  return { commit: 'c0ffee00c0ffee', subject, seconds, bill: { ...bill, ...(cost === undefined ? {} : { cost }) } };
}

const UNREAD: PastChange = { commit: 'abcdef0123456', subject: 'Start', seconds: 0, reason: 'it is the first' };

it('shows the sum, the usual size, and a line for each change', () => {
  const text = pastBillText([change('Add\u001B[31m b', 12_000, 0.02), change('Fix a', 3_000, 0.01), UNREAD]);
  expect(text)
    .toBe(`Reviews of 2 of the last 3 changes with openai:m begin with 2 requests, 15,000 input tokens, and 1,000 output tokens if answers are of usual length: 0.030 in the currency of the prices, or 0.015 a change.
Half of them take at most 3,000 input tokens, the largest 12,000.
They were merged within less than a week, which says too little about a month: give \`--history\` a larger number.
What models look up and the second look at findings (\`verify\`) come on top; \`max-requests\` and \`max-cost\` limit both.

c0ffee00      12,000    0.0200  Add\\u{1B}[31m b
c0ffee00       3,000    0.0100  Fix a
abcdef01           –  Start (it is the first)
`);
});

it('names no money if one of the changes has no price', () => {
  expect(pastBillText([change('Add b', 12_000, 0.02), change('Fix a', 3_000)])).toContain(
    '`--price INPUT,OUTPUT`, with the prices of a million tokens, shows what they cost',
  );
});

it('says what a month takes at the pace of the changes, if they span a week or more', () => {
  const four = [30, 20, 10, 0].map((day) => change('Add b', 12_000, 0.004, day * DAY));
  expect(pastBillText(four)).toContain(
    'At the pace of these changes, 30 days have about 3 changes: 36,000 input tokens, 0.012, if each is reviewed once.',
  );
  expect(pastBillText(four.map((one) => ({ ...one, seconds: one.seconds / 5 })))).not.toContain('At the pace');
});

it('writes all amounts of the column with the decimals of the smallest one', () => {
  const text = pastBillText([
    change('Add b', 8_000, 0.0099),
    change('Fix a', 9_000, 0.0104),
    change('Fix c', 9_000, 1.2),
  ]);
  expect(text.match(/ \d\.\d+(?=  )/g)).toEqual([' 0.0099', ' 0.0104', ' 1.2000']);
});

it('says that there was nothing to review', () => {
  expect(pastBillText([UNREAD])).toBe(`Nothing can be predicted from the last change:

abcdef01           –  Start (it is the first)
`);
});

it('says which changes are estimated, and how wrong an estimate is', () => {
  const estimated = change('Fix a', 3_000, 0.01);
  const changes = [
    change('Add b', 12_000, 0.02),
    'bill' in estimated ? { ...estimated, bill: { ...estimated.bill, composedParts: 0 } } : estimated,
  ];
  const text = pastBillText(changes, undefined, { each: 0.084, sum: 0.021 });
  expect(text).toContain(
    'The prompts of 1 of them were composed. The other 1, marked with ~, are estimated by their size. In nine of ten cases, such an estimate is wrong by at most 9 % on average, and the sum of input tokens by at most 3 %.\n',
  );
  expect(text).toContain('c0ffee00      ~3,000    0.0100  Fix a\n');
  expect(pastBillText(changes.slice(0, 1))).not.toContain('estimated');
  expect(pastBillJson(changes, { each: 0.084, sum: 0.021 })).toMatchObject({
    error: 0.084,
    sumError: 0.021,
    total: { inputTokens: 15_000 },
  });
});

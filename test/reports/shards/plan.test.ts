import { expect, it } from 'vitest';
import { drawMatrix, planJson, planText } from '../../../src/reports/shards/plan.ts';

const PLAN = {
  shards: [
    { paths: ['a/x.ts', 'a/y.ts'], tokens: 1200 },
    { paths: ['b/z.ts'], tokens: 900 },
  ],
  most: 3,
  key: 'abc',
  commit: 'c0ffee',
};

it('draws a matrix whose rows have the number of each shard and of the plan', () => {
  expect(drawMatrix(PLAN)).toEqual({
    include: [
      { shard: '1/3', files: 2, tokens: 1200 },
      { shard: '2/3', files: 1, tokens: 900 },
    ],
  });
});

it('lists the files of each shard as JSON', () => {
  expect(planJson(PLAN)).toMatchObject({
    shards: 2,
    files: 3,
    tokens: 2100,
    paths: [['a/x.ts', 'a/y.ts'], ['b/z.ts']],
  });
});

it('says how many files and tokens each shard has', () => {
  expect(planText(PLAN)).toBe(
    '3 files in 2 shards: a job for each.\n  1/3  2 files, about 1,200 tokens of code\n  2/3  1 file, about 900 tokens of code\n`--model NAME --price INPUT,OUTPUT` predicts requests, tokens and, at these prices of a million tokens, money. No key is needed.\n',
  );
});

it('says what a review in one job costs first, and lists no shard', () => {
  const bill = {
    model: 'openai:m',
    requests: 1,
    inputTokens: 9_000,
    outputTokens: 500,
    cost: 0.02,
    composedParts: 1,
    parts: 1,
  };
  expect(planText({ ...PLAN, shards: PLAN.shards.slice(1) }, bill).split('\n')).toEqual([
    'Expected with openai:m: 1 request, 9,000 input tokens, and 500 output tokens if answers are of usual length: 0.020 in the currency of the prices.',
    'What models look up and the second look at findings (`verify`) come on top; `max-requests` and `max-cost` limit both.',
    '1 file: one job is enough for this review.',
    '',
  ]);
});

it.each([
  ['says what batches would cost', 0.02, 0.011, true],
  ['says nothing about batches if they would save nothing', 0.02, 0.02, false],
])('%s', (_name, cost, batchCost, isSaid) => {
  const amounts = { requests: 2, inputTokens: 9_000, outputTokens: 500, composedParts: 1, parts: 1 };
  expect(planText(PLAN, { model: 'openai:m', ...amounts, cost, batchCost }).includes('With `batch`')).toBe(isSaid);
});

it('says that nothing is to be planned, without a word on what it costs', () => {
  expect(planText({ ...PLAN, shards: [] })).toBe('There is no file to review, so there is nothing to plan.\n');
});

it('names the files that alone are larger than a shard should be, the largest first', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ paths: [`big${index}.sql`], tokens: 70_000 + index }));
  const small = Array.from({ length: 30 }, (_, index) => ({ paths: [`a${index}.ts`, `b${index}.ts`], tokens: 40_000 }));
  const text = planText({ ...PLAN, shards: [...small, ...many] });
  expect(text.split('\n').slice(-8, -2)).toEqual([
    ...[6, 5, 4, 3, 2].map(
      (index) => `big${index}.sql is 53 % larger than the average shard. A file is never divided.`,
    ),
    'So are 2 more files.',
  ]);
  expect(planJson({ ...PLAN, shards: [...small, ...many.slice(0, 1)] })).toMatchObject({
    undivided: [{ path: 'big0.sql', tokens: 70_000, above: 71 }],
  });
});

import { expect, it } from 'vitest';
import { drawMatrix, planJson, planSentence, planText } from '../../../src/reports/shards/plan.ts';

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
    '3 files in 2 shards.\n  1/3  2 files, about 1200 tokens\n  2/3  1 file, about 900 tokens\n',
  );
  expect(planSentence({ shards: [] })).toBe('0 files in 0 shards.');
});

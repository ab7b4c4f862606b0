import { expect, it } from 'vitest';
import { listCutShort, nameMissing } from '../../../src/jobs/shards/name-missing.ts';

const none = (...indexes: readonly number[]) => indexes.map((index) => ({ index, reason: 'left no result' }));

it.each([
  ['one', none(3), ['shard 3 of 64 left no result']],
  ['a few', none(3, 7, 9), ['shards 3, 7 and 9 of 64 left no result']],
  [
    'many, by their number and the first of them',
    none(...Array.from({ length: 20 }, (_, index) => index + 1)),
    ['20 of 64 shards left no result: 1, 2, 3, 4, 5, 6, 7, 8 and 12 more'],
  ],
  [
    'those with another reason apart',
    [...none(1, 2), { index: 4, reason: 'left several results that contradict each other' }],
    ['shards 1 and 2 of 64 left no result', 'shard 4 of 64 left several results that contradict each other'],
  ],
])('shards without a result are named: %s', (_case, missing, named) => {
  expect(nameMissing(missing, 64)).toEqual(named);
});

it('lists all numbers of many shards, and none that are named already', () => {
  const many = Array.from({ length: 9 }, (_, index) => index + 2);
  const other = { index: 1, reason: 'left several results that contradict each other' };
  expect(listCutShort([other, ...none(...many)], 64)).toEqual([
    { source: 'shards 2, 3, 4, 5, 6, 7, 8, 9 and 10 of 64', reason: 'left no result' },
  ]);
});

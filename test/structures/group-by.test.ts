import { expect, test } from 'vitest';
import { groupBy } from '../../src/structures/group-by.ts';

test('groups items by key, in the order in which keys and items first occur', () => {
  const groups = groupBy(['pear', 'fig', 'plum', 'kiwi', 'nut'], (word) => word.length);
  expect([...groups]).toEqual([
    [4, ['pear', 'plum', 'kiwi']],
    [3, ['fig', 'nut']],
  ]);
});

test('has no groups without items', () => {
  expect(groupBy([], () => 'key').size).toBe(0);
});

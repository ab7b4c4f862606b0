import { expect, test } from 'vitest';
import { isFirst } from '../../src/structures/is-first.ts';

const byLetter = (word: string): string => word.slice(0, 1);

test('keeps the first item with each key', () => {
  expect(['pear', 'fig', 'plum', 'fish', 'nut'].filter(isFirst(byLetter))).toEqual(['pear', 'fig', 'nut']);
});

test('remembers nothing of another list', () => {
  const lists = [['pear'], ['plum', 'pear']];
  expect(lists.map((words) => words.filter(isFirst(byLetter)))).toEqual([['pear'], ['plum']]);
});

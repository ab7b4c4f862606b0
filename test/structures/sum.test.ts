import { expect, test } from 'vitest';
import { sum, sumOf } from '../../src/structures/sum.ts';

test('adds up numbers, and a number of each item', () => {
  expect(sum([1, 2, 4])).toBe(7);
  expect(sumOf(['a', 'bcd'], ({ length }) => length)).toBe(4);
});

test('is 0 for an empty list', () => {
  expect(sum([])).toBe(0);
  expect(sumOf([], () => 1)).toBe(0);
});

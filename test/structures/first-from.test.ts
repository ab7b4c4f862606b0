import { expect, test } from 'vitest';
import { firstFrom } from '../../src/structures/first-from.ts';

test.each([
  ['below all', 'a', 0],
  ['equal to one', 'c', 1],
  ['between two', 'd', 2],
  ['above all', 'f', 3],
])('finds the place of a text %s', (_name, wanted, index) => {
  expect(firstFrom(['b', 'c', 'e'], wanted)).toBe(index);
});

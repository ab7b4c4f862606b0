import { expect, test } from 'vitest';
import { at } from '../../src/structures/at.ts';

test('reads an element that exists', () => {
  expect(at(['a', 'b'], 1)).toBe('b');
  expect(at(new Int32Array([0]), 0)).toBe(0);
});

test.each([
  ['past the end', 2],
  ['before the start', -1],
  ['between two elements', 0.5],
])('throws for an index %s', (_name, index) => {
  expect(() => at(['a', 'b'], index)).toThrow(new RangeError(`no element at index ${index} of 2`));
});

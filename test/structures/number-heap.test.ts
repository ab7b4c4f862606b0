import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNumberHeap } from '../../src/structures/number-heap.ts';

test('returns nothing while it is empty', () => {
  const heap = createNumberHeap(1);
  expect(heap.pop()).toBeUndefined();
  heap.push(1);
  expect([heap.pop(), heap.pop()]).toEqual([1, undefined]);
});

test('returns numbers in ascending order, also after it has grown', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (numbers) => {
      const heap = createNumberHeap(1);
      numbers.forEach((number) => heap.push(number));
      expect(numbers.map(() => heap.pop())).toEqual(numbers.toSorted((a, b) => a - b));
    }),
  );
});

test('keeps the order if numbers are added in between', () => {
  const heap = createNumberHeap(4);
  [5, 1, 3].forEach((number) => heap.push(number));
  expect(heap.pop()).toBe(1);
  heap.push(2);
  expect([heap.pop(), heap.pop(), heap.pop()]).toEqual([2, 3, 5]);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { between, justAbove, justBelow } from '../../src/fitting/priorities.ts';

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });
const anyPriority = fc.integer({ min: -1_000, max: 1_000 });
const taken = fc.array(anyPriority, { maxLength: 20 });

describe('between', () => {
  test.each([
    [1, 2, 1.5],
    [2, 1, 1.5],
    [-Number.MAX_VALUE, Number.MAX_VALUE, 0],
    [Number.MAX_VALUE / 2, Number.MAX_VALUE, Number.MAX_VALUE * 0.75],
  ])('of %d and %d is %d', (a, b, middle) => {
    expect(between(a, b)).toBe(middle);
  });

  test.each([
    [1, 1],
    [1, 1 + Number.EPSILON],
    [0, Number.MIN_VALUE],
    [Number.NaN, 1],
  ])('refuses %d and %d, which have no number between them', (a, b) => {
    expect(() => between(a, b)).toThrow(RangeError);
  });

  test('lies between, or there is nothing between', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        fc.pre(high - low > Math.abs(high) * 1e-15 + 1e-300);
        expect(between(a, b)).toBeGreaterThan(low);
        expect(between(a, b)).toBeLessThan(high);
      }),
    );
  });
});

describe('justAbove and justBelow', () => {
  test.each([
    ['above all', justAbove(5, [1, 5]), 6],
    ['below all', justBelow(5, [5, 9]), 4],
    ['below the next', justAbove(5, [1, 5, 6, 9]), 5.5],
    ['above the one before', justBelow(5, [1, 4, 5, 9]), 4.5],
    ['beside nothing at all', justAbove(5, []), 6],
  ])('a priority %s', (_name, priority, expected) => {
    expect(priority).toBe(expected);
  });

  test('stand on their side of one priority and on its side of all others', () => {
    fc.assert(
      fc.property(anyPriority, taken, (priority, others) => {
        const [above, below] = [justAbove(priority, others), justBelow(priority, others)];
        expect(below < priority && priority < above).toBe(true);
        expect(others.filter((other) => other !== priority && below <= other && other <= above)).toEqual([]);
      }),
    );
  });

  test.each([2 ** 53, 2 ** 60])('refuse a place beside %d, which is no other number', (priority) => {
    expect(() => justAbove(priority, [])).toThrow(RangeError);
  });
});

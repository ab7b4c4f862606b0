import { describe, expect, it } from 'vitest';
import { choosePushWait } from '../../../../src/commands/action/review/wait-for-pushes.ts';

const NOW = Date.parse('2026-11-23T22:00:00Z');
const SECOND = 1_000;

function pushesBefore(...seconds: readonly number[]): { head: string; time: number; by: string }[] {
  return seconds.map((age) => ({ head: 'a', time: NOW - age * SECOND, by: 'ada' }));
}

describe('the wait before money is spent', () => {
  it.each<[string, readonly number[], number, number]>([
    ['no known push', [], 60, 0],
    ['a single push', [5], 60, 0],
    ['two pushes', [0, 100], 60, 30],
    ['three pushes', [0, 100, 200], 60, 40],
    ['ten pushes', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 60, 54],
    ['two pushes, the last one 20 seconds ago', [20, 100], 60, 10],
    ['two pushes, the last one a minute ago', [60, 100], 60, 0],
    ['a second push longer ago than ten minutes', [0, 601], 60, 0],
    ['times in the future', [-500, -400], 60, 30],
    ['a maximum of zero', [0, 1], 0, 0],
    ['the highest maximum', [0, 1, 2], 90, 60],
  ])('after %s', (_name, ages, maximum, expected) => {
    expect(choosePushWait(pushesBefore(...ages), maximum, NOW)).toBe(expected * SECOND);
  });

  it('never exceeds the maximum, and grows with the number of pushes', () => {
    const waits = Array.from({ length: 20 }, (_, pushes) =>
      choosePushWait(pushesBefore(...Array.from({ length: pushes }, () => 0)), 60, NOW),
    );
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(Math.max(...waits)).toBeLessThan(60 * SECOND);
  });
});

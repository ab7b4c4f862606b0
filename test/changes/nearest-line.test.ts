import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCommentable } from '../../src/changes/commentable.ts';
import { nearestCommentable } from '../../src/changes/nearest-line.ts';
import type { FileChange, Hunk } from '../../src/changes/types.ts';

function fileOf(hunks: readonly Hunk[]): FileChange {
  return { path: 'a', status: 'modified', binary: false, additions: 0, deletions: 0, hunks };
}

function hunk(start: number, lines: number): Hunk {
  return { oldStart: start, oldLines: 0, newStart: start, newLines: lines, heading: '', lines: [] };
}

const FILE = fileOf([hunk(10, 5), hunk(20, 1), hunk(30, 0)]);

test.each([
  ['inside of a hunk', 12, { line: 12, distance: 0 }],
  ['before the first', 1, { line: 10, distance: 9 }],
  ['between two, nearer to the second', 18, { line: 20, distance: 2 }],
  ['between two, at the same distance from both', 17, { line: 14, distance: 3 }],
  ['after the last', 99, { line: 20, distance: 79 }],
])('a line %s', (_, line, expected) => {
  expect(nearestCommentable(FILE, 'RIGHT', line)).toEqual(expected);
});

test('a side without lines has no nearest line', () => {
  expect(nearestCommentable(FILE, 'LEFT', 10)).toBeUndefined();
});

test('no commentable line is nearer', () => {
  const hunks = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.nat(6)), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(hunks, fc.integer({ min: 1, max: 80 }), (rows, line) => {
      const file = fileOf(rows.map(([start, lines]) => hunk(start, lines)));
      const lines = Array.from({ length: 100 }, (_, at) => at + 1).filter((at) => isCommentable(file, 'RIGHT', at));
      const found = nearestCommentable(file, 'RIGHT', line);
      expect(found?.distance ?? Number.POSITIVE_INFINITY).toBe(Math.min(...lines.map((at) => Math.abs(at - line))));
      expect(found === undefined || lines.includes(found.line)).toBe(true);
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { changesJson } from '../../src/changes/change-json.ts';
import { commentableRanges, isCommentable, isWithinOneHunk } from '../../src/changes/commentable.ts';
import { readGitDiff } from '../../src/changes/diff/read-diff.ts';

const DIFF = `diff --git a/old b/new
similarity index 90%
rename from old
rename to new
index 1..2 100644
--- a/old
+++ b/new
@@ -10,3 +10,5 @@
 a
+b
+c
 d
 e
@@ -13 +15,0 @@
-f
`;
const changes = readGitDiff(DIFF);
const file = changes.files[0]!;

describe('the lines on which GitHub accepts comments', () => {
  test('are one range for each hunk and side, none for a side without lines', () => {
    expect(commentableRanges(file)).toEqual({
      left: [
        [10, 12],
        [13, 13],
      ],
      right: [[10, 14]],
    });
  });

  test.each([
    ['RIGHT', 9, false],
    ['RIGHT', 10, true],
    ['RIGHT', 14, true],
    ['RIGHT', 15, false],
    ['LEFT', 13, true],
    ['LEFT', 14, false],
    ['LEFT', Number.NaN, false],
  ] as const)('%s line %d', (side, line, expected) => {
    expect(isCommentable(file, side, line)).toBe(expected);
  });

  test.each([
    ['within a hunk', 10, 12, true],
    ['across two that touch', 12, 13, false],
    ['backwards', 12, 10, false],
  ])('a range %s', (_name, startLine, line, expected) => {
    expect(isWithinOneHunk(file, 'LEFT', startLine, line)).toBe(expected);
  });
});

test('the JSON form has positions but no text', () => {
  const json = [...changesJson(changes, ({ path }) => ({ more: path }))].join('');
  expect(json).toBe(`${JSON.stringify(JSON.parse(json), undefined, 2)}\n`);
  expect(JSON.parse(json)).toEqual({
    files: [
      {
        path: 'new',
        previousPath: 'old',
        status: 'renamed',
        binary: false,
        additions: 2,
        deletions: 1,
        hunks: [
          { oldStart: 10, oldLines: 3, newStart: 10, newLines: 5 },
          { oldStart: 13, oldLines: 1, newStart: 15, newLines: 0 },
        ],
        commentable: {
          left: [
            [10, 12],
            [13, 13],
          ],
          right: [[10, 14]],
        },
        more: 'new',
      },
    ],
    leftOut: [],
    source: 'git',
  });
});

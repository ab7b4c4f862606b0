import { describe, expect, it } from 'vitest';
import { readGitDiff } from '../../src/changes/diff/read-diff.ts';
import { changedLines, type ChangedLines } from '../../src/context/changed-lines.ts';

/** The changed lines of a file with these hunks. */
function changedBy(...hunks: readonly string[]): ChangedLines {
  const diff = `diff --git a/f b/f\nindex 0000001..0000002 100644\n--- a/f\n+++ b/f\n${hunks.join('')}`;
  const [file] = readGitDiff(new TextEncoder().encode(diff)).files;
  return changedLines({ hunks: file?.hunks ?? [] });
}

describe('the lines of a file that a change', () => {
  it('touches are the added lines, and the lines in the place of removed ones', () => {
    expect(changedBy('@@ -1,4 +1,4 @@\n a\n-b\n+B\n+C\n c\n-d\n')).toEqual({
      touched: [
        { from: 2, to: 3 },
        { from: 5, to: 5 },
      ],
      inChange: [{ from: 1, to: 4 }],
    });
  });

  it('shows are the lines of all its hunks', () => {
    expect(changedBy('@@ -1,2 +1,3 @@\n a\n+b\n c\n', '@@ -9,2 +10,1 @@\n-x\n y\n')).toEqual({
      touched: [
        { from: 2, to: 2 },
        { from: 10, to: 10 },
      ],
      inChange: [
        { from: 1, to: 3 },
        { from: 10, to: 10 },
      ],
    });
  });

  it('shows are empty if a hunk only removes lines, and the line after them is touched', () => {
    expect(changedBy('@@ -4,2 +3,0 @@\n-x\n-y\n')).toEqual({ touched: [{ from: 4, to: 4 }], inChange: [] });
  });
});

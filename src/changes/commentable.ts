import type { FileChange, Hunk } from './types.ts';

/** The side of a pull request's diff, as GitHub names it: `LEFT` is the base, `RIGHT` the head. */
type Side = 'LEFT' | 'RIGHT';

/** First and last line, both included. */
type LineRange = readonly [first: number, last: number];

export interface CommentableRanges {
  readonly left: readonly LineRange[];
  readonly right: readonly LineRange[];
}

/**
 * The lines on which GitHub accepts a comment: all lines of the hunks, context included, numbered by side. There is one
 * range for each hunk, even if two hunks touch, because a comment must begin and end in the same hunk. A file that GitHub
 * shows as binary has none.
 */
export function commentableRanges(file: FileChange): CommentableRanges {
  return { left: rangesOf(file, 'LEFT'), right: rangesOf(file, 'RIGHT') };
}

/** Whether GitHub accepts a comment on a line. */
export function isCommentable(file: FileChange, side: Side, line: number): boolean {
  return isWithinOneHunk(file, side, line, line);
}

/** Whether GitHub accepts a comment on all lines from `startLine` to `line`. */
export function isWithinOneHunk(file: FileChange, side: Side, startLine: number, line: number): boolean {
  return startLine <= line && rangesOf(file, side).some(([first, last]) => first <= startLine && line <= last);
}

function rangesOf(file: FileChange, side: Side): readonly LineRange[] {
  return file.encoding === undefined ? file.hunks.flatMap((hunk) => rangeOf(hunk, side)) : [];
}

function rangeOf(hunk: Hunk, side: Side): readonly LineRange[] {
  const [start, count] = side === 'LEFT' ? [hunk.oldStart, hunk.oldLines] : [hunk.newStart, hunk.newLines];
  return count === 0 ? [] : [[start, start + count - 1]];
}

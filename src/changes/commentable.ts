import type { FileChange, Hunk } from './types.ts';

/** The side of a pull request's diff in GitHub's words: `LEFT` is the base, `RIGHT` the head. */
type Side = 'LEFT' | 'RIGHT';

/** First and last line, both inside. */
type LineRange = readonly [first: number, last: number];

export interface CommentableRanges {
  readonly left: readonly LineRange[];
  readonly right: readonly LineRange[];
}

/**
 * The lines on which GitHub takes a comment: all lines of the hunks, context included, numbered by side. One range
 * for each hunk even where two touch, for a comment must begin and end in the same hunk.
 */
export function commentableRanges(file: FileChange): CommentableRanges {
  return { left: rangesOf(file, 'LEFT'), right: rangesOf(file, 'RIGHT') };
}

/** Whether a comment can stand on a line. */
export function isCommentable(file: FileChange, side: Side, line: number): boolean {
  return isWithinOneHunk(file, side, line, line);
}

/** Whether a comment can stand on all lines from `startLine` to `line`. */
export function isWithinOneHunk(file: FileChange, side: Side, startLine: number, line: number): boolean {
  return startLine <= line && rangesOf(file, side).some(([first, last]) => first <= startLine && line <= last);
}

function rangesOf(file: FileChange, side: Side): readonly LineRange[] {
  return file.hunks.flatMap((hunk) => rangeOf(hunk, side));
}

function rangeOf(hunk: Hunk, side: Side): readonly LineRange[] {
  const [start, count] = side === 'LEFT' ? [hunk.oldStart, hunk.oldLines] : [hunk.newStart, hunk.newLines];
  return count === 0 ? [] : [[start, start + count - 1]];
}

import { commentableRanges } from './commentable.ts';
import type { FileChange } from './types.ts';

/** A line on which GitHub takes a comment, and how many lines it is away from the one that was asked for. */
export interface NearestLine {
  readonly line: number;
  readonly distance: number;
}

/**
 * The commentable line nearest to a line of one side: the line itself, at a distance of 0, where it is one; of two
 * as near, the one above. Undefined where that side of the file has no line in the diff.
 */
export function nearestCommentable(file: FileChange, side: 'LEFT' | 'RIGHT', line: number): NearestLine | undefined {
  const ranges = commentableRanges(file)[side === 'LEFT' ? 'left' : 'right'];
  const nearest = ranges.map(([first, last]) => Math.min(Math.max(line, first), last));
  const [best] = nearest.toSorted((a, b) => Math.abs(a - line) - Math.abs(b - line) || a - b);
  return best === undefined ? undefined : { line: best, distance: Math.abs(best - line) };
}

import { commentableRanges } from './commentable.ts';
import type { FileChange } from './types.ts';

/** A line on which GitHub accepts a comment, and its distance in lines from the requested line. */
export interface NearestLine {
  readonly line: number;
  readonly distance: number;
}

/**
 * The commentable line that is nearest to a line of one side. If the line itself is commentable, the distance is 0. Of
 * two lines at the same distance, the upper one is chosen. Undefined if that side of the file has no line in the diff.
 */
export function nearestCommentable(file: FileChange, side: 'LEFT' | 'RIGHT', line: number): NearestLine | undefined {
  const ranges = commentableRanges(file)[side === 'LEFT' ? 'left' : 'right'];
  const nearest = ranges.map(([first, last]) => Math.min(Math.max(line, first), last));
  const [best] = nearest.toSorted((a, b) => Math.abs(a - line) - Math.abs(b - line) || a - b);
  return best === undefined ? undefined : { line: best, distance: Math.abs(best - line) };
}

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
  let best: NearestLine | undefined;
  for (const [first, last] of ranges) {
    const nearest = Math.min(Math.max(line, first), last);
    const distance = Math.abs(nearest - line);
    if (best === undefined || distance < best.distance || (distance === best.distance && nearest < best.line)) {
      best = { line: nearest, distance };
    }
  }
  return best;
}

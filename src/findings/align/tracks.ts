import { ADDED, REMOVED, type LineIndex } from './line-index.ts';

/** An order in which lines of a hunk follow each other: those of the head, those of the base, or all as in the diff. */
export type Track = 'RIGHT' | 'LEFT' | 'BOTH';

export const TRACKS: readonly Track[] = ['RIGHT', 'LEFT', 'BOTH'];

const SKIPPED: Readonly<Record<Track, number>> = { RIGHT: REMOVED, LEFT: ADDED, BOTH: -1 };

/** Whether a line is on a track. */
export function isOnTrack({ kinds }: LineIndex, track: Track, entry: number): boolean {
  return kinds[entry] !== SKIPPED[track];
}

/** The next line of the same hunk on a track. Undefined at the end of the hunk. */
export function nextOnTrack(index: LineIndex, track: Track, entry: number): number | undefined {
  const next = entry + 1;
  const skipped = index.kinds[next] === SKIPPED[track] ? (index.runEnds[next] ?? next) + 1 : next;
  return isInHunk(index, entry, skipped) && isOnTrack(index, track, skipped) ? skipped : undefined;
}

/** The line before another one of the same hunk on a track. Undefined at the start of the hunk. */
export function previousOnTrack(index: LineIndex, track: Track, entry: number): number | undefined {
  let previous = entry - 1;
  while (previous >= 0 && index.kinds[previous] === SKIPPED[track] && entry - previous < MOST_SKIPPED) {
    previous -= 1;
  }
  return isInHunk(index, entry, previous) && isOnTrack(index, track, previous) ? previous : undefined;
}

/** A quote over a longer run of lines of the other side is not followed. */
const MOST_SKIPPED = 200;

function isInHunk({ hunks, count }: LineIndex, entry: number, other: number): boolean {
  return other >= 0 && other < count && hunks[other] === hunks[entry];
}

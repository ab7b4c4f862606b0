import type { DiffLine } from '../types.ts';

/** So much of a diff is kept as lines, in bytes of the diff; as lines it takes about eight times as much. */
const MAX_BYTES = 262_144;

/**
 * The lines of the hunks that were asked last. Who passes over a file several times has it read once, and who passes
 * over all files never holds the lines of all.
 */
export interface RecentLines {
  /** The lines of a hunk: those that are kept, else what `read` makes of its so many bytes. */
  linesOf(hunk: object, bytes: number, read: () => readonly DiffLine[]): readonly DiffLine[];
}

/** One for each reading of a diff. */
export function recentLines(): RecentLines {
  const kept = new Map<object, { readonly lines: readonly DiffLine[]; readonly bytes: number }>();
  let total = 0;
  return {
    linesOf: (hunk, bytes, read) => {
      const known = kept.get(hunk);
      if (known !== undefined) {
        return known.lines;
      }
      const lines = read();
      kept.set(hunk, { lines, bytes });
      total += bytes;
      for (const [oldest, { bytes }] of kept) {
        if (total <= MAX_BYTES || oldest === hunk) {
          break;
        }
        kept.delete(oldest);
        total -= bytes;
      }
      return lines;
    },
  };
}

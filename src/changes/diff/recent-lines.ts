import type { DiffLine } from '../types.ts';

/** The bytes of the diff whose lines are kept. As lines they take about eight times as much memory. */
const MAX_BYTES = 262_144;

/**
 * Keeps the lines of the hunks that were read last. Code that visits a file several times reads it once, and code that
 * visits all files never holds the lines of all of them.
 */
export interface RecentLines {
  /**
   * Returns the lines of a hunk: the kept ones, or else the result of `read`. `bytes` is the size of the hunk in the
   * diff.
   */
  linesOf(hunk: object, bytes: number, read: () => readonly DiffLine[]): readonly DiffLine[];
}

/** Makes a new store of lines. Each reading of a diff has its own. */
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

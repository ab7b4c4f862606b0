import type { LineRange } from '../syntax/types.ts';

/** Joins ranges that overlap or touch, sorts them, and limits them to the lines that a file has. */
export function joinRanges(ranges: readonly LineRange[], lineCount: number): readonly LineRange[] {
  const joined: LineRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const from = Math.max(range.from, 1);
    const to = Math.min(range.to, lineCount);
    const last = joined.at(-1);
    if (from > to) {
      continue;
    }
    if (last !== undefined && from <= last.to + 1) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    } else {
      joined.push({ from, to });
    }
  }
  return joined;
}

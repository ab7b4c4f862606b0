import type { TextRange } from './source-text.ts';

/** The range without the white space at its end, so that a change of it leaves the lines after it as they are. */
export function trimRangeEnd(text: string, { start, end }: TextRange): TextRange {
  let last = end;
  while (last > start && SPACE.has(text.charCodeAt(last - 1))) {
    last -= 1;
  }
  return { start, end: last };
}

/** Tab, line feed, carriage return and blank. */
const SPACE: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d, 0x20]);

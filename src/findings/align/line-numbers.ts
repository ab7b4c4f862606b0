import type { Side } from '../types.ts';
import { ADDED, REMOVED, type LineIndex } from './line-index.ts';

/** The number of a line on a side. Only for lines that are on that side. */
export function lineNumber(index: LineIndex, side: Side, entry: number): number {
  return (side === 'RIGHT' ? index.newLines : index.oldLines)[entry] ?? 0;
}

/** Whether a line is on a side: context lines are on both. */
export function isOnSide({ kinds }: LineIndex, side: Side, entry: number): boolean {
  return kinds[entry] !== (side === 'RIGHT' ? REMOVED : ADDED);
}

/** The line with a number on a side. Undefined if the diff does not have it. */
export function findEntry(index: LineIndex, side: Side, line: number): number | undefined {
  const numbers = side === 'RIGHT' ? index.newLines : index.oldLines;
  let entry = entryNear(index, side, line);
  while (entry < index.count && numbers[entry] === line && !isOnSide(index, side, entry)) {
    entry = (index.runEnds[entry] ?? entry) + 1;
  }
  return numbers[entry] === line && isOnSide(index, side, entry) ? entry : undefined;
}

/** The first line of the index whose number on a side is not less than another. */
export function entryNear(index: LineIndex, side: Side, line: number): number {
  const numbers = side === 'RIGHT' ? index.newLines : index.oldLines;
  // In a file with one hunk of one kind, the lines are as far apart as their numbers.
  const guess = line - (numbers[0] ?? 0);
  if (guess > 0 && numbers[guess] === line && numbers[guess - 1] === line - 1) {
    return guess;
  }
  let start = 0;
  let end = index.count;
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((numbers[middle] ?? 0) < line) {
      start = middle + 1;
    } else {
      end = middle;
    }
  }
  return start;
}

/** The lines of a range on a side. Undefined if they are not all in one hunk. */
export function findRange(
  index: LineIndex,
  side: Side,
  startLine: number,
  line: number,
): { readonly first: number; readonly last: number } | undefined {
  const first = findEntry(index, side, startLine);
  const last = findEntry(index, side, line);
  return first !== undefined && last !== undefined && first <= last && index.hunks[first] === index.hunks[last]
    ? { first, last }
    : undefined;
}

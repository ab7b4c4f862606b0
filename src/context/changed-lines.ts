import type { FileChange, Hunk } from '../changes/types.ts';
import { at } from '../structures/at.ts';
import type { LineRange } from '../syntax/types.ts';
import { joinRanges } from './join-ranges.ts';

/** Lines of a changed file, as it is after the change. They count from 1, and both ends of a range are included. */
export interface ChangedLines {
  /** Added lines, and the lines that now are where lines were removed. */
  readonly touched: readonly LineRange[];
  /** All lines that the hunks show. */
  readonly inChange: readonly LineRange[];
}

/** Finds the lines of a file that a change touches, and those that its hunks show. */
export function changedLines({ hunks }: Pick<FileChange, 'hunks'>): ChangedLines {
  return {
    touched: joinRanges(hunks.flatMap(findTouched), Number.POSITIVE_INFINITY),
    inChange: hunks.flatMap(({ newStart, newLines }) =>
      newLines === 0 ? [] : [{ from: newStart, to: newStart + newLines - 1 }],
    ),
  };
}

/** The file no longer has a removed line. The line that is now in its place is touched instead. */
function findTouched({ newStart, newLines, lines }: Hunk): readonly LineRange[] {
  const touched: LineRange[] = [];
  let next = newLines === 0 ? newStart + 1 : newStart;
  for (const line of lines) {
    if (line.kind !== 'context') {
      touched.push({ from: next, to: next });
    }
    if (line.kind !== 'removed') {
      next = line.newLine + 1;
    }
  }
  return touched;
}

/**
 * Whether one of the ranges has a line between two others. Binary search: the ranges are sorted and do not overlap, so
 * only the first one that ends at the line or below can touch it.
 */
export function touchesLines(ranges: readonly LineRange[], from: number, to: number): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(ranges, middle).to < from) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const range = ranges[low];
  return range !== undefined && range.from <= to;
}

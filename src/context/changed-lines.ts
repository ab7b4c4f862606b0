import type { FileChange, Hunk } from '../changes/types.ts';
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

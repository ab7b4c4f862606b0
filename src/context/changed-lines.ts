import type { FileChange, Hunk } from '../changes/types.ts';
import type { LineRange } from '../syntax/types.ts';
import { joinRanges } from './join-ranges.ts';

/** Lines of a changed file as it is after the change, from 1, both ends inside. */
export interface ChangedLines {
  /** Added lines, and those in the place of removed ones. */
  readonly touched: readonly LineRange[];
  /** All lines that the hunks show. */
  readonly inChange: readonly LineRange[];
}

/** Says which lines of a file a change touches, and which it shows. */
export function changedLines({ hunks }: Pick<FileChange, 'hunks'>): ChangedLines {
  return {
    touched: joinRanges(hunks.flatMap(touchedBy), Number.POSITIVE_INFINITY),
    inChange: hunks.flatMap(({ newStart, newLines }) =>
      newLines === 0 ? [] : [{ from: newStart, to: newStart + newLines - 1 }],
    ),
  };
}

/** A removed line is none of the file's: the one that is now in its place stands for it. */
function touchedBy({ newStart, newLines, lines }: Hunk): readonly LineRange[] {
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

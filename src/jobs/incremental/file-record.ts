import type { FileChange } from '../../changes/types.ts';
import type { Side } from '../../findings/types.ts';
import { shownHunks } from './digest-files.ts';

/** What the sealed state keeps of a file that models were to judge. */
export interface FileRecord {
  /**
   * Whether all of it was judged. The record of another file only tells whether its declarations have changed since, so that
   * the files that use them are not judged again for nothing.
   */
  readonly isJudged: boolean;
  readonly digest: string;
  /** Digests of the declarations that its change touches: see `declared-marks.ts`. */
  readonly marks: string;
  /** Where its hunks began in both versions. Empty if no finding is in the file. */
  readonly starts: readonly HunkStart[];
  /** A digest of the lines where its hunks begin. */
  readonly position: string;
  /** A digest of the declarations around its hunks: see `hunk-places.ts`. Compared only if the position differs. */
  readonly within: string;
}

interface HunkStart {
  readonly old: number;
  readonly new: number;
}

/** Begins the record of a file that was not judged. Digests do not have this character. */
const UNJUDGED = '!';

/** Writes a record as one text: `<digest>.<position>.<within>.<marks>.12:14,40:43`. */
export function writeRecord({ isJudged, digest, position, within, marks, starts }: FileRecord): string {
  const drawn = starts.map((start) => `${start.old}:${start.new}`).join(',');
  const text = [digest, position, within, marks, drawn].join('.').replace(/\.+$/, '');
  return isJudged ? text : asUnjudged(text);
}

/** The record of a file that has to be judged again. */
export function asUnjudged(record: string): string {
  return record.startsWith(UNJUDGED) ? record : `${UNJUDGED}${record}`;
}

/** Reads a record that `writeRecord` wrote. The state is sealed, so a record has that form. */
export function readRecord(text: string): FileRecord {
  const isJudged = !text.startsWith(UNJUDGED);
  const own = isJudged ? text : text.slice(UNJUDGED.length);
  const [digest = '', position = '', within = '', marks = '', starts = ''] = own.split('.');
  return {
    isJudged,
    digest,
    position,
    within,
    marks,
    starts: starts === '' ? [] : starts.split(',').map(readStart),
  };
}

function readStart(text: string): HunkStart {
  const [old, now] = text.split(':').map(Number);
  return { old: old ?? 0, new: now ?? 0 };
}

/** Where the hunks of a file begin. */
export function startsOf(file: FileChange): readonly HunkStart[] {
  return shownHunks(file).map(({ oldStart, newStart }) => ({ old: oldStart, new: newStart }));
}

/**
 * Finds the line that a line of the judged change now is. The file must have the same digest, so its hunks are the same
 * and may only have moved. Undefined if the line is in no hunk.
 */
export function moveLine(file: FileChange, starts: FileRecord['starts'], side: Side, line: number): number | undefined {
  if (file.view !== undefined) {
    // The digest of a view has the numbers of its lines.
    return line;
  }
  const name = side === 'LEFT' ? 'old' : 'new';
  for (const [index, hunk] of shownHunks(file).entries()) {
    const before = starts[index]?.[name];
    const [now, lines] = side === 'LEFT' ? [hunk.oldStart, hunk.oldLines] : [hunk.newStart, hunk.newLines];
    if (before !== undefined && line >= before && line < before + lines) {
      return line - before + now;
    }
  }
  return undefined;
}

import type { FileChange } from '../../changes/types.ts';
import type { Side } from '../../findings/types.ts';
import { shownHunks } from './digest-files.ts';

/** What the sealed state keeps of a file that models judged. */
export interface FileRecord {
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

/** Writes a record as one text: `<digest>.<position>.<within>.<marks>.12:14,40:43`. */
export function writeRecord({ digest, position, within, marks, starts }: FileRecord): string {
  const drawn = starts.map((start) => `${start.old}:${start.new}`).join(',');
  return [digest, position, within, marks, drawn].join('.').replace(/\.+$/, '');
}

/** Reads a record that `writeRecord` wrote. The state is sealed, so a record has that form. */
export function readRecord(text: string): FileRecord {
  const [digest = '', position = '', within = '', marks = '', starts = ''] = text.split('.');
  return {
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

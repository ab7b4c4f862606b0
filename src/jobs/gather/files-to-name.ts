import type { FileChange, FileExclusion } from '../../changes/types.ts';
import type { Prepared, ReviewSubject } from '../choose/choose-guidance.ts';

/** A model is told of all files of a change, those without lines to show too, but of none that is kept apart. */
export function filesToName(
  { changes }: Pick<ReviewSubject, 'changes'>,
  { excluded }: Pick<Prepared, 'excluded'>,
): readonly FileChange[] {
  const apart = new Set(excluded.flatMap(({ kind, path }) => (KEPT_APART.has(kind) ? [path] : [])));
  return changes.files.filter(({ path }) => !apart.has(path));
}

const KEPT_APART: ReadonlySet<FileExclusion> = new Set(['excluded', 'ignored', 'not-in-paths']);

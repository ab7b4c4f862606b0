import type { FileChange, FileExclusion } from '../../changes/types.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';

/** The files of a change that a prompt names, also those without lines to show; but no file that the user excluded. */
export function filesToName(
  { changes }: Pick<ReviewSubject, 'changes'>,
  { excluded }: Pick<Chosen, 'excluded'>,
): readonly FileChange[] {
  const hidden = new Set(excluded.flatMap(({ kind, path }) => (EXCLUDED_BY_USER.has(kind) ? [path] : [])));
  return changes.files.filter(({ path }) => !hidden.has(path));
}

const EXCLUDED_BY_USER: ReadonlySet<FileExclusion> = new Set([
  'excluded',
  'excluded-against-policy',
  'ignored',
  'not-in-paths',
]);

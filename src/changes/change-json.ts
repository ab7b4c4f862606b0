import { commentableRanges, type CommentableRanges } from './commentable.ts';
import type { Changes, FileChange, Hunk } from './types.ts';

/** A changed file as `changes --format json` prints it: where its lines are, without their text. */
interface FileChangeJson extends Omit<FileChange, 'hunks'> {
  readonly hunks: readonly Omit<Hunk, 'heading' | 'lines'>[];
  readonly commentable: CommentableRanges;
}

interface ChangesJson extends Omit<Changes, 'files'> {
  readonly files: readonly FileChangeJson[];
}

export function changesJson(changes: Changes): ChangesJson {
  return { ...changes, files: changes.files.map(fileChangeJson) };
}

/** Fields in the order in which they are documented. */
function fileChangeJson(file: FileChange): FileChangeJson {
  return {
    path: file.path,
    ...(file.previousPath === undefined ? {} : { previousPath: file.previousPath }),
    status: file.status,
    binary: file.binary,
    additions: file.additions,
    deletions: file.deletions,
    hunks: file.hunks.map(({ oldStart, oldLines, newStart, newLines }) => ({ oldStart, oldLines, newStart, newLines })),
    commentable: commentableRanges(file),
  };
}

import { headTextFrom } from './diff/apply.ts';
import type { FileChange } from './types.ts';

/** Reads the whole text of a changed file in the head. Returns `undefined` if the text is not available. */
export type ReadHead = (path: string) => Promise<string | undefined>;

/**
 * Whether a text is the head that the file's hunks describe. A branch that moved after the diff was made has other text
 * at the line numbers of the diff.
 */
export function isHeadOf(file: FileChange, head: string): boolean {
  const lines = head.split('\n');
  return file.hunks.every((hunk) =>
    hunk.lines.every((line) => line.kind !== 'added' || lines[line.newLine - 1] === line.text),
  );
}

/**
 * The text of a new file, if its only hunk has all of its lines, so that nobody has to read the file. Undefined for other
 * files.
 */
export function joinAddedLines(file: FileChange): string | undefined {
  const { status, hunks, additions, unreadLines, encoding } = file;
  const [hunk, ...others] = hunks;
  const isWhole =
    status === 'added' && others.length === 0 && hunk?.newStart === 1 && hunk.oldLines === 0 && hunk.lines.length > 0;
  return isWhole && hunk.lines.length === additions && unreadLines === undefined && encoding === undefined
    ? headTextFrom('', file)
    : undefined;
}

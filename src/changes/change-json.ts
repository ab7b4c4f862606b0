import { commentableRanges, type CommentableRanges } from './commentable.ts';
import type { ExcludedFile } from './review-scope.ts';
import type { Changes, FileChange, Hunk } from './types.ts';
import { jsonText } from '../text/json/json-text.ts';

/** A changed file: the positions of its lines, without their text. */
export interface FileChangeReport extends Pick<
  FileChange,
  'path' | 'previousPath' | 'status' | 'binary' | 'additions' | 'deletions'
> {
  /** The changed places, with the numbers of their `@@` lines. */
  readonly hunks: readonly Omit<Hunk, 'heading' | 'lines'>[];
  /** The lines on which GitHub accepts a comment. */
  readonly commentable: CommentableRanges;
}

/** A change as Housestyle reads it. `More` is what a caller adds to each file. */
export interface ChangesReport<More = object> extends Omit<Changes, 'files' | 'leftOut'> {
  /** The changed files, also those that are not reviewed. */
  readonly files: readonly (FileChangeReport & More)[];
  /** The files that are not reviewed, and why. */
  readonly leftOut: readonly ExcludedFile[];
}

/**
 * The JSON of a change, indented by two blanks and ended by a line feed. It comes in pieces of one file each, because
 * the whole can be as large as the diff. `more` returns additional fields for a file.
 */
export function* changesJson({ files, ...rest }: Changes, more: (file: FileChange) => object): Generator<string> {
  yield '{\n  "files": [';
  for (const [index, file] of files.entries()) {
    yield `${index === 0 ? '' : ','}\n    ${indented({ ...fileChangeJson(file), ...more(file) }, 4)}`;
  }
  yield files.length === 0 ? ']' : '\n  ]';
  for (const [name, value] of Object.entries(rest)) {
    yield `,\n  ${JSON.stringify(name)}: ${indented(value, 2)}`;
  }
  yield '\n}\n';
}

/** A value as JSON, indented by a number of blanks. */
function indented(value: unknown, blanks: number): string {
  return jsonText(value)
    .trimEnd()
    .replaceAll('\n', `\n${' '.repeat(blanks)}`);
}

/** The fields in the order in which they are documented. */
function fileChangeJson(file: FileChange): FileChangeReport {
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

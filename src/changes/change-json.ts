import { commentableRanges, type CommentableRanges } from './commentable.ts';
import type { Changes, FileChange, Hunk } from './types.ts';
import { jsonText } from '../text/json/json-text.ts';

/** A changed file as `changes --format json` prints it: where its lines are, without their text. */
interface FileChangeJson extends Omit<FileChange, 'hunks'> {
  readonly hunks: readonly Omit<Hunk, 'heading' | 'lines'>[];
  readonly commentable: CommentableRanges;
}

/**
 * The JSON of a change, indented by two blanks and ended by a line feed, in pieces of one file each: whole, it can be as
 * large as the diff. `more` gives fields that follow those of a file.
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

/** A value as JSON for a place so many blanks from the left. */
function indented(value: unknown, blanks: number): string {
  return jsonText(value)
    .trimEnd()
    .replaceAll('\n', `\n${' '.repeat(blanks)}`);
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

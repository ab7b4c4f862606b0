import { expect } from 'vitest';
import { commentableRanges } from '../../../src/changes/commentable.ts';
import type { Changes, ChangeStatus, DiffLine, FileChange, Hunk } from '../../../src/changes/types.ts';
import type { Entry } from './random-change.ts';
import type { RandomDiff, RandomFile } from './random-diffs.ts';
import { applyHunks, decode } from './truth.ts';

/**
 * Checks the result of reading a diff against git's list and against the contents. The diff is read twice: as it is,
 * for the names, and with a character for each byte, so that a line is compared byte for byte.
 */
export function expectFaithful(diff: RandomDiff, read: Reader): void {
  const { files, leftOut } = read(diff.diff);
  expect(leftOut).toEqual([]);
  expect(files.map(outline)).toEqual(diff.files.map(outlineOfTruth));
  expectContents(diff, read, (file) => !file.binary);
}

type Reader = (diff: Uint8Array | string) => Changes;

/** The hunks of each file lead from its base to its head, byte for byte, and comments can be placed on their lines. */
export function expectContents(
  { diff, files }: RandomDiff,
  read: Reader,
  isText: (file: RandomFile) => boolean = () => true,
): void {
  const bytewise = read(diff.toString('latin1'));
  expect(bytewise.leftOut).toEqual([]);
  expect(bytewise.files).toHaveLength(files.length);
  bytewise.files.forEach((file, index) => {
    file.hunks.forEach(expectNumbered);
    expectCommentable(file);
    const truth = files[index]!;
    if (isText(truth)) {
      expect(headOf(file, truth)).toBe(contentOf(truth.after));
    }
  });
}

function outline({ path, previousPath, status, binary, additions, deletions }: FileChange): object {
  return { path, previousPath, status, binary, additions, deletions };
}

const STATUSES: Readonly<Record<string, ChangeStatus>> = {
  A: 'added',
  C: 'copied',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  T: 'changed',
};

function outlineOfTruth(file: RandomFile): object {
  const { path, previousPath, letter } = file;
  const sameContent = file.oldId === file.newId;
  return {
    path: decode(path),
    previousPath: previousPath === undefined ? undefined : decode(previousPath),
    status: letter === 'M' && sameContent ? 'changed' : STATUSES[letter],
    // If the content did not change, the diff shows nothing, not even that it is binary.
    binary: file.binary && !sameContent,
    ...countsOf(file),
  };
}

/**
 * A file that became a link, or the reverse, is written as two files: one is removed and the other is added.
 * `--numstat` counts the lines by which the two differ instead.
 */
function countsOf({ letter, before, after, additions, deletions }: RandomFile): object {
  return letter === 'T'
    ? { additions: countTextLines(contentOf(after)), deletions: countTextLines(contentOf(before)) }
    : { additions, deletions };
}

const BYTES_LOOKED_AT_BY_GIT = 8_000;

function countTextLines(content: string): number {
  const binary = content.slice(0, BYTES_LOOKED_AT_BY_GIT).includes('\0');
  return binary ? 0 : content.split(/(?<=\n)/).filter((line) => line !== '').length;
}

/** A submodule's content in a diff is a line that names its commit. */
export function contentOf(entry: Entry | undefined): string {
  return entry?.mode === '160000' ? `Subproject commit ${entry.content}\n` : (entry?.content ?? '');
}

function headOf(file: FileChange, { letter, before }: RandomFile): string {
  const gone = file.hunks.filter((hunk) => hunk.newLines === 0);
  return letter === 'T'
    ? applyHunks(applyHunks(contentOf(before), { ...file, hunks: gone }), {
        ...file,
        hunks: file.hunks.slice(gone.length),
      })
    : applyHunks(contentOf(before), file);
}

/** A hunk has as many lines as its header says. They are numbered without a gap from the header's first line. */
export function expectNumbered(hunk: Hunk): void {
  const side = (side: 'old' | 'new'): string => hunk.lines.flatMap((line) => numberOn(side, line)).join(' ');
  const range = (start: number, count: number): string =>
    Array.from({ length: count }, (_, index) => start + index).join(' ');
  expect(side('old')).toBe(range(hunk.oldStart, hunk.oldLines));
  expect(side('new')).toBe(range(hunk.newStart, hunk.newLines));
}

function numberOn(side: 'old' | 'new', line: DiffLine): readonly number[] {
  if (side === 'old') {
    return line.kind === 'added' ? [] : [line.oldLine];
  }
  return line.kind === 'removed' ? [] : [line.newLine];
}

/** Comments can be placed only on the lines of the hunks. */
function expectCommentable(file: FileChange): void {
  const { left, right } = commentableRanges(file);
  const numbers = (side: 'old' | 'new'): readonly (readonly number[])[] =>
    file.hunks
      .map((hunk) => hunk.lines.flatMap((line) => numberOn(side, line)))
      .filter((lines) => lines.length > 0)
      .map((lines) => [lines[0]!, lines.at(-1)!]);
  expect(left).toEqual(numbers('old'));
  expect(right).toEqual(numbers('new'));
}

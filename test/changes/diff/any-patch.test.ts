import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileChange } from '../../../src/changes/types.ts';
import { diffTexts } from '../../../src/changes/diff/diff-texts.ts';
import { readApiFile, type ApiFile } from '../../../src/changes/diff/read-api-patch.ts';
import { readGitDiff } from '../../../src/changes/diff/read-diff.ts';
import { expectNumbered } from './faithful.ts';
import { randomChange } from './random-change.ts';
import { diffChanges, ownForm, RENAMES, type RandomDiff, type RandomFile } from './random-diffs.ts';
import { similarPair, textPair } from './random-text.ts';
import { scratchRepository, type ScratchRepository } from './repository.ts';
import { applyHunks, decode } from './truth.ts';
import { runs } from '../../property-runs.ts';

let repository: ScratchRepository;
beforeEach(() => {
  repository = scratchRepository();
});
afterEach(() => repository.remove());

const STATUSES: Readonly<Record<string, string>> = {
  A: 'added',
  C: 'copied',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
};

/** Builds GitHub's row for a file of a diff. Its patch begins at the first hunk and has no line feed at the end. */
function rowOf(file: RandomFile, section: string): ApiFile {
  const start = section.indexOf('\n@@ -') + 1;
  return {
    filename: decode(file.path),
    previous_filename: file.previousPath === undefined ? undefined : decode(file.previousPath),
    status: file.letter === 'M' && file.oldId === file.newId ? 'changed' : STATUSES[file.letter]!,
    additions: file.additions,
    deletions: file.deletions,
    sha: file.letter === 'D' ? file.oldId : file.newId,
    ...(start === 0 ? {} : { patch: section.slice(start).replace(/\n$/, '') }),
  };
}

function expectSameReading({ diff, files }: RandomDiff): void {
  // A file that became a link has two patches. GitHub does not document how it shows them.
  if (files.some(({ letter }) => letter === 'T')) {
    return;
  }
  const sections = diff
    .toString()
    .split(/(?<![^\n])(?=diff --git )/)
    .filter((section) => section !== '');
  files.forEach((file, index) => {
    const { file: read, leftOut } = readApiFile(rowOf(file, sections[index]!));
    expect(leftOut).toBeUndefined();
    const ofGit = readGitDiff(sections[index]!).files[0]!;
    // For a renamed file, GitHub does not report that it is binary. Its list of files has no modes.
    const moved = file.previousPath !== undefined;
    expect(withoutMode(read)).toEqual(withoutMode({ ...ofGit, binary: ofGit.binary && !moved }));
  });
}

function withoutMode({ executable: _executable, ...file }: FileChange): Omit<FileChange, 'executable'> {
  return file;
}

test('the rows of the files endpoint give the same result as the diff', () => {
  const changes = fc.array(randomChange, { minLength: 1, maxLength: 100, size: 'max' });
  fc.assert(
    fc.property(changes, (changes) => {
      diffChanges(repository, changes, ownForm([RENAMES, '-C'])).forEach(expectSameReading);
    }),
    { numRuns: runs(40) },
  );
});

test('the hunks between any two texts turn the first into the second', () => {
  const unrelated = fc.tuple(textPair, textPair).map(([one, other]) => ({ before: one.after, after: other.after }));
  fc.assert(
    fc.property(fc.oneof(textPair, similarPair, unrelated), ({ before, after }) => {
      const patch = diffTexts(before, after)!;
      const count = (sign: string): number => patch.split('\n').filter((line) => line.startsWith(sign)).length;
      const row = { filename: 'f', status: 'modified', additions: count('+'), deletions: count('-'), patch };
      const { file, leftOut } = readApiFile(row);
      expect(leftOut).toBeUndefined();
      file.hunks.forEach(expectNumbered);
      expect(applyHunks(before, file)).toBe(after);
    }),
    { numRuns: runs(1_000) },
  );
});

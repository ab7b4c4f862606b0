import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readApiFile } from '../../../src/changes/diff/read-api-patch.ts';
import { readGitDiff, readGivenDiff } from '../../../src/changes/diff/read-diff.ts';
import type { Changes, FileChange } from '../../../src/changes/types.ts';
import { damage, damageDiff } from './damage.ts';
import { expectNumbered } from './faithful.ts';
import { randomChange } from './random-change.ts';
import { diffChanges, givenForm, ownForm, RENAMES } from './random-diffs.ts';
import { scratchRepository } from './repository.ts';
import { runs } from '../../property-runs.ts';

const OWN = ownForm([RENAMES]);
const FORMS = [
  OWN,
  givenForm([], ['--binary'], []),
  givenForm(['diff.noprefix=true'], ['--unified=0'], []),
  givenForm([], ['--color=always'], []),
];
/** Longer diffs are not used: they test nothing more and take time. */
const MAX_CHARACTERS = 20_000;

/** Git's diffs as byte strings, the shortest first. fast-check damages them, and prints failures completely. */
let diffs: readonly string[];
beforeAll(() => {
  const repository = scratchRepository();
  try {
    diffs = FORMS.flatMap((form) => diffChanges(repository, fc.sample(randomChange, 100), form))
      .map(({ diff }) => diff.toString('latin1'))
      .filter(({ length }) => length > 0 && length <= MAX_CHARACTERS)
      .toSorted((a, b) => a.length - b.length);
  } finally {
    repository.remove();
  }
});

const damaged = fc
  .tuple(fc.nat(9_999), fc.array(damage, { minLength: 1, maxLength: 4 }))
  .map(([index, damages]) => damageDiff(diffs[index % diffs.length]!, damages, diffs));

/** Checks that reading any text does not throw, and that the result is consistent. */
function expectSound(diff: string): void {
  for (const read of [readGitDiff, readGivenDiff]) {
    for (const bytes of [diff, Buffer.from(diff, 'latin1')]) {
      const changes = read(bytes);
      changes.files.forEach((file) => expectSoundFile(file, changes));
      expect(new Set(changes.files.map(({ path }) => path)).size).toBe(changes.files.length);
    }
  }
  const { file, leftOut } = readApiFile({ filename: 'f', status: 'modified', additions: 1, deletions: 1, patch: diff });
  expect(leftOut === undefined ? countOf(file) : [1, 1]).toEqual([1, 1]);
  file.hunks.forEach(expectNumbered);
}

function expectSoundFile(file: FileChange, { leftOut }: Changes): void {
  expect(file.path).not.toBe('');
  file.hunks.forEach(expectNumbered);
  // Of a file that is changed twice, or has a path outside of the repository, only the counts are kept.
  const dropped = leftOut.some(
    ({ path, reason }) => path === file.path && /more than once|not one inside the repository/.test(reason),
  );
  if (!dropped) {
    expect(countOf(file)).toEqual([file.additions, file.deletions]);
  }
}

function countOf({ hunks }: FileChange): readonly number[] {
  const lines = hunks.flatMap((hunk) => hunk.lines);
  return ['added', 'removed'].map((kind) => lines.filter((line) => line.kind === kind).length);
}

/** Makes each line that could be of a hunk different from all others. */
function tagLines(diff: string): string {
  return diff
    .split('\n')
    .map((line, index) => (/^[-+ ](?!-- |\+\+ )/.test(line) ? `${line}#${index}` : line))
    .join('\n');
}

function expectClaimedOnce(diff: string): void {
  const { files } = readGitDiff(tagLines(diff));
  const texts = files.flatMap(({ hunks }) => hunks.flatMap(({ lines }) => lines.map(({ text }) => text)));
  const tagged = texts.filter((text) => text.includes('#'));
  expect(new Set(tagged).size).toBe(tagged.length);
}

/** Pieces of diffs that are joined in random order. */
const fragment = fc.oneof(
  fc.constantFrom(
    'diff --git a/f b/f\n',
    'diff --git "a/\\303" b/f\n',
    'diff --cc f\n',
    '--- a/f\n',
    '+++ b/f\n',
    '--- /dev/null\n',
    '@@ -1 +1 @@\n',
    '@@ -0,0 +1,3 @@ x\n',
    '@@ -1,9999999999 +1 @@\n',
    '@@ -',
    '-a\n',
    '+b\n',
    ' c\n',
    '\\ No newline at end of file\n',
    '\\ x\n',
    '\r\n',
    '\n',
    'rename from a\n',
    'rename to b\n',
    'index 1..2\n',
    'new file mode 100644\n',
    'deleted file mode 100644\n',
    'Binary files a and b differ\n',
    'GIT binary patch\n',
    'Submodule x 1234567..7654321:\n',
    '* Unmerged path f\n',
    '\u001B[1mdiff --git a/f b/f\u001B[m\n',
    '\xff\xfe',
    '\xef\xbb\xbf',
    '"',
  ),
  fc.string({ maxLength: 12, unit: 'binary' }),
);
const arbitrary = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('latin1'));

describe('a text that is not a complete diff', () => {
  test.each<[string, number, fc.Arbitrary<string>]>([
    ['a damaged diff', 4_000, damaged],
    ['fragments of diffs', 1_000, fc.array(fragment, { maxLength: 40 }).map((fragments) => fragments.join(''))],
    ['arbitrary bytes', 500, arbitrary],
  ])('%s is read without a throw, and no line of it twice', (_name, count, text) => {
    fc.assert(
      fc.property(text, (text) => {
        expectSound(text);
        expectClaimedOnce(text);
      }),
      { numRuns: runs(count) },
    );
  });

  test.each([
    [
      '3,000 files of 100,000 lines',
      Array.from(
        { length: 3_000 },
        (_, index) =>
          `diff --git a/f${index} b/f${index}\nindex 1..2\n--- a/f${index}\n+++ b/f${index}\n@@ -1,3 +1,33 @@\n a\n${'+some added line of text\n'.repeat(30)} b\n c\n`,
      ).join(''),
    ],
    ['stray hunks', '\n@@ -1 +1 @@\n-a\n+b\n'.repeat(20_000)],
    ['a heading of slashes', `diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1 +1 @@ ${'a/'.repeat(200_000)}\n-a\n+b\n`],
    ['names of blanks', `diff --git ${'a/ '.repeat(200_000)}\nold mode 1\nnew mode 2\n`.repeat(3)],
    ['quotes', `diff --git "${'\\303'.repeat(200_000)}\nold mode 1\n`],
    ['lines of blanks', `${' '.repeat(200_000)}\n`.repeat(10)],
    ['hunk headers without their lines', '@@ -1,99999 +1 @@\n a\n'.repeat(50_000)],
    ['name lines', '--- a\n+++ b\n'.repeat(100_000)],
  ])('%s come to an end', (_name, text) => {
    // How time grows with such input is measured in bench/hostile-diffs.ts.
    expect(() => readGivenDiff(text)).not.toThrow();
  });
});

import { describe, expect, test } from 'vitest';
import { headTextFrom } from '../../../src/changes/diff/apply.ts';
import { readFromGit, type FileAccount } from '../../../src/changes/read-from-git.ts';
import { readGitDiff, readGivenDiff } from '../../../src/changes/diff/read-diff.ts';

const IDS = 'index 1111111..2222222';
const ADDED = `diff --git a/f b/f\nnew file mode 100644\nindex 0000000..2222222\n`;
const RENAMED =
  'diff --git a/old b/new\nsimilarity index 90%\nrename from old\nrename to new\nindex 1111111..2222222\n';
const EDITED = `diff --git a/f b/f\n${IDS} 100644\n--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+bcd\n`;

describe('a cut diff by git is reported as cut', () => {
  test.each([
    ['after the mode of a new file', ADDED.slice(0, ADDED.indexOf('index')), ['f']],
    ['after the ids of a new file', ADDED, ['f']],
    ['after `---` of a new file', `${ADDED}--- /dev/null\n`, ['f']],
    [
      'after the ids of a removed file',
      ADDED.replace('new', 'deleted').replace('0000000..2222222', '2222222..0000000'),
      ['f'],
    ],
    ['after the ids of a rename', RENAMED, ['new']],
    ['before the ids of a rename with an edit', RENAMED.slice(0, RENAMED.indexOf('index 1')), ['new']],
    ['in the last line of a hunk', EDITED.slice(0, -2), ['f']],
    ['in the new name of a rename', RENAMED.slice(0, RENAMED.indexOf('w\nindex')), ['ne']],
    ['in `@@`', `${EDITED}@@`, ['f']],
  ])('%s', (_name, diff, expected) => {
    expect(readGitDiff(diff).leftOut.map(({ path }) => path)).toEqual(expected);
  });

  test('in `diff --git`', () => {
    expect(readGitDiff(`${EDITED}diff --gi`).leftOut).toHaveLength(1);
  });
});

describe('a diff that is impossible between two commits is left out', () => {
  const file = (hunks: string): string => `diff --git a/f b/f\n${IDS} 100644\n--- a/f\n+++ b/f\n${hunks}`;
  test.each([
    ['a line 0', file('@@ -0 +0 @@\n-a\n+b\n')],
    ['hunks that overlap', file('@@ -1,2 +1,2 @@\n-a\n+b\n c\n@@ -2 +2 @@\n-c\n+d\n')],
    ['hunks out of order', file('@@ -9 +9 @@\n-a\n+b\n@@ -2 +2 @@\n-c\n+d\n')],
    ['a hunk without lines', file('@@ -5,0 +5,0 @@\n')],
    ['a new file that loses lines', `${ADDED}--- /dev/null\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n`],
  ])('%s', (_name, diff) => {
    expect(readGivenDiff(diff).leftOut.map(({ path }) => path)).toEqual(['f']);
  });

  test('a file that is changed three times has no hunks', () => {
    const removed = 'diff --git a/f b/f\ndeleted file mode 100644\n--- a/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n';
    const link = 'diff --git a/f b/f\nnew file mode 120000\n--- /dev/null\n+++ b/f\n@@ -0,0 +1 @@\n+b\n';
    expect(readGivenDiff(file('@@ -1 +1 @@\n-z\n+a\n') + removed + link).files[0]!.hunks).toEqual([]);
  });
});

describe('the list of git and the diff agree', () => {
  const account = (path: string, letter: string, more: Partial<FileAccount>): FileAccount => ({
    path,
    letter,
    additions: undefined,
    deletions: undefined,
    ...more,
  });
  const removed =
    'diff --git a/f b/f\ndeleted file mode 100644\nindex 1111111..0000000\n--- a/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n';
  const binary =
    'diff --git a/f b/f\nnew file mode 100644\nindex 0000000..2222222\nBinary files /dev/null and b/f differ\n';
  const link =
    'diff --git a/f b/f\nnew file mode 120000\nindex 0000000..1111111\n--- /dev/null\n+++ b/f\n@@ -0,0 +1 @@\n+a\n';
  test.each([
    [
      'for a renamed binary file',
      'diff --git a/old.png b/new.png\nsimilarity index 100%\nrename from old.png\nrename to new.png\n',
      account('new.png', 'R', { previousPath: 'old.png' }),
    ],
    ['for the mode of a binary file', 'diff --git a/f b/f\nold mode 100644\nnew mode 100755\n', account('f', 'M', {})],
    ['for a link that became a binary file', removed.replace('100644', '120000') + binary, account('f', 'T', {})],
    // Git counts by which lines the two contents differ, and shows both whole.
    [
      'for a file that became a link with the same content',
      removed + link,
      account('f', 'T', { additions: 0, deletions: 0 }),
    ],
  ])('%s', async (_name, diff, listed) => {
    const repository = { diff: async () => Buffer.from(diff), account: async () => [listed] };
    expect((await readFromGit(repository, 'base', 'head')).leftOut).toEqual([]);
  });
});

describe('the text of the head', () => {
  const file = (hunk: string) => readGivenDiff(`--- a/f\n+++ b/f\n${hunk}`).files[0]!;
  const MARK = '\\ No newline at end of file\n';

  test.each([
    ['without the last line feed', 'a\nb\n', `@@ -1,2 +1,2 @@\n a\n-b\n+b\n${MARK}`, 'a\nb'],
    ['with a last line feed', 'a\nb', `@@ -1,2 +1,2 @@\n a\n-b\n${MARK}+b\n`, 'a\nb\n'],
    ['of a new file without a line feed', '', `@@ -0,0 +1 @@\n+a\n${MARK}`, 'a'],
  ])('%s', (_name, before, hunk, after) => {
    expect(headTextFrom(before, file(hunk))).toBe(after);
  });

  test('of 200,000 lines', () => {
    const before = 'a\n'.repeat(200_000);
    expect(headTextFrom(before, file('@@ -200000 +200000 @@\n-a\n+b\n'))).toBe(`${'a\n'.repeat(199_999)}b\n`);
  });
});

describe('a given diff', () => {
  test.each([
    ['a new file', 'new file mode 100644\nindex 0000000..2222222\n--- /dev/null\n+++ new/f\n@@ -0,0 +1 @@\n+a\n'],
    [
      'a removed file',
      'deleted file mode 100644\nindex 2222222..0000000\n--- old/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n',
    ],
    ['a mode', 'old mode 100644\nnew mode 100755\n'],
    ['a binary file', `${IDS} 100644\nBinary files old/f and new/f differ\n`],
  ])('with the prefixes `old/` and `new/` names %s', (_name, rest) => {
    expect(readGivenDiff(`diff --git old/f new/f\n${rest}`).files.map(({ path }) => path)).toEqual(['f']);
  });
});

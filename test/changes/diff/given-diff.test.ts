import { describe, expect, test } from 'vitest';
import { readGitDiff, readGivenDiff } from '../../../src/changes/diff/read-diff.ts';

const HUNK = '@@ -1,2 +1,2 @@\n a\n-b\n+c\n';
const ONE = `diff --git a/f b/f\nindex 1..2 100644\n--- a/f\n+++ b/f\n${HUNK}`;

/** `status path +additions -deletions`, and `path: reason` for what was left out. */
function describeChanges(diff: string | Uint8Array): readonly string[] {
  const { files, leftOut } = readGivenDiff(diff);
  return [
    ...files.map(
      (file) => `${file.status} ${file.path} +${file.additions} -${file.deletions}${file.binary ? ' binary' : ''}`,
    ),
    ...leftOut.map(({ path, reason }) => `${path}: ${reason}`),
  ];
}

describe('reads diffs by other programs and from other places', () => {
  test.each([
    ['nothing', '', []],
    ['a text that is not a diff', 'Hello\n--- not\n+++ a diff\n', []],
    [
      'plain `diff -u` with times',
      `--- f.orig\t2024-01-02 03:04:05 +0100\n+++ f\t2024-01-02 03:04:06 +0100\n${HUNK}`,
      ['modified f +1 -1'],
    ],
    [
      '`diff -ru old new`',
      `diff -ru old/src/f new/src/f\n--- old/src/f\t2024-01-02\n+++ new/src/f\t2024-01-02\n${HUNK}`,
      ['modified src/f +1 -1'],
    ],
    [
      '`diff -uN` of a new file',
      '--- old/f\t1970-01-01 01:00:00 +0100\n+++ new/f\t2024-01-02\n@@ -0,0 +1 @@\n+a\n',
      ['added new/f +1 -0'],
    ],
    ['plain, removed', '--- a/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n', ['removed f +0 -1']],
    [
      '`svn diff`',
      `Index: f\n${'='.repeat(67)}\n--- f\t(revision 1)\n+++ f\t(working copy)\n${HUNK}`,
      ['modified f +1 -1'],
    ],
    [
      'a merge of binary files',
      'diff --cc x.png\nindex 1,2..3\nBinary files differ\n',
      ['modified x.png +0 -0', 'x.png: a combined diff of a merge'],
    ],
    ['plain, binary', 'Binary files a/x.png and b/x.png differ\n', ['modified x.png +0 -0 binary']],
    ['CRLF throughout', ONE.replaceAll('\n', '\r\n'), ['modified f +1 -1']],
    ['a byte order mark', `\uFEFF${ONE}`, ['modified f +1 -1']],
    [
      '`git show`, with a message that shows a diff',
      `commit 1\n\n    diff --git a/x b/x\n    ${HUNK}\n${ONE}`,
      ['modified f +1 -1'],
    ],
    ['`git format-patch`', `From 1\nSubject: x\n---\n f | 2 +-\n\n${ONE}-- \n2.39.5\n\n`, ['modified f +1 -1']],
    [
      'a mark in another language',
      ONE.replace('+c\n', '+c\n\\ Kein Zeilenumbruch am Dateiende.\n'),
      ['modified f +1 -1'],
    ],
    [
      'a hunk that begins with a mark',
      'diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1 +1 @@\n\\ No newline at end of file\n-a\n+b\n',
      ['modified f +1 -1'],
    ],
    ['a mode alone', 'diff --git a/f b/f\nold mode 100644\nnew mode 100755\n', ['changed f +0 -0']],
    [
      'a merge',
      'diff --cc f\nindex 1,2..3\n--- a/f\n+++ b/f\n@@@ -1,1 -1,1 +1,1 @@@\n- a\n -b\n++c\n',
      ['modified f +0 -0', 'f: a combined diff of a merge'],
    ],
    ['a submodule as log', 'Submodule lib 1234567..89abcde:\n  > Fix\n', ['modified lib +0 -0', 'lib: a submodule']],
    ['a conflict', '* Unmerged path f\n', ['modified f +0 -0', 'f: in conflict']],
    ['a file with only a changed timestamp', 'diff --git a/f b/f\n', ['f: the diff shows no lines of this file']],
    [
      'a cut hunk',
      ONE.slice(0, -4),
      ['modified f +0 -0', 'f: the diff is cut short: a hunk has fewer lines than its header counts'],
    ],
    [
      'a cut second hunk',
      `${ONE}@@ -9,2 +9,2 @@\n a\n`,
      ['modified f +1 -1', 'f: the diff is cut short: a hunk has fewer lines than its header counts'],
    ],
    [
      'a cut hunk before a file',
      `${ONE.slice(0, -4)}\n${ONE.replaceAll('/f', '/g')}`.replace('\n\n', '\n'),
      [
        'modified f +0 -0',
        'modified g +1 -1',
        'f: the diff is cut short: a hunk has fewer lines than its header counts',
      ],
    ],
    [
      'a cut header',
      'diff --git a/f b/f\nindex 1..2\n--- a/f\n+++ b/f\n',
      ['modified f +0 -0', 'f: the diff is cut short: a hunk has fewer lines than its header counts'],
    ],
    [
      'a hunk that goes on after its lines',
      `${ONE}+d\n`,
      ['modified f +1 -1', 'f: the diff has a hunk with more lines than its header counts'],
    ],
    [
      'lines of a file that it calls binary',
      ONE.replace('--- a', 'Binary files a/f and b/f differ\n--- a'),
      ['modified f +1 -1'],
    ],
    [
      'a removed file with added lines',
      ONE.replace('--- a/f\n+++ b/f', 'deleted file mode 100644\n--- a/f\n+++ /dev/null'),
      ['modified f +1 -1'],
    ],
    [
      'a damaged hunk header',
      'diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -x +1 @@\n+a\n',
      ['modified f +0 -0', 'f: the diff has a hunk header that cannot be read'],
    ],
    ['hunks without a file', `\n${HUNK}`, ['(line 2 of the diff): a hunk that belongs to no file']],
    [
      'a series of patches',
      `${ONE}\n${ONE}`,
      ['modified f +2 -2', 'f: the diff changes this file more than once; give one diff between two commits'],
    ],
    [
      'a name that is not well quoted',
      'diff --git "a/\\9" "b/\\9"\nold mode 100644\nnew mode 100755\n',
      ['"a/\\9" "b/\\9": its name in the diff cannot be read'],
    ],
  ])('%s', (_name, text, expected) => {
    expect(describeChanges(text)).toEqual(expected);
  });

  test('keeps the CRs of a file in a diff that was itself converted', () => {
    const diff = ONE.replace('+c\n', '+c\r\n').replaceAll('\n', '\r\n');
    expect(readGivenDiff(diff).files[0]!.hunks[0]!.lines.at(-1)).toEqual({ kind: 'added', newLine: 2, text: 'c\r' });
  });

  test('reads the UTF-16 of Windows PowerShell', () => {
    const bytes = Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(ONE.replaceAll('\n', '\r\n'), 'utf16le')]);
    expect(describeChanges(bytes)).toEqual(['modified f +1 -1']);
  });

  const LARGE = Array.from({ length: 4_000 }, (_, index) => ONE.replaceAll('f', `folder/file-${index}`)).join('');
  const convert = (): string => LARGE.replaceAll('\n', '\r\n');
  const colour = (): string =>
    LARGE.replaceAll(/^(?:diff|index|---|\+\+\+) .*/gm, '\u001B[1m$&\u001B[m').replaceAll(
      /^[-+@].*/gm,
      '\u001B[31m$&\u001B[m',
    );
  test.each<[string, () => string | Uint8Array]>([
    ['in CRLF', convert],
    ['in colour', colour],
    ['in colour and CRLF', () => colour().replaceAll('\n', '\r\n')],
    ['with a byte order mark', () => `\uFEFF${LARGE}`],
    ['in UTF-16', () => Buffer.from(`\uFEFF${convert()}`, 'utf16le')],
  ])('one of many pieces, %s, reads like the plain one', (_name, draw) => {
    expect(readGivenDiff(draw())).toEqual(readGivenDiff(LARGE));
  });

  test('a name of a blank and a TAB, and a heading', () => {
    const diff = 'diff --git a/x y b/x y\nindex 1..2\n--- a/x y\t\n+++ b/x y\t\n@@ -3 +3 @@ function f()\n-a\n+b\n';
    const file = readGitDiff(diff).files[0]!;
    expect([file.path, file.hunks[0]!.heading, file.hunks[0]!.oldStart]).toEqual(['x y', 'function f()', 3]);
  });
});

import { expect, onTestFinished, test } from 'vitest';
import { makeRepository } from '../../harness/repository.ts';
import type { FileLiteral } from '../../harness/repository.ts';
import { mapLine } from './anchors.ts';
import { readDiff, readHunks } from './diff.ts';
import type { DiffFile } from './diff.ts';
import { openGit } from './git.ts';

test.for<readonly [string, Record<string, FileLiteral>, Record<string, FileLiteral>, readonly object[]]>([
  [
    'a file that became a link has two sections in the diff, and the next file gets its own patch',
    { 'a.ts': 'a\n', 'b.ts': 'b\n' },
    { 'a.ts': { symlink: 'b.ts' }, 'b.ts': 'c\n' },
    [
      { path: 'a.ts', status: 'changed', patch: undefined },
      { path: 'b.ts', status: 'modified', patch: '@@ -1 +1 @@\n-b\n+c' },
    ],
  ],
  [
    'content that looks like a diff header is read as content',
    { 'a.ts': 'a\n' },
    { 'a.ts': 'a\ndiff --git a/x b/x\n@@ -1 +1 @@\n' },
    [{ path: 'a.ts', patch: '@@ -1 +1,3 @@\n a\n+diff --git a/x b/x\n+@@ -1 +1 @@' }],
  ],
  [
    'a carriage return does not end a line',
    { 'a.ts': 'a\n' },
    { 'a.ts': 'a\rdiff --git b\r\n' },
    [{ path: 'a.ts', patch: '@@ -1 +1 @@\n-a\n+a\rdiff --git b\r' }],
  ],
  [
    'a renamed file that also changed has both names',
    { 'old.ts': '1\n2\n3\n4\n' },
    { 'old.ts': null, 'a "new".ts': '1\n2\n3\nfour\n' },
    [{ path: 'a "new".ts', previousPath: 'old.ts', status: 'renamed', additions: 1, deletions: 1 }],
  ],
])('%s', async ([, base, head, expected]) => {
  expect(await diffBetween(base, head)).toMatchObject(expected);
});

test('lines have a number on each of their sides and a position in the file', () => {
  const hunks = readHunks('@@ -1,2 +1,2 @@ f\n a\n-b\n+c\n\\ No newline at end of file\n@@ -9 +9,2 @@\n x\n+y');
  const lines = hunks
    .flatMap((hunk) => hunk.lines)
    .map(({ text, left, right, position }) => [text, left, right, position]);
  expect(lines).toEqual([
    [' a', 1, 1, 1],
    ['-b', 2, undefined, 2],
    ['+c', undefined, 2, 3],
    [' x', 9, 9, 6],
    ['+y', undefined, 10, 7],
  ]);
});

test('a line number is mapped to its number after the change', () => {
  const patch = '@@ -5,3 +5,4 @@\n five\n+new\n six\n seven\n@@ -20,3 +21,2 @@\n twenty\n-gone\n last';
  const file: DiffFile = {
    path: 'a.ts',
    previousPath: undefined,
    status: 'modified',
    sha: '',
    additions: 1,
    deletions: 1,
    patch,
  };
  const lines = [1, 5, 6, 15, 20, 21, 22, 30];
  expect(lines.map((line) => mapLine(file, line))).toEqual([1, 5, 7, 16, 21, undefined, 22, 30]);
});

async function diffBetween(base: Record<string, FileLiteral>, head: Record<string, FileLiteral>) {
  const repository = await makeRepository({
    commits: [{ message: 'Start', files: base }],
    branches: { feature: { commits: [{ message: 'Change', files: head }] } },
  });
  const git = await openGit(repository.directory);
  onTestFinished(git.close);
  return (await readDiff(git, 'main', 'feature')).files;
}

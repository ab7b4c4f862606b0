import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readFromGit, type DiffingRepository, type FileAccount } from '../../src/changes/read-from-git.ts';
import type { GitRepository } from '../../src/workspace/git/git.ts';
import { openRepository } from '../../src/workspace/git/open-repository.ts';
import { numberedLines, scratchRepository, type ScratchRepository } from './diff/repository.ts';

let scratch: ScratchRepository;
let repository: GitRepository;
let base: string;
let head: string;

beforeEach(async () => {
  scratch = scratchRepository();
  scratch.write('f', numberedLines(20));
  scratch.write('g', numberedLines(3));
  scratch.write('old', numberedLines(9));
  base = scratch.commit();
  scratch.write('f', numberedLines(21));
  scratch.write('b', Buffer.of(0, 1));
  scratch.git('mv', 'old', 'new');
  head = scratch.commit();
  const opened = await openRepository(scratch.folder);
  if (opened.kind === 'problem') throw new Error(opened.message);
  repository = opened.repository;
});

afterEach(() => {
  repository.close();
  scratch.remove();
});

/** The repository, with a replaced list from git. */
function listing(change: (account: readonly FileAccount[]) => readonly FileAccount[]): DiffingRepository {
  return {
    diff: (from, to) => repository.diff(from, to),
    account: async (from, to) => change(await repository.account(from, to)),
  };
}

const only = (path: string, wrong: Partial<FileAccount>) => (account: readonly FileAccount[]) =>
  account.map((file) => (file.path === path ? { ...file, ...wrong } : file));

test("a diff that agrees with git's list is read unchanged", async () => {
  const changes = await readFromGit(repository, base, head);
  expect(changes.leftOut).toEqual([]);
  expect(changes.files.map((file) => [file.path, file.status, file.additions, file.hunks.length])).toEqual([
    ['b', 'added', 0, 0],
    ['f', 'modified', 1, 1],
    ['new', 'renamed', 0, 0],
  ]);
});

describe('if git lists something else, the file loses its lines and is left out', () => {
  test.each<[string, (account: readonly FileAccount[]) => readonly FileAccount[], string, string]>([
    ['other counts', only('f', { additions: 2 }), 'f', 'git counts +2 -0 here, but the diff was read as +1 -0'],
    [
      'a text file',
      only('b', { additions: 4, deletions: 0 }),
      'b',
      'git counts +4 -0 here, but the diff shows a binary file',
    ],
    [
      'another status',
      only('new', { letter: 'A' }),
      'new',
      'git counts +0 -0 here, but the diff was read as renamed, which git lists as A',
    ],
    [
      'another previous name',
      only('new', { previousPath: 'older' }),
      'new',
      'git counts +0 -0 here, but the diff was read as renamed, which git lists as R',
    ],
    [
      'a file that the diff does not contain',
      (account) => [...account, { path: 'x', letter: 'M', additions: 3, deletions: 1 }],
      'x',
      'git counts +3 -1 here, but the diff does not contain it',
    ],
    [
      'a file that git does not list',
      (account) => account.filter((file) => file.path !== 'f'),
      'f',
      'the diff contains it, but git does not list it as changed',
    ],
  ])('%s', async (_, change, path, reason) => {
    const changes = await readFromGit(listing(change), base, head);
    expect(changes.leftOut).toEqual([{ path, reason }]);
    expect(changes.files.find((file) => file.path === path)?.hunks ?? []).toEqual([]);
  });
});

test('a file in conflict is listed once', async () => {
  scratch.git('checkout', '-q', '-b', 'other', base);
  scratch.write('f', numberedLines(20).replace('line 20', 'other'));
  const other = scratch.commit();
  try {
    scratch.git('merge', '-q', head);
  } catch {
    // The command fails with the conflict that this test needs.
  }
  for (const state of ['index', 'worktree']) {
    const changes = await readFromGit(repository, other, state);
    expect(changes.files.filter((file) => file.path === 'f')).toHaveLength(1);
    // The file on disk contains the text of both sides, so it can be read.
    expect(changes.leftOut.map((file) => file.path)).toEqual(state === 'index' ? ['f'] : []);
  }
});

import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { earlierSubjects, type Commit } from '../../src/context/commits.ts';
import type { GitRepository } from '../../src/workspace/git/git.ts';
import { openRepository } from '../../src/workspace/git/open-repository.ts';
import { scratchRepository, type ScratchRepository } from '../changes/diff/repository.ts';

function logOf(commits: readonly Commit[]): { recentCommits(from: string, most: number): Promise<readonly Commit[]> } {
  return { recentCommits: (_from, most) => Promise.resolve(commits.slice(0, most)) };
}

function commitsBy(author: string, count: number): readonly Commit[] {
  return Array.from({ length: count }, (_, index) => ({ author, subject: `${author} ${index + 1}` }));
}

describe('subjects of earlier commits', () => {
  it('are from the last ten commits of the branch and the last ten other commits of the author', async () => {
    const commits = [...commitsBy('b', 8), ...commitsBy('a', 20)];
    expect(await earlierSubjects(logOf(commits), 'head', 'a')).toEqual({
      branch: [...commitsBy('b', 8), ...commitsBy('a', 2)].map(({ subject }) => subject),
      author: Array.from({ length: 10 }, (_, index) => `a ${index + 3}`),
    });
  });

  it('are only from the branch if no author is given', async () => {
    const { branch, author } = await earlierSubjects(logOf(commitsBy('a', 20)), 'head', undefined);
    expect([branch.length, author]).toEqual([10, []]);
  });

  it('contain no duplicates and no empty text', async () => {
    const commits = ['wip', 'wip', '', 'Fix'].map((subject) => ({ author: 'a', subject }));
    expect(await earlierSubjects(logOf(commits), 'head', 'a')).toEqual({ branch: ['wip', 'Fix'], author: [] });
  });
});

describe('the log of a repository', () => {
  let scratch: ScratchRepository;
  let repository: GitRepository;

  beforeEach(async () => {
    scratch = scratchRepository();
    const opened = await openRepository(scratch.folder);
    if (opened.kind === 'problem') throw new Error(opened.message);
    ({ repository } = opened);
  });

  afterEach(() => {
    repository.close();
    scratch.remove();
  });

  function commit(message: string, author = 'a@example.com'): string {
    scratch.git('commit', '-q', '--allow-empty', '--allow-empty-message', `--author=A <${author}>`, '-m', message);
    return scratch.git('rev-parse', 'HEAD').toString().trim();
  }

  it('starts with the newest commit, and has the first paragraph of each message as one line', async () => {
    commit('Add\tthe shop\n\nIt sells.', 'b@example.com');
    commit('');
    const head = commit('Say what\nis sold 漢字');
    expect(await repository.recentCommits(head, 5)).toEqual([
      { author: 'a@example.com', subject: 'Say what is sold 漢字' },
      { author: 'a@example.com', subject: '' },
      { author: 'b@example.com', subject: 'Add\tthe shop' },
    ]);
    expect(await repository.recentCommits(head, 1)).toHaveLength(1);
  });

  it('ends before a commit and those that it was made from', async () => {
    commit('Before');
    const base = commit('Base');
    commit('One');
    const head = commit('Two');
    const subjects = (await repository.recentCommits(head, 5, base)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Two', 'One']);
  });

  it('reads whole messages, and who made the commits', async () => {
    const base = commit('Base');
    commit('Add it\n\nFixes #1\n\nSigned-off-by: Ada <ada@example.com>');
    const head = commit('');
    expect(await repository.recentMessages(head, 5, base)).toEqual([
      { committer: expect.stringContaining('@'), message: '' },
      {
        committer: expect.stringContaining('@'),
        message: 'Add it\n\nFixes #1\n\nSigned-off-by: Ada <ada@example.com>',
      },
    ]);
  });

  it('omits merges', async () => {
    commit('One');
    scratch.git('checkout', '-q', '-b', 'side');
    commit('Two');
    scratch.git('checkout', '-q', 'main');
    commit('Three');
    scratch.git('merge', '-q', '--no-ff', '-m', 'Merge', 'side');
    const head = scratch.git('rev-parse', 'HEAD').toString().trim();
    const subjects = (await repository.recentCommits(head, 5)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['One', 'Three', 'Two']);
  });

  it('cuts a very long message', async () => {
    scratch.write('message', 'word '.repeat(400_000));
    scratch.git('commit', '-q', '--allow-empty', '-F', 'message');
    const head = scratch.git('rev-parse', 'HEAD').toString().trim();
    const [found] = await repository.recentCommits(head, 5);
    expect(found?.subject).toHaveLength(300);
  });

  it('runs no program that the repository names', async () => {
    const signed = `gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n\n`;
    const text = scratch.git('cat-file', 'commit', commit('One')).toString().replace('\n\n', `\n${signed}`);
    const head = scratch.feed(text, 'hash-object', '-t', 'commit', '-w', '--stdin').toString().trim();
    const trace = join(scratch.folder, 'trace');
    scratch.write('gpg', `#!/bin/sh\necho run > '${trace}'\n`);
    chmodSync(join(scratch.folder, 'gpg'), 0o755);
    scratch.git('config', 'log.showSignature', 'true');
    scratch.git('config', 'gpg.program', join(scratch.folder, 'gpg'));
    scratch.git('config', 'format.pretty', 'raw');
    scratch.git('config', 'i18n.logOutputEncoding', 'UTF-16');
    scratch.git('config', 'color.ui', 'always');
    scratch.git('config', 'log.follow', 'true');
    expect(await repository.recentCommits(head, 5)).toEqual([{ author: 'a@example.com', subject: 'One' }]);
    expect(existsSync(trace)).toBe(false);
  });

  it('refuses a revision name that could be an option of git', async () => {
    await expect(async () => repository.recentCommits('--output=x', 5)).rejects.toThrow('not the full id');
  });

  it('lists the paths of each commit, whatever their names and the configuration of the repository', async () => {
    scratch.git('config', 'diff.renames', 'copies');
    scratch.git('config', 'log.showSignature', 'true');
    const commitFiles = (files: Readonly<Record<string, string>>): string => {
      Object.entries(files).forEach(([path, text]) => scratch.write(path, text));
      scratch.git('add', '-A');
      return commit('Change');
    };
    commitFiles({ 'a.txt': 'a\n', 'ä b\t"c".txt': 'b\n' });
    commit('Nothing');
    scratch.git('mv', 'a.txt', 'd.txt');
    const head = commitFiles({ 'src/e.txt': 'e\n' });
    expect(await repository.recentPaths(head, 5)).toEqual([
      ['a.txt', 'd.txt', 'src/e.txt'],
      [],
      ['a.txt', 'ä b\t"c".txt'],
    ]);
    expect(await repository.recentPaths(head, 1)).toHaveLength(1);
    await expect(async () => repository.recentPaths('--output=x', 5)).rejects.toThrow('not the full id');
  });
});

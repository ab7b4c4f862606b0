import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { earlierSubjects, type CommitLog } from '../../src/context/commits.ts';
import type { GitRepository } from '../../src/workspace/git/git.ts';
import { openRepository } from '../../src/workspace/git/open-repository.ts';
import { scratchRepository, type ScratchRepository } from '../changes/diff/repository.ts';

function logOf(subjects: readonly string[]): CommitLog {
  return { recentSubjects: (_from, most) => Promise.resolve(subjects.slice(0, most)) };
}

describe('subjects of earlier commits', () => {
  it('are from the last ten commits', async () => {
    const subjects = Array.from({ length: 20 }, (_, index) => `Commit ${index + 1}`);
    expect(await earlierSubjects(logOf(subjects), 'head')).toEqual(subjects.slice(0, 10));
  });

  it('contain no duplicates and no empty text', async () => {
    expect(await earlierSubjects(logOf(['wip', ' wip', '', 'Fix']), 'head')).toEqual(['wip', 'Fix']);
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

  function commit(message: string): string {
    scratch.git('commit', '-q', '--allow-empty', '--allow-empty-message', '-m', message);
    return scratch.git('rev-parse', 'HEAD').toString().trim();
  }

  it('starts with the newest commit, and has the first paragraph of each message as one line', async () => {
    commit('Add\tthe shop\n\nIt sells.');
    commit('');
    const head = commit('Say what\nis sold 漢字');
    expect(await repository.recentSubjects(head, 5)).toEqual(['Say what is sold 漢字', '', 'Add\tthe shop']);
    expect(await repository.recentSubjects(head, 1)).toHaveLength(1);
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
    const subjects = await repository.recentSubjects(head, 5);
    expect(subjects.toSorted()).toEqual(['One', 'Three', 'Two']);
  });

  it('cuts a very long message', async () => {
    scratch.write('message', 'word '.repeat(400_000));
    scratch.git('commit', '-q', '--allow-empty', '-F', 'message');
    const head = scratch.git('rev-parse', 'HEAD').toString().trim();
    const [found] = await repository.recentSubjects(head, 5);
    expect(found).toHaveLength(300);
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
    expect(await repository.recentSubjects(head, 5)).toEqual(['One']);
    expect(existsSync(trace)).toBe(false);
  });

  it('refuses a revision name that could be an option of git', async () => {
    await expect(async () => repository.recentSubjects('--output=x', 5)).rejects.toThrow('not the full id');
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

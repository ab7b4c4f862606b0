import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readGitDiff } from '../../../src/changes/diff/read-diff.ts';
import { GitError } from '../../../src/workspace/git/process.ts';
import type { GitRepository } from '../../../src/workspace/git/git.ts';
import { openRepository } from '../../../src/workspace/git/open-repository.ts';
import { numberedLines, scratchRepository, type ScratchRepository } from '../../changes/diff/repository.ts';

let scratch: ScratchRepository;
let base: string;
const opened: GitRepository[] = [];

beforeEach(() => {
  scratch = scratchRepository();
  scratch.write('f', numberedLines(20));
  scratch.write('g', numberedLines(3));
  base = scratch.commit();
});

afterEach(() => {
  opened.splice(0).forEach((repository) => repository.close());
  scratch.remove();
});

async function open(environment = process.env, folder = scratch.folder): Promise<GitRepository> {
  const result = await openRepository(folder, environment);
  if (result.kind === 'problem') throw new Error(result.message);
  opened.push(result.repository);
  return result.repository;
}

async function codeOf(path: string, environment = process.env): Promise<string> {
  const result = await openRepository(path, environment);
  return result.kind === 'problem' ? result.code : result.kind;
}

describe('opens a repository', () => {
  test('from a folder inside it', async () => {
    mkdirSync(join(scratch.folder, 'deep/er'), { recursive: true });
    expect((await open(process.env, join(scratch.folder, 'deep/er'))).root).toBe(scratch.folder);
  });

  test('or reports why it cannot', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'housestyle-'));
    expect(await codeOf(folder)).toBe('not-a-repository');
    expect(await codeOf(join(folder, 'nowhere'))).toBe('not-a-repository');
    expect(await codeOf(join(scratch.folder, '.git'))).toBe('bare-repository');
    expect(await codeOf(scratch.folder, { PATH: folder })).toBe('git-missing');
    scratch.git('config', 'core.worktree', '/etc');
    expect(await codeOf(scratch.folder)).toBe('foreign-worktree');
    // It contains the repository, and is no work tree of its own.
    scratch.git('config', 'core.worktree', dirname(scratch.folder));
    expect(await codeOf(scratch.folder)).toBe('foreign-worktree');
    rmSync(folder, { recursive: true });
  });

  test.runIf(process.getuid?.() === 0)('of another user only where the user trusts it', async () => {
    const home = mkdtempSync(join(tmpdir(), 'housestyle-'));
    const environment = { PATH: process.env['PATH'], HOME: home };
    chownSync(scratch.folder, 12_345, 12_345);
    chownSync(join(scratch.folder, '.git'), 12_345, 12_345);
    const refused = await openRepository(scratch.folder, environment);
    expect(refused).toMatchObject({ kind: 'problem', code: 'dubious-ownership' });
    writeFileSync(join(home, '.gitconfig'), `[safe]\n\tdirectory = /elsewhere\n\tdirectory = ${scratch.folder}\n`);
    expect((await open(environment)).root).toBe(scratch.folder);
    rmSync(home, { recursive: true });
  });
});

describe('names and diffs', () => {
  test.each([
    ['HEAD', true],
    ['main', true],
    ['nowhere', false],
    ['', false],
    ['--all', false],
    ['-h', false],
    ['--output=x', false],
    ['^main', false],
    ['main..main', false],
    ['main@{9999}', false],
    ['main:f', false],
    ['a\0b', false],
  ])('resolves %j: %s', async (ref, known) => {
    expect(await (await open()).resolve(ref)).toBe(known ? base : undefined);
  });

  test('refuses anything but a full id', async () => {
    await expect((await open()).diff('--output=x', base)).rejects.toThrow('is not the full id');
  });

  test('fails with the command and the message of git', async () => {
    const failure = (await open()).diff(base, '1'.repeat(40));
    await expect(failure).rejects.toThrow(GitError);
    await expect(failure).rejects.toThrow(/^`git diff` failed with exit code 128: fatal: bad object 1/);
  });

  test('of two commits, the index and the working tree', async () => {
    const repository = await open();
    scratch.write('f', `${numberedLines(20)}committed\n`);
    const head = scratch.commit();
    scratch.write('g', 'staged\n');
    scratch.git('add', 'g');
    scratch.write('g', 'staged\nedited\n');
    const changed = async (from: string, to: string): Promise<readonly string[]> =>
      readGitDiff((await repository.diff(from, to)).toString()).files.map((file) => `${file.path} +${file.additions}`);
    expect(await changed(base, head)).toEqual(['f +1']);
    expect(await changed(head, 'index')).toEqual(['g +1']);
    expect(await changed(head, 'worktree')).toEqual(['g +2']);
    expect(await changed(base, 'worktree')).toEqual(['f +1', 'g +2']);
    expect(await repository.account(base, 'worktree')).toEqual([
      { path: 'f', letter: 'M', additions: 1, deletions: 0 },
      { path: 'g', letter: 'M', additions: 2, deletions: 3 },
    ]);
  });

  test('counts renames and binary files', async () => {
    const repository = await open();
    scratch.git('mv', 'f', 'h\ti');
    scratch.write('b', Buffer.of(0, 1));
    expect(await repository.account(base, scratch.commit())).toEqual([
      { path: 'b', letter: 'A', additions: undefined, deletions: undefined },
      { path: 'h\ti', previousPath: 'f', letter: 'R', additions: 0, deletions: 0 },
    ]);
  });

  test('a file with only a new time stamp is not a change', async () => {
    scratch.write('f', numberedLines(20));
    expect((await (await open()).diff(base, 'worktree')).toString()).toBe('');
  });

  test('a diff of 30 MB', { tags: 'large' }, async () => {
    const repository = await open();
    scratch.write('f', `${'x'.repeat(99)}\n`.repeat(300_000));
    const diff = await repository.diff(base, scratch.commit());
    expect(readGitDiff(diff.toString()).files[0]!.additions).toBe(300_000);
  });

  test('the base is the commit where the branch left the default branch', async () => {
    const repository = await open();
    expect(await repository.defaultBase()).toEqual({ commit: base, ref: 'main' });
    scratch.git('checkout', '-q', '-b', 'topic');
    scratch.write('f', 'topic');
    const topic = scratch.commit();
    expect(await repository.defaultBase()).toEqual({ commit: base, ref: 'main' });
    scratch.git('update-ref', 'refs/remotes/origin/master', base);
    expect(await repository.defaultBase()).toEqual({ commit: base, ref: 'origin/master' });
    scratch.git('update-ref', 'refs/remotes/fork/dev', topic);
    scratch.git('symbolic-ref', 'refs/remotes/fork/HEAD', 'refs/remotes/fork/dev');
    scratch.git('config', 'branch.topic.remote', 'fork');
    expect(await repository.defaultBase()).toEqual({ commit: topic, ref: 'fork/HEAD' });
    expect(await repository.mergeBase(topic, base)).toBe(base);
  });

  test('many blobs at once, missing and large ones among them', async () => {
    const repository = await open();
    const id = scratch.git('rev-parse', 'HEAD:g').toString().trim();
    const large = scratch.git('rev-parse', 'HEAD:f').toString().trim();
    const read = await Promise.all([
      repository.readBlob(id, 100),
      repository.readBlob('1'.repeat(40), 100),
      repository.readBlob(large, 100),
      repository.readBlob(base, 10_000),
      repository.readBlob(id, 100),
    ]);
    const text = numberedLines(3);
    expect(read.map((blob) => (Buffer.isBuffer(blob) ? blob.toString() : blob))).toEqual([
      text,
      undefined,
      'too-large',
      undefined,
      text,
    ]);
  });
});

describe('is not led astray', () => {
  test('by programs in the configuration of the repository', async () => {
    const marker = join(scratch.folder, 'was-run');
    const program = join(scratch.folder, 'program.sh');
    writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> "${marker}"\ncat "$1" 2>/dev/null || cat\n`);
    chmodSync(program, 0o755);
    scratch.write('.gitattributes', '* diff=evil filter=evil\n');
    const head = scratch.commit();
    scratch.write('.git/hooks/post-index-change', `#!/bin/sh\necho hook >> "${marker}"\n`);
    chmodSync(join(scratch.folder, '.git/hooks/post-index-change'), 0o755);
    for (const [key, value] of [
      ['diff.external', program],
      ['diff.evil.command', program],
      ['diff.evil.textconv', program],
      ['filter.evil.clean', program],
      ['filter.evil.process', program],
      ['filter.evil.required', 'true'],
      ['core.fsmonitor', program],
      ['core.pager', program],
      ['core.sshCommand', program],
      ['core.hooksPath', join(scratch.folder, '.git/hooks')],
      ['alias.diff', `!${program}`],
    ] as const) {
      scratch.git('config', key, value);
    }
    scratch.write('f', 'changed\n');
    const repository = await open();
    const diff = readGitDiff((await repository.diff(head, 'worktree')).toString());
    await repository.diff(head, 'index');
    await repository.account(base, head);
    await repository.readTree(head);
    await repository.readBlob(scratch.git('rev-parse', 'HEAD:f').toString().trim(), 1000);
    expect(diff.files.map(({ path, additions }) => [path, additions])).toEqual([['f', 1]]);
    expect(existsSync(marker)).toBe(false);
    // Check the trap: git without our protection runs the programs, and fails at the one that is not a filter.
    expect(() => scratch.git('diff')).toThrow('git-filter-client');
    expect(existsSync(marker)).toBe(true);
  });

  test('by a filter that cannot be turned off because of its name', async () => {
    scratch.git('config', 'filter.a=b.clean', 'false');
    await expect((await open()).diff(base, 'worktree')).rejects.toThrow('filter named "a=b"');
  });

  test('by a missing object that a program would fetch', async () => {
    const marker = join(scratch.folder, 'was-run');
    scratch.git('config', 'extensions.partialClone', 'origin');
    scratch.git('config', 'remote.origin.promisor', 'true');
    scratch.git('config', 'remote.origin.url', 'ssh://example.invalid/x');
    scratch.git('config', 'core.sshCommand', `touch ${marker}; false`);
    const id = scratch.git('rev-parse', 'HEAD:f').toString().trim();
    rmSync(join(scratch.folder, '.git/objects', id.slice(0, 2), id.slice(2)));
    scratch.write('f', 'changed\n');
    const failure = (await open()).diff(base, 'worktree');
    await expect(failure).rejects.toThrow(GitError);
    // Git warns first that it fetches nothing, and says then what it needs.
    await expect(failure).rejects.toMatchObject({
      message: expect.stringContaining('fatal: '),
      hint: expect.stringContaining('`git fetch --refetch --no-filter origin` brings all of them'),
    });
    expect(existsSync(marker)).toBe(false);
  });

  test('by GIT_DIR and similar variables in the environment', async () => {
    const other = scratchRepository();
    const environment = {
      ...process.env,
      GIT_DIR: join(other.folder, '.git'),
      GIT_WORK_TREE: other.folder,
      GIT_EXTERNAL_DIFF: 'false',
    };
    const repository = await open(environment);
    expect(repository.root).toBe(scratch.folder);
    expect(await repository.resolve('HEAD')).toBe(base);
    other.remove();
  });

  test('by the settings of the user and of the repository', async () => {
    const home = mkdtempSync(join(tmpdir(), 'housestyle-'));
    const settings =
      '[diff]\n\tnoprefix = true\n\tcontext = 0\n\tmnemonicPrefix = true\n\twordRegex = .\n\trenames = false\n\torderFile = order\n\trelative = true\n[color]\n\tui = always\n\tdiff = always\n[core]\n\tquotePath = false\n';
    writeFileSync(join(home, '.gitconfig'), settings);
    scratch.git('mv', 'f', 'hö');
    const head = scratch.commit();
    const plain = await (await open()).diff(base, head);
    expect(await (await open({ ...process.env, HOME: home, XDG_CONFIG_HOME: home })).diff(base, head)).toEqual(plain);
    scratch.git('config', 'include.path', join(home, '.gitconfig'));
    expect((await (await open()).diff(base, head)).toString()).toBe(plain.toString());
    rmSync(home, { recursive: true });
  });

  test.each(['.gitattributes', 'd/.gitattributes'])('by a head that hides its files with %s', async (path) => {
    scratch.write(path, '* -diff\n');
    scratch.write('f', 'changed\n');
    scratch.write('d/g', 'new\n');
    const head = scratch.commit();
    const repository = await open();
    const { files } = readGitDiff((await repository.diff(base, head)).toString());
    expect(files.map(({ binary }) => binary)).toEqual([false, false, false]);
    expect((await repository.account(base, head)).map(({ additions }) => additions)).toEqual([1, 1, 1]);
    // Check that the trap works.
    expect(scratch.git('diff', base, head).toString()).toContain('Binary files');
  });

  test('by a linked working tree, which has its repository elsewhere', async () => {
    scratch.write('f', 'changed\n');
    const head = scratch.commit();
    const folder = join(mkdtempSync(join(tmpdir(), 'housestyle-')), 'linked');
    scratch.git('worktree', 'add', '-q', folder, head);
    writeFileSync(join(folder, '.gitattributes'), '* -diff\n');
    const repository = await open(process.env, folder);
    expect((await repository.account(base, head)).map(({ additions }) => additions)).toEqual([1]);
    rmSync(folder, { recursive: true });
  });
});

import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bringBlobs, type ArchivedRepository } from '../../src/workspace/remote/bring-blobs.ts';
import { checkoutWorkspace } from '../../src/workspace/disk/checkout.ts';
import type { GitRepository } from '../../src/workspace/git/git.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import { openRepository } from '../../src/workspace/git/open-repository.ts';
import { readText } from '../../src/workspace/read-text.ts';
import { remoteWorkspace } from '../../src/workspace/remote/remote.ts';
import { revisionWorkspace } from '../../src/workspace/git/revision.ts';
import type { Workspace } from '../../src/workspace/workspace.ts';
import { scratchRepository, type ScratchRepository } from '../changes/diff/repository.ts';
import { gitRemote } from './git/git-remote.ts';

const FILES = {
  'a.md': 'a\r\n',
  'bom.md': '\uFEFFa\n',
  'bad.md': Buffer.from([0x61, 0x0a, 0xef, 0xbf, 0xbd, 0x62, 0xff, 0x0a]),
  'large.md': 'x'.repeat(1024 * 1024 + 1),
  'fits.md': 'x'.repeat(1024 * 1024),
  'docs/b.md': 'b\n',
  'docs/deep/c.md': 'c\n',
  'docs-not.md': 'd\n',
  'ünï cödé\n.md': 'e\n',
  empty: '',
} as const;
const LINKS = {
  'link.md': 'docs/b.md',
  'docs/up.md': '../a.md',
  'folder-link': 'docs',
  two: 'folder-link/deep',
  'loop-1': 'loop-2',
  'loop-2': './loop-1',
  outside: '../outside.md',
  'outside-folder': '..',
  absolute: '/etc/hostname',
  dangling: 'nowhere',
  'to-folder': 'docs/deep',
} as const;

let scratch: ScratchRepository;
let repository: GitRepository;
const workspaces = new Map<string, Workspace>();

beforeAll(async () => {
  scratch = scratchRepository();
  Object.entries(FILES).forEach(([path, content]) => scratch.write(path, content));
  Object.entries(LINKS).forEach(([path, target]) => symlinkSync(target, join(scratch.folder, path)));
  const commit = scratch.commit();
  mkdirSync(join(scratch.folder, 'module/.git'), { recursive: true });
  writeFileSync(join(scratch.folder, 'module/inner'), 'x');
  scratch.git('update-index', '--add', '--cacheinfo', `160000,${commit},module`);
  scratch.git('commit', '-q', '-m', 'Module');
  const opened = await openRepository(scratch.folder);
  if (opened.kind === 'problem') throw new Error(opened.message);
  repository = opened.repository;
  const head = await repository.resolve('HEAD');
  workspaces.set('checkout', checkoutWorkspace(scratch.folder));
  workspaces.set('revision', revisionWorkspace(repository, head!, 'head'));
  const remote = gitRemote(scratch).repository;
  workspaces.set('remote', remoteWorkspace(remote, head!, 'head'));
  workspaces.set('archive', await archiveWorkspace(remote, head!));
  const links = Object.entries(LINKS).map(([path, symlink]) => [path, { symlink }] as const);
  workspaces.set('memory', memoryWorkspace({ ...FILES, ...Object.fromEntries(links), module: { submodule: true } }));
});

/** A workspace that reads everything from the archive. */
async function archiveWorkspace(remote: ArchivedRepository, commit: string): Promise<Workspace> {
  const blob = (): Promise<never> => Promise.reject(new Error('A blob was asked for.'));
  const brought = bringBlobs({ ...remote, blob }, (_, reason) => {
    throw new Error(reason);
  });
  const workspace = remoteWorkspace(brought(commit), commit, 'head');
  const paths = [...Object.keys(FILES), ...Object.keys(LINKS)];
  expect(await workspace.bring?.(paths, Number.POSITIVE_INFINITY)).toEqual(new Set());
  return workspace;
}

afterAll(() => {
  repository.close();
  scratch.remove();
});

describe.each(['checkout', 'revision', 'memory', 'remote', 'archive'])('a workspace of kind %s', (kind) => {
  const workspace = (): Workspace => workspaces.get(kind)!;

  test('lists all entries in order, links and submodules as themselves', async () => {
    const entries = await workspace().list('');
    const expected = [
      ...Object.keys(FILES).map((path) => ({ path, kind: 'file' })),
      ...Object.keys(LINKS).map((path) => ({ path, kind: 'symlink' })),
      { path: 'module', kind: 'submodule' },
    ].sort((a, b) => (a.path < b.path ? -1 : 1));
    expect(entries).toEqual(expected);
  });

  test.each([
    ['docs', ['docs/b.md', 'docs/deep/c.md', 'docs/up.md']],
    ['docs/deep', ['docs/deep/c.md']],
    ['nowhere', []],
    ['a.md', []],
    ['folder-link', []],
    ['folder-link/deep', []],
    ['module', []],
  ])('lists the folder "%s"', async (folder, paths) => {
    expect((await workspace().list(folder)).map((entry) => entry.path)).toEqual(paths);
  });

  test.each([
    ['docs/b.md', { kind: 'file', text: 'b\n' }],
    ['ünï cödé\n.md', { kind: 'file', text: 'e\n' }],
    ['empty', { kind: 'file', text: '' }],
    ['link.md', { kind: 'symlink', target: 'docs/b.md' }],
    ['absolute', { kind: 'symlink', target: '/etc/hostname' }],
    ['docs', { kind: 'not-a-file', reason: 'it is a folder' }],
    ['module', { kind: 'not-a-file', reason: 'it is a submodule' }],
    ['module/inner', { kind: 'missing' }],
    ['nowhere', { kind: 'missing' }],
    ['a.md/x', { kind: 'missing' }],
    ['folder-link/b.md', { kind: 'missing' }],
    ['.git/config', { kind: 'missing' }],
    ['.GIT/config', { kind: 'missing' }],
    ['HEAD:a.md', { kind: 'missing' }],
    ['-x', { kind: 'missing' }],
  ])('reads "%s"', async (path, expected) => {
    const file = await workspace().read(path);
    const { bytes, ...rest } = { bytes: undefined, ...file };
    expect(bytes === undefined ? rest : { ...rest, text: Buffer.from(bytes).toString() }).toEqual(expected);
  });

  test.each([
    ['a.md', 'a\r\n'],
    ['./docs//b.md', 'b\n'],
    ['bom.md', '\uFEFFa\n'],
    ['link.md', 'b\n'],
    ['docs/up.md', 'a\r\n'],
    ['folder-link/b.md', 'b\n'],
    ['folder-link/up.md', 'a\r\n'],
    ['two/c.md', 'c\n'],
    ['fits.md', FILES['fits.md']],
  ])('reads the text of "%s"', async (path, expected) => {
    const read = await readText(workspace(), path);
    expect(read.kind === 'text' ? read.source.text : read).toBe(expected);
  });

  test.each([
    ['nowhere.md', 'missing'],
    ['dangling', 'dangling-link'],
    ['folder-link/nowhere', 'missing'],
    ['../outside.md', 'outside'],
    ['docs/../a.md', 'outside'],
    ['/etc/hostname', 'outside'],
    ['C:/x', 'outside'],
    ['c:x', 'outside'],
    ['docs\\b.md', 'outside'],
    ['..\\outside.md', 'outside'],
    ['a\0.md', 'outside'],
    ['outside', 'outside'],
    ['outside-folder/outside.md', 'outside'],
    ['absolute', 'outside'],
    ['bad.md', 'not-utf-8'],
    ['large.md', 'too-large'],
    ['docs', 'not-a-file'],
    ['to-folder', 'not-a-file'],
    ['', 'not-a-file'],
    ['.', 'not-a-file'],
    ['loop-1', 'symlink-loop'],
    ['loop-1/x', 'symlink-loop'],
    ['.git/config', 'missing'],
  ])('does not read the text of %j: %s', async (path, code) => {
    expect(await readText(workspace(), path)).toMatchObject({ kind: 'problem', code });
  });

  test('reports the position of the first invalid byte', async () => {
    expect(await readText(workspace(), 'bad.md')).toEqual({
      kind: 'problem',
      code: 'not-utf-8',
      message: '"bad.md" is not UTF-8: line 2, column 3 has bytes that are not a character',
      hint: 'Save the file as UTF-8.',
      position: { line: 2, column: 3 },
    });
  });
});

describe('a checkout', () => {
  test('with pipes and unreadable files neither waits nor fails', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'housestyle-'));
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    writeFileSync(join(folder, 'closed'), 'x');
    chmodSync(join(folder, 'closed'), 0o000);
    const workspace = checkoutWorkspace(folder);
    expect((await workspace.list('')).map(({ path }) => path)).toEqual(['closed', 'pipe']);
    expect(await workspace.read('pipe')).toMatchObject({ kind: 'not-a-file' });
    // The user root may read every file.
    const closed =
      process.getuid?.() === 0
        ? { kind: 'file' }
        : { kind: 'not-a-file', hint: expect.stringMatching(/^Check its owner and its permissions/) };
    expect(await workspace.read('closed')).toMatchObject(closed);
    rmSync(folder, { recursive: true });
  });

  // Each file system has its own reasons to refuse a path, and processes end while their files are read.
  test.skipIf(!existsSync('/proc/self/status'))('of the files of a process does not fail', async () => {
    const workspace = checkoutWorkspace('/proc/self');
    const entries = await workspace.list('');
    const read = await Promise.all(entries.slice(0, 500).map(({ path }) => workspace.read(path)));
    expect(read.length).toBeGreaterThan(10);
  });

  test('never reads a path with `..`', async () => {
    const workspace = checkoutWorkspace(join(scratch.folder, 'docs'));
    expect(await workspace.read('../a.md')).toEqual({ kind: 'missing' });
    expect(await workspace.list('..')).toEqual([]);
  });
});

test('a tree with names that no checkout can have', async () => {
  const evil = scratchRepository();
  const id = execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: evil.folder, input: 'x' }).toString().trim();
  const record = (mode: string, name: string, object: string): Buffer =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(object, 'hex')]);
  const hash = (tree: Buffer): string =>
    execFileSync('git', ['hash-object', '-t', 'tree', '--literally', '-w', '--stdin'], {
      cwd: evil.folder,
      input: tree,
    })
      .toString()
      .trim();
  const inner = hash(record('100644', 'x', id));
  const tree = hash(Buffer.concat([record('40000', '..', inner), record('100644', 'ok', id)]));
  const commit = evil.git('commit-tree', '-m', 'Evil', tree).toString().trim();
  const opened = await openRepository(evil.folder);
  if (opened.kind === 'problem') throw new Error(opened.message);
  const workspace = revisionWorkspace(opened.repository, commit, 'evil');
  expect(await workspace.list('')).toEqual([{ path: 'ok', kind: 'file' }]);
  opened.repository.close();
  evil.remove();
});

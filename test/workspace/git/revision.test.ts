import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { GitError } from '../../../src/workspace/git/process.ts';
import type { GitRepository } from '../../../src/workspace/git/git.ts';
import { openRepository } from '../../../src/workspace/git/open-repository.ts';
import { revisionWorkspace } from '../../../src/workspace/git/revision.ts';
import type { FindResult, Workspace } from '../../../src/workspace/workspace.ts';
import { scratchRepository, type ScratchRepository } from '../../changes/diff/repository.ts';

let scratch: ScratchRepository;
let blob: string;
const opened: GitRepository[] = [];

beforeEach(() => {
  scratch = scratchRepository();
  blob = scratch.feed('x', 'hash-object', '-w', '--stdin').toString().trim();
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

type Row = readonly [mode: string, name: string | Buffer, id: string];

/** A tree object of any rows, which `git add` would not make. */
function tree(...rows: readonly Row[]): string {
  return raw(
    Buffer.concat(
      rows.map(([mode, name, id]) =>
        Buffer.concat([Buffer.from(`${mode} `), Buffer.from(name), Buffer.of(0), Buffer.from(id, 'hex')]),
      ),
    ),
  );
}

function raw(bytes: Buffer): string {
  return scratch.feed(bytes, 'hash-object', '-t', 'tree', '--literally', '-w', '--stdin').toString().trim();
}

async function workspaceOf(root: string, repository?: GitRepository): Promise<Workspace> {
  const commit = scratch.git('commit-tree', '-m', 'x', root).toString().trim();
  return revisionWorkspace(repository ?? (await open()), commit, 'head 1');
}

function find(
  workspace: Workspace,
  deep: readonly string[] = [],
  shallow: readonly string[] = [],
): Promise<FindResult> {
  return workspace.find({ endings: ['agents.md', '.vscode/settings.json'], deep, shallow });
}

function pathsOf({ entries }: FindResult): readonly string[] {
  return entries.map(({ path }) => path);
}

const FILE = '100644';
const FOLDER = '40000';

describe('a hostile tree', () => {
  it.each<[string, readonly Row[], readonly string[]]>([
    [
      '`..` and similar names',
      [
        [FOLDER, '..', '@'],
        [FOLDER, '.', '@'],
        [FOLDER, '', '@'],
        [FILE, 'AGENTS.md', ''],
      ],
      ['AGENTS.md'],
    ],
    [
      'names with a slash',
      [
        [FILE, 'a/AGENTS.md', ''],
        [FOLDER, 'b/c', '@'],
      ],
      [],
    ],
    [
      'names that Windows reads as a drive',
      [
        [FOLDER, 'c:', '@'],
        [FILE, 'C:AGENTS.md', ''],
        [FOLDER, 'd', '@'],
      ],
      ['d/AGENTS.md'],
    ],
    [
      'the same name twice',
      [
        [FILE, 'AGENTS.md', ''],
        [FILE, 'AGENTS.md', ''],
      ],
      ['AGENTS.md'],
    ],
    [
      'names out of order',
      [
        [FILE, 'z-agents.md', ''],
        [FOLDER, 'b', '@'],
        [FILE, 'AGENTS.md', ''],
      ],
      ['AGENTS.md', 'b/AGENTS.md', 'z-agents.md'],
    ],
    [
      'unusual file modes',
      [
        ['100664', 'AGENTS.md', ''],
        ['040000', 'b', '@'],
        ['160755', 'sub', ''],
      ],
      ['AGENTS.md', 'b/AGENTS.md', 'sub'],
    ],
    ['names that are not UTF-8', [[FOLDER, Buffer.of(0xff), '@']], ['\uFFFD/AGENTS.md']],
  ])('with %s', async (_what, rows, expected) => {
    const inner = tree([FILE, 'AGENTS.md', blob]);
    const root = tree(...rows.map(([mode, name, id]): Row => [mode, name, id === '@' ? inner : blob]));
    const workspace = await workspaceOf(root);
    expect(pathsOf(await find(workspace))).toEqual(expected);
    expect((await workspace.list('')).map(({ path }) => path)).toEqual(expected);
    for (const path of expected.filter((path) => path !== 'sub')) {
      expect(await workspace.read(path)).toMatchObject({ kind: 'file' });
    }
  });

  it('with bytes that are cut off or not a tree has the entries that can be read', async () => {
    const whole = Buffer.concat([Buffer.from(`${FILE} AGENTS.md\0`), Buffer.from(blob, 'hex')]);
    for (const rest of ['1', '100644', '100644 ', '100644 agents.md', '100644 agents.md\0', '100644 agents.md\0abc']) {
      const workspace = await workspaceOf(raw(Buffer.concat([whole, Buffer.from(rest)])));
      expect([rest, ...pathsOf(await find(workspace))]).toEqual([rest, 'AGENTS.md']);
    }
  });

  it('that repeats its folders ten thousand million times is searched immediately', { tags: 'large' }, async () => {
    let inner = tree([FILE, 'other', blob]);
    for (let level = 0; level < 10; level += 1) {
      const below = inner;
      inner = tree(...Array.from('0123456789', (name): Row => [FOLDER, name, below]));
    }
    const workspace = await workspaceOf(tree([FILE, 'AGENTS.md', blob], [FOLDER, 'bomb', inner]));
    expect(await find(workspace)).toEqual({ entries: [{ path: 'AGENTS.md', kind: 'file' }], isComplete: true });
    expect(await workspace.read('bomb/0/1/2/3/4/5/6/7/8/9/other')).toMatchObject({ kind: 'file' });
    await expect(workspace.list('')).rejects.toThrow('head 1 has more or longer paths than can be listed');
  });

  it('with too many wanted files is searched in the folders of the query', { tags: 'large' }, async () => {
    let inner = tree([FILE, 'AGENTS.md', blob]);
    for (let level = 0; level < 10; level += 1) {
      const below = inner;
      inner = tree(...Array.from('0123456789', (name): Row => [FOLDER, name, below]));
    }
    const own = tree([FILE, 'AGENTS.md', blob]);
    const folders = [
      [FOLDER, '.github', own],
      [FOLDER, 'a', own],
      [FOLDER, 'zzz', inner],
    ] as const;
    const { entries, isComplete } = await find(await workspaceOf(tree(...folders)), ['.github', 'none'], ['a', 'none']);
    expect(isComplete).toBe(false);
    const paths = new Set(entries.map(({ path }) => path));
    expect([paths.has('.github/AGENTS.md'), paths.has('a/AGENTS.md')]).toEqual([true, true]);
    expect(paths.size).toBe(entries.length);
  });
});

test('a file deep in many folders is found', async () => {
  const path = `${Array.from({ length: 300 }, () => 'f').join('/')}/.vscode/settings.json`;
  const input = `commit refs/heads/main\ncommitter A <a@example.com> 0 +0000\ndata 1\nx\nM 100644 inline ${path}\ndata 1\nx\n`;
  scratch.feed(input, 'fast-import', '--quiet');
  const workspace = revisionWorkspace(await open(), scratch.git('rev-parse', 'main').toString().trim(), 'head');
  expect(await find(workspace)).toEqual({ entries: [{ path, kind: 'file' }], isComplete: true });
});

test('a path too long for any disk is not listed, and reading it reports a missing file', async () => {
  const path = `${'n/'.repeat(2200)}AGENTS.md`;
  const input = `commit refs/heads/main\ncommitter A <a@example.com> 0 +0000\ndata 1\nx\nM 100644 inline ${path}\ndata 1\nx\nM 100644 inline AGENTS.md\ndata 1\nx\n`;
  scratch.feed(input, 'fast-import', '--quiet');
  const workspace = revisionWorkspace(await open(), scratch.git('rev-parse', 'main').toString().trim(), 'head');
  expect(await find(workspace)).toEqual({ entries: [{ path: 'AGENTS.md', kind: 'file' }], isComplete: false });
});

describe('objects', () => {
  it('that are missing from the clone make finding fail', async () => {
    const missing = '1'.repeat(40);
    const workspace = await workspaceOf(tree([FOLDER, 'a', missing], [FOLDER, 'b', tree([FILE, 'AGENTS.md', blob])]));
    await expect(find(workspace)).rejects.toThrow(`the tree ${missing} is not in this clone`);
    await expect(find(workspace)).rejects.toThrow(GitError);
    // The git process continues.
    expect(await workspace.read('b/AGENTS.md')).toMatchObject({ kind: 'file' });
  });

  it('of another type than the tree says are not files', async () => {
    const workspace = await workspaceOf(tree([FOLDER, 'a', blob]));
    await expect(find(workspace)).rejects.toThrow(`the tree ${blob} is not in this clone`);
    const file = await workspaceOf(tree([FILE, 'AGENTS.md', tree()]));
    expect(await file.read('AGENTS.md')).toEqual({ kind: 'not-a-file', reason: 'its content is not in this clone' });
  });

  it('are read once, at however many paths they are and however often they are asked for', async () => {
    const repository = await open();
    const asked: string[] = [];
    const counting: GitRepository = {
      ...repository,
      readBlob: (id, maxBytes) => {
        asked.push(id);
        return repository.readBlob(id, maxBytes);
      },
    };
    const other = scratch.feed('y', 'hash-object', '-w', '--stdin').toString().trim();
    const root = tree([FILE, 'a', blob], [FILE, 'b', blob], [FILE, 'c', other]);
    const workspace = await workspaceOf(root, counting);
    const files = await Promise.all(['a', 'b', 'c', 'a', 'b'].map((path) => workspace.read(path)));
    expect(files.map((file) => (file.kind === 'file' ? Buffer.from(file.bytes).toString() : file))).toEqual([
      'x',
      'x',
      'y',
      'x',
      'x',
    ]);
    await workspace.read('a');
    expect(asked).toEqual([blob, other]);
  });

  it('many at once are each returned for their own path', async () => {
    const names = Array.from({ length: 3000 }, (_, index) => `f${index}`);
    const size = (name: string): number => (Number(name.slice(1)) * 7919) % 5000;
    const files = names.map(
      (name) => `M 100644 inline ${name}\ndata ${size(name)}\n${name.padEnd(size(name), '.').slice(0, size(name))}\n`,
    );
    const head = 'commit refs/heads/main\ncommitter A <a@example.com> 0 +0000\ndata 1\nx\n';
    scratch.feed(`${head}${files.join('')}`, 'fast-import', '--quiet');
    const commit = scratch.git('rev-parse', 'main').toString().trim();
    const workspace = revisionWorkspace(await open(), commit, 'head');
    const read = await Promise.all(names.map((name) => workspace.read(name)));
    const texts = read.map((file) => (file.kind === 'file' ? Buffer.from(file.bytes).toString() : file.kind));
    expect(texts).toEqual(names.map((name) => name.padEnd(size(name), '.').slice(0, size(name))));
  });
});

test('a repository with SHA-256', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-'));
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder }).toString();
  git('init', '-q', '--object-format=sha256');
  writeFileSync(join(folder, 'AGENTS.md'), 'x');
  git('add', '.');
  git('commit', '-qm', 'x');
  const workspace = revisionWorkspace(await open(process.env, folder), git('rev-parse', 'HEAD').trim(), 'head');
  expect(pathsOf(await find(workspace))).toEqual(['AGENTS.md']);
  expect(await workspace.read('AGENTS.md')).toMatchObject({ kind: 'file' });
  rmSync(folder, { recursive: true });
});

test('a git before 2.38, which supports only the older form of questions', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-'));
  const log = join(folder, 'log');
  const real = execFileSync('sh', ['-c', 'command -v git']).toString().trim();
  const script = `#!/bin/sh\nfor arg in "$@"; do case "$arg" in\n  --batch*) echo "$arg" >> "${log}";;\nesac; done\nfor arg in "$@"; do case "$arg" in\n  --batch-command) echo "error: unknown option" >&2; exit 129;;\nesac; done\nexec "${real}" "$@"\n`;
  writeFileSync(join(folder, 'git'), script);
  chmodSync(join(folder, 'git'), 0o755);
  const repository = await open({ ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` });
  const workspace = await workspaceOf(
    tree([FILE, 'AGENTS.md', blob], [FOLDER, 'a', tree([FILE, 'AGENTS.md', blob])]),
    repository,
  );
  const [found, file] = await Promise.all([find(workspace), workspace.read('a/AGENTS.md')]);
  expect(pathsOf(found)).toEqual(['AGENTS.md', 'a/AGENTS.md']);
  expect(file).toMatchObject({ kind: 'file' });
  expect(execFileSync('cat', [log]).toString()).toBe('--batch-command\n--batch\n');
  rmSync(folder, { recursive: true });
});

test('if git ends, earlier and later questions fail', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-'));
  const real = execFileSync('sh', ['-c', 'command -v git']).toString().trim();
  const script = `#!/bin/sh\nfor arg in "$@"; do case "$arg" in\n  cat-file) exit 1;;\nesac; done\nexec "${real}" "$@"\n`;
  writeFileSync(join(folder, 'git'), script);
  chmodSync(join(folder, 'git'), 0o755);
  const repository = await open({ ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` });
  const workspace = await workspaceOf(tree([FILE, 'AGENTS.md', blob]), repository);
  await expect(find(workspace)).rejects.toThrow('`git cat-file` failed: it ended before it answered');
  await expect(find(workspace)).rejects.toThrow('`git cat-file` failed: it ended before it answered');
  rmSync(folder, { recursive: true });
});

test('if a repository is closed, its questions fail, and no other git is started', async () => {
  const repository = await open();
  const workspace = await workspaceOf(tree([FILE, 'AGENTS.md', blob]), repository);
  const read = repository.readBlob(blob, 10);
  repository.close();
  await expect(read).rejects.toThrow('`git cat-file` failed: it ended before it answered');
  await expect(find(workspace)).rejects.toThrow('The repository was closed');
});

import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { checkoutWorkspace, diskBelow } from '../../../src/workspace/disk/checkout.ts';
import type { Disk } from '../../../src/workspace/disk/disk.ts';
import { findOnDisk } from '../../../src/workspace/disk/find-on-disk.ts';
import { scratchRepository, type ScratchRepository } from '../../changes/diff/repository.ts';

const QUERY = { endings: ['agents.md'], deep: [], shallow: [] };

async function find(folder: string): Promise<readonly string[]> {
  const { entries, isComplete } = await checkoutWorkspace(folder).find(QUERY);
  expect(isComplete).toBe(true);
  return entries.map(({ path, kind }) => (kind === 'file' ? path : `${path} ${kind}`));
}

describe('in a repository', () => {
  let scratch: ScratchRepository;

  beforeEach(() => {
    scratch = scratchRepository();
    scratch.write('AGENTS.md', 'x');
    scratch.write('kept/AGENTS.md', 'x');
    scratch.write('sub/AGENTS.md', 'x');
    scratch.write('sub/deep/AGENTS.md', 'x');
    scratch.write('.gitignore', 'ignored\n*.log\n');
    scratch.commit();
  });

  afterEach(() => scratch.remove());

  const TRACKED = ['AGENTS.md', 'kept/AGENTS.md', 'sub/AGENTS.md', 'sub/deep/AGENTS.md'];

  test.each<[string, () => void, readonly string[]]>([
    ['tracked files', () => {}, TRACKED],
    ['files that are not tracked yet', () => scratch.write('new/AGENTS.md', 'x'), [...TRACKED, 'new/AGENTS.md']],
    ['nothing that is ignored', () => scratch.write('ignored/AGENTS.md', 'x'), TRACKED],
    [
      'files that are ignored but tracked',
      () => {
        scratch.write('ignored/AGENTS.md', 'x');
        scratch.git('add', '-f', 'ignored/AGENTS.md');
      },
      [...TRACKED, 'ignored/AGENTS.md'],
    ],
    [
      'no file that is missing on disk',
      () => rmSync(join(scratch.folder, 'kept'), { recursive: true }),
      ['AGENTS.md', 'sub/AGENTS.md', 'sub/deep/AGENTS.md'],
    ],
    [
      'a pipe in place of a tracked file, which says what it is when it is read',
      () => {
        rmSync(join(scratch.folder, 'AGENTS.md'));
        execFileSync('mkfifo', [join(scratch.folder, 'AGENTS.md')]);
      },
      TRACKED,
    ],
    [
      'a link in place of a tracked file',
      () => {
        rmSync(join(scratch.folder, 'AGENTS.md'));
        symlinkSync('kept/AGENTS.md', join(scratch.folder, 'AGENTS.md'));
      },
      ['AGENTS.md symlink', 'kept/AGENTS.md', 'sub/AGENTS.md', 'sub/deep/AGENTS.md'],
    ],
    [
      'nothing through a link in place of a tracked folder',
      () => {
        rmSync(join(scratch.folder, 'kept'), { recursive: true });
        symlinkSync('sub', join(scratch.folder, 'kept'));
      },
      ['AGENTS.md', 'kept symlink', 'sub/AGENTS.md', 'sub/deep/AGENTS.md'],
    ],
    [
      'a link that is not tracked',
      () => symlinkSync('sub', join(scratch.folder, 'link')),
      ['AGENTS.md', 'kept/AGENTS.md', 'link symlink', 'sub/AGENTS.md', 'sub/deep/AGENTS.md'],
    ],
    [
      'a nested repository, but nothing in it',
      () => {
        scratch.write('nested/AGENTS.md', 'x');
        scratch.git('init', '-q', 'nested');
      },
      ['AGENTS.md', 'kept/AGENTS.md', 'nested submodule', 'sub/AGENTS.md', 'sub/deep/AGENTS.md'],
    ],
    [
      'a file in conflict once',
      () => {
        const id = scratch.git('rev-parse', 'HEAD:AGENTS.md').toString().trim();
        const stages = [1, 2, 3].map((stage) => `100644 ${id} ${stage}\tAGENTS.md\n`).join('');
        scratch.git('update-index', '--force-remove', 'AGENTS.md');
        scratch.feed(stages, 'update-index', '--index-info');
      },
      TRACKED,
    ],
    ['all files if git cannot read the index', () => scratch.write('.git/index', 'broken'), TRACKED],
  ])('finds %s', async (_what, change, expected) => {
    change();
    expect(await find(scratch.folder)).toEqual(expected.toSorted());
  });

  test('finds the files below one of its folders, with paths relative to it', async () => {
    scratch.write('sub/new/AGENTS.md', 'x');
    expect(await find(join(scratch.folder, 'sub'))).toEqual(['AGENTS.md', 'deep/AGENTS.md', 'new/AGENTS.md']);
  });

  test('finds files in a folder that git ignores, if this folder is the workspace', async () => {
    scratch.write('ignored/AGENTS.md', 'x');
    scratch.write('ignored/node_modules/p/AGENTS.md', 'x');
    expect(await find(join(scratch.folder, 'ignored'))).toEqual(['AGENTS.md']);
  });

  // Other systems refuse such names.
  test.runIf(process.platform === 'linux').each([
    ['a tracked file', 'sub/', 'AGENTS.md', true],
    ['a file that is not tracked', 'sub/', 'AGENTS.md', false],
    ['a file in a tracked folder', 'sub/a', '/AGENTS.md', true],
    ['a file in a folder that is not tracked', 'sub/a', '/AGENTS.md', false],
  ])('finds %s whose name is not valid UTF-8, and says so when it is read', async (_what, start, end, isTracked) => {
    const path = Buffer.concat([Buffer.from(join(scratch.folder, start)), Buffer.of(0xff), Buffer.from(end)]);
    mkdirSync(path.subarray(0, path.lastIndexOf('/')), { recursive: true });
    writeFileSync(path, 'x');
    scratch.git(...(isTracked ? ['add', '-A'] : ['status']));
    const found = (await find(scratch.folder)).filter((one) => !TRACKED.includes(one));
    const listed = `${start}\u{FFFD}${end}`;
    expect(found).toEqual([listed]);
    const workspace = checkoutWorkspace(scratch.folder);
    expect(await workspace.read(listed)).toMatchObject({ reason: 'its path is not valid UTF-8' });
    expect(await workspace.read(`${start}\u{FFFD}x${end}`)).toEqual({ kind: 'missing' });
  });

  test.runIf(process.platform === 'linux')('reads a valid name with a replacement character', async () => {
    scratch.write('sub/\u{FFFD}AGENTS.md', 'x');
    expect(await checkoutWorkspace(scratch.folder).read('sub/\u{FFFD}AGENTS.md')).toMatchObject({ kind: 'file' });
    expect(await checkoutWorkspace(scratch.folder).read('sub/\u{FFFD}')).toEqual({ kind: 'missing' });
  });

  test('runs no program of its configuration, and does not wait for a pipe that it names', async () => {
    const marker = join(scratch.folder, 'ignored/was-run');
    const program = join(scratch.folder, 'ignored/program.sh');
    scratch.write('ignored/program.sh', `#!/bin/sh\necho "$0 $*" >> "${marker}"\ncat\n`);
    chmodSync(program, 0o755);
    execFileSync('mkfifo', [join(scratch.folder, 'ignored/pipe')]);
    scratch.write('.gitattributes', '* filter=evil\n');
    scratch.commit();
    scratch.write('.git/hooks/post-index-change', `#!/bin/sh\necho hook >> "${marker}"\n`);
    chmodSync(join(scratch.folder, '.git/hooks/post-index-change'), 0o755);
    for (const [key, value] of [
      ['filter.evil.clean', program],
      ['filter.evil.process', program],
      ['filter.evil.required', 'true'],
      ['core.fsmonitor', program],
      ['core.pager', program],
      ['pager.ls-files', 'true'],
      ['core.hooksPath', join(scratch.folder, '.git/hooks')],
      ['alias.ls-files', `!${program}`],
    ] as const) {
      scratch.git('config', key, value);
    }
    // The same content with another time: git would have to compare it.
    scratch.write('AGENTS.md', 'y');
    const expected = await find(scratch.folder);
    expect(existsSync(marker)).toBe(false);
    expect(expected).toEqual(TRACKED);
    // Check that the trap works.
    expect(() => scratch.git('status')).toThrow('');
    expect(existsSync(marker)).toBe(true);
    scratch.git('config', 'core.excludesFile', join(scratch.folder, 'ignored/pipe'));
    expect(await find(scratch.folder)).toEqual(TRACKED);
  });
});

describe('outside a repository', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'housestyle-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function write(path: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), 'x');
  }

  test('finds everything except dependencies and git’s own files', async () => {
    ['AGENTS.md', 'a/agents.md', 'node_modules/a/AGENTS.md', 'a/node_modules/AGENTS.md', '.git/AGENTS.md'].forEach(
      write,
    );
    expect(await find(folder)).toEqual(['AGENTS.md', 'a/agents.md']);
  });

  test('does not follow circular links, and finds files in deep folders', async () => {
    const deep = Array.from({ length: 200 }, () => 'd').join('/');
    write(`${deep}/AGENTS.md`);
    symlinkSync('..', join(folder, 'd/up'));
    symlinkSync('.', join(folder, 'here'));
    expect(await find(folder)).toEqual([`${deep}/AGENTS.md`, 'd/up symlink', 'here symlink'].toSorted());
  });

  test('finds nothing if the folder does not exist', async () => {
    expect(await find(join(folder, 'nowhere'))).toEqual([]);
  });

  test('ends after a number of entries, but not before the folders of the query', async () => {
    ['AGENTS.md', 'a/AGENTS.md', 'a/b/AGENTS.md', '.github/x/y/AGENTS.md', 's/AGENTS.md', 's/t/AGENTS.md'].forEach(
      write,
    );
    symlinkSync('a', join(folder, 'link'));
    const limits = { skipped: [], maxEntries: 1 };
    const query = { endings: ['agents.md'], deep: ['.github', 'nowhere', 'link', '..'], shallow: ['s', ''] };
    const { entries, isComplete } = await findOnDisk(diskBelow(folder), folder, query, limits);
    expect(isComplete).toBe(false);
    expect(entries.map(({ path }) => path)).toEqual(['AGENTS.md', 'link', 's/AGENTS.md']);
    const wide = await findOnDisk(diskBelow(folder), folder, query, { ...limits, maxEntries: 100 });
    expect(wide.isComplete).toBe(true);
    expect(wide.entries).toHaveLength(7);
  });
});

describe('a folder that the system refuses to list is an entry', () => {
  /** The disk below a folder, in which one folder belongs to somebody else: the user root may list every real one. */
  function diskWithClosed(root: string, closed: string): Disk {
    const disk = diskBelow(root);
    const isBelow = (path: string): boolean => path.startsWith(`${closed}/`);
    return {
      ...disk,
      kindOf: async (path) => (isBelow(path) ? undefined : disk.kindOf(path)),
      readFolder: async (path) => (path === closed || isBelow(path) ? undefined : disk.readFolder(path)),
    };
  }

  async function findWith(root: string, closed: string, deep: readonly string[] = []): Promise<readonly string[]> {
    const { entries } = await findOnDisk(diskWithClosed(root, closed), root, { ...QUERY, deep });
    return entries.map(({ path, kind }) => (kind === 'file' ? path : `${path} ${kind}`));
  }

  test.each<[string, string, readonly string[], readonly string[]]>([
    ['with tracked files directly in it', 'sub', [], ['AGENTS.md', 'sub closed-folder']],
    ['with tracked files only deeper in it', 'far', [], ['AGENTS.md', 'far closed-folder', 'sub/AGENTS.md']],
    ['with files that git does not know', 'own', ['own'], ['AGENTS.md', 'own closed-folder', 'sub/AGENTS.md']],
    ['which is not there', 'nowhere', ['nowhere'], ['AGENTS.md', 'sub/AGENTS.md']],
  ])('in a repository, %s', async (_name, closed, deep, expected) => {
    const scratch = scratchRepository();
    onTestFinished(() => scratch.remove());
    ['AGENTS.md', 'sub/AGENTS.md', 'far/away/AGENTS.md'].forEach((path) => scratch.write(path, 'x'));
    scratch.write('.gitignore', 'own\n');
    scratch.commit();
    scratch.write('own/AGENTS.md', 'x');
    const found = await findWith(scratch.folder, closed, deep);
    expect(found.filter((path) => closed === 'far' || !path.startsWith('far/'))).toEqual(expected);
  });

  test('lists a folder once, although many that do not exist are below it', async () => {
    const scratch = scratchRepository();
    onTestFinished(() => scratch.remove());
    scratch.write('packages/a/AGENTS.md', 'x');
    scratch.commit();
    const disk = diskBelow(scratch.folder);
    const listed: string[] = [];
    const recording: Disk = { ...disk, readFolder: (path) => (listed.push(path), disk.readFolder(path)) };
    const deep = Array.from({ length: 50 }, (_, index) => `packages/p${index}/.github/instructions`);
    await findOnDisk(recording, scratch.folder, { ...QUERY, deep });
    expect(listed.filter((path) => path === 'packages')).toHaveLength(1);
  });

  test('outside of a repository', async () => {
    const root = mkdtempSync(join(tmpdir(), 'housestyle-closed-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    for (const path of ['AGENTS.md', 'sub/AGENTS.md', 'sub/deep/AGENTS.md']) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), 'x');
    }
    expect(await findWith(root, 'sub')).toEqual(['AGENTS.md', 'sub closed-folder']);
    expect(await findWith(root, 'sub/deep')).toEqual(['AGENTS.md', 'sub/AGENTS.md', 'sub/deep closed-folder']);
  });
});

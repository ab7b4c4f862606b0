import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { checkoutWorkspace } from '../../src/workspace/disk/checkout.ts';
import type { GitRepository } from '../../src/workspace/git/git.ts';
import { memoryWorkspace, type MemoryFile } from '../../src/workspace/memory.ts';
import { openRepository } from '../../src/workspace/git/open-repository.ts';
import { overlayWorkspace } from '../../src/workspace/overlay.ts';
import { remoteWorkspace } from '../../src/workspace/remote/remote.ts';
import { revisionWorkspace } from '../../src/workspace/git/revision.ts';
import type { FindQuery, Workspace } from '../../src/workspace/workspace.ts';
import { importChanges } from '../changes/diff/fast-import.ts';
import type { Entry } from '../changes/diff/random-change.ts';
import { bytesOf } from '../changes/diff/random-text.ts';
import { scratchRepository, type ScratchRepository } from '../changes/diff/repository.ts';
import { gitRemote } from './git/git-remote.ts';
import { runs } from '../property-runs.ts';

type Files = Readonly<Record<string, MemoryFile>>;

const KINDS = ['memory', 'revision', 'remote', 'checkout', 'plain folder', 'overlay'] as const;
type Kind = (typeof KINDS)[number];

const DEEP = `${Array.from({ length: 200 }, (_, index) => `d${index}`).join('/')}/AGENTS.md`;
const ID = '1'.repeat(40);

const FILES: Files = {
  'AGENTS.md': '1',
  'agents.md.txt': '2',
  'docs/Agents.MD': '3',
  'docs/xagents.md': '4',
  'docs/guide.md': '5',
  'src/.vscode/settings.json': '6',
  'src/vscode/settings.json': '7',
  '.vscode/settings.json': '8',
  'settings.json': '9',
  'a.instructions.md': '10',
  'a-b/b.instructions.md': '11',
  'a/c.instructions.md': '12',
  'ünï cödé\n/AGENTS.md': '13',
  'back\\slash/AGENTS.md': '14',
  '100644 blob x\tAGENTS.md': '15',
  'S\u212AILL.md': '16',
  'sKILL.md': '17',
  [DEEP]: '18',
  link: { symlink: 'docs' },
  'docs/link.md': { symlink: '../AGENTS.md' },
  module: { submodule: true },
};

let scratch: ScratchRepository;
let repository: GitRepository;
let commit: string;
let plain: string;
let workspaces: Readonly<Record<Kind, Workspace>>;

beforeAll(async () => {
  scratch = scratchRepository();
  commit = importTree(scratch, FILES);
  scratch.git('reset', '-q', '--hard', commit);
  repository = await open(scratch.folder);
  plain = mkdtempSync(join(tmpdir(), 'housestyle-'));
  writeTree(plain, FILES);
  workspaces = {
    memory: memoryWorkspace(FILES),
    revision: revisionWorkspace(repository, commit, 'head'),
    remote: remoteWorkspace(gitRemote(scratch).repository, commit, 'head'),
    checkout: checkoutWorkspace(scratch.folder),
    'plain folder': checkoutWorkspace(plain),
    overlay: overlayOf({ 'AGENTS.md/x': 'gone', 'docs/guide.md': 'old', docs2: 'gone', link: 'gone' }, FILES),
  };
});

afterAll(() => {
  repository.close();
  scratch.remove();
  rmSync(plain, { recursive: true });
});

async function open(folder: string, environment = process.env): Promise<GitRepository> {
  const opened = await openRepository(folder, environment);
  if (opened.kind === 'problem') throw new Error(opened.message);
  return opened.repository;
}

function importTree(scratch: ScratchRepository, files: Files): string {
  const head = new Map(Object.entries(files).map(([path, file]) => [bytesOf(path), entryOf(file)] as const));
  return importChanges(scratch, [{ base: new Map(), head }])[0]!;
}

function entryOf(file: MemoryFile): Entry {
  if (typeof file === 'string') return { mode: '100644', content: file };
  if (file instanceof Uint8Array) throw new Error('Bytes are not needed here');
  return 'symlink' in file ? { mode: '120000', content: file.symlink } : { mode: '160000', content: ID };
}

function writeTree(folder: string, files: Files): void {
  for (const [path, file] of Object.entries(files)) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    if (typeof file === 'string') {
      writeFileSync(place, file);
    } else if ('symlink' in file) {
      symlinkSync(file.symlink, place);
    } else {
      mkdirSync(join(place, '.git'), { recursive: true });
    }
  }
}

/** Removes all files except `.git`, because git would leave the files in the folder of a submodule. */
function emptyWorkingTree(): void {
  for (const name of readdirSync(scratch.folder).filter((name) => name !== '.git')) {
    rmSync(join(scratch.folder, name), { recursive: true });
  }
}

/** The same files as `after`, as changes to `before`. Links and submodules are added to the base. */
function overlayOf(before: Files, after: Files): Workspace {
  const isText = (file: MemoryFile | undefined): file is string => typeof file === 'string';
  const others = Object.entries(after).filter(([, file]) => !isText(file));
  const base = Object.fromEntries([...Object.entries(before), ...others]);
  const gone = Object.keys(base).filter((path) => after[path] === undefined);
  const changed = Object.entries(after).flatMap(([path, file]) => (isText(file) ? [[path, file] as const] : []));
  const changes = new Map<string, string | undefined>([...gone.map((path) => [path, undefined] as const), ...changed]);
  return overlayWorkspace(memoryWorkspace(base), changes, 'overlay');
}

function query(...endings: readonly string[]): FindQuery {
  return { endings, deep: [], shallow: [] };
}

const LINKS = ['docs/link.md symlink', 'link symlink', 'module submodule'];

describe.each(KINDS)('a workspace of kind %s', (kind) => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['no links and submodules', [], []],
    ['nothing for an ending that no path has', ['nowhere.md'], []],
    [
      'names in any case, and names that only end like this',
      ['agents.md'],
      [
        '100644 blob x\tAGENTS.md',
        'AGENTS.md',
        'back\\slash/AGENTS.md',
        DEEP,
        'docs/Agents.MD',
        'docs/xagents.md',
        'ünï cödé\n/AGENTS.md',
      ],
    ],
    ['names below folders', ['/agents.md'], ['back\\slash/AGENTS.md', DEEP, 'docs/Agents.MD', 'ünï cödé\n/AGENTS.md']],
    ['paths of several parts', ['.vscode/settings.json'], ['.vscode/settings.json', 'src/.vscode/settings.json']],
    ['a whole path below a folder', ['src/.vscode/settings.json'], ['src/.vscode/settings.json']],
    [
      'several endings',
      ['guide.md', '.instructions.md'],
      ['a-b/b.instructions.md', 'a.instructions.md', 'a/c.instructions.md', 'docs/guide.md'],
    ],
    ['names with the letters A to Z in any case, but other letters only as written', ['skill.md'], ['sKILL.md']],
    ['endings with other letters', ['ödé\n/agents.md'], ['ünï cödé\n/AGENTS.md']],
  ])('finds %s', async (_what, endings, expected) => {
    const { entries, isComplete } = await workspaces[kind].find(query(...endings));
    const files = expected.map((path) => `${path} file`);
    expect(entries.map((entry) => `${entry.path} ${entry.kind}`)).toEqual([...files, ...LINKS].sort());
    expect(isComplete).toBe(true);
  });

  it('finds all paths for the empty ending', async () => {
    const [all, some] = await Promise.all([workspaces[kind].find(query('')), workspaces[kind].find(query('.md'))]);
    expect(all.entries).toEqual(expect.arrayContaining([...some.entries]));
    expect(all.entries.map(({ path }) => path)).toContain('src/.vscode/settings.json');
  });

  it('reads the files that it finds', async () => {
    const { entries } = await workspaces[kind].find(query('agents.md'));
    const texts = await Promise.all(
      entries.map(async ({ path }) => {
        const file = await workspaces[kind].read(path);
        return [path, file.kind === 'file' ? Buffer.from(file.bytes).toString() : file.kind];
      }),
    );
    const expected = entries.map(({ path }) => {
      const file = FILES[path]!;
      return [path, typeof file === 'string' ? file : 'symlink' in file ? 'symlink' : 'not-a-file'];
    });
    // A submodule that is not checked out is a folder without files.
    expect(texts).toEqual(expected);
  });

  it('lists the same entries as it finds for every ending', async () => {
    const listed = await workspaces[kind].list('');
    const { entries } = await workspaces[kind].find(query('md', 'txt', 'json'));
    // A submodule that is not checked out is not listed.
    expect(entries.filter((entry) => entry.kind !== 'submodule')).toEqual(
      listed.filter((entry) => entry.kind !== 'submodule'),
    );
  });
});

const name = fc.constantFrom(
  'a',
  'b',
  'AGENTS.md',
  'agents.MD',
  'x.instructions.md',
  '.vscode',
  'settings.json',
  'ö',
  'a-b',
  '\u{1F600}',
  '\uFB01',
);
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
const file = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('one', 'two', 'three') },
  { weight: 1, arbitrary: fc.constantFrom('a', '../b', '.').map((symlink) => ({ symlink })) },
  { weight: 1, arbitrary: fc.constant({ submodule: true } as const) },
);
/** Trees in which no path has a file as a folder. */
const files = fc.array(fc.tuple(path, file), { maxLength: 12 }).map((rows): Files => {
  const kept: Record<string, MemoryFile> = {};
  for (const [path, file] of rows) {
    if (!Object.keys(kept).some((other) => `${path}/`.startsWith(`${other}/`) || other.startsWith(`${path}/`))) {
      kept[path] = file;
    }
  }
  return kept;
});
const endings = fc.subarray(['agents.md', '.instructions.md', '.vscode/settings.json', 's.json', 'a', 'ö']);

test('all kinds of workspaces find the same entries in any tree', async () => {
  await fc.assert(
    fc.asyncProperty(files, endings, async (files, endings) => {
      const commit = importTree(scratch, files);
      const folder = mkdtempSync(join(tmpdir(), 'housestyle-'));
      try {
        writeTree(folder, files);
        const { holdsIgnored, ...expected } = await memoryWorkspace(files).find(query(...endings));
        expect(holdsIgnored).toBe(true);
        expect(await revisionWorkspace(repository, commit, 'head').find(query(...endings))).toEqual(expected);
        const remote = remoteWorkspace(gitRemote(scratch).repository, commit, 'head');
        expect(await remote.find(query(...endings))).toEqual(expected);
        expect(await checkoutWorkspace(folder).find(query(...endings))).toEqual({ ...expected, holdsIgnored });
        emptyWorkingTree();
        scratch.git('reset', '-q', '--hard', commit);
        // For an empty repository, git lists nothing, and the folder itself is searched.
        expect(await checkoutWorkspace(scratch.folder).find(query(...endings))).toMatchObject(expected);
        // Without an index, nothing is tracked, and the empty folder of a submodule is an ordinary folder.
        rmSync(join(scratch.folder, '.git/index'), { force: true });
        const untracked = expected.entries.filter(({ kind }) => kind !== 'submodule');
        expect((await checkoutWorkspace(scratch.folder).find(query(...endings))).entries).toEqual(untracked);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }),
    { numRuns: runs(30) },
  );
});

test('a revision lists and reads the same as a workspace in memory, in any tree', async () => {
  await fc.assert(
    fc.asyncProperty(files, path, async (files, path) => {
      const revision = revisionWorkspace(repository, importTree(scratch, files), 'head');
      const memory = memoryWorkspace(files);
      expect(await revision.list('')).toEqual(await memory.list(''));
      expect(await revision.list(path)).toEqual(await memory.list(path));
      const read = await revision.read(path);
      expect(read.kind === 'file' ? { kind: 'file', bytes: new Uint8Array(read.bytes) } : read).toEqual(
        await memory.read(path),
      );
    }),
    { numRuns: runs(60) },
  );
});

test('an overlay equals a workspace with the changed files', async () => {
  await fc.assert(
    fc.asyncProperty(files, files, path, endings, async (before, after, path, endings) => {
      const texts = Object.fromEntries(Object.entries(after).filter(([, file]) => typeof file === 'string'));
      const overlay = overlayOf(before, texts);
      const memory = memoryWorkspace(texts);
      expect(await overlay.list(path)).toEqual(await memory.list(path));
      expect(await overlay.list('')).toEqual(await memory.list(''));
      expect(await overlay.find(query(...endings))).toEqual(await memory.find(query(...endings)));
      for (const one of [path, '', 'a', ...Object.keys(before), ...Object.keys(after)]) {
        expect([one, await overlay.read(one)]).toEqual([one, await memory.read(one)]);
      }
    }),
    { numRuns: runs(300) },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../../../src/workspace/read-text.ts';
import { remoteWorkspace, type RemoteRepository } from '../../../src/workspace/remote/remote.ts';
import { scratchRepository, type ScratchRepository } from '../../changes/diff/repository.ts';
import { gitRemote } from '../git/git-remote.ts';

/** Maps each path to its text, to `-> target` for a link, or to `@` for a submodule. */
type Files = Readonly<Record<string, string>>;

const FILES: Files = {
  'README.md': 'Read me',
  'a/b/deep.md': 'deep',
  'a/one.md': 'one',
  'a-b.md': 'beside',
  'link.md': '-> a/one.md',
  'out.md': '-> ../x',
  'a/folder-link': '-> b',
  module: '@',
};

interface Remote {
  readonly repository: RemoteRepository;
  /** Requests in order: `tree* revision` for the whole tree, `tree revision`, `blob sha`. */
  readonly requests: readonly string[];
}

/** Trees and blobs in memory. The id of a tree or blob is its path; the id of the root is the commit's id. */
function remoteOf(files: Files, { truncated = false } = {}): Remote {
  const requests: string[] = [];
  const folders = new Set(
    Object.keys(files).flatMap((path) =>
      path
        .split('/')
        .slice(0, -1)
        .map((_part, index, parts) => parts.slice(0, index + 1).join('/')),
    ),
  );
  const entryOf = (path: string) => {
    const text = files[path];
    if (text === undefined) {
      return { path, mode: '040000', type: 'tree', sha: path };
    }
    return text === '@'
      ? { path, mode: '160000', type: 'commit', sha: 'f00' }
      : { path, mode: text.startsWith('-> ') ? '120000' : '100644', type: 'blob', sha: path };
  };
  const all = [...folders, ...Object.keys(files)].map(entryOf);
  return {
    requests,
    repository: {
      tree: (revision, recursive) => {
        requests.push(`tree${recursive ? '*' : ''} ${revision}`);
        if (recursive) {
          return Promise.resolve({ truncated, entries: truncated ? all.slice(0, 1) : all });
        }
        const prefix = revision === 'commit' ? '' : `${revision}/`;
        const children = all.filter(({ path }) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'));
        return Promise.resolve({
          truncated: false,
          entries: children.map((entry) => ({ ...entry, path: entry.path.slice(prefix.length) })),
        });
      },
      blob: (sha) => {
        requests.push(`blob ${sha}`);
        return Promise.resolve(new TextEncoder().encode((files[sha] ?? '').replace('-> ', '')));
      },
    },
  };
}

function workspaceOf(remote: Remote) {
  return remoteWorkspace(remote.repository, 'commit', 'base abc');
}

describe.each([
  ['whole', false],
  ['that the server truncates', true],
])('a tree %s', (_name, truncated) => {
  it.each([
    ['a file', 'a/one.md', { kind: 'file', bytes: new TextEncoder().encode('one') }],
    ['a file in a deeper folder', 'a/b/deep.md', { kind: 'file', bytes: new TextEncoder().encode('deep') }],
    ['a link', 'link.md', { kind: 'symlink', target: 'a/one.md' }],
    ['a folder', 'a', { kind: 'not-a-file', reason: 'it is a folder' }],
    ['a deeper folder', 'a/b', { kind: 'not-a-file', reason: 'it is a folder' }],
    ['the root', '', { kind: 'not-a-file', reason: 'it is a folder' }],
    ['a submodule', 'module', { kind: 'not-a-file', reason: 'it is a submodule' }],
    ['nothing', 'none.md', { kind: 'missing' }],
    ['nothing in a folder', 'a/none.md', { kind: 'missing' }],
    ['nothing in a folder that does not exist', 'x/y/none.md', { kind: 'missing' }],
    ['nothing below a file', 'README.md/x', { kind: 'missing' }],
    ['nothing below a submodule', 'module/x', { kind: 'missing' }],
    ['nothing below a link', 'a/folder-link/deep.md', { kind: 'missing' }],
    ['nothing for the name of a method', 'constructor', { kind: 'missing' }],
  ])('gives %s', async (_what, path, expected) => {
    expect(await workspaceOf(remoteOf(FILES, { truncated })).read(path)).toEqual(expected);
  });

  it.each([
    [
      '',
      [
        'README.md file',
        'a-b.md file',
        'a/b/deep.md file',
        'a/folder-link symlink',
        'a/one.md file',
        'link.md symlink',
        'module submodule',
        'out.md symlink',
      ],
    ],
    ['a', ['a/b/deep.md file', 'a/folder-link symlink', 'a/one.md file']],
    ['a/b', ['a/b/deep.md file']],
    ['x', []],
    ['README.md', []],
    ['module', []],
  ])('lists "%s" in order', async (folder, expected) => {
    const entries = await workspaceOf(remoteOf(FILES, { truncated })).list(folder);
    expect(entries.map(({ path, kind }) => `${path} ${kind}`)).toEqual(expected);
  });

  it.each([
    ['a link to a file', 'link.md', 'one'],
    ['a link to a folder', 'a/folder-link/deep.md', 'deep'],
    [
      'a link out of the repository',
      'out.md',
      '"out.md" leaves the repository through the symbolic link "out.md" to "../x"',
    ],
    ['nothing', 'none.md', '"none.md" does not exist in base abc'],
  ])('follows %s', async (_what, path, expected) => {
    const read = await readText(workspaceOf(remoteOf(FILES, { truncated })), path);
    expect(read.kind === 'text' ? read.source.text : read.message).toBe(expected);
  });
});

describe('requests', () => {
  it('are not made before anything is read', () => {
    const remote = remoteOf(FILES);
    workspaceOf(remote);
    expect(remote.requests).toEqual([]);
  });

  it('ask for the whole tree once, and for each blob that is read', async () => {
    const remote = remoteOf(FILES);
    const workspace = workspaceOf(remote);
    await Promise.all([
      workspace.list(''),
      workspace.list('a'),
      workspace.read('a/one.md'),
      workspace.read('none'),
      workspace.read('a'),
    ]);
    expect(remote.requests).toEqual(['tree* commit', 'blob a/one.md']);
  });

  it('ask for the folders that the truncated answer lacks, each once', async () => {
    const remote = remoteOf(FILES, { truncated: true });
    const workspace = workspaceOf(remote);
    await Promise.all([workspace.read('a/b/deep.md'), workspace.read('a/one.md'), workspace.read('a/b/none.md')]);
    await workspace.list('a/b');
    expect(remote.requests.toSorted()).toEqual([
      'blob a/b/deep.md',
      'blob a/one.md',
      'tree a',
      'tree a/b',
      'tree commit',
      'tree* a',
      'tree* a/b',
      'tree* commit',
    ]);
  });

  it('ask for no folder that is not listed', async () => {
    const remote = remoteOf(FILES, { truncated: true });
    await workspaceOf(remote).list('a/b');
    expect(remote.requests).toEqual(['tree* commit', 'tree commit', 'tree* a', 'tree a', 'tree a/b']);
  });

  it('that fail make reading fail, and do not count as a missing file', async () => {
    const repository = { tree: () => Promise.reject(new Error('502')), blob: () => Promise.reject(new Error('502')) };
    await expect(remoteWorkspace(repository, 'commit', 'base').read('a')).rejects.toThrow('502');
  });
});

describe('finding', () => {
  let scratch: ScratchRepository;
  let commit: string;

  beforeAll(() => {
    scratch = scratchRepository();
    scratch.write('.github/AGENTS.md', 'same');
    scratch.write('.github/instructions/a/one.instructions.md', 'one');
    scratch.write('.github/instructions/b/two.instructions.md', 'same');
    scratch.write('AGENTS.md', 'same');
    scratch.write('src/AGENTS.md', 'src');
    scratch.write('src/deep/AGENTS.md', 'deep');
    scratch.write('src/deep/deeper/AGENTS.md', 'deeper');
    scratch.write('z/AGENTS.md', 'z');
    commit = scratch.commit();
  });

  afterAll(() => scratch.remove());

  const QUERY = {
    endings: ['agents.md', '.instructions.md'],
    deep: ['.github/instructions', '.github', 'none/deep'],
    shallow: ['', 'src', 'src/deep', '.github/instructions/a', 'none'],
  };

  it('needs one request for the tree and one for each blob', async () => {
    const remote = gitRemote(scratch);
    const workspace = remoteWorkspace(remote.repository, commit, 'head');
    const { entries, isComplete } = await workspace.find(QUERY);
    expect(isComplete).toBe(true);
    expect(entries).toHaveLength(8);
    const readAll = () => Promise.all(entries.map(({ path }) => workspace.read(path)));
    await Promise.all([readAll(), readAll()]);
    const texts = (await readAll()).map((file) => (file.kind === 'file' ? Buffer.from(file.bytes).toString() : ''));
    expect(texts).toEqual(['same', 'one', 'same', 'same', 'src', 'deep', 'deeper', 'z']);
    // Three of the eight files have the same content.
    expect(remote.requests.filter((request) => request.startsWith('tree'))).toEqual([`tree* ${commit}`]);
    expect(remote.requests.filter((request) => request.startsWith('blob'))).toHaveLength(6);
    expect(new Set(remote.requests).size).toBe(7);
  });

  it('requests the folders of the query, each once, if the server truncates the tree', async () => {
    // The server truncates the whole tree after `.github` and `.github/AGENTS.md`. It returns smaller trees completely.
    const whole = gitRemote(scratch);
    const remote: RemoteRepository = {
      ...whole.repository,
      tree: async (id, recursive) => {
        const { truncated, entries } = await whole.repository.tree(id, recursive);
        return id === commit && recursive ? { truncated: true, entries: entries.slice(0, 2) } : { truncated, entries };
      },
    };
    const workspace = remoteWorkspace(remote, commit, 'head');
    const results = await Promise.all([workspace.find(QUERY), workspace.find(QUERY)]);
    const paths = [
      '.github/AGENTS.md',
      '.github/instructions/a/one.instructions.md',
      '.github/instructions/b/two.instructions.md',
      'AGENTS.md',
      'src/AGENTS.md',
      'src/deep/AGENTS.md',
    ];
    for (const { entries, isComplete } of results) {
      expect(isComplete).toBe(false);
      expect(entries.map(({ path }) => path)).toEqual(paths);
    }
    await Promise.all(paths.map((path) => workspace.read(path)));
    await workspace.read('.github/none.md');
    const idOf = (path: string): string => scratch.git('rev-parse', `${commit}:${path}`).toString().trim();
    expect(whole.requests.filter((request) => request.startsWith('tree')).toSorted()).toEqual(
      [
        `tree* ${commit}`,
        `tree ${commit}`,
        `tree* ${idOf('.github')}`,
        `tree ${idOf('src')}`,
        `tree ${idOf('src/deep')}`,
        `tree* ${idOf('src')}`,
      ].toSorted(),
    );
  });

  it('has the entries that the server returns for a folder that it truncates too', async () => {
    const workspace = remoteWorkspace(gitRemote(scratch, { limit: 5 }).repository, commit, 'head');
    const { entries, isComplete } = await workspace.find({
      endings: ['.instructions.md'],
      deep: ['.github'],
      shallow: [],
    });
    expect(isComplete).toBe(false);
    expect(entries.map(({ path }) => path)).toEqual(['.github/instructions/a/one.instructions.md']);
  });

  it('sends at most eight requests at a time', async () => {
    const files = Array.from({ length: 40 }, (_, index) => `many/f${index}`);
    files.forEach((path) => scratch.write(path, path));
    const many = scratch.commit();
    const remote = gitRemote(scratch);
    const workspace = remoteWorkspace(remote.repository, many, 'head');
    await Promise.all(files.map((path) => workspace.read(path)));
    expect(remote.requests).toHaveLength(41);
    expect(remote.mostAtOnce()).toBe(8);
  });

  it('requests a blob again if the first request failed', async () => {
    const remote = gitRemote(scratch);
    let failures = 1;
    const failing: RemoteRepository = {
      ...remote.repository,
      blob: (sha) => (failures-- > 0 ? Promise.reject(new Error('502')) : remote.repository.blob(sha)),
    };
    const workspace = remoteWorkspace(failing, commit, 'head');
    await expect(workspace.read('AGENTS.md')).rejects.toThrow('502');
    expect(await workspace.read('AGENTS.md')).toMatchObject({ kind: 'file' });
  });
});

import { describe, expect, it } from 'vitest';
import { readText } from '../../src/workspace/read-text.ts';
import { remoteWorkspace, type RemoteRepository } from '../../src/workspace/remote.ts';

/** Path → text, `-> target` of a link, or `@` for a submodule. */
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
  /** Requests in order: `tree* revision` where the whole tree is asked for, `tree revision`, `blob sha`. */
  readonly requests: readonly string[];
}

/** Trees and blobs in memory: the id of a tree or blob is its path, that of the root the commit's. */
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
  ['that the server cuts', true],
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
    ['nothing in a folder that is not there', 'x/y/none.md', { kind: 'missing' }],
    ['nothing below a file', 'README.md/x', { kind: 'missing' }],
    ['nothing below a submodule', 'module/x', { kind: 'missing' }],
    ['nothing below a link', 'a/folder-link/deep.md', { kind: 'missing' }],
    ['nothing by a method’s name', 'constructor', { kind: 'missing' }],
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
    ['a link out', 'out.md', '"out.md" leads out of the repository by the symbolic link "out.md" to "../x"'],
    ['nothing', 'none.md', '"none.md" does not exist in base abc'],
  ])('follows %s', async (_what, path, expected) => {
    const read = await readText(workspaceOf(remoteOf(FILES, { truncated })), path);
    expect(read.kind === 'text' ? read.source.text : read.message).toBe(expected);
  });
});

describe('requests', () => {
  it('are none before anything is read', () => {
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

  it('ask for the folders on the way, each once, where the server cuts the tree', async () => {
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
      'tree* commit',
    ]);
  });

  it('ask for no folder that is not listed', async () => {
    const remote = remoteOf(FILES, { truncated: true });
    await workspaceOf(remote).list('a/b');
    expect(remote.requests).toEqual(['tree* commit', 'tree commit', 'tree a', 'tree a/b']);
  });

  it('that fail make the reading fail, as no missing file', async () => {
    const repository = { tree: () => Promise.reject(new Error('502')), blob: () => Promise.reject(new Error('502')) };
    await expect(remoteWorkspace(repository, 'commit', 'base').read('a')).rejects.toThrow('502');
  });
});

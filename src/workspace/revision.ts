import type { GitRepository, TreeEntry } from './git.ts';
import { byPath, isBelow, parentsOf, resolvePath } from './paths.ts';
import type { Workspace, WorkspaceEntry, WorkspaceFile } from './workspace.ts';

/** The modes of a tree's entries; all others are files. */
const SYMLINK_MODE = '120000';
const SUBMODULE_MODE = '160000';

/** No file of ours is nearly as large. */
const MAX_BLOB_BYTES = 64 * 1024 * 1024;

interface Tree {
  readonly entries: ReadonlyMap<string, TreeEntry>;
  readonly folders: ReadonlySet<string>;
}

/**
 * The files of a commit. The tree is listed once, at the first call; blobs are read by id, so that no path is ever
 * given to git. A tree may name things that no checkout could hold, as `../x`: those are passed over.
 */
export function revisionWorkspace(repository: GitRepository, commit: string, name: string): Workspace {
  let listed: Promise<Tree> | undefined;
  const tree = (): Promise<Tree> => (listed ??= readTree(repository, commit));
  return {
    name,
    list: async (folder) => {
      const entries = [...(await tree()).entries.values()];
      return entries
        .filter((entry) => isBelow(entry.path, folder))
        .map(({ path, mode }) => ({ path, kind: kindOf(mode) }));
    },
    read: async (path) => readEntry(repository, await tree(), path),
  };
}

async function readTree(repository: GitRepository, commit: string): Promise<Tree> {
  const entries = (await repository.listTree(commit)).filter(({ path }) => isPlainPath(path)).sort(byPath);
  return {
    entries: new Map(entries.map((entry) => [entry.path, entry])),
    folders: new Set(['', ...entries.flatMap(({ path }) => parentsOf(path))]),
  };
}

/** A backslash is a letter of a name to git. */
function isPlainPath(path: string): boolean {
  const resolved = resolvePath(path.replaceAll('\\', '_'));
  return resolved.kind === 'inside' && resolved.path.length === path.length;
}

function kindOf(mode: string): WorkspaceEntry['kind'] {
  return mode === SYMLINK_MODE ? 'symlink' : mode === SUBMODULE_MODE ? 'submodule' : 'file';
}

async function readEntry(repository: GitRepository, tree: Tree, path: string): Promise<WorkspaceFile> {
  const entry = tree.entries.get(path);
  if (entry === undefined) {
    return tree.folders.has(path) ? { kind: 'not-a-file', reason: 'it is a folder' } : { kind: 'missing' };
  }
  const kind = kindOf(entry.mode);
  if (kind === 'submodule') {
    return { kind: 'not-a-file', reason: 'it is a submodule' };
  }
  const bytes = await repository.readBlob(entry.id, MAX_BLOB_BYTES);
  if (bytes === undefined) {
    return { kind: 'not-a-file', reason: 'its content is not in this clone' };
  }
  if (bytes === 'too-large') {
    return { kind: 'not-a-file', reason: 'it is larger than 64 MB' };
  }
  return kind === 'symlink' ? { kind: 'symlink', target: bytes.toString('utf8') } : { kind: 'file', bytes };
}

import type { Workspace, WorkspaceEntry, WorkspaceFile } from './workspace.ts';

/** An entry of a git tree as GitHub's API gives it. */
export interface RemoteTreeEntry {
  readonly path: string;
  /** `100644`, `100755`, `040000`, `120000` or `160000`. */
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

/** Trees and blobs of a repository behind an API. */
export interface RemoteRepository {
  /** The tree of a commit or tree; `truncated` when it has more than the server gives at once. */
  tree(
    revision: string,
    recursive: boolean,
  ): Promise<{ readonly truncated: boolean; readonly entries: readonly RemoteTreeEntry[] }>;
  blob(sha: string): Promise<Uint8Array>;
}

/**
 * The files of a commit behind an API. The whole tree is asked for once; where the server cuts it, folders are
 * asked for one by one, as they are needed.
 */
export function remoteWorkspace(repository: RemoteRepository, commit: string, name: string): Workspace {
  let whole: Promise<ReadonlyMap<string, RemoteTreeEntry> | undefined> | undefined;
  const folders = new Map<string, Promise<readonly RemoteTreeEntry[]>>();

  const readWhole = async (): Promise<ReadonlyMap<string, RemoteTreeEntry> | undefined> => {
    const { truncated, entries } = await repository.tree(commit, true);
    return truncated ? undefined : new Map(entries.map((entry) => [entry.path, entry]));
  };
  const wholeTree = (): Promise<ReadonlyMap<string, RemoteTreeEntry> | undefined> => (whole ??= readWhole());

  const folderEntries = (folder: string): Promise<readonly RemoteTreeEntry[]> => {
    const known = folders.get(folder) ?? readFolder(folder);
    folders.set(folder, known);
    return known;
  };
  const readFolder = async (folder: string): Promise<readonly RemoteTreeEntry[]> => {
    const sha = folder === '' ? commit : (await findEntry(folder, 'tree'))?.sha;
    return sha === undefined ? [] : (await repository.tree(sha, false)).entries;
  };
  const findEntry = async (path: string, type?: string): Promise<RemoteTreeEntry | undefined> => {
    const tree = await wholeTree();
    const slash = path.lastIndexOf('/');
    const found =
      tree === undefined
        ? (await folderEntries(path.slice(0, Math.max(slash, 0)))).find((entry) => entry.path === path.slice(slash + 1))
        : tree.get(path);
    return found === undefined || (type !== undefined && found.type !== type) ? undefined : found;
  };
  const walk = async (folder: string): Promise<readonly WorkspaceEntry[]> => {
    const prefix = folder === '' ? '' : `${folder}/`;
    const nested = await Promise.all(
      (await folderEntries(folder)).map(async (entry): Promise<readonly WorkspaceEntry[]> => {
        const path = `${prefix}${entry.path}`;
        return entry.type === 'tree' ? walk(path) : [{ path, kind: kindOf(entry) }];
      }),
    );
    return nested.flat();
  };

  return {
    name,
    list: async (folder) => {
      const tree = await wholeTree();
      if (tree === undefined) {
        return sortByPath(await walk(folder));
      }
      const prefix = folder === '' ? '' : `${folder}/`;
      const entries = [...tree.values()].filter((entry) => entry.type !== 'tree' && entry.path.startsWith(prefix));
      return sortByPath(entries.map((entry) => ({ path: entry.path, kind: kindOf(entry) })));
    },
    read: async (path): Promise<WorkspaceFile> => {
      const entry = await findEntry(path);
      if (entry === undefined && path !== '') {
        return { kind: 'missing' };
      }
      if (entry === undefined || entry.type === 'tree') {
        return { kind: 'not-a-file', reason: 'it is a folder' };
      }
      if (entry.type === 'commit') {
        return { kind: 'not-a-file', reason: 'it is a submodule' };
      }
      const bytes = await repository.blob(entry.sha);
      return entry.mode === '120000'
        ? { kind: 'symlink', target: new TextDecoder().decode(bytes) }
        : { kind: 'file', bytes };
    },
  };
}

function kindOf(entry: RemoteTreeEntry): WorkspaceEntry['kind'] {
  if (entry.type === 'commit') {
    return 'submodule';
  }
  return entry.mode === '120000' ? 'symlink' : 'file';
}

/** By code units, as git sorts plain names. */
function sortByPath(entries: readonly WorkspaceEntry[]): readonly WorkspaceEntry[] {
  return entries.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
}

import { nameOf, parentsOf } from '../../../workspace/paths.ts';
import type { Workspace, WorkspaceEntry } from '../../../workspace/workspace.ts';

/** The paths of a workspace, except those that git ignores. */
export interface FileList {
  /** Sorted by path. */
  readonly entries: readonly WorkspaceEntry[];
  /**
   * False if the tree is too large for its server to list it completely; then files that are not listed may be read.
   */
  readonly isComplete: boolean;
  /** Whether a file, link, submodule or folder is listed at this path. */
  readonly has: (path: string) => boolean;
  readonly isFolder: (path: string) => boolean;
  readonly isLink: (path: string) => boolean;
  /** Files with the same name as the one at this path, in the order of their paths. */
  readonly sameName: (path: string) => readonly string[];
}

/** Limits the work for hostile paths that consist of slashes. */
const MAX_DEPTH = 128;

export async function listFiles(workspace: Workspace): Promise<FileList> {
  const { entries, isComplete } = await workspace.find({ endings: [''], deep: [], shallow: [], withIds: true });
  const paths = new Set(entries.map(({ path }) => path));
  const links = new Set(entries.filter(({ kind }) => kind === 'symlink').map(({ path }) => path));
  const folders = new Set(['']);
  let last = '';
  for (const { path } of entries) {
    // Entries of one folder follow each other.
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    if (folder !== last) {
      parentsOf(path)
        .slice(0, MAX_DEPTH)
        .forEach((above) => folders.add(above));
      last = folder;
    }
  }
  return {
    entries,
    isComplete,
    has: (path) => paths.has(path) || folders.has(path),
    isFolder: (path) => folders.has(path),
    isLink: (path) => links.has(path),
    sameName: (path) => {
      const name = nameOf(path);
      return entries
        .filter((entry) => entry.path.endsWith(name) && nameOf(entry.path) === name)
        .map((entry) => entry.path);
    },
  };
}

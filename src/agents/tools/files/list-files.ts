import { nameOf, parentsOf } from '../../../workspace/paths.ts';
import type { Workspace, WorkspaceEntry } from '../../../workspace/workspace.ts';

/** The paths of a workspace, but for those that git ignores. */
export interface FileList {
  /** Sorted by path. */
  readonly entries: readonly WorkspaceEntry[];
  /** False where a tree is so large that its server does not list it whole; then files may be read that are not listed. */
  readonly isComplete: boolean;
  /** Whether a file, a link, a submodule or a folder is listed at a path. */
  readonly has: (path: string) => boolean;
  readonly isFolder: (path: string) => boolean;
  readonly isLink: (path: string) => boolean;
  /** Files with the same name as that at a path, in the order of their paths. */
  readonly sameName: (path: string) => readonly string[];
}

/** A hostile path is nothing but slashes; the folders above are not those of files people look for. */
const MAX_DEPTH = 128;

export async function listFiles(workspace: Workspace): Promise<FileList> {
  const { entries, isComplete } = await workspace.find({ endings: [''], deep: [], shallow: [] });
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

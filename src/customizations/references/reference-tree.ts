import { folderOf, parentsOf } from '../../workspace/paths.ts';
import type { WorkspaceEntry } from '../../workspace/workspace.ts';

/** What is at a path; undefined if that is unknown before it is read. */
export type Standing = 'file' | 'folder' | 'missing' | undefined;

/**
 * Finds what is at a path of a workspace, without a request for each path.
 *
 * @param entries - The whole list of a workspace. Nothing is known at and below a symbolic link.
 */
export function standingsIn(entries: readonly WorkspaceEntry[]): (path: string) => Standing {
  const kinds = new Map(entries.map(({ path, kind }) => [path, kind]));
  const folders = new Set(['']);
  for (const { path } of entries) {
    // The folders above a known one are known.
    for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder)) {
      folders.add(folder);
    }
  }
  return (path) => {
    const kind = kinds.get(path);
    if (kind !== undefined) {
      return kind === 'symlink' ? undefined : kind === 'file' ? 'file' : 'folder';
    }
    if (folders.has(path)) {
      return 'folder';
    }
    return parentsOf(path).some((parent) => kinds.get(parent) === 'symlink') ? undefined : 'missing';
  };
}

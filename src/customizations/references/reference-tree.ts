import { parentsOf } from '../../workspace/paths.ts';
import type { WorkspaceEntry } from '../../workspace/workspace.ts';

/** What stands at a path; undefined where that takes a look. */
export type Standing = 'file' | 'folder' | 'missing' | undefined;

/**
 * What stands at the paths of a workspace, without a request for each.
 *
 * @param entries - The whole list of a workspace. At and below a symbolic link nothing is known.
 */
export function standingsIn(entries: readonly WorkspaceEntry[]): (path: string) => Standing {
  const kinds = new Map(entries.map(({ path, kind }) => [path, kind]));
  const folders = new Set(['', ...entries.flatMap(({ path }) => parentsOf(path))]);
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

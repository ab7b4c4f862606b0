import { nameOf } from '../../workspace/paths.ts';
import type { WorkspaceEntry } from '../../workspace/workspace.ts';
import { addToGroup } from '../../structures/group-by.ts';

/** The paths of a repository by the names in them, in lower case. */
export interface NameIndex {
  readonly all: readonly string[];
  /** By the names of the file and of the folders above it. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** By the end of the file's name, from its last dot on. */
  readonly byEnding: ReadonlyMap<string, readonly string[]>;
  /** The paths of links and submodules. */
  readonly closed: readonly string[];
}

export function indexNames(entries: readonly WorkspaceEntry[]): NameIndex {
  const byName = new Map<string, string[]>();
  const byEnding = new Map<string, string[]>();
  for (const { path } of entries) {
    const lower = path.toLowerCase();
    for (const name of new Set(lower.split('/'))) {
      addToGroup(byName, name, path);
    }
    const name = nameOf(lower);
    addToGroup(byEnding, name.slice(Math.max(0, name.lastIndexOf('.'))), path);
  }
  return {
    all: entries.map(({ path }) => path),
    byName,
    byEnding,
    closed: entries.filter(({ kind }) => kind !== 'file').map(({ path }) => path.toLowerCase()),
  };
}

import { lazily } from '../../../structures/lazily.ts';
import { parentsOf } from '../../../workspace/paths.ts';
import type { WorkspaceEntry } from '../../../workspace/workspace.ts';
import { addToGroup } from '../../../structures/group-by.ts';

/** All paths of a repository, for questions about them. Paths are relative to its root, with `/`. */
export interface PathIndex {
  /** Sorted. */
  readonly entries: readonly WorkspaceEntry[];
  /** Whether a file, link or submodule has exactly this path. */
  readonly has: (path: string) => boolean;
  /** Whether the folder exists, which means that a file is in it or in a folder below it. The root always exists. */
  readonly hasFolder: (path: string) => boolean;
  /** The existing path of a file or folder that differs only in letter case, if there is one. */
  readonly spelled: (path: string) => string | undefined;
  /** The files with an extension such as `.kt`. Letter case counts. */
  readonly withExtension: (extension: string) => readonly string[];
}

/** Indexes the entries of a workspace. Each index is built when it is first needed. */
export function indexPaths(entries: readonly WorkspaceEntry[]): PathIndex {
  const files = lazily(() => new Set(entries.map(({ path }) => path)));
  const folders = lazily(() => new Set(['', ...listFolders(entries)]));
  const lower = lazily(() => new Map([...files(), ...folders()].map((path) => [path.toLowerCase(), path])));
  const extensions = lazily(() => groupByExtension(entries));
  return {
    entries,
    has: (path) => files().has(path),
    hasFolder: (path) => folders().has(path),
    spelled: (path) => (files().has(path) || folders().has(path) ? undefined : lower().get(path.toLowerCase())),
    withExtension: (extension) => extensions().get(extension) ?? [],
  };
}

/** All folders that contain entries. Each folder's parents are found only once, not for each file. */
function listFolders(entries: readonly WorkspaceEntry[]): readonly string[] {
  const direct = new Set(entries.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
  return [...direct].flatMap((folder) => [folder, ...parentsOf(folder)]);
}

function groupByExtension(entries: readonly WorkspaceEntry[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { path } of entries) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    // A name such as `types.d.ts` has the extensions `.d.ts` and `.ts`.
    for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
      const extension = name.slice(dot);
      addToGroup(groups, extension, path);
    }
  }
  return groups;
}

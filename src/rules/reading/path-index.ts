import { lazily } from '../../text/lazily.ts';
import { parentsOf } from '../../workspace/paths.ts';
import type { WorkspaceEntry } from '../../workspace/workspace.ts';

/** All paths of a repository, for questions about them. Paths are relative to its root, with `/`. */
export interface PathIndex {
  /** Sorted. */
  readonly entries: readonly WorkspaceEntry[];
  /** Whether a file, link or submodule stands there, spelled exactly so. */
  readonly has: (path: string) => boolean;
  /** Whether anything stands below; the root always is a folder. */
  readonly hasFolder: (path: string) => boolean;
  /** The path of a file or folder that differs in nothing but letter case, if there is one. */
  readonly spelled: (path: string) => string | undefined;
  /** The files whose name ends so (`.kt`), letter case counting. */
  readonly withExtension: (extension: string) => readonly string[];
}

/** Indexes the entries of a workspace; each index is made when it is asked for. */
export function indexPaths(entries: readonly WorkspaceEntry[]): PathIndex {
  const files = lazily(() => new Set(entries.map(({ path }) => path)));
  const folders = lazily(() => new Set(['', ...foldersOf(entries)]));
  const lower = lazily(() => new Map([...files(), ...folders()].map((path) => [path.toLowerCase(), path])));
  const extensions = lazily(() => byExtension(entries));
  return {
    entries,
    has: (path) => files().has(path),
    hasFolder: (path) => folders().has(path),
    spelled: (path) => (files().has(path) || folders().has(path) ? undefined : lower().get(path.toLowerCase())),
    withExtension: (extension) => extensions().get(extension) ?? [],
  };
}

/** Files of one folder stand together, so that its parents are looked up once. */
function foldersOf(entries: readonly WorkspaceEntry[]): readonly string[] {
  const direct = new Set(entries.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
  return [...direct].flatMap((folder) => [folder, ...parentsOf(folder)]);
}

function byExtension(entries: readonly WorkspaceEntry[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { path } of entries) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    // `types.d.ts` ends in `.d.ts` and in `.ts`.
    for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
      const extension = name.slice(dot);
      const group = groups.get(extension);
      if (group === undefined) {
        groups.set(extension, [path]);
      } else {
        group.push(path);
      }
    }
  }
  return groups;
}

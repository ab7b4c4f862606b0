import { folderOf, nameOf, parentsOf } from '../../workspace/paths.ts';
import { MANIFESTS } from './manifests.ts';
import type { ManifestKind } from './types.ts';

/** A changed file, with its text after the change if it can be read. */
export interface ChangedCode {
  readonly path: string;
  /** VS Code's id. */
  readonly language: string;
  readonly text: string | undefined;
}

/** A manifest, with the changed files that can use its packages. */
export interface UsedManifest {
  readonly path: string;
  readonly kind: ManifestKind;
  readonly users: readonly ChangedCode[];
}

/** A file's own manifest and those above it: the manifest at the root often has the tools of all packages. */
const MAX_FOLDERS = 3;
/** Limits the work for hostile paths that consist of slashes. */
const MAX_DEPTH = 64;

/** Finds the manifests in the folders of changed files and above them: the nearest ones first, then by path. */
export function findManifests(paths: readonly string[], changed: readonly ChangedCode[]): readonly UsedManifest[] {
  const byFolder = listManifests(paths);
  const found = new Map<string, { readonly kind: ManifestKind; readonly users: ChangedCode[]; distance: number }>();
  for (const code of changed) {
    const suiting = foldersUp(code.path)
      .map((folder) => (byFolder.get(folder) ?? []).filter(({ kind }) => kind.languages.includes(code.language)))
      .filter((all) => all.length > 0)
      .slice(0, MAX_FOLDERS);
    for (const [distance, manifests] of suiting.entries()) {
      for (const { path, kind } of manifests) {
        const known = found.get(path) ?? { kind, users: [], distance };
        known.users.push(code);
        known.distance = Math.min(known.distance, distance);
        found.set(path, known);
      }
    }
  }
  return [...found]
    .toSorted(([a, one], [b, other]) => one.distance - other.distance || (a < b ? -1 : 1))
    .map(([path, { kind, users }]) => ({ path, kind, users }));
}

type Manifest = Pick<UsedManifest, 'path' | 'kind'>;

const BY_NAME = new Map(MANIFESTS.flatMap((kind) => kind.names.map((name) => [name, kind] as const)));
const BY_ENDING = MANIFESTS.flatMap((kind) => (kind.endings ?? []).map((ending) => [ending, kind] as const));

function listManifests(paths: readonly string[]): ReadonlyMap<string, readonly Manifest[]> {
  const byFolder = new Map<string, Manifest[]>();
  for (const path of paths) {
    const name = nameOf(path);
    const kind = BY_NAME.get(name) ?? BY_ENDING.find(([ending]) => name.endsWith(ending))?.[1];
    if (kind !== undefined) {
      const folder = folderOf(path);
      const manifests = byFolder.get(folder) ?? [];
      manifests.push({ path, kind });
      byFolder.set(folder, manifests);
    }
  }
  return byFolder;
}

/** The folder of a path and those above it, up to the root. */
function foldersUp(path: string): readonly string[] {
  return [...parentsOf(path).slice(0, MAX_DEPTH).toReversed(), ''];
}

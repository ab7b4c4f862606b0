import { joinPath, parentsOf } from '../../workspace/paths.ts';
import { splitPath } from './identify.ts';
import type { LocatedFile } from './locate-files.ts';
import { placesOf, takesPath, type OpenPlace } from './places.ts';
import type { Settings } from '../settings/settings.ts';
import { organizationStores, userStores, type CustomizationSources, type Store } from '../sources.ts';
import type { Compatibility, CustomizationKind, Level } from '../types.ts';

/** A file to read: where it is, its kind, and what is known without reading it. */
export interface PlacedFile {
  readonly store: Store;
  /** Its path in the store. */
  readonly file: string;
  /** Its path in reports. */
  readonly path: string;
  readonly kind: CustomizationKind;
  readonly level: Level;
  readonly folder: string;
  readonly place: OpenPlace;
}

/** A located file of the repository. */
export function placedInRepository(store: Store, { path, kind, place, folder }: LocatedFile): PlacedFile {
  return { store, file: path, path, kind, level: store.level, folder, place };
}

/** The folder to whose files an instruction file applies. For AGENTS.md and similar files, the folder that contains it. */
export function servedFolderOf({ kind, file, level, folder }: PlacedFile): string {
  const stands = splitPath(file).folder;
  const servesItsFolder = kind === 'agents-md' || kind === 'claude-md' || kind === 'gemini-md' || kind === 'review-md';
  if (level !== 'repository' || !servesItsFolder || stands === joinPath(folder, '.claude')) {
    return folder;
  }
  return stands;
}

/** Files of the user's home and of the organization, in the order of their stores. */
export async function placeElsewhere(
  sources: CustomizationSources,
  settings: Settings,
  compatibility: Compatibility,
): Promise<readonly PlacedFile[]> {
  const stores = [...userStores(sources), ...organizationStores(sources)];
  const found = await Promise.all(
    stores.map((store) => placeInStore(store, placesOf('', store.level, settings, compatibility))),
  );
  return found.flat();
}

/** Finds the files of a store. Only the folders of the places are listed, because a home folder is large. */
async function placeInStore(store: Store, places: readonly OpenPlace[]): Promise<readonly PlacedFile[]> {
  const folders = outermost(places.filter(({ depth, name }) => !isOneFile(depth, name)).map(({ folder }) => folder));
  const listed = await Promise.all(folders.map((folder) => store.workspace.list(folder)));
  const single = places.flatMap(({ folder, depth, name }) =>
    name.kind === 'exact' && isOneFile(depth, name) ? [joinPath(folder, name.name)] : [],
  );
  const present = await Promise.all(single.map(async (path) => [path, await store.workspace.read(path)] as const));
  const paths = new Set([
    ...listed.flat().map(({ path }) => path),
    ...present.filter(([, file]) => file.kind !== 'missing').map(([path]) => path),
  ]);
  return [...paths].flatMap((file): readonly PlacedFile[] => {
    const place = places.find((candidate) => takesPath(candidate, file));
    return place === undefined
      ? []
      : [{ store, file, path: `${store.prefix}${file}`, kind: place.kind, level: store.level, folder: '', place }];
  });
}

function isOneFile(depth: OpenPlace['depth'], name: OpenPlace['name']): boolean {
  return depth === 'direct' && name.kind === 'exact';
}

function outermost(folders: readonly string[]): readonly string[] {
  const all = new Set(folders);
  return [...all].filter((folder) => !parentsOf(folder).some((parent) => all.has(parent)));
}

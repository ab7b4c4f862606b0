import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readContributions, type Contribution } from './contributions.ts';
import { folderOf, joinPath, nameOf, nearestFolder } from '../../workspace/paths.ts';
import { splitPath } from './identify.ts';
import type { LocatedFile, StrayFile } from './locate-files.ts';
import { hiddenBySwitches, type OpenPlace } from './places.ts';
import { unreadableFile } from '../unreadable.ts';
import type { Settings } from '../settings/settings.ts';
import { readFrom, type Store } from '../sources.ts';

/** The files that the repository's extensions contribute, and the stray files that they do not. */
export interface Contributed {
  readonly located: readonly LocatedFile[];
  readonly strays: readonly StrayFile[];
  readonly problems: readonly Diagnostic[];
}

/**
 * Reads the `package.json` files that may belong to an extension: those next to a `.vscodeignore`, and the nearest one above
 * each stray file. No others are read, because each may cost a request.
 */
export async function readContributed(
  store: Store,
  paths: readonly string[],
  { located, strays }: { readonly located: readonly LocatedFile[]; readonly strays: readonly StrayFile[] },
  settings: Settings,
): Promise<Contributed> {
  const read = await Promise.all(likelyManifests(paths, strays).map((path) => readManifest(store, path)));
  const inPlace = new Set(located.map(({ path }) => path));
  const contributed = new Map(
    read.flatMap(({ contributions }) =>
      contributions.map((contribution) => [contribution.path, contribution] as const),
    ),
  );
  const elsewhere = new Map(
    read.flatMap((manifest) => manifest.elsewhere.map(({ path, broughtBy }) => [path, broughtBy] as const)),
  );
  return {
    located: [...contributed.values()]
      .filter(({ path }) => !inPlace.has(path))
      .map((contribution) => locatedFrom(contribution, settings)),
    strays: strays
      .filter(({ path }) => !contributed.has(path))
      .map((stray) => ofOtherChats(stray, elsewhere.get(stray.path))),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function ofOtherChats(stray: StrayFile, broughtBy: string | undefined): StrayFile {
  return broughtBy === undefined
    ? stray
    : { ...stray, reason: () => `${broughtBy} offers it only in other kinds of chats` };
}

const MANIFEST = 'package.json';

/** The `package.json` files that may belong to an extension. */
function likelyManifests(paths: readonly string[], strays: readonly StrayFile[]): readonly string[] {
  const folders = new Set(foldersWith(MANIFEST, paths));
  const besideIgnore = foldersWith('.vscodeignore', paths).filter((folder) => folders.has(folder));
  const aboveStrays = strays.flatMap(({ path }) => nearestFolder(path, folders) ?? []);
  return [...new Set([...besideIgnore, ...aboveStrays])].map((folder) => joinPath(folder, MANIFEST)).sort();
}

function foldersWith(name: string, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => nameOf(path) === name).map(folderOf);
}

async function readManifest(store: Store, path: string): Promise<ReturnType<typeof readContributions>> {
  const file = await readFrom(store, path);
  return file.kind === 'text'
    ? readContributions(file.source)
    : { contributions: [], elsewhere: [], problems: [unreadableFile(path, file)] };
}

function locatedFrom({ kind, path, broughtBy, namedAt }: Contribution, settings: Settings): LocatedFile {
  const { folder, name } = splitPath(path);
  const hidden = hiddenBySwitches(kind, '', settings);
  const place: OpenPlace = {
    kind,
    folder,
    depth: 'direct',
    name: { kind: 'exact', name },
    level: 'repository',
    readers: ['vscode'],
    broughtBy,
    namedAt,
    ...(hidden === undefined ? {} : { hidden }),
  };
  return { path, kind, place, folder: '' };
}

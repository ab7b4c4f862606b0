import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readContributions, type Contribution } from './contributions.ts';
import { splitPath } from './identify.ts';
import type { LocatedFile, StrayFile } from './locate-files.ts';
import { hiddenBySwitches, type OpenPlace } from './places.ts';
import { unreadableFile } from './unreadable.ts';
import type { Settings } from './settings.ts';
import { readFrom, type Store } from './sources.ts';

/** What the extensions of a repository contribute beside what its places hold, and what is still astray. */
export interface Contributed {
  readonly located: readonly LocatedFile[];
  readonly strays: readonly StrayFile[];
  readonly problems: readonly Diagnostic[];
}

/**
 * Reads the `package.json` files that may be an extension's: those with a `.vscodeignore` beside them, and the nearest
 * one above each file that is a customization by its name and stands in no place. All others are not asked for, as each
 * may cost a request.
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
    read.flatMap((manifest) =>
      manifest.elsewhere.map(({ path, broughtBy }) => [path, `${broughtBy} has it for other kinds of chats`] as const),
    ),
  );
  return {
    located: [...contributed.values()]
      .filter(({ path }) => !inPlace.has(path))
      .map((contribution) => locatedFrom(contribution, settings)),
    strays: strays
      .filter(({ path }) => !contributed.has(path))
      .map((stray) => ({ ...stray, reason: elsewhere.get(stray.path) ?? stray.reason })),
    problems: read.flatMap(({ problems }) => problems),
  };
}

const MANIFEST = 'package.json';

function likelyManifests(paths: readonly string[], strays: readonly StrayFile[]): readonly string[] {
  const manifests = new Set(paths.filter((path) => splitPath(path).name === MANIFEST));
  const besideIgnore = paths
    .filter((path) => splitPath(path).name === '.vscodeignore')
    .map((path) => manifestIn(splitPath(path).folder))
    .filter((path) => manifests.has(path));
  return [...new Set([...besideIgnore, ...strays.flatMap(({ path }) => nearestAbove(path, manifests) ?? [])])].sort();
}

function manifestIn(folder: string): string {
  return folder === '' ? MANIFEST : `${folder}/${MANIFEST}`;
}

function nearestAbove(path: string, manifests: ReadonlySet<string>): string | undefined {
  for (let folder = splitPath(path).folder; ; folder = splitPath(folder).folder) {
    const manifest = manifestIn(folder);
    if (manifests.has(manifest) || folder === '') {
      return manifests.has(manifest) ? manifest : undefined;
    }
  }
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

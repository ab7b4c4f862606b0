import { groupBy } from '../../structures/group-by.ts';
import { folderOf, isBelow, joinPath, nearestFolder, parentsOf } from '../../workspace/paths.ts';
import { identify, splitPath } from './identify.ts';
import { KINDS, specOf, takesName, type NameRule, type Place } from './kinds.ts';
import { takesPath, type OpenPlace } from './places.ts';
import type { CustomizationKind } from '../types.ts';

/** The root of a workspace folder with its places. */
export interface Root {
  /** From the repository's root; empty for the root itself. */
  readonly path: string;
  readonly places: readonly OpenPlace[];
}

/** A file in a place. */
export interface LocatedFile {
  readonly path: string;
  readonly kind: CustomizationKind;
  readonly place: OpenPlace;
  /** The workspace folder it was found from. */
  readonly folder: string;
}

/** A file whose name is that of a customization, in a place that no program reads. */
export interface StrayFile {
  readonly path: string;
  readonly kind: CustomizationKind;
  /** Why no program reads it. Computed when needed. */
  reason(): string;
}

/** Assigns files to places: the innermost workspace folder first, and there the first place that takes the file. */
export function locateFiles(
  paths: readonly string[],
  roots: readonly Root[],
): { readonly located: readonly LocatedFile[]; readonly strays: readonly StrayFile[] } {
  const rootsOf = openRoots(roots);
  const located: LocatedFile[] = [];
  const lost: { readonly path: string; readonly kind: CustomizationKind }[] = [];
  for (const path of paths) {
    const file = locate(path, rootsOf(path));
    const kind = file === undefined ? (identify(path) ?? misnamed(path)?.kind) : undefined;
    if (file !== undefined) {
      located.push(file);
    } else if (kind !== undefined) {
      lost.push({ path, kind });
    }
  }
  const skills = skillFoldersOf(located);
  return {
    located,
    strays: lost.map(({ path, kind }) => ({ path, kind, reason: () => reasonOf(path, kind, skills) })),
  };
}

/** The folders of the skills that are in their places. */
export function skillFoldersOf(located: readonly LocatedFile[]): ReadonlySet<string> {
  return new Set(located.filter(({ kind }) => kind === 'skill').map(({ path }) => folderOf(path)));
}

/**
 * Makes a function that gives the roots that may take a file, the innermost first: those above it, and those with a place
 * outside of themselves. A monorepo may have thousands, and as many files.
 */
function openRoots(roots: readonly Root[]): (path: string) => readonly Root[] {
  const reachesOut = (root: Root): boolean =>
    root.places.some(({ folder }) => folder !== root.path && !isBelow(folder, root.path));
  const everywhere = roots.filter(reachesOut);
  const byPath = groupBy(
    roots.filter((root) => !reachesOut(root)),
    (root) => root.path,
  );
  return (path) =>
    [...['', ...parentsOf(path)].flatMap((folder) => byPath.get(folder) ?? []), ...everywhere].toSorted(
      (a, b) => b.path.length - a.path.length,
    );
}

function locate(path: string, roots: readonly Root[]): LocatedFile | undefined {
  for (const root of roots) {
    const place = root.places.find((candidate) => takesPath(candidate, path));
    if (place !== undefined) {
      return { path, kind: place.kind, place, folder: root.path };
    }
  }
  return undefined;
}

/** Folders whose files are read only if their names end in a certain way. */
const MISNAMED = [
  { folder: /(?:^|\/)\.github\/instructions\//i, kind: 'path-instructions', ending: '.instructions.md' },
  { folder: /(?:^|\/)\.github\/prompts\//i, kind: 'prompt', ending: '.prompt.md' },
] as const;

/** A file with a wrong ending, such as `.github/instructions/style.md`. People often name files like this. */
function misnamed(path: string): (typeof MISNAMED)[number] | undefined {
  return takesName({ kind: 'markdown' }, splitPath(path).name)
    ? MISNAMED.find(({ folder }) => folder.test(path))
    : undefined;
}

/**
 * Hooks in the formats of other clients, which are not checked here.
 *
 * @see https://cursor.com/docs/agent/hooks and https://docs.windsurf.com/windsurf/cascade/hooks (November 2026)
 */
const HOOKS_OF_OTHERS = [
  { file: /(?:^|\/)\.cursor\/hooks\.json$/i, client: 'Cursor' },
  { file: /(?:^|\/)\.windsurf\/hooks\.json$/i, client: 'Windsurf' },
] as const;

function reasonOf(path: string, kind: CustomizationKind, skills: ReadonlySet<string>): string {
  const other = kind === 'hooks' ? HOOKS_OF_OTHERS.find(({ file }) => file.test(path)) : undefined;
  if (other !== undefined) {
    return `only ${other.client} reads it, in a format of its own, and Housestyle does not check it`;
  }
  const wrong = identify(path) === undefined ? misnamed(path) : undefined;
  if (wrong !== undefined) {
    return `its name does not end in \`${wrong.ending}\`, so no program reads it there`;
  }
  const skill = nearestFolder(path, skills);
  if (skill !== undefined) {
    return `it is part of the skill \`${splitPath(skill).name}\` and is read only when that skill is used`;
  }
  const places = repositoryPlaces(kind);
  const spelling = spellingMeant(path, places);
  if (spelling !== undefined) {
    return `below the root it is read only if its name is spelled \`${spelling}\``;
  }
  const folder = folderItWouldServe(path, places);
  if (folder !== undefined) {
    return `\`${folder}\` is not a workspace folder; add it to \`workspace-folders\` or to a \`.code-workspace\` file at the root`;
  }
  const named = places.slice(0, MAX_NAMED_PLACES).map(describePlace).join(', ');
  const more = places.length - MAX_NAMED_PLACES;
  return `no program reads it there; ${specOf(kind)?.title ?? kind} files are read as ${named}${more > 0 ? ` and in ${more} other places` : ''}`;
}

/** Most places that a reason names; the documents have them all. */
const MAX_NAMED_PLACES = 3;

/** The spelling with which a file would be read: `AGENTS.md` for `docs/agents.md`. */
function spellingMeant(path: string, places: readonly Place[]): string | undefined {
  const { folder, name } = splitPath(path);
  const meant = places.find(
    (place) =>
      place.name.kind === 'exact' &&
      place.name.name.toLowerCase() === name.toLowerCase() &&
      takesPath(place, joinPath(folder, place.name.name)),
  );
  return meant?.name.kind === 'exact' ? meant.name.name : undefined;
}

/** The folder that would have to be a workspace folder so that a file is read: `packages/a` for `packages/a/.github/agents/x.md`. */
export function nestedRootOf(path: string, kind: CustomizationKind): string | undefined {
  return folderItWouldServe(path, repositoryPlaces(kind));
}

/** The places of a kind in a repository; empty for a kind that is not found by its place. */
function repositoryPlaces(kind: CustomizationKind): readonly Place[] {
  return REPOSITORY_PLACES.get(kind) ?? [];
}

const REPOSITORY_PLACES: ReadonlyMap<CustomizationKind, readonly Place[]> = new Map(
  KINDS.map(({ kind, places }) => [kind, places.filter(({ level }) => level === 'repository')]),
);

/** The folder below which a file would be in a place: `packages/a` for `packages/a/.github/copilot-instructions.md`. */
function folderItWouldServe(path: string, places: readonly Place[]): string | undefined {
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    const within = path.slice(slash + 1);
    if (places.some((place) => place.folder !== '' && takesPath(place, within))) {
      return path.slice(0, slash);
    }
  }
  return undefined;
}

/** Draws a place as a glob: `.github/instructions/**\/*.instructions.md`. */
export function describePlace({
  folder,
  depth,
  name,
  anywhere,
}: Pick<Place, 'folder' | 'depth' | 'name' | 'anywhere'>): string {
  const middle = depth === 'direct' ? '' : depth === 'any' ? '**/' : '*/**/';
  const outer = anywhere === true ? '**/' : '';
  return `\`${outer}${folder === '' ? '' : `${folder}/`}${middle}${describeName(name)}\``;
}

function describeName(name: NameRule): string {
  switch (name.kind) {
    case 'exact':
      return name.name;
    case 'ending':
      return `*${name.ending}`;
    case 'markdown':
      return '*.md';
  }
}

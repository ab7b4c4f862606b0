import { compileGlob } from '../../text/globs/glob.ts';
import { isBelow, joinPath } from '../../workspace/paths.ts';
import type { NamedAt } from './contributions.ts';
import { KINDS, specOf, takesName, type KindSpec, type NameRule, type Place } from './kinds.ts';
import type { LocationTarget } from '../settings/locations.ts';
import type { Settings } from '../settings/settings.ts';
import type { Compatibility, CustomizationKind, Level } from '../types.ts';

/** A place with the settings applied. Its folder counts from the root of the repository, or of another store. */
export interface OpenPlace extends Omit<Place, 'switches'> {
  readonly kind: CustomizationKind;
  /** Whether the place takes a file below the folder, by its path from the folder. */
  readonly takes?: (path: string) => boolean;
  /** Why its files are not read: a switch is off, or VS Code does not read them. */
  readonly hidden?: string;
  /** The setting that adds this place. */
  readonly broughtBy?: string;
  /** The entry that names the only file of this place. */
  readonly namedAt?: NamedAt;
}

/** The places of a workspace folder, or of a store of another level, in the order of the kinds. */
export function placesOf(
  folder: string,
  level: Level,
  settings: Settings,
  compatibility: Compatibility,
): readonly OpenPlace[] {
  return KINDS.flatMap((spec) => [
    ...spec.places
      .filter((place) => place.level === level)
      .map(({ switches, ...place }): OpenPlace => {
        const path = joinPath(folder, place.folder);
        const hidden =
          hiddenByLocation(spec, namesOf(place, path), level, folder, settings) ??
          hiddenBySwitch(switches, folder, settings, compatibility) ??
          (compatibility === 'vscode' && !place.readers.includes('vscode') ? NOT_IN_VSCODE : undefined);
        return { ...place, folder: path, kind: spec.kind, ...(hidden === undefined ? {} : { hidden }) };
      }),
    ...configuredPlaces(spec, folder, level, settings),
  ]);
}

const NOT_IN_VSCODE = 'VS Code does not read it (`compatibility: vscode`)';

/** The paths by which a location setting can name a place: its folder, or its only file. */
function namesOf({ name }: Pick<Place, 'name'>, folder: string): readonly string[] {
  return name.kind === 'exact' ? [folder, joinPath(folder, name.name)] : [folder];
}

/** `"chat.instructionsFilesLocations": { ".github/instructions": false }`. */
function hiddenByLocation(
  { locations }: KindSpec,
  names: readonly string[],
  level: Level,
  folder: string,
  settings: Settings,
): string | undefined {
  const off = (locations === undefined ? [] : settings.locationsFor(locations.setting, folder)).find(
    ({ isOn, isDefault, target }) => !isOn && isDefault && names.includes(folderOf(target, level)?.folder ?? ''),
  )?.setBy;
  return off === undefined ? undefined : `\`${off.key}\` switches its folder off (${off.path}:${off.line})`;
}

/** The folder that a location names in a store of this level, and the glob that limits the files below it. */
function folderOf(
  target: LocationTarget,
  level: Level,
): { readonly folder: string; readonly pattern?: string } | undefined {
  switch (target.kind) {
    case 'inside':
      return level === 'repository' ? { folder: target.path } : undefined;
    case 'glob':
      return level === 'repository' ? target : undefined;
    case 'user':
      return level === 'user' ? { folder: target.path.replace(/^~\/?/, '') } : undefined;
    case 'outside':
      return undefined;
  }
}

/**
 * Why a switch hides a place. A switch that somebody set counts for every reader, because it says what the team wants. The
 * default of a switch that nobody set counts only with `compatibility: vscode`. With `github` it hides nothing: github.com
 * reads nested AGENTS.md files, which VS Code does not read by default.
 */
function hiddenBySwitch(
  switches: Place['switches'],
  folder: string,
  settings: Settings,
  compatibility: Compatibility,
): string | undefined {
  for (const name of switches) {
    const { value, setBy } = settings.switchFor(name, folder);
    if (!value && setBy !== undefined) {
      return `\`${setBy.key}\` is off (${setBy.path}:${setBy.line})`;
    }
    if (!value && compatibility === 'vscode') {
      return `\`${name}\` is off by default in VS Code`;
    }
  }
  return undefined;
}

/** Why a place that a setting or an extension adds is hidden: by the switches of the kind's default places. */
export function hiddenBySwitches(kind: CustomizationKind, folder: string, settings: Settings): string | undefined {
  return hiddenBySwitch(specOf(kind)?.places[0]?.switches ?? [], folder, settings, 'github');
}

function configuredPlaces(spec: KindSpec, folder: string, level: Level, settings: Settings): readonly OpenPlace[] {
  const { locations } = spec;
  if (locations?.name === undefined) {
    return [];
  }
  const { name, setting } = locations;
  return settings.locationsFor(setting, folder).flatMap(({ isOn, isDefault, target, setBy }): readonly OpenPlace[] => {
    const named = isDefault || !isOn ? undefined : folderOf(target, level);
    if (named === undefined) {
      return [];
    }
    const hidden = hiddenBySwitches(spec.kind, folder, settings);
    return [
      {
        kind: spec.kind,
        folder: named.folder,
        depth: depthOf(name),
        name,
        level,
        readers: ['vscode'],
        ...(named.pattern === undefined ? {} : { takes: matcherOf(named.pattern) }),
        ...(hidden === undefined ? {} : { hidden }),
        ...(setBy === undefined ? {} : { broughtBy: `${setBy.path}:${setBy.line} (\`${setBy.key}\`)` }),
      },
    ];
  });
}

/** A glob matches files, and folders with everything below them, in any letter case. */
function matcherOf(pattern: string): (path: string) => boolean {
  const globs = [pattern, `${pattern}/**`].map((glob) => compileGlob(glob.toLowerCase()));
  return (path) => globs.some((glob) => glob.kind === 'glob' && glob.matches(path.toLowerCase()));
}

/** A skill is in a folder of its own. */
function depthOf(name: NameRule): Place['depth'] {
  return name.kind === 'exact' ? 'below' : 'any';
}

/** Whether a place takes a path of its store. */
export function takesPath(
  place: Pick<OpenPlace, 'folder' | 'depth' | 'name' | 'takes' | 'anywhere'>,
  path: string,
): boolean {
  const rest = findRest(place, path);
  if (rest === undefined) {
    return false;
  }
  const slash = rest.lastIndexOf('/');
  return (
    (place.depth === 'any' || (place.depth === 'direct') === slash < 0) &&
    takesName(place.name, rest.slice(slash + 1)) &&
    (place.takes?.(rest) ?? true)
  );
}

/** The path below the folder of a place. Undefined if the path is not below it. */
function findRest({ folder, anywhere }: Pick<OpenPlace, 'folder' | 'anywhere'>, path: string): string | undefined {
  if (isBelow(path, folder)) {
    return folder === '' ? path : path.slice(folder.length + 1);
  }
  const inner = anywhere === true ? path.lastIndexOf(`/${folder}/`) : -1;
  return inner < 0 ? undefined : path.slice(inner + folder.length + 2);
}

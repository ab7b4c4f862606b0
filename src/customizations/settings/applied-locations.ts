import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import {
  LOCATION_SETTINGS,
  targetOf,
  type LocatedKind,
  type LocationSetting,
  type LocationTarget,
} from './locations.ts';
import { filesFor, type OpenSettingsFile, type SettingPlace } from './file.ts';
import { readWrittenLocations, type WrittenLocations } from './location-entries.ts';

/** A place in which a kind of files is searched, unless it is switched off. */
export interface Location {
  /** The location as written in the setting, trimmed. */
  readonly written: string;
  readonly target: LocationTarget;
  readonly isOn: boolean;
  readonly isDefault: boolean;
  /** Absent for a default that no setting mentions. */
  readonly setBy?: SettingPlace;
}

export interface Locations {
  /**
   * Default places first, then those of settings in order: the user's, the workspace's, the folder's. A place
   * that is on in two spellings is given once.
   */
  readonly locationsFor: (kind: LocatedKind, folder: string) => readonly Location[];
  readonly problems: readonly Diagnostic[];
}

/**
 * Reads the location settings of settings files. The levels are merged path by path, the most specific winning.
 *
 * @param folders - All workspace folders. A location of the workspace or the user is searched in each of them.
 */
export function readLocationSettings(files: readonly OpenSettingsFile[], folders: readonly string[]): Locations {
  const read = new Map(
    files.map((file) => [file, readWrittenLocations(file, file.level === 'folder' ? [file.folder] : folders)]),
  );
  const locate = (kind: LocatedKind, folder: string): readonly Location[] =>
    LOCATION_SETTINGS.filter((setting) => setting.kind === kind).flatMap((setting) => {
      const levels = filesFor(files, folder).map((file) => read.get(file)?.settings.get(setting.key));
      return locationsOf(setting, folder, levels);
    });
  const known = new Map<string, readonly Location[]>();
  return {
    locationsFor: (kind, folder) => {
      const identity = `${kind} ${folder}`;
      const locations = known.get(identity) ?? locate(kind, folder);
      known.set(identity, locations);
      return locations;
    },
    problems: [...read.values()].flatMap((one) => one.problems),
  };
}

function locationsOf(
  setting: LocationSetting,
  folder: string,
  levels: readonly (WrittenLocations | undefined)[],
): readonly Location[] {
  const merged: WrittenLocations = new Map(levels.toReversed().flatMap((level) => [...(level ?? [])]));
  const configured = [...merged.keys()].filter((written) => !setting.defaults.includes(written));
  const toLocation = (written: string, isDefault: boolean): Location => {
    const target = targetOf(setting, folder, written);
    return { written, target, isDefault, isOn: true, ...merged.get(written) };
  };
  return withoutRepeats([
    ...setting.defaults.map((written) => toLocation(written, true)),
    ...configured.map((written) => toLocation(written, false)),
  ]);
}

/** Removes repeats. A default always stays, because reports say that it is off. */
function withoutRepeats(locations: readonly Location[]): readonly Location[] {
  const on = new Set<string>();
  return locations.filter(({ target, isOn, isDefault }) => {
    const identity = JSON.stringify(target);
    const isRepeated = on.has(identity);
    if (isOn) {
      on.add(identity);
    }
    return isDefault || !isRepeated;
  });
}

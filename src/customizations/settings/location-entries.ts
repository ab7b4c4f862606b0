import { diagnosticAt, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isRecord } from '../../text/record.ts';
import {
  LOCATION_SETTINGS,
  respelledDefault,
  targetOf,
  type LocationSetting,
  type LocationTarget,
} from './locations.ts';
import {
  describeType,
  keyRangeBefore,
  placeOf,
  type OpenSettingsFile,
  type SettingPlace,
  type SettingValue,
} from './file.ts';
import { quoteJson } from '../../text/shown/quote.ts';

/** Whether a path is on, and what says so. */
export interface WrittenLocation {
  readonly isOn: boolean;
  readonly setBy: SettingPlace;
}

/** The paths of a setting in order, as written, without spaces around. */
export type WrittenLocations = ReadonlyMap<string, WrittenLocation>;

/** More paths in one setting are a mistake or an attack. */
const MAX_LOCATIONS = 200;

/**
 * Reads the location settings of one file, by their current keys. Values that are not objects, empty paths, and states other
 * than true and false are problems and are ignored.
 *
 * @param folders - The workspace folders from which the file's paths count.
 */
export function readWrittenLocations(
  file: OpenSettingsFile,
  folders: readonly string[],
): { readonly settings: ReadonlyMap<string, WrittenLocations>; readonly problems: readonly Diagnostic[] } {
  const settings = new Map<string, WrittenLocations>();
  const problems: Diagnostic[] = [];
  for (const setting of LOCATION_SETTINGS) {
    for (const value of file.values.get(setting.key) ?? []) {
      if (!isRecord(value.value)) {
        problems.push(typeProblem(file, setting, value));
      } else if (!settings.has(setting.key)) {
        const entries = readEntries(file, setting, value, value.value, folders);
        settings.set(setting.key, entries.paths);
        problems.push(...entries.problems);
      }
    }
  }
  return { settings, problems };
}

/** VS Code reads such a value as an empty list. Here it is ignored, because it would hide files that nobody switched off. */
function typeProblem(file: OpenSettingsFile, setting: LocationSetting, value: SettingValue): Diagnostic {
  const type = describeType(value.value);
  return diagnosticAt(file.source, value.rangeOf([]), {
    rule: 'settings-location-invalid',
    severity: 'error',
    message: `\`${value.key}\` must be an object, not ${type}; VS Code looks for ${setting.kind} nowhere, not even in the default folders`,
    hint: 'Write { "path": true, … }.',
  });
}

interface Entries {
  readonly paths: WrittenLocations;
  readonly problems: readonly Diagnostic[];
}

function readEntries(
  file: OpenSettingsFile,
  setting: LocationSetting,
  value: SettingValue,
  object: Readonly<Record<string, unknown>>,
  folders: readonly string[],
): Entries {
  const paths = new Map<string, WrittenLocation>();
  const problems: Diagnostic[] = [];
  const all = Object.entries(object);
  for (const [written, state] of all.slice(0, MAX_LOCATIONS)) {
    const valueRange = value.rangeOf([written]);
    const range = keyRangeBefore(file.source.text, written, valueRange);
    const path = written.trim();
    const isOn = readState(state);
    const said = entryProblem(setting, value.key, { path, state, isOn }, folders);
    if (said !== undefined) {
      const { isAboutState, ...rest } = said;
      problems.push(diagnosticAt(file.source, isAboutState ? valueRange : range, rest));
    }
    if (path !== '' && isOn !== undefined) {
      paths.set(path, { isOn, setBy: placeOf(file.source, range, value.key) });
    }
  }
  if (all.length > MAX_LOCATIONS) {
    problems.push(tooManyProblem(file, value, all.length));
  }
  return { paths, problems };
}

function tooManyProblem(file: OpenSettingsFile, value: SettingValue, count: number): Diagnostic {
  return diagnosticAt(file.source, value.keyRange, {
    rule: 'settings-location-invalid',
    severity: 'error',
    message: `\`${value.key}\` has ${count} paths; only the first ${MAX_LOCATIONS} are read`,
    hint: 'Put the files into fewer folders.',
  });
}

/** VS Code also accepts the words `"true"` and `"false"` in any letter case, although its schema does not. */
function readState(state: unknown): boolean | undefined {
  if (typeof state === 'boolean') {
    return state;
  }
  const word = typeof state === 'string' ? state.trim().toLowerCase() : undefined;
  return word === 'true' || word === 'false' ? word === 'true' : undefined;
}

interface Said {
  readonly rule: string;
  readonly severity: Diagnostic['severity'];
  readonly message: string;
  readonly hint: string;
  /** Whether the state is wrong, rather than the path. */
  readonly isAboutState: boolean;
}

interface Entry {
  readonly path: string;
  readonly state: unknown;
  readonly isOn: boolean | undefined;
}

/** The first problem of an entry. */
function entryProblem(
  setting: LocationSetting,
  key: string,
  { path, state, isOn }: Entry,
  folders: readonly string[],
): Said | undefined {
  const rule = 'settings-location-invalid';
  if (path === '') {
    const message = `\`${key}\` has an empty path, which VS Code ignores`;
    return { rule, severity: 'error', message, hint: 'Write a path, or remove the entry.', isAboutState: false };
  }
  const hint = 'Write true or false, without quotes.';
  if (isOn === undefined) {
    const message = `${quoteJson(path)} in \`${key}\` must be true or false, not ${describeType(state)}; VS Code ignores the path`;
    return { rule, severity: 'error', message, hint, isAboutState: true };
  }
  if (typeof state !== 'boolean') {
    const message = `${quoteJson(path)} in \`${key}\` must be true or false, not a text, though VS Code reads this one as ${isOn}`;
    return { rule, severity: 'warning', message, hint, isAboutState: true };
  }
  return isOn ? targetProblem(setting, key, path, folders) : switchedOffProblem(setting, key, path);
}

function switchedOffProblem(setting: LocationSetting, key: string, path: string): Said | undefined {
  const standard = respelledDefault(setting, path);
  return standard === undefined
    ? undefined
    : {
        rule: 'settings-location-invalid',
        severity: 'warning',
        message: `${quoteJson(path)} in \`${key}\` has no effect: VS Code compares it with its default folders letter by letter`,
        hint: `Write "${standard}".`,
        isAboutState: false,
      };
}

function targetProblem(
  setting: LocationSetting,
  key: string,
  path: string,
  folders: readonly string[],
): Said | undefined {
  const targets = folders.map((folder) => targetOf(setting, folder, path));
  const [first] = targets;
  if (first?.kind === 'outside' && targets.every(({ kind }) => kind === 'outside')) {
    return outsideProblem(key, first);
  }
  if (targets.some(({ kind }) => kind === 'glob')) {
    return globProblem(setting, key, path);
  }
  return undefined;
}

function outsideProblem(key: string, target: Extract<LocationTarget, { kind: 'outside' }>): Said {
  const where = target.isReadByVscode ? 'here' : 'by VS Code';
  const message = `${quoteJson(target.path)} in \`${key}\` is not read ${where}: ${target.reason}`;
  const said = { message, isAboutState: false };
  if (!target.isReadByVscode) {
    const hint = 'Write a path from the workspace folder or one that begins with `~/`.';
    return { ...said, rule: 'settings-location-invalid', severity: 'error', hint };
  }
  const hint =
    'VS Code reads it on machines that have it; to share the files with everybody, put them into the repository.';
  return isRelative(target.path)
    ? { ...said, rule: 'settings-location-outside', severity: 'info', hint }
    : { ...said, rule: 'settings-location-invalid', severity: 'warning', hint };
}

/** `../shared` is a folder that a team may well have in the same place everywhere. */
function isRelative(path: string): boolean {
  return !/^(?:\/|[a-z]:)|\\/i.test(path);
}

function globProblem(setting: LocationSetting, key: string, path: string): Said {
  return {
    rule: 'settings-location-invalid',
    severity: setting.kind === 'prompts' ? 'warning' : 'info',
    message: `${quoteJson(path)} in \`${key}\` is a glob, which VS Code ${setting.kind === 'prompts' ? 'has deprecated' : 'reads, but advises against'}`,
    hint: 'Name the folders.',
    isAboutState: false,
  };
}

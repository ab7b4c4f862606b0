import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { LOCATION_NAMES } from './locations.ts';
import { readLocationSettings, type Locations } from './applied-locations.ts';
import { INSTRUCTION_NAMES, INSTRUCTION_SETTINGS, readInstructionEntries } from './entries.ts';
import type { InstructionEntry } from './entries.ts';
import { LEVELS, openSettingsFile, type OpenSettingsFile, type SettingsFile } from './file.ts';
import { withoutRepeats } from './repeats.ts';
import { readSwitches, SWITCH_NAMES, type Switches } from './switches.ts';
import type { LeftOutCustomization } from '../types.ts';

/** The path of a workspace folder's settings. */
export const SETTINGS_PATH = '.vscode/settings.json';

/** The values from the settings of all levels that concern customizations. */
export interface Settings {
  readonly switchFor: Switches['switchFor'];
  readonly locationsFor: Locations['locationsFor'];
  /** By purpose. Within a purpose files before texts, and of each the folders' before the workspace's and the user's. */
  readonly instructions: readonly InstructionEntry[];
  readonly leftOut: readonly LeftOutCustomization[];
  /** In the order of the files and of their lines. */
  readonly problems: readonly Diagnostic[];
}

const NAMES = new Map([...SWITCH_NAMES, ...LOCATION_NAMES, ...INSTRUCTION_NAMES]);

/**
 * Reads the VS Code settings for customizations. Never throws. A fault in a file is a problem and hides nothing else.
 *
 * @param files - If files of the same level and folder contradict each other, the first one wins.
 * @param folders - The workspace folders, from the repository's root.
 */
export function readSettingsFiles(files: readonly SettingsFile[], folders: readonly string[] = ['']): Settings {
  const open = files.map((file) => openSettingsFile(file, NAMES));
  const switches = readSwitches(open);
  const locations = readLocationSettings(open, folders);
  const instructions = INSTRUCTION_SETTINGS.map((setting) => readPurpose(open, setting));
  const problems = [
    ...open.flatMap((file) => file.problems),
    ...switches.problems,
    ...locations.problems,
    ...instructions.flatMap((purpose) => purpose.problems),
  ];
  return {
    switchFor: switches.switchFor,
    locationsFor: locations.locationsFor,
    instructions: instructions.flatMap(({ kept }) => kept),
    leftOut: instructions.flatMap(({ leftOut }) => leftOut),
    problems: inFileOrder(problems, files),
  };
}

function readPurpose(files: readonly OpenSettingsFile[], setting: (typeof INSTRUCTION_SETTINGS)[number]) {
  const read = LEVELS.flatMap((level) => files.filter((file) => file.level === level)).map((file) =>
    readInstructionEntries(file, setting),
  );
  const entries = read.flatMap((file) => file.entries);
  const kept = withoutRepeats([
    ...entries.filter(({ form }) => form.kind === 'file'),
    ...entries.filter(({ form }) => form.kind === 'text'),
  ]);
  return { ...kept, problems: [...read.flatMap((file) => file.problems), ...kept.problems] };
}

function inFileOrder(problems: readonly Diagnostic[], files: readonly SettingsFile[]): readonly Diagnostic[] {
  const findPlace = (path: string): number => files.findLastIndex(({ source }) => source.path === path);
  return problems.toSorted(
    (a, b) => findPlace(a.path) - findPlace(b.path) || a.start.line - b.start.line || a.start.column - b.start.column,
  );
}

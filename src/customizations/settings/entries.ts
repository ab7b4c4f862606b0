import { diagnosticAt, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isRecord } from '../../text/record.ts';
import { positionAt, type SourceText, type TextRange } from '../../text/source-text.ts';
import { describeType, type OpenSettingsFile, type SettingsLevel, type SettingValue } from './file.ts';
import type { InstructionPurpose, Standing } from '../types.ts';

/** The five settings that hold instructions, in the order in which Copilot reads them. */
export const INSTRUCTION_SETTINGS: readonly {
  readonly key: string;
  readonly purpose: InstructionPurpose;
  readonly oldKey?: string;
  /** Whether files have replaced it since VS Code 1.102. */
  readonly isDeprecated: boolean;
}[] = [
  {
    key: 'github.copilot.chat.codeGeneration.instructions',
    purpose: 'code-generation',
    oldKey: 'github.copilot.chat.experimental.codeGeneration.instructions',
    isDeprecated: true,
  },
  {
    key: 'github.copilot.chat.testGeneration.instructions',
    purpose: 'test-generation',
    oldKey: 'github.copilot.chat.experimental.testGeneration.instructions',
    isDeprecated: true,
  },
  {
    key: 'github.copilot.chat.reviewSelection.instructions',
    purpose: 'review-selection',
    oldKey: 'github.copilot.chat.experimental.codeFeedback.instructions',
    isDeprecated: false,
  },
  {
    key: 'github.copilot.chat.commitMessageGeneration.instructions',
    purpose: 'commit-message',
    isDeprecated: false,
  },
  {
    key: 'github.copilot.chat.pullRequestDescriptionGeneration.instructions',
    purpose: 'pull-request-description',
    isDeprecated: false,
  },
];

/** Each name that an instruction setting may have in a settings file, and its current name. */
export const INSTRUCTION_NAMES: readonly (readonly [written: string, name: string])[] = INSTRUCTION_SETTINGS.flatMap(
  ({ key, oldKey }) => [[key, key] as const, ...(oldKey === undefined ? [] : [[oldKey, key] as const])],
);

/** An instruction in a setting. Its file is not read yet. */
export interface InstructionEntry {
  /** The setting, as written. */
  readonly key: string;
  readonly purpose: InstructionPurpose;
  readonly form: { readonly kind: 'text'; readonly text: string } | { readonly kind: 'file'; readonly file: string };
  /** A VS Code language id. */
  readonly language?: string;
  readonly level: SettingsLevel;
  /** The workspace folder to which it applies. Empty for the whole repository. */
  readonly folder: string;
  readonly source: SourceText;
  readonly range: TextRange;
  /** The range of the text or the path within the entry. */
  readonly valueRange: TextRange;
}

/** The data about an entry's instructions that is known before they are read. */
export function standingOf(entry: InstructionEntry): EntryStanding {
  const level = entry.level === 'user' ? 'user' : 'repository';
  return {
    kind: 'setting-instructions',
    level,
    folder: entry.folder,
    readers: ['vscode'],
    broughtBy: broughtBy(entry),
  };
}

/** The setting that brought an entry in. For a file, also its place: nothing else says which settings file names it. */
function broughtBy({ key, form, source, range }: InstructionEntry): string {
  const setting = `\`${key}\``;
  return form.kind === 'text' ? setting : `${source.path}:${positionAt(source, range.start).line} (${setting})`;
}

interface EntryStanding extends Omit<Standing, 'path'> {
  readonly kind: 'setting-instructions';
}

/** More entries in one setting are a mistake or an attack. */
const MAX_ENTRIES = 500;

export interface ReadEntries {
  readonly entries: readonly InstructionEntry[];
  readonly problems: readonly Diagnostic[];
}

/** The entries of one settings file for one purpose, in the file's order, and what is wrong with the others. */
export function readInstructionEntries(
  file: OpenSettingsFile,
  setting: (typeof INSTRUCTION_SETTINGS)[number],
): ReadEntries {
  const values = file.values.get(setting.key) ?? [];
  const noLists = values
    .filter(({ value }) => !Array.isArray(value))
    .map(({ key, value, rangeOf }) => {
      const message = `\`${key}\` must be a list, not ${describeType(value)}; VS Code ignores it`;
      return typeProblem(file, rangeOf([]), 'settings-instructions-type', message);
    });
  const list = values.find(({ value }) => Array.isArray(value));
  const read = list === undefined ? [] : [readList(file, setting, list)];
  return {
    entries: read.flatMap(({ entries }) => entries),
    problems: [...noLists, ...read.flatMap(({ problems }) => problems)],
  };
}

function readList(
  file: OpenSettingsFile,
  { purpose, isDeprecated }: (typeof INSTRUCTION_SETTINGS)[number],
  list: SettingValue,
): ReadEntries {
  const items: readonly unknown[] = Array.isArray(list.value) ? list.value : [];
  const read = items.slice(0, MAX_ENTRIES).map((item, index) => readItem(file, purpose, list, item, index));
  const tooMany = `\`${list.key}\` has ${items.length} entries; only the first ${MAX_ENTRIES} are read`;
  return {
    entries: read.flatMap(({ entries }) => entries),
    problems: [
      ...(isDeprecated && items.length > 0 ? [deprecatedProblem(file, list)] : []),
      ...(items.length > MAX_ENTRIES ? [typeProblem(file, list.keyRange, 'settings-instruction-entry', tooMany)] : []),
      ...read.flatMap(({ problems }) => problems),
    ],
  };
}

function readItem(
  file: OpenSettingsFile,
  purpose: InstructionPurpose,
  { key, rangeOf }: SettingValue,
  item: unknown,
  index: number,
): ReadEntries {
  const wrong = (path: readonly (string | number)[], message: string): ReadEntries => ({
    entries: [],
    problems: [
      typeProblem(file, rangeOf(path), 'settings-instruction-entry', `Entry ${index + 1} of \`${key}\` ${message}`),
    ],
  });
  const text = isRecord(item) && typeof item['text'] === 'string' ? item['text'] : undefined;
  const path = isRecord(item) && typeof item['file'] === 'string' ? item['file'] : undefined;
  const language = isRecord(item) ? item['language'] : undefined;
  if (text === undefined && path === undefined) {
    return wrong([index], 'has neither a "text" nor a "file" that is a string');
  }
  if (language !== undefined && typeof language !== 'string') {
    return wrong([index, 'language'], 'has a "language" that is not a string; VS Code ignores the entry');
  }
  const shared = {
    key,
    purpose,
    level: file.level,
    folder: file.folder,
    source: file.source,
    range: rangeOf([index]),
    ...(language === undefined ? {} : { language }),
  };
  // An entry may hold both; Copilot then uses both.
  const entries = [
    ...(path === undefined
      ? []
      : [{ ...shared, form: { kind: 'file', file: path } as const, valueRange: rangeOf([index, 'file']) }]),
    ...(text === undefined
      ? []
      : [{ ...shared, form: { kind: 'text', text } as const, valueRange: rangeOf([index, 'text']) }]),
  ];
  return { entries, problems: [] };
}

function typeProblem(file: OpenSettingsFile, range: TextRange, rule: string, message: string): Diagnostic {
  const hint = 'Write a list of objects: { "text": "…" } or { "file": "path" }, each with an optional "language".';
  return diagnosticAt(file.source, range, { rule, severity: 'error', message, hint });
}

function deprecatedProblem(file: OpenSettingsFile, list: SettingValue): Diagnostic {
  return diagnosticAt(file.source, list.keyRange, {
    rule: 'settings-instructions-deprecated',
    severity: 'warning',
    message: `\`${list.key}\` is deprecated since VS Code 1.102`,
    hint: 'Move the instructions to `.github/copilot-instructions.md` or a `*.instructions.md` file, which github.com reads too.',
  });
}

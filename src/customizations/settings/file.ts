import { rangeOfValue } from '../range-of-value.ts';
import { at } from '../../structures/at.ts';
import { diagnosticAt, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readJsonc, type JsoncDocument } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { positionAt, sourceText, type SourceText, type TextRange } from '../../text/source-text.ts';
import { nearMisses } from '../../text/near-misses.ts';
import { quoteJson } from '../../text/shown/quote.ts';

/** The levels of VS Code's settings that a team or a user writes, the most specific first. */
export const LEVELS = ['folder', 'workspace', 'user'] as const;
export type SettingsLevel = (typeof LEVELS)[number];

/** A text that holds settings of VS Code. */
export interface SettingsFile {
  readonly source: SourceText;
  readonly level: SettingsLevel;
  /** For the level `folder`: the workspace folder, from the repository's root. Empty for the root and other levels. */
  readonly folder: string;
  /** The key that contains the settings, if they are not the whole text: `settings` in a `.code-workspace` file. */
  readonly under?: string;
}

/** The place of a setting: its key as written, and where it is. Line and column count from 1. */
export interface SettingPlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly key: string;
}

/** A setting in a file. Its value is not checked yet. */
export interface SettingValue {
  /** The key as written. The parts of a nested key are joined by dots. */
  readonly key: string;
  readonly value: unknown;
  readonly place: SettingPlace;
  readonly keyRange: TextRange;
  /** The range of the part at a path within the value, or else of the value itself. */
  readonly rangeOf: (path: readonly (string | number)[]) => TextRange;
}

/** A settings file with the values of the requested names. */
export interface OpenSettingsFile {
  readonly source: SourceText;
  readonly level: SettingsLevel;
  readonly folder: string;
  /** By current name. A value under the current name comes before one under an old name. */
  readonly values: ReadonlyMap<string, readonly SettingValue[]>;
  readonly problems: readonly Diagnostic[];
}

/** A name in a settings file → its current name. */
export type SettingNames = ReadonlyMap<string, string>;

/**
 * Reads the values of the given names from a settings file, as VS Code does: a key may have dots or be nested,
 * `{"chat": {"useHooks": true}}`. Its problems are those of the JSON, old names and misspelled names.
 */
export function openSettingsFile(file: SettingsFile, names: SettingNames): OpenSettingsFile {
  const document = readJsonc(file.source);
  const under = file.under === undefined ? [] : [file.under];
  const root = valueAt(document.value, under);
  const written = isRecord(root) ? findWritten(root, names) : [];
  const values = new Map<string, readonly SettingValue[]>();
  for (const { name, path, value } of written) {
    const known = values.get(name) ?? [];
    const setting = settingValue(file.source, document, under, path, value);
    values.set(name, setting.key === name ? [setting, ...known] : [...known, setting]);
  }
  return {
    source: file.source,
    level: file.level,
    folder: file.folder,
    values,
    problems: [
      ...(file.under === undefined ? jsoncProblems(file.source, document) : []),
      ...rootProblems(file.source, document, under, root),
      ...renamedProblems(file.source, values),
      ...(isRecord(root) ? misspelledProblems(file.source, document, under, root, names) : []),
    ],
  };
}

/** The files that count in a workspace folder, the most specific level first, and within a level in the given order. */
export function filesFor(files: readonly OpenSettingsFile[], folder: string): readonly OpenSettingsFile[] {
  return LEVELS.flatMap((level) =>
    files.filter((file) => file.level === level && (level !== 'folder' || file.folder === folder)),
  );
}

/** The problems of the JSON itself. Only the first syntax error is reported, because most others follow from it. */
export function jsoncProblems(source: SourceText, { problems }: JsoncDocument): readonly Diagnostic[] {
  const isRepeat = ({ code }: (typeof problems)[number]): boolean => code === 'duplicate-key';
  const syntax = problems.find((problem) => !isRepeat(problem));
  return problems
    .filter((problem) => problem === syntax || isRepeat(problem))
    .map((problem) => {
      const { severity, message, hint } = problem;
      const range = withinContent(source.text, problem.range);
      const rule = isRepeat(problem) ? 'settings-duplicate-key' : 'settings-json-syntax';
      return diagnosticAt(source, range, { rule, severity, message, hint });
    });
}

/** Moves the range of something missing at the end of a file from the empty last line to the end of the text. */
function withinContent(text: string, { start, end }: TextRange): TextRange {
  const last = start < text.length ? text.length : text.trimEnd().length;
  return { start: Math.min(start, last), end: Math.min(end, last) };
}

/** Words for the type of a value where another one is wanted. */
export function describeType(value: unknown): string {
  if (value === null) {
    return 'null';
  }
  if (typeof value === 'object') {
    return Array.isArray(value) ? 'a list' : 'an object';
  }
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}

interface Written {
  readonly name: string;
  readonly path: readonly string[];
  readonly value: unknown;
}

/**
 * VS Code sets the keys of a file one after the other into a tree, cutting only those of the first level at their
 * dots: a later `"chat": {…}` replaces all `chat.…` before it.
 * https://github.com/microsoft/vscode/blob/main/src/vs/platform/configuration/common/configuration.ts
 */
function findWritten(root: Readonly<Record<string, unknown>>, names: SettingNames): readonly Written[] {
  const found = new Map<string, Written>();
  const below = namesByPrefix(names);
  for (const [key, value] of Object.entries(root)) {
    const name = names.get(key);
    if (name !== undefined) {
      found.set(key, { name, path: [key], value });
    }
    for (const [nested, nestedName] of below.get(key) ?? []) {
      const rest = nested.slice(key.length + 1).split('.');
      const inner = valueAt(value, rest);
      found.delete(nested);
      if (inner !== undefined) {
        found.set(nested, { name: nestedName, path: [key, ...rest], value: inner });
      }
    }
  }
  return [...found.values()];
}

/** `chat` → all names that begin with `chat.`, and so on for each part. */
function namesByPrefix(names: SettingNames): ReadonlyMap<string, readonly (readonly [key: string, name: string])[]> {
  const below = new Map<string, [string, string][]>();
  for (const [key, name] of names) {
    for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
      const prefix = key.slice(0, dot);
      below.set(prefix, [...(below.get(prefix) ?? []), [key, name]]);
    }
  }
  return below;
}

/** The value at a path of own keys, or undefined. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const step of path) {
    found = isRecord(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  return found;
}

function settingValue(
  source: SourceText,
  document: JsoncDocument,
  under: readonly string[],
  path: readonly string[],
  value: unknown,
): SettingValue {
  const range = rangeOfValue(document, [...under, ...path]);
  const keyRange = keyRangeBefore(source.text, at(path, path.length - 1), range);
  const key = path.join('.');
  return { key, value, keyRange, place: placeOf(source, keyRange, key), rangeOf: rangesWithin(source, range) };
}

/** Ranges within a value. The value is read alone, because a document searches each place from its beginning. */
function rangesWithin(source: SourceText, range: TextRange): SettingValue['rangeOf'] {
  let inner: JsoncDocument | undefined;
  return (path) => {
    if (path.length === 0) {
      return range;
    }
    inner ??= readJsonc(sourceText(source.path, source.text.slice(range.start, range.end)));
    const within = inner.rangeOf(path);
    return within === undefined ? range : { start: range.start + within.start, end: range.start + within.end };
  };
}

/** The place of a range, for `setBy`. */
export function placeOf(source: SourceText, range: TextRange, key: string): SettingPlace {
  return { path: source.path, ...positionAt(source, range.start), key };
}

/** The most characters between a key and its value: a colon, spaces, a comment. */
const MAX_GAP_CHARACTERS = 500;

/** The range of a key in quotes. If the key is written with escapes or is far away, the range of its value. */
export function keyRangeBefore(text: string, key: string, value: TextRange): TextRange {
  const quoted = JSON.stringify(key);
  const from = Math.max(0, value.start - quoted.length - MAX_GAP_CHARACTERS);
  const index = text.slice(from, value.start).lastIndexOf(quoted);
  return index < 0 ? value : { start: from + index, end: from + index + quoted.length };
}

function rootProblems(
  source: SourceText,
  document: JsoncDocument,
  under: readonly string[],
  root: unknown,
): readonly Diagnostic[] {
  if (root === undefined || isRecord(root)) {
    return [];
  }
  const range = rangeOfValue(document, under);
  const message = `Settings must be an object, not ${describeType(root)}; VS Code ignores them`;
  return [
    diagnosticAt(source, range, { rule: 'settings-not-an-object', severity: 'error', message, hint: OBJECT_HINT }),
  ];
}

const OBJECT_HINT = 'Write { "key": value, … }.';

function renamedProblems(
  source: SourceText,
  values: ReadonlyMap<string, readonly SettingValue[]>,
): readonly Diagnostic[] {
  return [...values].flatMap(([name, settings]) =>
    settings
      .filter((setting) => setting.key !== name)
      .map((setting) => {
        const isOvertaken = settings[0]?.key === name;
        const rest = isOvertaken ? ', which is also in this file and wins' : '';
        return diagnosticAt(source, setting.keyRange, {
          rule: 'settings-key-renamed',
          severity: 'info',
          message: `\`${setting.key}\` is now called \`${name}\`${rest}`,
          hint: isOvertaken
            ? 'Remove the old key.'
            : 'Rename the key; newer versions of VS Code may ignore the old one.',
        });
      }),
  );
}

function misspelledProblems(
  source: SourceText,
  document: JsoncDocument,
  under: readonly string[],
  root: Readonly<Record<string, unknown>>,
  names: SettingNames,
): readonly Diagnostic[] {
  return nearMisses(Object.keys(root), names).map(({ written, meant }) => {
    const range = rangeOfValue(document, [...under, written]);
    return diagnosticAt(source, keyRangeBefore(source.text, written, range), {
      rule: 'settings-key-misspelled',
      severity: 'warning',
      message: `VS Code has no setting ${quoteJson(written)}`,
      hint: `Did you mean \`${meant}\`?`,
    });
  });
}

import { isAbsolute } from 'node:path';
import { usageError, type UserError } from '../errors.ts';
import { isFromFile, type GivenValue } from './given.ts';
import type { OptionSpec } from './options.ts';
import { compileGlob } from '../text/globs/glob.ts';
import { isGitFolder, isPlainOnWindows, resolvePath } from '../workspace/paths.ts';
import { quoteJson } from '../text/shown/quote.ts';

/** Reads a value as the row of its option asks for. Throws a `UserError` that quotes a wrong value, unless it is secret. */
export function readValue(given: GivenValue, spec: OptionSpec): unknown {
  switch (spec.type) {
    case 'text':
      return readTextOption(given, spec);
    case 'integer':
      return readInteger(given, spec);
    case 'number':
      return readNumber(given, spec);
    case 'boolean':
      return readBoolean(given, spec);
    case 'choice':
      return readChoice(given, spec, spec.choices);
    case 'list':
      return readList(given, spec);
  }
}

function wrong(given: GivenValue, spec: OptionSpec, wanted: string): UserError {
  const shown = spec.secret === true ? 'the value' : quoteJson(given.value);
  const name = given.where.kind === 'named' ? given.where.name : spec.name;
  const place = given.where.kind === 'file' ? given.where.place : undefined;
  return usageError('option-value', `\`${name}\` must be ${wanted}, not ${shown}`, undefined, place);
}

type TextOption = Extract<OptionSpec, { type: 'text' }>;

function readTextOption(given: GivenValue, spec: TextOption): string {
  if (spec.form === 'url') {
    return readUrl(given, spec);
  }
  return spec.form === 'own-path' ? readOwnPath(given, spec) : readText(given, spec);
}

function readText(given: GivenValue, spec: OptionSpec): string {
  if (typeof given.value !== 'string' && typeof given.value !== 'number') {
    throw wrong(given, spec, 'a text');
  }
  return String(given.value);
}

function readUrl(given: GivenValue, spec: OptionSpec): string {
  const { value } = given;
  if (typeof value !== 'string' || !URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw wrong(given, spec, 'an address that begins with http:// or https://');
  }
  return value;
}

/** The person who starts a run may name any path of the machine. A configuration file may only name paths below it. */
function readOwnPath(given: GivenValue, spec: OptionSpec): string {
  const path = readText(given, spec);
  if (isFromFile(given) && (isAbsolute(path) || resolvePath(path).kind === 'outside')) {
    throw wrong(given, spec, 'a path below the folder that the run starts in, as a configuration file names it');
  }
  if (isFromFile(given) && path.split(/[/\\]/).some(isGitFolder)) {
    throw wrong(given, spec, "a path outside of git's own folder");
  }
  if (isFromFile(given) && !resolvesOnWindows(path)) {
    throw wrong(given, spec, 'a path that is the same file on Windows, which has devices (`CON`) and streams (`a:b`)');
  }
  return path;
}

/** Whether each part of a path is a name of its own on Windows. The path may end in a slash, and begin with `./`. */
function resolvesOnWindows(path: string): boolean {
  const resolved = resolvePath(path);
  return resolved.kind === 'inside' && isPlainOnWindows(resolved.path);
}

type NumberOption = Extract<OptionSpec, { least: number }>;

function readInteger(given: GivenValue, spec: NumberOption): number {
  const number =
    typeof given.value === 'string' && /^\d+$/.test(given.value.trim()) ? Number(given.value) : given.value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || !isWithin(number, spec)) {
    throw wrong(given, spec, `a whole number ${describeBounds(spec)}`);
  }
  return number;
}

/** A decimal number, as in `2.50`. */
function readNumber(given: GivenValue, spec: NumberOption): number {
  const text = typeof given.value === 'string' ? given.value.trim() : String(given.value);
  const number = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || !Number.isFinite(number) || !isWithin(number, spec)) {
    throw wrong(given, spec, `a number ${describeBounds(spec)}`);
  }
  return number;
}

function isWithin(number: number, { least, most = Number.POSITIVE_INFINITY }: NumberOption): boolean {
  return number >= least && number <= most;
}

function describeBounds({ least, most }: NumberOption): string {
  return `from ${least}${most === undefined ? '' : ` to ${most}`}`;
}

function readBoolean(given: GivenValue, spec: OptionSpec): boolean {
  const value = typeof given.value === 'string' ? given.value.trim().toLowerCase() : given.value;
  if (value === true || value === 'true') {
    return true;
  }
  if (value === false || value === 'false') {
    return false;
  }
  throw wrong(given, spec, '`true` or `false`');
}

function readChoice(given: GivenValue, spec: OptionSpec, choices: readonly string[]): string {
  const choice = choices.find((candidate) => candidate === given.value);
  if (choice === undefined) {
    throw wrong(given, spec, `one of ${choices.map((candidate) => `\`${candidate}\``).join(', ')}`);
  }
  return choice;
}

type ListOption = Extract<OptionSpec, { type: 'list' }>;

function readList(given: GivenValue, spec: ListOption): readonly string[] {
  switch (spec.form) {
    case 'names':
      return readLines(given, spec, 'names');
    case 'globs':
      return readGlobs(given, spec);
    case 'folders':
      return readFolders(given, spec);
    case 'own-paths':
      return readLines(given, spec, 'files').map((line) => readOwnPath({ ...given, value: line }, spec));
    case 'choices':
      return readLines(given, spec, spec.name)
        .flatMap((line) => line.split(',').map((entry) => entry.trim()))
        .filter((entry) => entry !== '')
        .map((entry) => readChoice({ ...given, value: entry }, spec, spec.choices));
  }
}

/** A list, or a text with one entry per line. */
function readLines(given: GivenValue, spec: OptionSpec, what: string): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(given.value) ? given.value : [given.value];
  return entries.flatMap((entry) => {
    if (typeof entry !== 'string') {
      throw wrong(given, spec, `a list of ${what}`);
    }
    return entry
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  });
}

function readGlobs(given: GivenValue, spec: OptionSpec): readonly string[] {
  const globs = readLines(given, spec, 'globs');
  for (const glob of globs) {
    const compiled = compileGlob(glob);
    if (compiled.kind === 'invalid') {
      throw wrong(given, spec, `a list of globs (\`${glob}\`: ${compiled.reason})`);
    }
  }
  return globs;
}

function readFolders(given: GivenValue, spec: OptionSpec): readonly string[] {
  return readLines(given, spec, 'folders').map((line) => {
    const resolved = resolvePath(line);
    if (resolved.kind === 'outside') {
      throw wrong(given, spec, `a list of folders of the repository, written from its root (\`${line}\` is not one)`);
    }
    return resolved.path;
  });
}

import { isRecord } from '../../text/record.ts';
import type { DeclaredSymbol, ExportedName, ImportedName, LocalName, Symbols } from './types.ts';
import { parseJson } from '../../text/json/parse-json.ts';

/** More entries, or longer ones, are never read of a file. */
const MAX_ENTRIES = 25_000;
const MAX_CHARACTERS = 20_000;

/** Writes the names of a file: names, types and line numbers, and no other text of it. */
export function writeKeptSymbols(key: string, { declarations, locals, imports, exports }: Symbols): string {
  return JSON.stringify({ key, declarations, locals, imports, exports });
}

/**
 * Reads names that were kept. Undefined if the text was damaged, was written for another key, or names lines that a file
 * with so many lines does not have.
 */
export function readKeptSymbols(key: string, text: string, lineCount: number): Symbols | undefined {
  const file = parseJson(text);
  if (!isRecord(file) || file['key'] !== key) {
    return undefined;
  }
  const isLine = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= lineCount;
  const declarations = readList(file['declarations'], (one) => readDeclaration(one, isLine));
  const locals = readList(file['locals'], (one) => readLocal(one, isLine));
  const imports = readList(file['imports'], (one) => readImport(one, isLine));
  const exports = readList(file['exports'], readExport);
  return declarations === undefined || locals === undefined || imports === undefined || exports === undefined
    ? undefined
    : { declarations, locals, imports, exports };
}

type Entry = Readonly<Record<string, unknown>>;
type IsLine = (value: unknown) => value is number;

/** Undefined if one entry is not what it should be. */
function readList<T>(value: unknown, read: (entry: Entry) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_ENTRIES) {
    return undefined;
  }
  const entries = value.flatMap((entry: unknown) => (isRecord(entry) ? (read(entry) ?? []) : []));
  return entries.length === value.length ? entries : undefined;
}

function readDeclaration(
  { name, kind, container, isExported, type, value, bases, ...lines }: Entry,
  isLine: IsLine,
): DeclaredSymbol | undefined {
  const { startLine, signatureLine, nameLine, headEndLine, endLine } = lines;
  return isText(name) &&
    isText(kind) &&
    isOptionalText(container) &&
    typeof isExported === 'boolean' &&
    isOptionalText(type) &&
    isOptionalText(value) &&
    Array.isArray(bases) &&
    bases.every(isText) &&
    isLine(startLine) &&
    isLine(signatureLine) &&
    isLine(nameLine) &&
    isLine(headEndLine) &&
    isLine(endLine) &&
    startLine <= signatureLine &&
    signatureLine <= nameLine &&
    nameLine <= headEndLine &&
    headEndLine <= endLine
    ? {
        name,
        kind,
        container,
        isExported,
        type,
        value,
        bases,
        startLine,
        signatureLine,
        nameLine,
        headEndLine,
        endLine,
      }
    : undefined;
}

function readLocal({ name, line, type, value, scope }: Entry, isLine: IsLine): LocalName | undefined {
  const { from, to } = isRecord(scope) ? scope : {};
  return isText(name) &&
    isLine(line) &&
    isOptionalText(type) &&
    isOptionalText(value) &&
    isLine(from) &&
    isLine(to) &&
    from <= to
    ? { name, line, type, value, scope: { from, to } }
    : undefined;
}

function readImport(
  { specifier, local, imported, isPassedOn, startLine, endLine }: Entry,
  isLine: IsLine,
): ImportedName | undefined {
  return isText(specifier) &&
    isOptionalText(local) &&
    isText(imported) &&
    typeof isPassedOn === 'boolean' &&
    isLine(startLine) &&
    isLine(endLine) &&
    startLine <= endLine
    ? { specifier, local, imported, isPassedOn, startLine, endLine }
    : undefined;
}

function readExport({ name, local }: Entry): ExportedName | undefined {
  return isText(name) && isText(local) ? { name, local } : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_CHARACTERS;
}

function isOptionalText(value: unknown): value is string | undefined {
  return value === undefined || isText(value);
}

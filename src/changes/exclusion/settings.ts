import { diagnosticAt, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { compileExclusionGlob } from '../../text/globs/glob.ts';
import { isRecord } from '../../text/record.ts';
import { positionAt, type SourceText, type TextRange } from '../../text/source-text.ts';
import { readYaml, type YamlDocument } from '../../text/yaml/yaml.ts';
import { readContentPattern } from './content.ts';
import { readRepositoryReference } from './repository.ts';

/** A rule that excludes files. */
export type ExclusionRule = { readonly source: string } & (
  | { readonly kind: 'path'; readonly written: string; readonly matches: (path: string) => boolean }
  /** Excludes content that one of the expressions matches (`if-any`), or that none of them matches (`if-none`). */
  | { readonly kind: 'if-any' | 'if-none'; readonly expressions: readonly WrittenExpression[] }
);

interface WrittenExpression {
  readonly written: string;
  readonly expression: RegExp;
}

/** The rules for a repository, and all problems in the file. If there is an error, the rules are not reliable. */
export interface ExclusionSettings {
  readonly rules: readonly ExclusionRule[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a file in the form of GitHub's content exclusion settings: the list of a repository, or the map of an
 * organization from repository references to such lists. An item is a glob, or a map of `paths`, `ifAnyMatch` and
 * `ifNoneMatch`. As in Copilot's clients, each of the three excludes independently. If the repository is not known,
 * every key applies to it.
 *
 * @see https://docs.github.com/en/copilot/how-tos/content-exclusion/excluding-content-from-github-copilot
 */
export function readExclusionSettings(source: SourceText, repository: string | undefined): ExclusionSettings {
  const document = readYaml(source, { start: 0, end: source.text.length });
  const file: SettingsFile = { source, document, repository };
  const read = [...readSyntax(file), ...readTop(file)];
  return {
    rules: read.flatMap((one) => (one.kind === 'problem' ? [] : [one])),
    diagnostics: read.flatMap((one) => (one.kind === 'problem' ? [one.diagnostic] : [])),
  };
}

interface SettingsFile {
  readonly source: SourceText;
  readonly document: YamlDocument;
  readonly repository: string | undefined;
}

/** The result of reading a place: a rule or a problem. */
type Read = ExclusionRule | { readonly kind: 'problem'; readonly diagnostic: Diagnostic };
type Path = readonly (string | number)[];

function readSyntax({ source, document }: SettingsFile): readonly Read[] {
  return document.problems.map(({ code, severity, message, hint, range }) => ({
    kind: 'problem',
    diagnostic: diagnosticAt(source, range, { rule: `exclusion-${code}`, severity, message, hint }),
  }));
}

function readTop(file: SettingsFile): readonly Read[] {
  const { value } = file.document;
  if (value === undefined || value === null) {
    return [];
  }
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, list]) => readRepository(file, key, list));
  }
  return readList(file, [], value);
}

function readRepository(file: SettingsFile, key: string, value: unknown): readonly Read[] {
  if (isField(key)) {
    return [
      problemAtKey(file, key, `\`${key}\` is used where a repository is expected`, `Write \`- ${key}:\` in a list.`),
    ];
  }
  const reference = readRepositoryReference(key);
  if (reference.kind === 'invalid') {
    const message = `\`${key}\` is not a repository reference: ${reference.reason}`;
    return [problemAtKey(file, key, message, 'Write `"*"`, `https://github.com/owner/name` or `owner/name`.')];
  }
  const isOurs = file.repository === undefined || reference.names(file.repository);
  return readList(file, [key], value).filter((one) => isOurs || one.kind === 'problem');
}

function readList(file: SettingsFile, path: Path, value: unknown): readonly Read[] {
  if (!Array.isArray(value)) {
    return [problem(file, path, 'A list of globs is expected here', 'Write each glob as `- "src/secret/**"`.')];
  }
  return value.flatMap((item: unknown, index) => readItem(file, [...path, index], item));
}

function readItem(file: SettingsFile, path: Path, item: unknown): readonly Read[] {
  if (isRecord(item)) {
    return Object.entries(item).flatMap(([name, value]) => readField(file, [...path, name], name, value));
  }
  return readGlob(file, path, item);
}

const FIELDS = ['paths', 'ifAnyMatch', 'ifNoneMatch'] as const;

function isField(name: string): name is (typeof FIELDS)[number] {
  return FIELDS.some((field) => field === name);
}

function readField(file: SettingsFile, path: Path, name: string, value: unknown): readonly Read[] {
  if (!isField(name)) {
    return [problem(file, path, `Unknown key \`${name}\``, 'An item has `paths`, `ifAnyMatch` and `ifNoneMatch`.')];
  }
  if (!Array.isArray(value)) {
    return [problem(file, path, `\`${name}\` is not a list`, `Write \`${name}: ["…"]\`.`)];
  }
  const items = value.map((item: unknown, index) => ({ item, at: [...path, index] }));
  if (name === 'paths') {
    return items.flatMap(({ item, at }) => readGlob(file, at, item));
  }
  const read = items.map(({ item, at }) => readExpression(file, at, item));
  const expressions = read.flatMap((one) => (one.kind === 'pattern' ? [one] : []));
  const problems = read.flatMap((one) => (one.kind === 'problem' ? [one] : []));
  const kind = name === 'ifAnyMatch' ? 'if-any' : 'if-none';
  return expressions.length === 0 ? problems : [...problems, { kind, expressions, source: placeOf(file, path) }];
}

function readGlob(file: SettingsFile, path: Path, value: unknown): readonly Read[] {
  if (typeof value !== 'string') {
    return [notText(file, path)];
  }
  const glob = compileExclusionGlob(value);
  if (glob.kind === 'invalid') {
    return [problem(file, path, `This glob cannot be used: ${glob.reason}`)];
  }
  return [{ kind: 'path', written: value, matches: glob.matches, source: placeOf(file, path) }];
}

function readExpression(file: SettingsFile, path: Path, value: unknown) {
  if (typeof value !== 'string') {
    return notText(file, path);
  }
  const pattern = readContentPattern(value);
  return pattern.kind === 'pattern'
    ? pattern
    : problem(file, path, `This regular expression cannot be used: ${pattern.reason}`);
}

function notText(file: SettingsFile, path: Path) {
  return problem(file, path, 'This is not text', 'Put it in quotes.');
}

function problem(file: SettingsFile, path: Path, message: string, hint?: string) {
  const { rangeOf, rangeOfKey } = file.document;
  return problemAt(file, rangeOf(path) ?? rangeOfKey(path), message, hint);
}

function problemAtKey(file: SettingsFile, key: string, message: string, hint: string) {
  return problemAt(file, file.document.rangeOfKey([key]), message, hint);
}

function problemAt({ source }: SettingsFile, range: TextRange | undefined, message: string, hint?: string) {
  const said = { message, ...(hint === undefined ? {} : { hint }) };
  const diagnostic = diagnosticAt(source, range ?? { start: 0, end: 0 }, {
    rule: 'exclusion-setting',
    severity: 'error',
    ...said,
  });
  return { kind: 'problem', diagnostic } as const;
}

function placeOf({ source, document }: SettingsFile, path: Path): string {
  const range = document.rangeOfKey(path) ?? document.rangeOf(path);
  return `${source.path}:${positionAt(source, range?.start ?? 0).line}`;
}

import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Alias,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml';
import { positionAt, type SourceText, type TextRange } from './source-text.ts';

/** Something that YAML cannot be read as written, or, as a warning, that readers differ about. */
export interface YamlProblem {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint: string;
  readonly range: TextRange;
}

/** Keys of maps and indexes of lists that lead to a value. */
export type ValuePath = readonly (string | number)[];

export interface YamlDocument {
  /** Plain data: strings, numbers, booleans, null, arrays, objects; absent when empty or with errors. */
  readonly value: unknown;
  /** In the order of the text. */
  readonly problems: readonly YamlProblem[];
  /** Where the value at a path stands; absent too for a key without a value. */
  readonly rangeOf: (path: ValuePath) => TextRange | undefined;
  readonly rangeOfKey: (path: ValuePath) => TextRange | undefined;
}

/**
 * `yaml` finds the limit of its recursion by running out of stack, which on Node 20 can end the process; these
 * limits lie far below that and far above what people write.
 */
const MAX_NESTING = 64;
const MAX_INDENT_COLUMNS = 256;
/** Also the product of nested ones. The parser searches the whole document for each. */
const MAX_ALIASES = 50;
/** Beyond these a text is no YAML at all, and more of them help nobody. */
const MAX_PROBLEMS = 100;

/**
 * Reads a part of a text as one YAML 1.2 document (core schema, keys once each, no merge keys). Ranges are
 * offsets into the whole text. Never throws.
 */
export function readYaml(source: SourceText, range: TextRange): YamlDocument {
  const text = source.text.slice(range.start, range.end);
  const tooDeep = findDeepNesting(text);
  if (tooDeep !== undefined) {
    return withoutValue([problemAt('yaml-too-deep', { start: tooDeep, end: tooDeep + 1 }, range)]);
  }
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    // Looked for below: the parser compares each key with each.
    uniqueKeys: false,
    strict: true,
    prettyErrors: false,
    // 'silent' would also switch off the error for a second document.
    logLevel: 'error',
  });
  const { aliases, repeatedKeys } = visitNodes(document);
  if (aliases.length > MAX_ALIASES) {
    return withoutValue([problemAt('yaml-too-many-aliases', { start: 0, end: 0 }, range)]);
  }
  const problems = oncePerLine(
    [
      ...[...document.errors, ...document.warnings].map((error) => describe(error, text, range)),
      ...unresolved(aliases, document).map((at) => problemAt('yaml-alias', lineRest(text, at), range, text)),
      ...repeatedKeys.map((key) => problemAt('yaml-duplicate-key', key, range, text)),
    ],
    source,
  );
  const isReadable = problems.every((problem) => problem.severity === 'warning');
  const plain: Plain = isReadable ? plainData(document) : { kind: 'data', value: undefined };
  if (plain.kind === 'too-many-aliases') {
    return withoutValue([problemAt('yaml-too-many-aliases', { start: 0, end: 0 }, range)]);
  }
  return {
    value: document.contents === null ? undefined : plain.value,
    problems,
    rangeOf: (path) => shifted(writtenRange(nodeAt(document, path)), range),
    rangeOfKey: (path) => shifted(keyAt(document, path), range),
  };
}

function withoutValue(problems: readonly YamlProblem[]): YamlDocument {
  return { value: undefined, problems, rangeOf: () => undefined, rangeOfKey: () => undefined };
}

type Plain =
  | { readonly kind: 'data'; readonly value: unknown }
  | { readonly kind: 'too-many-aliases'; readonly value?: undefined };

/** `toJS` throws, as expected of it, where aliases would multiply the data; a value that holds itself is refused too. */
function plainData(document: Document): Plain {
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    return holdsItself(value, new Set()) ? { kind: 'too-many-aliases' } : { kind: 'data', value };
  } catch (error) {
    if (error instanceof ReferenceError) {
      return { kind: 'too-many-aliases' };
    }
    throw error;
  }
}

function holdsItself(value: unknown, holders: Set<object>): boolean {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  if (holders.has(value)) {
    return true;
  }
  holders.add(value);
  const found = Object.values(value).some((child) => holdsItself(child, holders));
  holders.delete(value);
  return found;
}

/**
 * Where nesting passes the limits. Brackets are counted wherever they stand, even in quotes, so the answer can
 * only be too strict.
 */
function findDeepNesting(text: string): number | undefined {
  let depth = 0;
  let lineStart = 0;
  while (lineStart < text.length) {
    const newline = text.indexOf('\n', lineStart);
    const lineEnd = newline < 0 ? text.length : newline;
    const lead = /[ \t]*(?:[-?][ \t]+)*/y;
    lead.lastIndex = lineStart;
    const leadLength = lead.exec(text)?.[0].length ?? 0;
    if (leadLength > MAX_INDENT_COLUMNS) {
      return lineStart + MAX_INDENT_COLUMNS;
    }
    for (let at = lineStart; at < lineEnd; at += 1) {
      const character = text.charAt(at);
      if (character === '[' || character === '{') {
        depth += 1;
      } else if ((character === ']' || character === '}') && depth > 0) {
        depth -= 1;
      }
      if (depth > MAX_NESTING) {
        return at;
      }
    }
    lineStart = lineEnd + 1;
  }
  return undefined;
}

interface Visited {
  readonly aliases: readonly Alias[];
  /** Each key that stands a second time in its map. */
  readonly repeatedKeys: readonly TextRange[];
}

function visitNodes(document: Document): Visited {
  const aliases: Alias[] = [];
  const repeatedKeys: TextRange[] = [];
  visit(document, {
    Alias(_key, alias) {
      aliases.push(alias);
    },
    Map(_key, map) {
      const keys = new Set<unknown>();
      for (const { key } of map.items) {
        if (!isScalar(key)) {
          continue;
        }
        if (keys.has(key.value) && key.range) {
          repeatedKeys.push({ start: key.range[0], end: key.range[1] });
        }
        keys.add(key.value);
      }
    },
  });
  return { aliases, repeatedKeys };
}

function unresolved(aliases: readonly Alias[], document: Document): readonly number[] {
  return aliases.flatMap((alias) => (alias.range && alias.resolve(document) === undefined ? [alias.range[0]] : []));
}

/** In the order of the text; what follows an error on its line is mostly its consequence. */
function oncePerLine(problems: readonly YamlProblem[], source: SourceText): readonly YamlProblem[] {
  const lines = new Set<number>();
  const kept: YamlProblem[] = [];
  for (const problem of problems.toSorted((a, b) => a.range.start - b.range.start)) {
    const { line } = positionAt(source, problem.range.start);
    if (!lines.has(line) && kept.length < MAX_PROBLEMS) {
      lines.add(line);
      kept.push(problem);
    }
  }
  return kept;
}

interface Wording {
  readonly message: (quoted: string) => string;
  readonly hint: string;
}

/** Our codes and what we say; `quoted` is the text under the range. */
const WORDINGS = {
  'yaml-alias': {
    message: (quoted) => `Text that begins with * must be quoted: ${quoted}`,
    hint: 'Put the value in double quotes; without them YAML takes it for an alias.',
  },
  'yaml-bad-start': {
    message: (quoted) => `A value that begins like this must be quoted: ${quoted}`,
    hint: 'Put the value in double quotes.',
  },
  'yaml-colon': {
    message: (quoted) => `Text that holds ": " must be quoted: ${quoted}`,
    hint: 'Put the value in double quotes; without them YAML takes the part before the colon for a key.',
  },
  'yaml-duplicate-key': {
    message: (quoted) => `The key ${quoted} stands twice`,
    hint: 'Keep one of them; readers differ in which one they take.',
  },
  'yaml-escape': {
    message: (quoted) => `${quoted} is not an escape of YAML`,
    hint: 'Write the text in single quotes, or double the backslash.',
  },
  'yaml-indent': {
    message: (quoted) => `The indentation does not fit the lines around it: ${quoted}`,
    hint: 'Give entries of the same level the same number of blanks.',
  },
  'yaml-many-documents': {
    message: () => 'A second document begins here',
    hint: 'Take the line with --- or ... out.',
  },
  'yaml-missing': {
    message: (quoted) => `A quote, bracket, comma or colon is missing at ${quoted}`,
    hint: 'Close what was opened, or put the value in double quotes.',
  },
  'yaml-syntax': {
    message: (quoted) => `This is not valid YAML: ${quoted}`,
    hint: 'Write key: value lines, and put values with special characters in double quotes.',
  },
  'yaml-tab': {
    message: () => 'A tab cannot indent in YAML',
    hint: 'Indent with blanks.',
  },
  'yaml-tag': {
    message: (quoted) => `The tag ${quoted} is unknown`,
    hint: 'Put text that begins with ! in double quotes.',
  },
  'yaml-too-deep': {
    message: () => 'The values are nested too deeply',
    hint: `Nest at most ${MAX_NESTING} lists and maps.`,
  },
  'yaml-too-many-aliases': {
    message: () => 'There are too many aliases, or a value holds itself',
    hint: 'Write the values out where they are used.',
  },
} as const satisfies Readonly<Record<string, Wording>>;

type Code = keyof typeof WORDINGS;

/** The parser's codes (its `ErrorCode`) that have a wording of their own here. */
const CODES: Readonly<Record<string, Code>> = {
  BAD_ALIAS: 'yaml-alias',
  BAD_DQ_ESCAPE: 'yaml-escape',
  BAD_INDENT: 'yaml-indent',
  BAD_SCALAR_START: 'yaml-bad-start',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-colon',
  MISSING_CHAR: 'yaml-missing',
  MULTIPLE_DOCS: 'yaml-many-documents',
  TAB_AS_INDENT: 'yaml-tab',
  TAG_RESOLVE_FAILED: 'yaml-tag',
};

function describe(error: YAMLError, text: string, base: TextRange): YamlProblem {
  const [start, end] = error.pos;
  const value = valueStart(text, start);
  if (text.charAt(value) === '*') {
    return problemAt('yaml-alias', lineRest(text, value), base, text);
  }
  const code = codeOf(error, text);
  const isWholeValue = code === 'yaml-colon' || code === 'yaml-bad-start';
  const problem = problemAt(code, isWholeValue ? lineRest(text, start) : withinLine(text, start, end), base, text);
  return error.name === 'YAMLWarning' ? { ...problem, severity: 'warning' } : problem;
}

function codeOf(error: YAMLError, text: string): Code {
  const [start] = error.pos;
  const code = CODES[error.code] ?? 'yaml-syntax';
  if (code === 'yaml-indent' && start >= text.trimEnd().length) {
    return 'yaml-missing';
  }
  const rest = lineRest(text, start);
  // A value that goes on in deeper lines with a colon is a matter of indentation.
  return code === 'yaml-colon' && !/:\s/.test(text.slice(rest.start, rest.end)) ? 'yaml-indent' : code;
}

/** Where the value begins on the line of an offset: after `key:`, `-` or the indentation. */
function valueStart(text: string, offset: number): number {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lead = /[ \t]*(?:-[ \t]+)*(?:[\w.-]+[ \t]*:[ \t]+)?/y;
  lead.lastIndex = lineStart;
  return lineStart + (lead.exec(text)?.[0].length ?? 0);
}

function problemAt(code: Code, range: TextRange, base: TextRange, text = ''): YamlProblem {
  const { message, hint }: Wording = WORDINGS[code];
  const moved = { start: range.start + base.start, end: range.end + base.start };
  return { code, severity: 'error', message: message(quote(text.slice(range.start, range.end))), hint, range: moved };
}

const MAX_QUOTED_CHARACTERS = 60;

function quote(text: string): string {
  const line = text.trim();
  if (line === '') {
    return 'the end of the line';
  }
  return `\`${line.length <= MAX_QUOTED_CHARACTERS ? line : `${line.slice(0, MAX_QUOTED_CHARACTERS - 1)}…`}\``;
}

/** From an offset to the last character of its line that is not white space. */
function lineRest(text: string, start: number): TextRange {
  const newline = text.indexOf('\n', start);
  const line = text.slice(start, newline < 0 ? text.length : newline);
  return { start, end: start + line.trimEnd().length };
}

function withinLine(text: string, start: number, end: number): TextRange {
  const lineEnd = lineRest(text, start).end;
  return { start, end: Math.max(start, Math.min(end, lineEnd)) };
}

function nodeAt(document: Document, path: ValuePath): Node | undefined {
  let node: unknown = document.contents;
  for (const step of path) {
    const holder = isAlias(node) ? node.resolve(document) : node;
    if (isSeq(holder)) {
      node = typeof step === 'number' ? holder.items[step] : undefined;
    } else {
      node = pairAt(holder, step)?.value;
    }
  }
  return isNode(node) ? node : undefined;
}

function keyAt(document: Document, path: ValuePath): TextRange | undefined {
  const step = path.at(-1);
  if (step === undefined) {
    return undefined;
  }
  const node = nodeAt(document, path.slice(0, -1));
  const key = pairAt(isAlias(node) ? node.resolve(document) : node, step)?.key;
  return isScalar(key) ? writtenRange(key) : undefined;
}

function pairAt(map: unknown, step: string | number): { readonly key: unknown; readonly value: unknown } | undefined {
  return isMap(map) ? map.items.find(({ key }) => isScalar(key) && keyName(key.value) === String(step)) : undefined;
}

/** The key of plain data: that of `~:` is the empty text, that of `10:` is `10`. */
function keyName(value: unknown): string {
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
}

/** A node's own text: without comments after it; absent for the empty value of `key:`. */
function writtenRange(node: Node | undefined): TextRange | undefined {
  const range = node?.range;
  return range && range[1] > range[0] ? { start: range[0], end: range[1] } : undefined;
}

function shifted(range: TextRange | undefined, base: TextRange): TextRange | undefined {
  return range && { start: range.start + base.start, end: range.end + base.start };
}

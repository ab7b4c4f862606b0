import {
  createScanner,
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { SourceText, TextRange } from './source-text.ts';

export interface JsoncProblem {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint: string;
  readonly range: TextRange;
}

/** A JSON file with comments, as VS Code's settings are. */
export interface JsoncDocument {
  /** Plain data; of a file with errors what could be read, absent if that is nothing. */
  readonly value: unknown;
  readonly problems: readonly JsoncProblem[];
  /** Where the value at a path of keys and indexes stands; of a repeated key the last one. */
  readonly rangeOf: (path: readonly (string | number)[]) => TextRange | undefined;
}

/** jsonc-parser calls itself for each level; far beyond this it would run out of stack. */
const MAX_NESTING = 256;
/** Beyond these a text is no JSON at all, and more of them help nobody. */
const MAX_PROBLEMS = 50;
const BYTE_ORDER_MARK = '\u{FEFF}';

/** Reads JSON with comments and trailing commas. Never throws. */
export function readJsonc(source: SourceText): JsoncDocument {
  // A blank in its place keeps every offset.
  const text = source.text.startsWith(BYTE_ORDER_MARK) ? ` ${source.text.slice(1)}` : source.text;
  const deep = findDeepNesting(text);
  if (deep !== undefined) {
    const message = `More than ${MAX_NESTING} lists and objects stand inside each other`;
    const problem: JsoncProblem = {
      code: 'too-deep',
      severity: 'error',
      message,
      hint: 'Nest fewer values.',
      range: deep,
    };
    return { value: undefined, problems: [problem], rangeOf: () => undefined };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const problems = [
    ...errors.slice(0, MAX_PROBLEMS).map((error) => describe(error, text)),
    ...repeatedKeys(root)
      .slice(0, MAX_PROBLEMS)
      .map((key) => describeRepeatedKey(key)),
  ];
  return {
    value: root && valueOf(root),
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    rangeOf: (path) => rangeOfNode(root && nodeAt(root, path)),
  };
}

function findDeepNesting(text: string): TextRange | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (scanner.scan(); scanner.getPosition() <= text.length && scanner.getTokenLength() > 0; scanner.scan()) {
    const start = scanner.getTokenOffset();
    const token = text.slice(start, start + 1);
    if (token === '[' || token === '{') {
      depth += 1;
    } else if (token === ']' || token === '}') {
      depth -= 1;
    }
    if (depth > MAX_NESTING) {
      return { start, end: start + 1 };
    }
  }
  return undefined;
}

function rangeOfNode(node: Node | undefined): TextRange | undefined {
  return node && { start: node.offset, end: node.offset + node.length };
}

function nodeAt(root: Node, path: readonly (string | number)[]): Node | undefined {
  let node: Node | undefined = root;
  for (const step of path) {
    if (node?.type !== 'object') {
      node = node && typeof step === 'number' ? findNodeAtLocation(node, [step]) : undefined;
      continue;
    }
    const property: Node | undefined = node.children?.findLast(
      (candidate) => candidate.children?.[0]?.value === String(step),
    );
    node = property?.children?.[1];
  }
  return node;
}

function valueOf(node: Node): unknown {
  const children = node.children ?? [];
  if (node.type === 'array') {
    return children.map(valueOf);
  }
  // `fromEntries` makes own properties, even of `__proto__`; the last of repeated keys wins.
  return node.type === 'object' ? Object.fromEntries(children.flatMap(entryOf)) : node.value;
}

function entryOf({ children: [key, value] = [] }: Node): readonly (readonly [key: string, value: unknown])[] {
  return key && value ? [[String(key.value), valueOf(value)]] : [];
}

/** All but the first node of each key, in all objects. */
function repeatedKeys(root: Node | undefined): readonly Node[] {
  const repeated: Node[] = [];
  const open = root === undefined ? [] : [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const seen = new Set<unknown>();
    for (const child of node.children ?? []) {
      const key = child.type === 'property' ? child.children?.[0] : undefined;
      if (key !== undefined && seen.has(key.value)) {
        repeated.push(key);
      }
      seen.add(key?.value);
      open.push(child);
    }
  }
  return repeated;
}

interface Wording {
  readonly code: string;
  readonly message: (quoted: string) => string;
  readonly hint: string;
}

const SYNTAX: Wording = {
  code: 'syntax',
  message: (quoted) => `${quoted} cannot stand here`,
  hint: 'Take it out, or put it in double quotes if it is text.',
};

function missing(what: string, sign: string): Wording {
  return {
    code: 'missing-sign',
    message: (quoted) => `${what} is missing before ${quoted}`,
    hint: `Write \`${sign}\` there.`,
  };
}

/** By jsonc-parser's names of its errors. */
const WORDINGS: Readonly<Record<string, Wording>> = {
  CloseBraceExpected: missing('A closing brace', '}'),
  CloseBracketExpected: missing('A closing bracket', ']'),
  ColonExpected: missing('A colon', ':'),
  CommaExpected: missing('A comma', ','),
  EndOfFileExpected: {
    code: 'text-after-end',
    message: (quoted) => `${quoted} follows the end of the value`,
    hint: 'A file holds one value; take the rest out.',
  },
  InvalidCharacter: {
    code: 'string',
    message: (quoted) => `A character in ${quoted} must be escaped`,
    hint: 'Write a tab as \\t and other control characters as \\u00….',
  },
  InvalidEscapeCharacter: {
    code: 'string',
    message: (quoted) => `An escape in ${quoted} is unknown`,
    hint: 'Double the backslash if it is part of the text.',
  },
  InvalidNumberFormat: {
    code: 'number',
    message: (quoted) => `${quoted} is not a number`,
    hint: 'Write digits, with a full stop for decimals.',
  },
  InvalidUnicode: {
    code: 'string',
    message: (quoted) => `An escape in ${quoted} is incomplete`,
    hint: 'Write \\u with four hexadecimal digits.',
  },
  PropertyNameExpected: {
    code: 'key',
    message: (quoted) => `A key in double quotes is expected, not ${quoted}`,
    hint: 'Write each entry as "key": value.',
  },
  UnexpectedEndOfComment: { code: 'comment', message: () => 'The comment is not closed', hint: 'End it with */.' },
  UnexpectedEndOfNumber: {
    code: 'number',
    message: (quoted) => `The number ${quoted} is incomplete`,
    hint: 'Write a digit after the point or the exponent.',
  },
  UnexpectedEndOfString: {
    code: 'string',
    message: (quoted) => `The text ${quoted} is not closed on its line`,
    hint: 'End it with a double quote; write a line break as \\n.',
  },
  ValueExpected: {
    code: 'value',
    message: (quoted) => `A value is expected, not ${quoted}`,
    hint: 'Write text in double quotes, a number, true, false, null, a list or an object.',
  },
};

function describe(error: ParseError, text: string): JsoncProblem {
  const { code, message, hint } = WORDINGS[printParseErrorCode(error.error)] ?? SYNTAX;
  const start = Math.min(error.offset, text.length);
  const range = { start, end: Math.min(start + error.length, text.length) };
  return { code, severity: 'error', message: message(quote(text.slice(range.start, range.end))), hint, range };
}

function describeRepeatedKey(key: Node): JsoncProblem {
  return {
    code: 'duplicate-key',
    severity: 'warning',
    message: `The key ${quote(String(key.value))} stands twice; the last one counts`,
    hint: 'Keep one of them.',
    range: { start: key.offset, end: key.offset + key.length },
  };
}

const MAX_QUOTED_CHARACTERS = 60;

function quote(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line === '') {
    return 'the end of the file';
  }
  return `\`${line.length <= MAX_QUOTED_CHARACTERS ? line : `${line.slice(0, MAX_QUOTED_CHARACTERS - 1)}…`}\``;
}

/** A JSON value of a text that may be cut off; `complete` is false where its end, or a sign within it, is missing. */
export type TolerantJson =
  | { readonly kind: 'object'; readonly entries: ReadonlyMap<string, TolerantJson>; readonly complete: boolean }
  | { readonly kind: 'array'; readonly items: readonly TolerantJson[]; readonly complete: boolean }
  | { readonly kind: 'scalar'; readonly value: string | number | boolean | null; readonly complete: boolean };

export interface TolerantReading {
  /** Absent where no value begins. */
  readonly value: TolerantJson | undefined;
  readonly complete: boolean;
  /** The offset after what was read. */
  readonly end: number;
}

/**
 * Reads one JSON value, as a model writes it, up to its end or to where the text stops being JSON. Tolerated are
 * a cut end, trailing commas, and in strings raw line breaks and backslashes that escape nothing.
 */
export function readTolerantJson(text: string, from: number): TolerantReading {
  const reader: Reader = { text, at: Math.min(from, text.length), depth: 0 };
  const value = readValue(reader);
  return { value, complete: value?.complete ?? false, end: reader.at };
}

/** The data of a value, with what was read of incomplete parts. */
export function plainValue(node: TolerantJson): unknown {
  if (node.kind === 'scalar') {
    return node.value;
  }
  if (node.kind === 'array') {
    return node.items.map(plainValue);
  }
  return Object.fromEntries([...node.entries].map(([key, value]) => [key, plainValue(value)]));
}

/** The one moving part: where the next character is read. */
interface Reader {
  readonly text: string;
  at: number;
  depth: number;
}

function readValue(reader: Reader): TolerantJson | undefined {
  skipSpace(reader);
  const character = reader.text.charAt(reader.at);
  if (character === '"') {
    const { value, complete } = readString(reader);
    return { kind: 'scalar', value, complete };
  }
  if (character !== '[' && character !== '{') {
    return readLiteral(reader);
  }
  if (reader.depth >= MAX_NESTING) {
    return undefined;
  }
  reader.depth += 1;
  reader.at += 1;
  const value = character === '[' ? readItems(reader) : readEntries(reader);
  reader.depth -= 1;
  return value;
}

/** Once a part is incomplete, what holds it is too, and reading ends. */
function readItems(reader: Reader): TolerantJson {
  const items: TolerantJson[] = [];
  for (;;) {
    if (takeSign(reader, ']')) {
      return { kind: 'array', items, complete: true };
    }
    const item = readValue(reader);
    if (item !== undefined) {
      items.push(item);
    }
    if (item?.complete !== true || !endsEntry(reader, ']')) {
      return { kind: 'array', items, complete: false };
    }
  }
}

function readEntries(reader: Reader): TolerantJson {
  const entries = new Map<string, TolerantJson>();
  for (;;) {
    if (takeSign(reader, '}')) {
      return { kind: 'object', entries, complete: true };
    }
    const key = reader.text.charAt(reader.at) === '"' ? readString(reader) : undefined;
    const value = key?.complete === true && takeSign(reader, ':') ? readValue(reader) : undefined;
    if (key !== undefined && value !== undefined) {
      entries.set(key.value, value);
    }
    if (value?.complete !== true || !endsEntry(reader, '}')) {
      return { kind: 'object', entries, complete: false };
    }
  }
}

/** Whether a comma, which is taken, or the closing sign, which is left, follows. */
function endsEntry(reader: Reader, closing: ']' | '}'): boolean {
  return takeSign(reader, ',') || reader.text.charAt(reader.at) === closing;
}

function takeSign(reader: Reader, sign: string): boolean {
  skipSpace(reader);
  const isThere = reader.text.charAt(reader.at) === sign;
  reader.at += isThere ? 1 : 0;
  return isThere;
}

function skipSpace(reader: Reader): void {
  const space = /\s*/y;
  space.lastIndex = reader.at;
  space.test(reader.text);
  reader.at = space.lastIndex;
}

const LITERALS: readonly (readonly [word: string, value: boolean | null])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

function readLiteral(reader: Reader): TolerantJson | undefined {
  for (const [word, value] of LITERALS) {
    if (reader.text.startsWith(word, reader.at)) {
      reader.at += word.length;
      return { kind: 'scalar', value, complete: true };
    }
  }
  const number = /-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
  number.lastIndex = reader.at;
  const digits = number.exec(reader.text)?.[0];
  if (digits === undefined) {
    return undefined;
  }
  reader.at += digits.length;
  // At the end of the text more digits may have been cut off.
  const complete = /[\s,\]}]/.test(reader.text.charAt(reader.at));
  return { kind: 'scalar', value: Number(digits), complete };
}

function readString(reader: Reader): { readonly value: string; readonly complete: boolean } {
  const start = reader.at + 1;
  let at = start;
  while (at < reader.text.length && reader.text.charAt(at) !== '"') {
    at += reader.text.charAt(at) === '\\' ? 2 : 1;
  }
  const complete = at < reader.text.length;
  reader.at = complete ? at + 1 : reader.text.length;
  return { value: unescape(reader.text.slice(start, at)), complete };
}

const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  '\\': '\\',
  '/': '/',
};

/** An unknown escape stays as it is: models write regular expressions such as `\d` without a second backslash. */
function unescape(content: string): string {
  return content.replaceAll(/\\(?:u([\da-fA-F]{4})|([\s\S]))/g, (whole: string, code?: string, character?: string) =>
    code === undefined ? (ESCAPES[character ?? ''] ?? whole) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

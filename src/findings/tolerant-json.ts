/** A JSON value from a text that may be cut off. `complete` is false if its end, or a sign within it, is missing. */
export type TolerantJson =
  | { readonly kind: 'object'; readonly entries: ReadonlyMap<string, TolerantJson>; readonly complete: boolean }
  | { readonly kind: 'array'; readonly items: readonly TolerantJson[]; readonly complete: boolean }
  | { readonly kind: 'scalar'; readonly value: string | number | boolean | null; readonly complete: boolean };

interface TolerantReading {
  /** Undefined if no value begins at the offset. */
  readonly value: TolerantJson | undefined;
  readonly complete: boolean;
  /** The offset after the text that was read. */
  readonly end: number;
}

/** A value that is nested deeper counts as cut off, so that reading it cannot overflow the stack. */
const MAX_NESTING = 256;

/**
 * Reads one JSON value that a model wrote, up to its end or to the point where the text stops being JSON. It tolerates a
 * missing end, trailing commas, and, in strings, raw line breaks and backslashes before characters that need no escape.
 */
export function readTolerantJson(text: string, from: number): TolerantReading {
  const reader: Reader = { text, at: Math.min(from, text.length), depth: 0 };
  const value = readValue(reader);
  return { value, complete: value?.complete ?? false, end: reader.at };
}

/** Converts a value to plain data. Incomplete parts keep the data that could be read. */
export function plainValue(node: TolerantJson): unknown {
  if (node.kind === 'scalar') {
    return node.value;
  }
  if (node.kind === 'array') {
    return node.items.map(plainValue);
  }
  return Object.fromEntries([...node.entries].map(([key, value]) => [key, plainValue(value)]));
}

/** The state of reading. `at` is the offset of the next character. */
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

/** Reads the items of an array. Reading ends at the first incomplete item, and the array is then incomplete too. */
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

/** Whether a comma or the closing sign follows. Skips the comma, but not the closing sign. */
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
  // A number at the end of the text may have lost digits.
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

/** Resolves escapes. An unknown one stays as it is: models write regular expressions such as `\d` with one backslash. */
function unescape(content: string): string {
  return content.replaceAll(/\\(?:u([\da-fA-F]{4})|[\s\S])/g, (whole: string, code?: string) =>
    code === undefined ? (ESCAPES[whole.slice(1)] ?? whole) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

import { ParseError, parseTOML, type AST } from 'toml-eslint-parser';
import type { JsoncDocument, JsoncProblem } from '../json/jsonc.ts';
import type { SourceText, TextRange } from '../source-text.ts';
import { describeTomlError, TOO_DEEP, TOO_LARGE } from './problems.ts';

/** A TOML file, in the same form as a JSON file. Only the first error is known, because the parser stops at it. */
export type TomlDocument = JsoncDocument;

type Path = readonly (string | number)[];

/** Nobody writes a longer file, and the parser keeps a token for each word. */
const MAX_CHARACTERS = 256 * 1024;
/** The parser and the reader call themselves for each level. */
const MAX_NESTING = 200;
const BYTE_ORDER_MARK = '\u{FEFF}';

/** TOML 1.1 allows line breaks and a last comma in inline tables. */
export type TomlVersion = '1.0' | '1.1';

/** Reads a TOML document. Ranges are offsets into the text. Never throws. */
export function readToml({ text }: Pick<SourceText, 'text'>, tomlVersion: TomlVersion): TomlDocument {
  if (text.length > MAX_CHARACTERS) {
    return withoutValue({ ...TOO_LARGE, range: { start: 0, end: 0 } });
  }
  const deep = findDeepNesting(text);
  if (deep !== undefined) {
    return withoutValue({ ...TOO_DEEP, range: { start: deep, end: deep + 1 } });
  }
  try {
    // A mark is one character, so a space in its place keeps all offsets.
    return index(parseTOML(text.startsWith(BYTE_ORDER_MARK) ? ` ${text.slice(1)}` : text, { tomlVersion }));
  } catch (error) {
    if (error instanceof ParseError) {
      return withoutValue(describeTomlError(error.message, error.index, text));
    }
    if (error instanceof RangeError) {
      return withoutValue({ ...TOO_DEEP, range: { start: 0, end: Math.min(1, text.length) } });
    }
    throw error;
  }
}

function withoutValue(problem: JsoncProblem): TomlDocument {
  return { value: undefined, problems: [problem], rangeOf: () => undefined, rangeOfKey: () => undefined };
}

/** The first bracket that is too deep. Brackets in texts and comments count too, which only makes the limit stricter. */
function findDeepNesting(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '[' || character === '{') {
      depth += 1;
      if (depth > MAX_NESTING) {
        return at;
      }
    } else if ((character === ']' || character === '}') && depth > 0) {
      depth -= 1;
    }
  }
  return undefined;
}

interface Ranges {
  readonly keys: Map<string, TextRange>;
  readonly values: Map<string, TextRange>;
}

function index(program: AST.TOMLProgram): TomlDocument {
  const ranges: Ranges = { keys: new Map(), values: new Map() };
  const root = emptyRecord();
  for (const node of program.body[0].body) {
    if (node.type === 'TOMLKeyValue') {
      addKeyValue(root, [], node, ranges);
    } else {
      addTable(root, node, ranges);
    }
  }
  return {
    value: root,
    problems: [],
    rangeOf: (path) => ranges.values.get(nameOfPath(path)),
    rangeOfKey: (path) => ranges.keys.get(nameOfPath(path)),
  };
}

type TomlRecord = Record<string, unknown>;

/** Without a prototype, so that a key `__proto__` is a key like any other. */
function emptyRecord(): TomlRecord {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object that was just made has no keys.
  return Object.create(null) as TomlRecord;
}

function nameOfPath(path: Path): string {
  return JSON.stringify(path);
}

function addTable(root: TomlRecord, { resolvedKey, key, body, range }: AST.TOMLTable, ranges: Ranges): void {
  refuseDeepKey(key);
  let names = 0;
  resolvedKey.forEach((step, depth) => {
    const part = typeof step === 'string' ? key.keys[names] : undefined;
    names += typeof step === 'string' ? 1 : 0;
    if (part !== undefined) {
      addRange(ranges.keys, resolvedKey.slice(0, depth + 1), part.range);
    }
  });
  addRange(ranges.values, resolvedKey, range);
  const table = openTable(root, resolvedKey);
  for (const entry of body) {
    addKeyValue(table, resolvedKey, entry, ranges);
  }
}

/** The table at a path, which is made if it does not exist. The parser has refused paths through other values. */
function openTable(root: TomlRecord, path: Path): TomlRecord {
  let at: TomlRecord | unknown[] = root;
  path.forEach((step, depth) => {
    const known: unknown = Array.isArray(at) ? at[Number(step)] : at[String(step)];
    const next = isContainer(known) ? known : typeof path[depth + 1] === 'number' ? [] : emptyRecord();
    if (Array.isArray(at)) {
      at[Number(step)] = next;
    } else {
      at[String(step)] = next;
    }
    at = next;
  });
  if (Array.isArray(at)) {
    throw new TypeError(`the parser took ${nameOfPath(path)} for a table`);
  }
  return at;
}

function isContainer(value: unknown): value is TomlRecord | unknown[] {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

/** A key of many parts, such as `a.b.c`, nests tables as brackets do. */
function refuseDeepKey({ keys }: AST.TOMLKey): void {
  if (keys.length > MAX_NESTING) {
    throw new RangeError('the key has too many parts');
  }
}

function addKeyValue(table: TomlRecord, above: Path, { key, value }: AST.TOMLKeyValue, ranges: Ranges): void {
  refuseDeepKey(key);
  const names = key.keys.map((part) => (part.type === 'TOMLBare' ? part.name : part.value));
  names.forEach((_name, depth) => {
    addRange(ranges.keys, [...above, ...names.slice(0, depth + 1)], key.keys[depth]?.range ?? key.range);
  });
  const last = names.at(-1) ?? '';
  openTable(table, names.slice(0, -1))[last] = readValue(value, [...above, ...names], ranges);
}

function readValue(node: AST.TOMLContentNode, path: Path, ranges: Ranges): unknown {
  addRange(ranges.values, path, node.range);
  switch (node.type) {
    case 'TOMLArray':
      return node.elements.map((element, at) => readValue(element, [...path, at], ranges));
    case 'TOMLInlineTable': {
      const table = emptyRecord();
      for (const entry of node.body) {
        addKeyValue(table, path, entry, ranges);
      }
      return table;
    }
    case 'TOMLValue':
      return node.kind === 'string' || node.kind === 'boolean' || node.kind === 'integer' || node.kind === 'float'
        ? node.value
        : node.datetime;
  }
}

function addRange(map: Map<string, TextRange>, path: Path, [start, end]: readonly [number, number]): void {
  map.set(nameOfPath(path), { start, end });
}

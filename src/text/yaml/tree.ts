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
import type { TextRange } from '../source-text.ts';
import { holdsItself, MAX_ALIASES } from './limits.ts';

/** Keys of maps and indexes of lists that lead to a value. */
export type ValuePath = readonly (string | number)[];

/** An error or warning by the parser's own code, its `ErrorCode`. */
export interface ParserError {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly range: TextRange;
}

/** What the parser makes of a text; ranges are offsets into this text. */
interface YamlTree {
  readonly errors: readonly ParserError[];
  readonly aliasCount: number;
  /** Where aliases of no anchor begin; looks through the whole document for each. */
  readonly findUnresolved: () => readonly number[];
  /** Each key that stands a second time in its map. */
  readonly repeatedKeys: readonly TextRange[];
  readonly plainData: () => PlainData;
  /** Where the value at a path stands; absent too for a key without a value. */
  readonly rangeOf: (path: ValuePath) => TextRange | undefined;
  readonly rangeOfKey: (path: ValuePath) => TextRange | undefined;
}

/** Without a value where nothing is written. */
type PlainData =
  | { readonly kind: 'data'; readonly value: unknown }
  | { readonly kind: 'too-many-aliases'; readonly value?: undefined };

/** Parses a text that is not nested too deeply. */
export function parseYaml(text: string): YamlTree {
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
  return {
    errors: [...document.errors, ...document.warnings].map(parserError),
    aliasCount: aliases.length,
    findUnresolved: () => unresolved(aliases, document),
    repeatedKeys,
    plainData: () => plainData(document),
    rangeOf: (path) => writtenRange(nodeAt(document, path)),
    rangeOfKey: (path) => keyAt(document, path),
  };
}

function parserError({ code, name, pos: [start, end] }: YAMLError): ParserError {
  return { code, severity: name === 'YAMLWarning' ? 'warning' : 'error', range: { start, end } };
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

/** `toJS` throws, as expected of it, where aliases would multiply the data; a value that holds itself is refused too. */
function plainData(document: Document): PlainData {
  try {
    const value: unknown = document.contents === null ? undefined : document.toJS({ maxAliasCount: MAX_ALIASES });
    return holdsItself(value) ? { kind: 'too-many-aliases' } : { kind: 'data', value };
  } catch (error) {
    if (error instanceof ReferenceError || isBadAnchor(error)) {
      return { kind: 'too-many-aliases' };
    }
    throw error;
  }
}

/** A map as a key is written out as a text, and then an anchor is refused that was read: `? : &x` with a BOM behind. */
function isBadAnchor(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Anchor must not contain');
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

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
import { containsItself, MAX_ALIASES } from './limits.ts';

/** Keys of maps and indexes of lists that lead to a value. */
export type ValuePath = readonly (string | number)[];

/** An error or warning by the parser's own code, its `ErrorCode`. */
export interface ParserError {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly range: TextRange;
}

/** A parsed text; ranges are offsets into this text. */
interface YamlTree {
  readonly errors: readonly ParserError[];
  readonly aliasCount: number;
  /** Returns where aliases without an anchor begin. It searches the whole document for each alias. */
  readonly findUnresolved: () => readonly number[];
  /** Each key that repeats an earlier key of its map. */
  readonly repeatedKeys: readonly TextRange[];
  readonly plainData: () => PlainData;
  /** The range of the value at a path; absent also for a key without a value. */
  readonly rangeOf: (path: ValuePath) => TextRange | undefined;
  readonly rangeOfKey: (path: ValuePath) => TextRange | undefined;
}

/** The value is absent if the document is empty. */
type PlainData =
  | { readonly kind: 'data'; readonly value: unknown }
  | { readonly kind: 'too-many-aliases'; readonly value?: undefined };

/** Parses a text that is not nested too deeply. */
export function parseYaml(text: string): YamlTree {
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    // `visitNodes` finds repeated keys: the parser would compare every key with every other one.
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
  /** Each key that repeats an earlier key of its map. */
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

/** `toJS` throws if aliases would multiply the data, which is expected. A value that contains itself is refused too. */
function plainData(document: Document): PlainData {
  try {
    const value: unknown = document.contents === null ? undefined : document.toJS({ maxAliasCount: MAX_ALIASES });
    return containsItself(value) ? { kind: 'too-many-aliases' } : { kind: 'data', value };
  } catch (error) {
    if (error instanceof ReferenceError || isBadAnchor(error)) {
      return { kind: 'too-many-aliases' };
    }
    throw error;
  }
}

/**
 * Whether the error is about an anchor in a map that is used as a key. The package writes such a key as text, and then
 * refuses an anchor that it has read before: `? : &x` followed by a byte order mark.
 */
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

/** The key as plain data has it: an empty text for `~:`, and `10` for `10:`. */
function keyName(value: unknown): string {
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
}

/** The range of a node without comments after it; absent for the empty value of `key:`. */
function writtenRange(node: Node | undefined): TextRange | undefined {
  const range = node?.range;
  return range && range[1] > range[0] ? { start: range[0], end: range[1] } : undefined;
}

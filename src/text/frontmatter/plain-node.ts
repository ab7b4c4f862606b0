import type { TextRange } from '../source-text.ts';
import type { ValuePath } from '../yaml/tree.ts';

/** A value of plain frontmatter with its range, which is empty where nothing is written. */
export type PlainNode = PlainScalar | PlainList | PlainMap;

interface Placed extends TextRange {
  /** After the lines of the value, comments at their ends included: there a map or list that it closes ends. */
  readonly after: number;
}

export interface PlainScalar extends Placed {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
}

export interface PlainList extends Placed {
  readonly kind: 'list';
  readonly value: readonly unknown[];
  readonly items: readonly PlainNode[];
}

export interface PlainMap extends Placed {
  readonly kind: 'map';
  readonly value: Readonly<Record<string, unknown>>;
  readonly entries: readonly PlainEntry[];
}

export interface PlainEntry {
  readonly key: string;
  /** With its quotes. */
  readonly keyRange: TextRange;
  readonly node: PlainNode;
}

export function listOf(items: readonly PlainNode[], range: TextRange, after = range.end): PlainList {
  return { kind: 'list', value: items.map((item) => item.value), items, start: range.start, end: range.end, after };
}

export function rangeOfValue(top: PlainMap, path: ValuePath): TextRange | undefined {
  const node = nodeAt(top, path);
  return node === undefined || node.end === node.start ? undefined : { start: node.start, end: node.end };
}

export function rangeOfKey(top: PlainMap, path: ValuePath): TextRange | undefined {
  const step = path.at(-1);
  return step === undefined ? undefined : entryAt(nodeAt(top, path.slice(0, -1)), step)?.keyRange;
}

function nodeAt(top: PlainMap, path: ValuePath): PlainNode | undefined {
  let node: PlainNode | undefined = top;
  for (const step of path) {
    node = node?.kind === 'list' ? itemAt(node, step) : entryAt(node, step)?.node;
  }
  return node;
}

function itemAt({ items }: PlainList, step: string | number): PlainNode | undefined {
  return typeof step === 'number' ? items[step] : undefined;
}

function entryAt(node: PlainNode | undefined, step: string | number): PlainEntry | undefined {
  const name = String(step);
  return node?.kind === 'map' ? node.entries.find(({ key }) => key === name) : undefined;
}

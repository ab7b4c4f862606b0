import type { TextRange } from '../source-text.ts';
import type { ValuePath } from '../yaml/tree.ts';

/** A value of plain frontmatter with its range. The range is empty if the value is not written. */
export type PlainNode = PlainScalar | PlainList | PlainMap;

interface Placed extends TextRange {
  /** The offset after the lines of the value and the comments at their ends. A map or list ends here with its last value. */
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
  /** The range of the key with its quotes. */
  readonly keyRange: TextRange;
  readonly node: PlainNode;
}

export function createList(items: readonly PlainNode[], range: TextRange, after = range.end): PlainList {
  return { kind: 'list', value: items.map((item) => item.value), items, start: range.start, end: range.end, after };
}

export function rangeOfValue(top: PlainMap, path: ValuePath): TextRange | undefined {
  const node = findNode(top, path);
  return node === undefined || node.end === node.start ? undefined : { start: node.start, end: node.end };
}

export function rangeOfKey(top: PlainMap, path: ValuePath): TextRange | undefined {
  const step = path.at(-1);
  return step === undefined ? undefined : findEntry(findNode(top, path.slice(0, -1)), step)?.keyRange;
}

function findNode(top: PlainMap, path: ValuePath): PlainNode | undefined {
  let node: PlainNode | undefined = top;
  for (const step of path) {
    node = node?.kind === 'list' ? findItem(node, step) : findEntry(node, step)?.node;
  }
  return node;
}

function findItem({ items }: PlainList, step: string | number): PlainNode | undefined {
  return typeof step === 'number' ? items[step] : undefined;
}

function findEntry(node: PlainNode | undefined, step: string | number): PlainEntry | undefined {
  const name = String(step);
  return node?.kind === 'map' ? node.entries.find(({ key }) => key === name) : undefined;
}

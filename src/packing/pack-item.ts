import type { HunkPart } from '../prompt/parts/change.ts';

/** The smallest unit that is packed: a whole file, or a part of a file that is too large for one request. */
export interface PackItem {
  /** Index of its file. Items of the same file share the head of the file. */
  readonly file: number;
  readonly parts: readonly HunkPart[];
  /** Tokens of the lines around the file's parts. They are sent once in each request that shows a part. */
  readonly head: number;
  /** Tokens of the parts alone. */
  readonly tokens: number;
  /** Whether the file has, or could have, other items. */
  readonly isDivided: boolean;
}

/** Items that are better read together. */
export interface ItemGroup {
  /** Indexes in ascending order, at least one. */
  readonly items: readonly [number, ...number[]];
  /** How much it is worth to keep one more of the items next to another. */
  readonly weight: number;
}

/** Items that are put into a batch together. */
export interface Load {
  /** Indexes in ascending order, at least one. */
  readonly items: readonly [number, ...number[]];
  /** With the heads of their files. */
  readonly tokens: number;
  /** Its divided files. Next to other parts of these files the load takes fewer tokens. */
  readonly divided: readonly number[];
}

/** For each batch the indexes of its items. */
export type Packing = readonly (readonly number[])[];

/** Counts the tokens that items take in one request. */
export function countItems(items: Iterable<PackItem>): number {
  const files = new Set<number>();
  let total = 0;
  for (const { file, head, tokens } of items) {
    total += files.has(file) ? tokens : tokens + head;
    files.add(file);
  }
  return total;
}

/** The tokens of the heads of all divided files. Two loads can have only these files in common. */
export function mapHeads(items: readonly PackItem[]): ReadonlyMap<number, number> {
  return new Map(items.filter(({ isDivided }) => isDivided).map(({ file, head }) => [file, head]));
}

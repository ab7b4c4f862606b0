import type { HunkPart } from '../prompt/parts/change.ts';

/** What is never divided: a whole file, or one part of a file that is too large for a request. */
export interface PackItem {
  /** Which file it shows; items of one file share its head. */
  readonly file: number;
  readonly parts: readonly HunkPart[];
  /** Tokens of what frames the file's parts, once in each request that shows any of them. */
  readonly head: number;
  /** Tokens of the parts alone. */
  readonly tokens: number;
  /** Whether the file has, or could have, other items. */
  readonly isDivided: boolean;
}

/** Items, by their indexes in ascending order, that are better read together. */
export interface ItemGroup {
  readonly items: readonly number[];
  /** What it is worth to keep one more of them beside another. */
  readonly weight: number;
}

/** Items that go into one batch together. */
export interface Load {
  readonly items: readonly number[];
  /** With the heads of their files. */
  readonly tokens: number;
  /** The divided files it shows: beside other parts of them it takes less. */
  readonly divided: readonly number[];
}

/** Each batch by the indexes of its items. */
export type Packing = readonly (readonly number[])[];

/** The tokens that items take in one request. */
export function tokensOf(items: Iterable<PackItem>): number {
  const files = new Set<number>();
  let total = 0;
  for (const { file, head, tokens } of items) {
    total += files.has(file) ? tokens : tokens + head;
    files.add(file);
  }
  return total;
}

/** The tokens of the heads of the divided files, which are the only ones that two loads may have in common. */
export function headsOf(items: readonly PackItem[]): ReadonlyMap<number, number> {
  return new Map(items.filter(({ isDivided }) => isDivided).map(({ file, head }) => [file, head]));
}

import { requiredParts, type Parts } from './required-parts.ts';

const KEY_CHARACTERS = 3;
/** How many groups of first characters are told apart before a part is compared with the text. */
const GROUPS = 1 << 13;

/** Finds those of many expressions that can match a text without running the others. */
export interface ExpressionIndex<Item> {
  /** The items, in their order, one of whose expressions may match the text. All that do match are among them. */
  readonly listPossible: (text: string) => readonly Item[];
}

/**
 * An index of items by parts of texts without which their expressions match nothing. Running hundreds of expressions takes
 * long, most of all for the first time, when each is compiled.
 *
 * @param expressionsOf the expressions of an item: it is possible where any of them is
 */
export function createExpressionIndex<Item>(
  items: readonly Item[],
  expressionsOf: (item: Item) => readonly RegExp[],
): ExpressionIndex<Item> {
  let entries: Entries<Item> | undefined;
  return {
    listPossible: (text) => {
      entries ??= readEntries(items, expressionsOf);
      return findPossible(entries, text.toLowerCase());
    },
  };
}

interface Entry<Item> {
  readonly item: Item;
  readonly index: number;
  /** What of the text begins here. */
  readonly part: string;
  /** Others, of each of which one must stand somewhere. */
  readonly others: readonly Parts[];
}

interface Entries<Item> {
  /** Those whose expressions tell no parts. */
  readonly always: readonly Pick<Entry<Item>, 'item' | 'index'>[];
  /** Those with a part, by the group of its first characters. */
  readonly groups: readonly (readonly Entry<Item>[] | undefined)[];
}

function readEntries<Item>(items: readonly Item[], expressionsOf: (item: Item) => readonly RegExp[]): Entries<Item> {
  const always: Pick<Entry<Item>, 'item' | 'index'>[] = [];
  const groups = Array.from({ length: GROUPS }, (): Entry<Item>[] | undefined => undefined);
  for (const [index, item] of items.entries()) {
    const required = expressionsOf(item).map(requiredParts);
    if (required.some(({ length }) => length === 0)) {
      always.push({ item, index });
      continue;
    }
    for (const [rarest = [], ...others] of required) {
      for (const part of rarest) {
        const group = groupOf(part.charCodeAt(0), part.charCodeAt(1), part.charCodeAt(2));
        groups[group] = [...(groups[group] ?? []), { item, index, part, others }];
      }
    }
  }
  return { always, groups };
}

function findPossible<Item>({ always, groups }: Entries<Item>, text: string): readonly Item[] {
  let found: Map<number, Item> | undefined;
  let first = 0;
  let second = text.charCodeAt(0);
  let third = text.charCodeAt(1);
  for (let start = 0; start + KEY_CHARACTERS <= text.length; start += 1) {
    first = second;
    second = third;
    third = text.charCodeAt(start + 2);
    const entries = groups[groupOf(first, second, third)];
    if (entries === undefined) {
      continue;
    }
    for (const { item, index, part, others } of entries) {
      if (text.startsWith(part, start) && others.every((parts) => parts.some((one) => text.includes(one)))) {
        found = (found ?? new Map<number, Item>(always.map((one) => [one.index, one.item]))).set(index, item);
      }
    }
  }
  return found === undefined
    ? always.map(({ item }) => item)
    : [...found].toSorted(([one], [other]) => one - other).map(([, item]) => item);
}

function groupOf(first: number, second: number, third: number): number {
  return (first ^ (second << 4) ^ (third << 8)) & (GROUPS - 1);
}

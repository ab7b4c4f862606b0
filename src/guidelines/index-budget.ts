/** One list of an index, limited so that it fits into a prompt. */
export interface IndexList<Entry> {
  /** Entries with their descriptions. */
  readonly described: readonly Entry[];
  /** The names of the entries after those. */
  readonly named: readonly string[];
  /** Entries that are only counted. */
  readonly beyond: readonly Entry[];
}

/** Copilot's limit for skills. Here it limits each list, because a repository may have thousands of files. */
const MAX_DESCRIBED_CHARACTERS = 15_000;
const MAX_NAMED_CHARACTERS = 5_000;

/**
 * Describes entries in order while they fit, then gives names while those fit, then counts. Characters are UTF-16 code
 * units of what an entry says.
 */
export function withinIndex<Entry extends object>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): IndexList<Entry> {
  const described = whileFitting(entries, MAX_DESCRIBED_CHARACTERS, lengthOf);
  const rest = entries.slice(described.length);
  const named = whileFitting(rest.map(nameOf), MAX_NAMED_CHARACTERS, (name) => name.length + ', '.length);
  return { described, named, beyond: rest.slice(named.length) };
}

function whileFitting<Item>(items: readonly Item[], most: number, length: (item: Item) => number): readonly Item[] {
  let total = 0;
  let count = 0;
  for (const item of items) {
    total += length(item);
    if (total > most) {
      break;
    }
    count += 1;
  }
  return items.slice(0, count);
}

function lengthOf(entry: object): number {
  return Object.values(entry).reduce<number>(
    (total, value: unknown) => total + (typeof value === 'string' ? value.length : 0),
    0,
  );
}

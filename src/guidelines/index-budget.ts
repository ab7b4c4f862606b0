/** One list of an index, cut to what a prompt can bear. */
export interface IndexList<Entry> {
  /** With all that is known of them. */
  readonly described: readonly Entry[];
  /** The names of those that come after. */
  readonly named: readonly string[];
  /** Those that not even their names are given of. */
  readonly beyond: readonly Entry[];
}

/** As Copilot has it for skills; here for each list, as repositories may hold thousands of files. */
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

import { groupBy } from '../../structures/group-by.ts';
import { word, type TreeMemory } from './memory.ts';

/** The tables of a grammar that say how the subtrees of a tree are seen as nodes. */
export interface GrammarTables {
  /** By symbol: the number and name of its type, and whether its nodes are named. Several symbols may be one type. */
  readonly typeIds: readonly number[];
  readonly types: readonly string[];
  readonly isNamed: readonly boolean[];
  /** The symbols that children have in place of their own, or 0: `aliasLength` of them for each production. */
  readonly aliases: Uint16Array;
  readonly aliasLength: number;
  /** By production: the children that may be in a field, by its name. */
  readonly fields: readonly ReadonlyMap<string, readonly FieldEntry[]>[];
  /** By production: the fields that children have themselves, by their index. */
  readonly ownFields: readonly ReadonlyMap<number, string>[];
}

/** A child of a subtree that has a field. */
export interface FieldEntry {
  readonly field: string;
  /** Counts the children that are not extra. */
  readonly index: number;
  /** Whether the field is that of a node in the child, which is hidden. */
  readonly isInherited: boolean;
}

/** What the library says of a grammar. */
export interface GrammarNames {
  readonly types: readonly (string | null | undefined)[];
  readonly fields: readonly (string | null | undefined)[];
}

export const ERROR_SYMBOL = 65_535;
export const ERROR_TYPE = 'ERROR';

/** Bytes of `TSLanguage` in tree-sitter's `lib/src/parser.h`, from its address. */
const SYMBOL_COUNT = 4;
const ALIAS_COUNT = 8;
const PRODUCTION_COUNT = 28;
const FIELD_COUNT = 32;
const ALIAS_LENGTH = 36;
const FIELD_SLICES = 64;
const FIELD_ENTRIES = 68;
const SYMBOL_METADATA = 72;
const PUBLIC_SYMBOLS = 76;
const ALIAS_SEQUENCES = 84;
const METADATA_BYTES = 3;
const ENTRY_BYTES = 4;

/** Copies the tables of the grammar at an address. */
export function readGrammarTables(memory: TreeMemory, address: number, names: GrammarNames): GrammarTables {
  const { bytes, halves, words } = memory;
  const at = (offset: number): number => word(words, (address + offset) >> 2);
  const publicSymbols = at(PUBLIC_SYMBOLS) >> 1;
  const typeIds = Array.from(halves.slice(publicSymbols, publicSymbols + at(SYMBOL_COUNT) + at(ALIAS_COUNT)));
  const aliasLength = at(ALIAS_LENGTH) & 0xff_ff;
  const aliases = at(ALIAS_SEQUENCES) >> 1;
  const metadata = at(SYMBOL_METADATA);
  const fieldEntries =
    at(FIELD_COUNT) === 0
      ? []
      : readFieldEntries(memory, at(PRODUCTION_COUNT), at(FIELD_SLICES), at(FIELD_ENTRIES), names.fields);
  return {
    typeIds,
    // A type without a name is one of the library's own, as is an empty name.
    types: typeIds.map((id) => names.types[id] || ERROR_TYPE),
    isNamed: typeIds.map((_, symbol) => bytes[metadata + symbol * METADATA_BYTES + 1] === 1),
    aliases: halves.slice(aliases, aliases + at(PRODUCTION_COUNT) * aliasLength),
    aliasLength,
    fields: fieldEntries.map((entries) => groupBy(entries, ({ field }) => field)),
    // The first one counts.
    ownFields: fieldEntries.map(
      (entries) =>
        new Map(
          entries
            .flatMap(({ isInherited, index, field }) => (isInherited ? [] : [[index, field] as const]))
            .toReversed(),
        ),
    ),
  };
}

function readFieldEntries(
  { bytes, halves }: TreeMemory,
  productions: number,
  slices: number,
  entries: number,
  names: GrammarNames['fields'],
): readonly (readonly FieldEntry[])[] {
  return Array.from({ length: productions }, (_, production) => {
    const slice = (slices >> 1) + production * 2;
    return Array.from({ length: halves[slice + 1] ?? 0 }, (__, index) => {
      const address = entries + ((halves[slice] ?? 0) + index) * ENTRY_BYTES;
      return {
        field: names[halves[address >> 1] ?? 0] ?? '',
        index: bytes[address + 2] ?? 0,
        isInherited: bytes[address + 3] === 1,
      };
    });
  });
}

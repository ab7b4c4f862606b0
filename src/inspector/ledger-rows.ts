import type { LedgerEntry } from '../fitting/ledger.ts';
import type { Level } from '../fitting/piece.ts';

/** The state of a piece in words of the table, such as sent or cut. */
export const STANDINGS = ['sent', 'shortened', 'cut'] as const;
export type Standing = (typeof STANDINGS)[number];

/** One piece as the ledger shows it. */
export interface LedgerRow {
  /** Index of the piece, in the order of the prompt. */
  readonly index: number;
  /** What became of the piece, or what would become of it within the budget that is tried. */
  readonly entry: LedgerEntry;
  readonly standing: Standing;
  /** Whether less or more of the piece would be sent within the budget that is tried. */
  readonly change: 'none' | 'less' | 'more';
  /** Its place in the cut order, from 1. Absent if the piece is never cut, or if the dump has no cut order. */
  readonly turn: number | undefined;
}

export interface LedgerFilter {
  readonly text: string;
  readonly kind: string | undefined;
  /** `null` for pieces that do not come from a file. */
  readonly source: string | null | undefined;
  readonly standing: Standing | undefined;
}

export const NO_FILTER: LedgerFilter = { text: '', kind: undefined, source: undefined, standing: undefined };

const SORT_KEYS = ['order', 'id', 'kind', 'source', 'priority', 'tokens', 'standing', 'turn'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export interface LedgerSort {
  readonly key: SortKey;
  readonly isDescending: boolean;
}

/** Makes a row for every piece. `tried`: what would become of the pieces within another budget. */
export function makeRows(
  pieces: readonly LedgerEntry[],
  tried: readonly LedgerEntry[] | undefined,
  turns: readonly (number | undefined)[],
): readonly LedgerRow[] {
  return pieces.map((piece, index) => {
    const entry = tried?.[index] ?? piece;
    const shift = measureExtent(entry) - measureExtent(piece);
    const change = shift === 0 ? 'none' : shift < 0 ? 'less' : 'more';
    return {
      index,
      entry: { ...entry, place: piece.place },
      standing: findStanding(entry),
      change,
      turn: turns[index],
    };
  });
}

export function findStanding({ included, level }: Pick<LedgerEntry, 'included' | 'level'>): Standing {
  if (!included) {
    return 'cut';
  }
  return level === null || level === 'full' ? 'sent' : 'shortened';
}

/** How much of a piece is sent, to compare two budgets. */
const EXTENTS: Readonly<Record<Level, number>> = { full: 4, elided: 3, outline: 2, name: 1 };

function measureExtent({ included, level }: LedgerEntry): number {
  return included ? EXTENTS[level ?? 'full'] : 0;
}

export function filterRows(rows: readonly LedgerRow[], filter: LedgerFilter): readonly LedgerRow[] {
  const text = filter.text.toLowerCase();
  return rows.filter(
    ({ entry, standing }) =>
      (filter.kind === undefined || entry.kind === filter.kind) &&
      (filter.source === undefined || entry.source === filter.source) &&
      (filter.standing === undefined || standing === filter.standing) &&
      (text === '' || searchableText(entry).toLowerCase().includes(text)),
  );
}

/** The parts of an entry that filter and search look at. */
export function searchableText({ id, kind, source, reason, provided }: LedgerEntry): string {
  return [id, kind, source ?? '', reason ?? '', provided?.by ?? '', provided?.why ?? ''].join('\n');
}

export function sortRows(rows: readonly LedgerRow[], { key, isDescending }: LedgerSort): readonly LedgerRow[] {
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((a, b) => sign * compareBy(key, a, b) || a.index - b.index);
}

function compareBy(key: SortKey, a: LedgerRow, b: LedgerRow): number {
  switch (key) {
    case 'order':
      return a.index - b.index;
    case 'id':
    case 'kind':
      return compareTexts(a.entry[key], b.entry[key]);
    case 'source':
      return compareTexts(a.entry.source ?? '', b.entry.source ?? '');
    case 'priority':
      return compareNumbers(a.entry.priority ?? Number.POSITIVE_INFINITY, b.entry.priority ?? Number.POSITIVE_INFINITY);
    case 'tokens':
      return a.entry.tokens - b.entry.tokens;
    case 'standing':
      return measureExtent(a.entry) - measureExtent(b.entry);
    case 'turn':
      return compareNumbers(a.turn ?? Number.POSITIVE_INFINITY, b.turn ?? Number.POSITIVE_INFINITY);
  }
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Two infinite numbers are equal, though their difference is `NaN`. */
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

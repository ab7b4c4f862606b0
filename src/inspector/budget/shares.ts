import type { LedgerEntry } from '../../fitting/ledger.ts';

/** A part of what a request costs. */
export interface Share {
  readonly tokens: number;
  readonly pieces: number;
  /** The kind or the file. `null` for pieces that do not come from a file. */
  readonly of: string | null;
  readonly is: 'part' | 'others' | 'frame';
}

/** The number of files that have a share of their own. All others are one share. */
const MAX_FILES = 11;

/** The tokens of a request by kind, in the order of the prompt, and the overhead of the messages. */
export function sharesByKind(pieces: readonly LedgerEntry[], tokens: number): readonly Share[] {
  return [...sharesBy(pieces, ({ kind }) => kind), ...countOverhead(pieces, tokens)];
}

/** The tokens of a request by file, the largest first. */
export function sharesByFile(pieces: readonly LedgerEntry[], tokens: number): readonly Share[] {
  const shares = sharesBy(pieces, ({ source }) => source);
  const files = shares.filter(({ of }) => of !== null).sort((a, b) => b.tokens - a.tokens);
  return [
    ...files.slice(0, MAX_FILES),
    ...joined(files.slice(MAX_FILES)),
    ...shares.filter(({ of }) => of === null),
    ...countOverhead(pieces, tokens),
  ];
}

function sharesBy(pieces: readonly LedgerEntry[], keyOf: (entry: LedgerEntry) => string | null): readonly Share[] {
  const shares = new Map<string | null, { tokens: number; pieces: number }>();
  for (const entry of pieces.filter(({ included }) => included)) {
    const share = shares.get(keyOf(entry)) ?? { tokens: 0, pieces: 0 };
    share.tokens += entry.tokens;
    share.pieces += 1;
    shares.set(keyOf(entry), share);
  }
  return [...shares].map(([of, share]) => ({ ...share, of, is: 'part' }));
}

function joined(shares: readonly Share[]): readonly Share[] {
  const tokens = shares.reduce((sum, share) => sum + share.tokens, 0);
  return shares.length === 0 ? [] : [{ is: 'others', of: String(shares.length), tokens, pieces: shares.length }];
}

function countOverhead(pieces: readonly LedgerEntry[], tokens: number): readonly Share[] {
  const rest = pieces.reduce((left, entry) => left - (entry.included ? entry.tokens : 0), tokens);
  return rest > 0 ? [{ is: 'frame', of: null, tokens: rest, pieces: 0 }] : [];
}

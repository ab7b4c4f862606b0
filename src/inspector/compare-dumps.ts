import type { LedgerEntry } from '../fitting/ledger.ts';
import type { ShownDump } from './read-dump.ts';

/** A piece of a dump with the text that is sent. If several requests have the piece, it is taken from the first. */
export interface DumpedPiece {
  readonly entry: LedgerEntry;
  readonly text: string | undefined;
}

export interface ChangedPiece {
  readonly before: DumpedPiece;
  readonly after: DumpedPiece;
}

/** The differences between two dumps, in the order of their prompts. */
export interface DumpComparison {
  readonly added: readonly DumpedPiece[];
  readonly removed: readonly DumpedPiece[];
  readonly changed: readonly ChangedPiece[];
  /** How many pieces are the same in both. */
  readonly same: number;
}

/** Compares the pieces of two dumps by their ids. */
export function compareDumps(before: ShownDump, after: ShownDump): DumpComparison {
  const [earlier, later] = [indexPieces(before), indexPieces(after)];
  const pairs = [...later].flatMap(([id, piece]) => {
    const other = earlier.get(id);
    return other === undefined ? [] : [{ before: other, after: piece }];
  });
  const changed = pairs.filter((pair) => !isSame(pair));
  return {
    added: [...later].filter(([id]) => !earlier.has(id)).map(([, piece]) => piece),
    removed: [...earlier].filter(([id]) => !later.has(id)).map(([, piece]) => piece),
    changed,
    same: pairs.length - changed.length,
  };
}

/** Adds up the tokens of all requests. */
export function sumTokens({ requests }: ShownDump): number {
  return requests.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** Tokens that a piece costs: 0 if it is cut. */
export function readCost({ entry }: DumpedPiece): number {
  return entry.included ? entry.tokens : 0;
}

function indexPieces({ requests }: ShownDump): ReadonlyMap<string, DumpedPiece> {
  const pieces = new Map<string, DumpedPiece>();
  for (const { messages, pieces: entries } of requests) {
    for (const entry of entries) {
      if (!pieces.has(entry.id)) {
        const { place } = entry;
        const text = place === null ? undefined : messages[place.message]?.content.slice(place.start, place.end);
        pieces.set(entry.id, { entry, text });
      }
    }
  }
  return pieces;
}

function isSame({ before, after }: ChangedPiece): boolean {
  return (
    before.text === after.text &&
    before.entry.included === after.entry.included &&
    before.entry.level === after.entry.level &&
    before.entry.tokens === after.entry.tokens &&
    before.entry.priority === after.entry.priority
  );
}

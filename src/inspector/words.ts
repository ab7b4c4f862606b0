import type { Provided } from '../fitting/piece.ts';
import { writeMoney } from '../models/spending/money.ts';
import type { LedgerRow } from './ledger-rows.ts';
import type { ShownStatement } from './read-dump.ts';

/** `12,345`. */
export function grouped(number: number): string {
  return number.toLocaleString('en');
}

/** `1 piece`, `2,000 pieces`. */
export function counted(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** `34 %`. A part that is not empty is never `0 %`. */
export function percent(part: number, whole: number): string {
  const share = whole === 0 ? 0 : (part / whole) * 100;
  return part > 0 && share < 1 ? '< 1 %' : `${Math.round(share)} %`;
}

/** What tokens cost at a price for a million of them: `0.022`. */
export function costOf(tokens: number, price: number): string {
  return writeMoney((tokens / 1_000_000) * price);
}

/**
 * Shortens a path in its middle, so that its first folder and its file name stay: `packages/…/sync/index.ts`. A path of
 * one part, or one whose file name alone is longer than `most` characters, stays whole.
 */
export function cutMiddle(path: string, most: number): string {
  const parts = path.split('/');
  if (path.length <= most || parts.length < 3) {
    return path;
  }
  const [first = '', ...rest] = parts;
  let tail = rest.pop() ?? '';
  for (const part of rest.toReversed()) {
    if (`${first}/…/${part}/${tail}`.length > most) {
      break;
    }
    tail = `${part}/${tail}`;
  }
  return `${first}/…/${tail}`;
}

/** `+12`, `−12`, `±0`. */
export function signed(difference: number): string {
  return difference === 0 ? '±0' : `${difference > 0 ? '+' : '−'}${grouped(Math.abs(difference))}`;
}

const LEVEL_WORDS: Readonly<Record<string, string>> = {
  elided: 'with omissions',
  outline: 'outline',
  name: 'name only',
};

/** `checked: reports uses of var`, `rule: no check covers it`. */
export function statementWords({ kind, outcome }: Pick<ShownStatement, 'kind' | 'outcome'>): string {
  return outcome === undefined ? kind : `${kind}: ${outcome}`;
}

/** What became of a piece, or what would become of it. */
export function standingWords({ entry, standing, change }: LedgerRow): string {
  const words = standing === 'shortened' ? (LEVEL_WORDS[entry.level ?? ''] ?? 'shortened') : standing;
  return change === 'none' ? words : `would be ${words}`;
}

export function priorityWords(priority: number | null): string {
  return priority === null ? 'always' : String(priority);
}

/** `worth 0.12 a token`. Context is chosen by it. */
export function worthWords({ worth }: Provided): string {
  return `worth ${worth.toPrecision(2)} a token`;
}

/** Describes the provider that found a piece of context, its worth, and why it helps. */
export function providedWords(provided: Provided): string {
  return `${provided.by}, ${worthWords(provided)}: ${provided.why}`;
}

/** Why a piece is not sent whole, with the tokens that it would cost. */
export function reasonWords({ reason, included, tokens }: LedgerRow['entry']): string | undefined {
  if (reason === null) {
    return undefined;
  }
  return included || !reason.startsWith('cut') ? reason : `${reason}; it would cost ${counted(tokens, 'token')}`;
}

/** Everything about a piece, as screen readers read it out. */
export function pieceWords(row: LedgerRow): string {
  const { kind, source, priority, tokens, provided } = row.entry;
  const reason = reasonWords(row.entry);
  const parts = [
    kind,
    ...(source === null ? [] : [`from ${source}`]),
    priority === null ? 'never cut' : `priority ${priority}`,
    counted(tokens, 'token'),
    standingWords(row),
    ...(reason === undefined ? [] : [reason]),
    ...(provided === undefined ? [] : [`found by ${providedWords(provided)}`]),
  ];
  return parts.join(', ');
}

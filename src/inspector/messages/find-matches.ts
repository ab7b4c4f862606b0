import type { LedgerEntry } from '../../fitting/ledger.ts';
import type { ChatMessage } from '../../fitting/render.ts';
import { searchableText } from '../ledger-rows.ts';
import { at } from '../../structures/at.ts';

/** Where a text is found: in a message, with offsets in UTF-16 code units, or in a row of the ledger. */
export type Match = TextMatch | RowMatch;

export interface TextMatch {
  readonly kind: 'text';
  readonly message: number;
  readonly start: number;
  readonly end: number;
}

interface RowMatch {
  readonly kind: 'row';
  readonly piece: number;
}

/** The search stops at this number of matches. */
export const MAX_MATCHES = 10_000;

/** Finds a text in the messages, and then in the ledger. Letter case does not matter. */
export function findMatches(
  query: string,
  messages: readonly ChatMessage[],
  pieces: readonly LedgerEntry[],
): readonly Match[] {
  if (query === '') {
    return [];
  }
  const pattern = new RegExp(query.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`), 'giu');
  const matches: Match[] = [];
  for (const [message, { content }] of messages.entries()) {
    for (const { index, 0: found } of content.matchAll(pattern)) {
      if (matches.length === MAX_MATCHES) {
        return matches;
      }
      matches.push({ kind: 'text', message, start: index, end: index + found.length });
    }
  }
  for (const [piece, entry] of pieces.entries()) {
    if (matches.length < MAX_MATCHES && searchableText(entry).search(pattern) >= 0) {
      matches.push({ kind: 'row', piece });
    }
  }
  return matches;
}

/** The number of matches in each request, up to `MAX_MATCHES` in all. */
export function countMatches(
  query: string,
  requests: readonly { readonly messages: readonly ChatMessage[]; readonly pieces: readonly LedgerEntry[] }[],
): readonly number[] {
  let left = MAX_MATCHES;
  return requests.map(({ messages, pieces }) => {
    const found = left === 0 ? 0 : Math.min(left, findMatches(query, messages, pieces).length);
    left -= found;
    return found;
  });
}

/** The request with matches that comes after another one, or before it; from the last one to the first. */
export function nextRequestWithMatches(counts: readonly number[], request: number, by: 1 | -1): number | undefined {
  const others = counts.map((_count, index) => (request + by * (index + 1) + counts.length * 2) % counts.length);
  return others.find((index) => index !== request && at(counts, index) > 0);
}

/** The matches that overlap a part of a message. `matches`: those of the message, in the order of the text. */
export function matchesWithin(matches: readonly TextMatch[], start: number, end: number): readonly TextMatch[] {
  let low = 0;
  for (let high = matches.length; low < high;) {
    const middle = (low + high) >> 1;
    if (at(matches, middle).end <= start) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const within: TextMatch[] = [];
  for (const match of matches.slice(low)) {
    if (match.start >= end) {
      break;
    }
    within.push(match);
  }
  return within;
}

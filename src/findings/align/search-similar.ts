import { editDistance } from '../../text/edit-distance.ts';
import { lazily } from '../../structures/lazily.ts';
import { textOfCodes } from './fold.ts';
import { GRAM, hashGram, type LineIndex } from './line-index.ts';
import { countOfKey, type Postings } from './postings.ts';
import type { FoldedQuote } from './quote-reading.ts';
import { choosePlaces } from './search-lines.ts';
import { isOnTrack, nextOnTrack, previousOnTrack, type Track } from './tracks.ts';

/** Lines that resemble a quote. */
export interface Similar {
  readonly track: Track;
  readonly first: number;
  readonly last: number;
  /** From 0 to 1. */
  readonly similarity: number;
  /** Whether the quote resembles only a part of the lines. */
  readonly isPart: boolean;
}

const MAX_GRAMS = 24;
const MAX_CANDIDATES = 7;
/** The rarest samples vote first, and frequent ones only while so many votes are left. */
const MAX_VOTES = 320;
/** A line with a smaller share of the most votes is not compared. */
const LEAST_SHARE_OF_VOTES = 0.4;
/** A longer text is compared by its pairs of characters alone, in linear time. */
const MAX_COMPARED = 600;
const LEAST_QUOTE = 6;
const LEAST_SIMILARITY = 0.5;
/** In a longer text, the pairs of a quote are found by chance. */
const MAX_LENGTH_OF_PART = 4;
/** The quote may resemble a part of a line that is so much longer. */
const LEAST_LENGTH_WITH_PART = 1.15;
/** A line belongs to a quote of several lines if this share of its samples is in the quote. */
const LEAST_SHARE_OF_LINE = 0.5;

/**
 * Finds the lines that resemble a quote most. Its rarest samples vote for lines, and the lines with the most votes are
 * compared.
 */
export function searchSimilar(index: LineIndex, quote: FoldedQuote, near: number | undefined): readonly Similar[] {
  if (quote.length < LEAST_QUOTE) {
    return [];
  }
  const text = textOfCodes(quote.codes, 0, quote.length);
  const inQuote = lazily(() => gramsOf(quote));
  const windows = new Map<number, Similar>();
  for (const entry of mostVoted(index, quote, near)) {
    for (const track of SIDES) {
      if (!isOnTrack(index, track, entry)) {
        continue;
      }
      const { first, last } = extend(index, track, entry, inQuote, quote);
      const key = first * index.count + last;
      const similar = windows.has(key) ? undefined : compare(index, track, first, last, quote, text);
      if (similar !== undefined && similar.similarity >= LEAST_SIMILARITY) {
        windows.set(key, { track, first, last, ...similar });
      }
    }
  }
  return [...windows.values()];
}

const SIDES: readonly Track[] = ['RIGHT', 'LEFT'];

function gramsOf({ codes, length }: FoldedQuote): ReadonlySet<number> {
  const grams = new Set<number>();
  for (let offset = 0; offset + GRAM <= length; offset += 1) {
    grams.add(hashGram(codes, offset));
  }
  return grams;
}

function mostVoted(index: LineIndex, quote: FoldedQuote, near: number | undefined): readonly number[] {
  const { postings, lines, votes } = index.folded().grams();
  const touched: number[] = [];
  let room = MAX_VOTES;
  let most = 0;
  for (const { gram, places } of rarestGrams(postings, quote)) {
    if (room <= 0) {
      break;
    }
    const weight = weighSample(places);
    const { start, end } = choosePlaces(postings, gram, near, lines);
    for (let place = start; place < end; place += 1) {
      const entry = lines[place] ?? 0;
      const before = votes[entry] ?? 0;
      if (before === 0) {
        touched.push(entry);
      }
      votes[entry] = before + weight;
      most = Math.max(most, before + weight);
    }
    room -= end - start;
  }
  const best = chooseMostVoted(touched, votes, most * LEAST_SHARE_OF_VOTES, near);
  for (const entry of touched) {
    votes[entry] = 0;
  }
  return best;
}

/** The lines with the most votes, and at least `fewest`. Of lines with as many, those nearest to a line come first. */
function chooseMostVoted(
  entries: readonly number[],
  votes: Uint16Array,
  fewest: number,
  near: number | undefined,
): readonly number[] {
  const away = (entry: number): number => (near === undefined ? 0 : Math.abs(entry - near));
  const isBefore = (a: number, b: number): boolean =>
    ((votes[b] ?? 0) - (votes[a] ?? 0) || away(a) - away(b) || a - b) < 0;
  const best: number[] = [];
  for (const entry of entries) {
    const isFull = best.length === MAX_CANDIDATES;
    if ((votes[entry] ?? 0) < fewest || (isFull && !isBefore(entry, best.at(-1) ?? 0))) {
      continue;
    }
    let at = isFull ? MAX_CANDIDATES - 1 : best.length;
    for (; at > 0 && isBefore(entry, best[at - 1] ?? 0); at -= 1) {
      best[at] = best[at - 1] ?? 0;
    }
    best[at] = entry;
  }
  return best;
}

/** The samples of a quote that few lines have, the rarest first, and how many have each. */
function rarestGrams(postings: Postings, { codes, length }: FoldedQuote): readonly RankedGram[] {
  const ranked: RankedGram[] = [];
  for (let offset = 0; offset + GRAM <= length; offset += 1) {
    const gram = hashGram(codes, offset);
    const places = countOfKey(postings, gram);
    const isFull = ranked.length === MAX_GRAMS;
    if (places === 0 || (isFull && places >= (ranked.at(-1)?.places ?? 0))) {
      continue;
    }
    if (ranked.some((one) => one.gram === gram)) {
      continue;
    }
    let at = isFull ? MAX_GRAMS - 1 : ranked.length;
    const added = { gram, places };
    for (let before = ranked[at - 1]; before !== undefined && before.places > places; before = ranked[at - 1]) {
      ranked[at] = before;
      at -= 1;
    }
    ranked[at] = added;
  }
  return ranked;
}

interface RankedGram {
  readonly gram: number;
  readonly places: number;
}

/** A sample that few lines have tells more. */
function weighSample(places: number): number {
  return places <= 2 ? 4 : places <= 8 ? 3 : places <= 64 ? 2 : 1;
}

/** Adds the lines before and after a line that are mostly in the quote, too. */
function extend(
  index: LineIndex,
  track: Track,
  entry: number,
  inQuote: () => ReadonlySet<number>,
  quote: FoldedQuote,
): { readonly first: number; readonly last: number } {
  if (quote.starts.length === 1 && lengthOf(index, entry) >= quote.length * 0.8) {
    return { first: entry, last: entry };
  }
  let room = quote.length * 1.2 - lengthOf(index, entry);
  const grow = (step: (from: number) => number | undefined): number => {
    let edge = entry;
    for (let next = step(edge); next !== undefined && room >= lengthOf(index, next); next = step(next)) {
      room -= lengthOf(index, next) + 1;
      if (lengthOf(index, next) > 0) {
        if (!isInQuote(index, next, inQuote, quote)) {
          break;
        }
        edge = next;
      }
    }
    return edge;
  };
  const last = grow((from) => nextOnTrack(index, track, from));
  const first = grow((from) => previousOnTrack(index, track, from));
  return { first, last };
}

function lengthOf(index: LineIndex, entry: number): number {
  const { starts } = index.folded();
  return (starts[entry + 1] ?? 0) - (starts[entry] ?? 0);
}

function isInQuote(index: LineIndex, entry: number, inQuote: () => ReadonlySet<number>, quote: FoldedQuote): boolean {
  const { codes, starts } = index.folded();
  const [start, end] = [starts[entry] ?? 0, starts[entry + 1] ?? 0];
  if (end - start < GRAM) {
    return (
      quote.starts.length > 1 && textOfCodes(quote.codes, 0, quote.length).includes(textOfCodes(codes, start, end))
    );
  }
  const grams = inQuote();
  let [all, common] = [0, 0];
  for (let at = start; at + GRAM <= end; at += 1) {
    all += 1;
    common += grams.has(hashGram(codes, at)) ? 1 : 0;
  }
  return common >= all * LEAST_SHARE_OF_LINE;
}

function compare(
  index: LineIndex,
  track: Track,
  first: number,
  last: number,
  quote: FoldedQuote,
  quoteText: string,
): Pick<Similar, 'similarity' | 'isPart'> {
  const length = lengthOf(index, first);
  if (
    first === last &&
    length <= quote.length * LEAST_LENGTH_WITH_PART &&
    Math.max(length, quote.length) <= MAX_COMPARED
  ) {
    return { similarity: compareLine(index, first, quote, quoteText), isPart: false };
  }
  const text = readLines(index, track, first, last, quote.length);
  if (text.length < quote.length * LEAST_SIMILARITY || text.length >= quote.length * MAX_LENGTH_OF_PART) {
    // Even if all of the shorter text were in the longer one, they would not be similar enough.
    return { similarity: 0, isPart: false };
  }
  const longer = Math.max(text.length, quote.length);
  const whole = longer <= MAX_COMPARED ? 1 - editDistance(text, quoteText) / longer : shareOfBoth(text, quoteText);
  const part =
    text.length > quote.length * LEAST_LENGTH_WITH_PART && text.length < quote.length * MAX_LENGTH_OF_PART
      ? shareOfPairs(quoteText, text) * 0.95 - 0.05
      : 0;
  return part > whole ? { similarity: part, isPart: true } : { similarity: whole, isPart: false };
}

/** The similarity of one line and a quote that is about as long. Only what differs is copied. */
function compareLine(index: LineIndex, entry: number, quote: FoldedQuote, quoteText: string): number {
  const { codes, starts, text } = index.folded();
  const [from, to] = [starts[entry] ?? 0, starts[entry + 1] ?? 0];
  const shorter = Math.min(to - from, quote.length);
  let start = 0;
  while (start < shorter && codes[from + start] === quote.codes[start]) {
    start += 1;
  }
  let same = 0;
  while (same < shorter - start && codes[to - 1 - same] === quote.codes[quote.length - 1 - same]) {
    same += 1;
  }
  const differing = editDistance(text().slice(from + start, to - same), quoteText.slice(start, quote.length - same));
  return 1 - differing / Math.max(to - from, quote.length);
}

/** The folded text of lines. Of lines that are much longer than a quote, only the beginning. */
function readLines(index: LineIndex, track: Track, first: number, last: number, quoteLength: number): string {
  const { text: all, starts } = index.folded();
  const parts: string[] = [];
  let length = 0;
  for (let entry: number | undefined = first; entry !== undefined && entry <= last && length < quoteLength * 3;) {
    const end = Math.min(starts[entry + 1] ?? 0, (starts[entry] ?? 0) + quoteLength * 4);
    parts.push(all().slice(starts[entry] ?? 0, end));
    length += end - (starts[entry] ?? 0);
    entry = nextOnTrack(index, track, entry);
  }
  return parts.join('');
}

function shareOfBoth(text: string, other: string): number {
  return Math.min(shareOfPairs(text, other), shareOfPairs(other, text));
}

/** How often each pair of characters occurs in a text, by a hash of the pair. All zero between calls. */
const PAIRS = new Uint16Array(4_096);

/** The share of the pairs of characters of one text that another text has. */
function shareOfPairs(text: string, other: string): number {
  for (let at = 0; at + 2 <= other.length; at += 1) {
    const pair = hashPair(other, at);
    PAIRS[pair] = (PAIRS[pair] ?? 0) + 1;
  }
  let common = 0;
  for (let at = 0; at + 2 <= text.length; at += 1) {
    const pair = hashPair(text, at);
    const left = PAIRS[pair] ?? 0;
    if (left > 0) {
      PAIRS[pair] = left - 1;
      common += 1;
    }
  }
  for (let at = 0; at + 2 <= other.length; at += 1) {
    PAIRS[hashPair(other, at)] = 0;
  }
  return text.length < 2 ? 0 : common / (text.length - 1);
}

function hashPair(text: string, at: number): number {
  return (text.charCodeAt(at) * 61 + text.charCodeAt(at + 1)) & (PAIRS.length - 1);
}

import { lazily } from '../../structures/lazily.ts';
import type { LineIndex } from './line-index.ts';
import { readQuote, splitAtGaps, type QuoteReading } from './quote-reading.ts';
import { searchPart, searchWholeLines, type Found, type SearchResult } from './search-lines.ts';
import { searchPieces } from './search-pieces.ts';
import { searchSimilar } from './search-similar.ts';
import { nextOnTrack, type Track } from './tracks.ts';
import type { Budget, Window } from './window.ts';
import { countDifference } from './word-difference.ts';

/** Where a quote was found. */
export interface QuoteMatch {
  readonly windows: readonly Window[];
  /** The reading of the quote that was found. */
  readonly reading: QuoteReading;
  /** Whether the quote may be at further places that were not compared. */
  readonly isCut: boolean;
}

/** Comparisons of one quote. A quote of a few lines needs some hundreds. */
const MAX_COMPARISONS = 16_000;
/** What the forms of a match cost in the score. */
const COST_OF_PART = 1;
const COST_OF_MISSING_TEXT = 1.5;
const COST_OF_INNER_EDGE = 0.4;
const COST_OF_GAPS = 0.8;
const COST_OF_EXTRA_LINE = 0.2;
const MAX_EXTRA_LINES = 10;
/** For each mistyped character: in a long line, too, one tells a line from its neighbour. */
const COST_OF_CHARACTER = 0.7;
/** For the share of the text that differs. */
const COST_OF_DIFFERENCE = 3;
/** The same if the quote resembles a part of the lines. Then the characters are not counted. */
const COST_OF_DIFFERENT_PART = 12;

/**
 * Searches a quote in lines, from the strictest form to the loosest, and returns the places of the first form that is
 * found: as whole lines, within lines, as pieces in order, and last as lines that resemble it. Undefined if no line
 * resembles it. `near`: the line of the index that the writer names, which counts if there are too many places.
 */
export function matchQuote(index: LineIndex, quote: string, near: number | undefined): QuoteMatch | undefined {
  const readings = readQuote(quote);
  return (
    matchReadings(index, readings, near) ??
    firstFound(readings.slice(1), (reading) => matchSimilar(index, reading, near))
  );
}

/** As `matchQuote`, but lines that only resemble the quote do not count. */
export function matchExactly(index: LineIndex, quote: string): QuoteMatch | undefined {
  return matchReadings(index, readQuote(quote), undefined);
}

function matchReadings(
  index: LineIndex,
  readings: readonly (() => QuoteReading)[],
  near: number | undefined,
): QuoteMatch | undefined {
  const budget: Budget = { left: MAX_COMPARISONS };
  return (
    firstFound(readings, (reading) => matchWhole(index, reading, near, budget)) ??
    firstFound(readings, (reading) => matchPart(index, reading, near, budget)) ??
    firstFound(readings.slice(1), (reading) => matchPieces(index, reading, near, budget))
  );
}

function firstFound(
  readings: readonly (() => QuoteReading)[],
  match: (reading: QuoteReading) => QuoteMatch | undefined,
): QuoteMatch | undefined {
  const tried = new Set<QuoteReading>();
  for (const read of readings) {
    const reading = read();
    const found = tried.has(reading) ? undefined : match(reading);
    tried.add(reading);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

type Step = (
  index: LineIndex,
  reading: QuoteReading,
  near: number | undefined,
  budget: Budget,
) => QuoteMatch | undefined;

const matchWhole: Step = (index, reading, near, budget) => {
  const result = searchWholeLines(index, reading.folded, near, budget);
  return asMatch(reading, result, () => ({ form: 'whole', cost: 0 }));
};

const matchPart: Step = (index, reading, near, budget) => {
  const result = searchPart(index, reading.folded, near, budget);
  return asMatch(reading, result, (found) =>
    found.atStart && found.atEnd
      ? { form: 'whole', cost: 0 }
      : { form: 'part', cost: COST_OF_PART + costOfEdges(index, found, reading.folded.length) },
  );
};

function asMatch(
  reading: QuoteReading,
  { found, isCut }: SearchResult,
  rate: (found: Found) => Pick<Window, 'form' | 'cost'>,
): QuoteMatch | undefined {
  const windows = found.map((one) => ({
    track: one.track,
    first: one.first,
    last: one.last,
    similarity: 1,
    ...rate(one),
  }));
  return windows.length === 0 ? undefined : { windows, reading, isCut };
}

function costOfEdges(index: LineIndex, { first, last, atStart, atEnd }: Found, length: number): number {
  const { starts } = index.folded();
  const all = (starts[last + 1] ?? 0) - (starts[first] ?? 0);
  const inner = (atStart ? 0 : COST_OF_INNER_EDGE) + (atEnd ? 0 : COST_OF_INNER_EDGE);
  return inner + COST_OF_MISSING_TEXT * (1 - Math.min(1, length / Math.max(1, all)));
}

const matchPieces: Step = (index, reading, near, budget) => {
  const pieces = splitAtGaps(reading);
  if (pieces.length === 1 && pieces[0] === reading.lines[0]?.text) {
    // A line without a gap was searched in whole and in part before.
    return undefined;
  }
  const found = searchPieces(index, pieces, near, budget, reading.lines.length === 1);
  const windows = found.map((one): Window => {
    const extra = COST_OF_EXTRA_LINE * Math.min(one.extraLines, MAX_EXTRA_LINES);
    const cost = COST_OF_GAPS + extra + costOfEdges(index, one, one.length);
    return { track: one.track, first: one.first, last: one.last, form: 'pieces', cost, similarity: 1 };
  });
  return windows.length === 0 ? undefined : { windows: withoutRepeats(windows), reading, isCut: false };
};

function withoutRepeats(windows: readonly Window[]): readonly Window[] {
  return [...new Map(windows.map((window) => [`${window.first} ${window.last}`, window])).values()];
}

function matchSimilar(index: LineIndex, reading: QuoteReading, near: number | undefined): QuoteMatch | undefined {
  const text = lazily(() => reading.lines.map((line) => line.text).join('\n'));
  const windows = searchSimilar(index, reading.folded, near).map((similar): Window => {
    const { track, first, last, isPart } = similar;
    const differing = isPart ? 0 : countDifference(text(), textOnTrack(index, track, first, last));
    const similarity = isPart
      ? similar.similarity
      : Math.max(similar.similarity, 1 - differing / Math.max(1, reading.folded.length));
    const cost = isPart
      ? COST_OF_PART + COST_OF_DIFFERENT_PART * (1 - similarity)
      : COST_OF_CHARACTER * differing + COST_OF_DIFFERENCE * (1 - similarity);
    return { track, first, last, form: 'similar', cost, similarity };
  });
  return windows.length === 0 ? undefined : { windows, reading, isCut: false };
}

function textOnTrack(index: LineIndex, track: Track, first: number, last: number): string {
  if (first === last) {
    return index.texts[first] ?? '';
  }
  const texts: string[] = [];
  for (let entry: number | undefined = first; entry !== undefined && entry <= last;) {
    texts.push(index.texts[entry] ?? '');
    entry = nextOnTrack(index, track, entry);
  }
  return texts.join('\n');
}

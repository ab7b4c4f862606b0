import { GRAM, hashGram, type LineIndex } from './line-index.ts';
import { countOfKey, rangeOfKey, type PostingRange, type Postings } from './postings.ts';
import type { FoldedQuote } from './quote-reading.ts';
import { isOnTrack, TRACKS, type Track } from './tracks.ts';
import { compareAt, type Budget, type Codes, type Extent, type Laid } from './window.ts';

/** A quote that was found with all its codes. */
export interface Found extends Extent {
  readonly track: Track;
}

/** What was found, and whether there may be more. */
export interface SearchResult {
  readonly found: readonly Found[];
  readonly isCut: boolean;
}

/** The most places of one key that are compared. */
const MAX_PLACES = 32;

/** Finds a quote as whole lines: the rarest of its lines is looked up, and the others are compared around it. */
export function searchWholeLines(
  index: LineIndex,
  quote: FoldedQuote,
  near: number | undefined,
  budget: Budget,
): SearchResult {
  const { byHash, starts } = index.folded();
  let rarest = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (let line = 0; line < quote.hashes.length; line += 1) {
    const places = countOfKey(byHash, quote.hashes[line] ?? 0);
    if (places < fewest && isFolded(quote, line)) {
      rarest = line;
      fewest = places;
    }
  }
  if (fewest === Number.POSITIVE_INFINITY) {
    return { found: [], isCut: false };
  }
  const chosen = choosePlaces(byHash, quote.hashes[rarest] ?? 0, near, byHash.values);
  const offset = quote.starts[rarest] ?? 0;
  const found: Found[] = [];
  for (let place = chosen.start; place < chosen.end; place += 1) {
    const entry = byHash.values[place] ?? 0;
    if (quote.starts.length === 1 && lengthOf(starts, entry) >= quote.length) {
      const one = budget.left < 0 ? undefined : compareWithin(index, quote, entry, starts[entry] ?? 0, budget);
      if (one?.atEnd === true) {
        found.push(one);
      }
      continue;
    }
    for (const one of compareOnTracks(index, quote, { entry, at: starts[entry] ?? 0, offset }, budget)) {
      if (one.atStart && one.atEnd) {
        found.push(one);
      }
    }
  }
  return { found, isCut: chosen.isCut };
}

function lengthOf(starts: Int32Array, entry: number): number {
  return (starts[entry + 1] ?? 0) - (starts[entry] ?? 0);
}

/** Compares a quote that would be within one line, with its first code at `at`. */
function compareWithin(index: LineIndex, quote: Codes, entry: number, at: number, budget: Budget): Found | undefined {
  const { codes, starts } = index.folded();
  let offset = 0;
  while (offset < quote.length && codes[at + offset] === quote.codes[offset]) {
    offset += 1;
  }
  budget.left -= offset;
  return offset < quote.length
    ? undefined
    : {
        track: isOnTrack(index, 'RIGHT', entry) ? 'RIGHT' : 'LEFT',
        first: entry,
        last: entry,
        atStart: at === starts[entry],
        atEnd: at + offset === starts[entry + 1],
      };
}

/** Whether a line of a quote has codes at all. */
function isFolded({ starts, length }: FoldedQuote, line: number): boolean {
  return (starts[line + 1] ?? length) > (starts[line] ?? 0);
}

/** A shorter quote would be found inside too many lines. Each occurrence of this length contains a whole sample. */
export const LEAST_PART = 2 * GRAM - 1;
const MAX_BLOCKS = 3;
/** Blocks with so few places are rare enough: others need not be looked up. */
const FEW_PLACES = 6;

/**
 * Finds a quote anywhere in the lines. Four successive offsets of the quote always include one that is a sample of the
 * line. So only the places of the four rarest samples in a row are compared.
 */
export function searchPart(index: LineIndex, quote: Codes, near: number | undefined, budget: Budget): SearchResult {
  if (quote.length < LEAST_PART) {
    return { found: [], isCut: false };
  }
  const { grams, codes, starts } = index.folded();
  const { postings, offsets, lines, unsampled } = grams();
  const counts = countSamples(postings, quote);
  if (isNowhere(counts, quote, unsampled)) {
    return { found: [], isCut: false };
  }
  let isCut = false;
  for (const block of rarestBlocks(counts, quote)) {
    const found = new Map<number, Found>();
    const add = (one: Found): void => {
      found.set((one.first * index.count + one.last) * TRACKS.length + TRACKS.indexOf(one.track), one);
    };
    for (let offset = block; offset < block + GRAM && offset + GRAM <= quote.length; offset += 1) {
      const chosen = choosePlaces(postings, hashGram(quote.codes, offset), near, lines);
      isCut ||= chosen.isCut;
      for (let place = chosen.start; place < chosen.end; place += 1) {
        const entry = lines[place] ?? 0;
        const at = offsets[place] ?? 0;
        if (!mayFit(codes, starts, quote, entry, at - offset)) {
          budget.left -= 1;
          continue;
        }
        if (at - offset >= (starts[entry] ?? 0) && at - offset + quote.length <= (starts[entry + 1] ?? 0)) {
          const one = budget.left < 0 ? undefined : compareWithin(index, quote, entry, at - offset, budget);
          if (one !== undefined) {
            add(one);
          }
          continue;
        }
        compareOnTracks(index, quote, { entry, at, offset }, budget).forEach(add);
      }
    }
    if (found.size > 0) {
      return { found: [...found.values()], isCut };
    }
  }
  return { found: [], isCut: false };
}

/** Whether a quote that would be within one line there begins and ends like the text. It saves most comparisons. */
function mayFit(codes: Uint16Array, starts: Int32Array, quote: Codes, entry: number, first: number): boolean {
  const last = first + quote.length - 1;
  return (
    (first < (starts[entry] ?? 0) || codes[first] === quote.codes[0]) &&
    (last >= (starts[entry + 1] ?? 0) || codes[last] === quote.codes[quote.length - 1])
  );
}

/** The number of lines with each sample of a quote. Reused, as quotes are many. */
let sampleCounts = new Int32Array(1_024);

function countSamples(postings: Postings, { codes, length }: Codes): Int32Array {
  const count = length - GRAM + 1;
  if (count > sampleCounts.length) {
    sampleCounts = new Int32Array(2 * count);
  }
  for (let offset = 0; offset < count; offset += 1) {
    sampleCounts[offset] = countOfKey(postings, hashGram(codes, offset));
  }
  return sampleCounts;
}

/**
 * Whether it is certain without a comparison that no lines have a quote. Where a line has the last of four successive
 * offsets, one of the four is a sample of that line, unless the line is too short for a sample.
 */
function isNowhere(counts: Int32Array, { codes, length }: Codes, unsampled: ReadonlySet<number>): boolean {
  let absent = 0;
  for (let offset = 0; offset + GRAM <= length; offset += 1) {
    absent = counts[offset] === 0 ? absent + 1 : 0;
    if (absent >= GRAM && !unsampled.has(codes[offset] ?? 0)) {
      return true;
    }
  }
  return false;
}

/** The first offsets of the blocks of four samples that occur most rarely, the rarest first. */
function rarestBlocks(sampleCounts: Int32Array, quote: Codes): readonly number[] {
  const blocks: number[] = [];
  const counts: number[] = [];
  let fewPlaces = 0;
  for (let block = 0; block + GRAM <= quote.length && fewPlaces < MAX_BLOCKS; block += GRAM) {
    let places = 0;
    for (let offset = block; offset < block + GRAM && offset + GRAM <= quote.length; offset += 1) {
      places += sampleCounts[offset] ?? 0;
    }
    if (places === 0) {
      continue;
    }
    fewPlaces += places <= FEW_PLACES ? 1 : 0;
    let rank = counts.length;
    while (rank > 0 && (counts[rank - 1] ?? 0) > places) {
      rank -= 1;
    }
    if (rank < MAX_BLOCKS) {
      blocks.splice(rank, 0, block);
      counts.splice(rank, 0, places);
      blocks.length = counts.length = Math.min(MAX_BLOCKS, counts.length);
    }
  }
  return blocks;
}

/** The occurrence at a place on each track. Tracks of the same lines count once. */
const SIDES: readonly Track[] = ['RIGHT', 'LEFT'];

function compareOnTracks(index: LineIndex, quote: Codes | FoldedQuote, laid: Laid, budget: Budget): readonly Found[] {
  const found: Found[] = [];
  // Only a quote of several lines can have lines of both sides.
  const isOneLine = 'starts' in quote && quote.starts.length === 1;
  for (const track of isOneLine ? SIDES : TRACKS) {
    if (budget.left < 0) {
      break;
    }
    const extent = isOnTrack(index, track, laid.entry) ? compareAt(index, track, quote, laid, budget) : undefined;
    if (extent !== undefined && !found.some(({ first, last }) => first === extent.first && last === extent.last)) {
      found.push({ track, ...extent });
      if (extent.first === extent.last) {
        break;
      }
    }
  }
  return found;
}

/** Places of a key to look at: a part of the postings' values, the end exclusive. */
interface ChosenPlaces extends PostingRange {
  readonly isCut: boolean;
}

/** The places of a key; of too many, those nearest to a line. `lines`: the line of each place, in ascending order for a key. */
export function choosePlaces(
  postings: Postings,
  key: number,
  near: number | undefined,
  lines: Int32Array,
): ChosenPlaces {
  const { start, end } = rangeOfKey(postings, key);
  if (end - start <= MAX_PLACES) {
    return { start, end, isCut: false };
  }
  const middle = near === undefined ? start : findFrom(lines, { start, end }, near);
  const from = Math.max(start, Math.min(middle - MAX_PLACES / 2, end - MAX_PLACES));
  return { start: from, end: from + MAX_PLACES, isCut: true };
}

/**
 * The first place whose line is not before another. Samples that many lines have are spread evenly, so the search begins
 * where the line would be then.
 */
function findFrom(lines: Int32Array, range: PostingRange, near: number): number {
  let { start, end } = range;
  const guess = guessPlace(lines, range, near);
  for (let step = 1; step < range.end - range.start; step *= 4) {
    const isAbove = guess - step < start || (lines[guess - step] ?? 0) < near;
    const isBelow = guess + step >= end || (lines[guess + step] ?? 0) >= near;
    start = isAbove ? Math.max(start, guess - step + 1) : start;
    end = isBelow ? Math.min(end, guess + step) : end;
    if (isAbove && isBelow) {
      break;
    }
  }
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((lines[middle] ?? 0) < near) {
      start = middle + 1;
    } else {
      end = middle;
    }
  }
  return start;
}

function guessPlace(lines: Int32Array, { start, end }: PostingRange, near: number): number {
  const [from, to] = [lines[start] ?? 0, lines[end - 1] ?? 0];
  const share = to > from ? (near - from) / (to - from) : 0;
  return start + Math.round(Math.min(1, Math.max(0, share)) * (end - 1 - start));
}

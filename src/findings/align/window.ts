import { nextOnTrack, previousOnTrack, type Track } from './tracks.ts';
import type { LineIndex } from './line-index.ts';

/** How a quote was found. */
export type MatchForm =
  /** The quote is whole lines. */
  | 'whole'
  /** The quote begins or ends within a line. */
  | 'part'
  /** The quote's parts were found in order, with other text between them. */
  | 'pieces'
  /** The quote differs from the lines in some characters. */
  | 'similar';

/** Successive lines of one track that contain a quote. */
export interface Window {
  readonly track: Track;
  readonly first: number;
  readonly last: number;
  readonly form: MatchForm;
  /** What the form of the match costs in the score: 0 for whole lines. */
  readonly cost: number;
  /** How much the text of the lines is the quote, from 0 to 1. Only similar lines are below 1. */
  readonly similarity: number;
}

/** The codes of a text to compare, up to `length`. */
export interface Codes {
  readonly codes: Uint16Array;
  readonly length: number;
}

/** Where a comparison began and ended. */
export interface Extent {
  readonly first: number;
  readonly last: number;
  /** Whether it begins and ends with a line. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** The place at which a quote is laid on the lines: its code `offset` on the code `at` of a line. */
export interface Laid {
  readonly entry: number;
  readonly at: number;
  readonly offset: number;
}

/** The number of comparisons that may still be made for a quote. */
export interface Budget {
  left: number;
}

/** Compares a quote with the lines at a place on a track. Returns the lines that it covers if all its codes are equal. */
export function compareAt(
  index: LineIndex,
  track: Track,
  quote: Codes,
  laid: Laid,
  budget: Budget,
): Extent | undefined {
  const end = compareForward(index, track, quote, laid, budget);
  const start = end === undefined ? undefined : compareBackward(index, track, quote, laid, budget);
  if (start === undefined || end === undefined) {
    return undefined;
  }
  const { starts } = index.folded();
  return {
    first: start.entry,
    last: end.entry,
    atStart: start.at === starts[start.entry],
    atEnd: end.at === starts[end.entry + 1],
  };
}

type Place = Pick<Laid, 'entry' | 'at'>;

function compareForward(index: LineIndex, track: Track, quote: Codes, laid: Laid, budget: Budget): Place | undefined {
  const { codes, starts } = index.folded();
  let { entry, at } = laid;
  for (let offset = laid.offset; offset < quote.length; offset += 1) {
    while (at >= (starts[entry + 1] ?? 0)) {
      const next = nextOnTrack(index, track, entry);
      budget.left -= 1;
      if (next === undefined || budget.left < 0) {
        return undefined;
      }
      entry = next;
      at = starts[entry] ?? 0;
    }
    if (codes[at] !== quote.codes[offset]) {
      budget.left -= offset - laid.offset;
      return undefined;
    }
    at += 1;
  }
  budget.left -= quote.length - laid.offset;
  return { entry, at };
}

function compareBackward(index: LineIndex, track: Track, quote: Codes, laid: Laid, budget: Budget): Place | undefined {
  const { codes, starts } = index.folded();
  let { entry, at } = laid;
  for (let offset = laid.offset - 1; offset >= 0; offset -= 1) {
    while (at <= (starts[entry] ?? 0)) {
      const previous = previousOnTrack(index, track, entry);
      budget.left -= 1;
      if (previous === undefined || budget.left < 0) {
        return undefined;
      }
      entry = previous;
      at = starts[entry + 1] ?? 0;
    }
    if (codes[at - 1] !== quote.codes[offset]) {
      budget.left -= laid.offset - offset;
      return undefined;
    }
    at -= 1;
  }
  budget.left -= laid.offset;
  return { entry, at };
}

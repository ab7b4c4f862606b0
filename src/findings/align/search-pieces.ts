import { textOfCodes } from './fold.ts';
import type { LineIndex } from './line-index.ts';
import { foldLines, type FoldedQuote } from './quote-reading.ts';
import { LEAST_PART, searchPart, searchWholeLines, type Found } from './search-lines.ts';
import { isOnTrack, nextOnTrack, previousOnTrack, TRACKS, type Track } from './tracks.ts';
import type { Budget } from './window.ts';

const MAX_PIECES = 60;
/** A shorter piece is skipped if it is not found. */
const LEAST_PIECE = 3;
/** Pieces are searched in so many lines and codes before and after the longest one. */
const MAX_LINES_AWAY = 60;
const MAX_CODES_AWAY = 4_000;
const MAX_ANCHORS = 24;

/** Pieces that were found in order. */
export interface FoundPieces extends Found {
  /** Lines with text from the first to the last, in addition to one for each piece. */
  readonly extraLines: number;
  /** Codes of all pieces. */
  readonly length: number;
}

/**
 * Finds the pieces of a quote in order within one hunk, around each occurrence of the longest piece. If they are the pieces
 * of one quoted line, lines that have them all win over ranges of lines.
 */
export function searchPieces(
  index: LineIndex,
  written: readonly string[],
  near: number | undefined,
  budget: Budget,
  isOneLine: boolean,
): readonly FoundPieces[] {
  const pieces = written
    .slice(0, MAX_PIECES)
    .map((text) => foldLines([text]))
    .filter(({ length }) => length > 0);
  const longest = pieces.reduce((best, { length }, at) => (length > (pieces[best]?.length ?? 0) ? at : best), 0);
  const anchor = pieces[longest];
  if (anchor === undefined || anchor.length < LEAST_PIECE) {
    return [];
  }
  const whole = searchWholeLines(index, anchor, near, budget).found;
  const found = whole.length > 0 || anchor.length < LEAST_PART ? whole : searchPart(index, anchor, near, budget).found;
  const texts = pieces.map(readCodes);
  const anchors = found.slice(0, MAX_ANCHORS);
  const within = anchors.flatMap((one) => searchIn(readWithin(index, one, budget), one, texts, longest) ?? []);
  if (within.length > 0 && isOneLine) {
    return within;
  }
  return anchors.flatMap((one) =>
    TRACKS.filter((track) => [one.first, one.last].every((entry) => isOnTrack(index, track, entry))).flatMap(
      (track) => searchAround(index, { ...one, track }, texts, longest, budget) ?? [],
    ),
  );
}

function readCodes({ codes, length }: Pick<FoldedQuote, 'codes' | 'length'>): string {
  return textOfCodes(codes, 0, length);
}

/** The folded text around a line, and the line of each of its parts. */
interface Surroundings {
  readonly text: string;
  readonly entries: readonly number[];
  readonly starts: readonly number[];
}

function searchAround(
  index: LineIndex,
  anchor: Found,
  pieces: readonly string[],
  longest: number,
  budget: Budget,
): FoundPieces | undefined {
  const around = readAround(index, anchor.track, anchor.first, anchor.last, budget);
  return budget.left < 0 ? undefined : searchIn(around, anchor, pieces, longest);
}

function searchIn(
  around: Surroundings,
  anchor: Found,
  pieces: readonly string[],
  longest: number,
): FoundPieces | undefined {
  const anchorText = pieces[longest] ?? '';
  const anchorStart = around.text.indexOf(anchorText, around.starts[around.entries.indexOf(anchor.first)] ?? 0);
  if (anchorStart < 0) {
    return undefined;
  }
  let end = anchorStart + anchorText.length;
  for (const piece of pieces.slice(longest + 1)) {
    const at = around.text.indexOf(piece, end);
    if (at < 0 && piece.length >= LEAST_PIECE) {
      return undefined;
    }
    end = at < 0 ? end : at + piece.length;
  }
  let start = anchorStart;
  for (const piece of pieces.slice(0, longest).toReversed()) {
    const at = start < piece.length ? -1 : around.text.lastIndexOf(piece, start - piece.length);
    if (at < 0 && piece.length >= LEAST_PIECE) {
      return undefined;
    }
    start = at < 0 ? start : at;
  }
  return describeFound(around, anchor.track, start, end, pieces);
}

function describeFound(
  { starts, entries, text }: Surroundings,
  track: Track,
  start: number,
  end: number,
  pieces: readonly string[],
): FoundPieces {
  const from = starts.findLastIndex((at) => at <= start);
  const to = starts.findLastIndex((at) => at < end);
  const extraLines = Math.max(0, new Set(starts.slice(from, to + 1)).size - pieces.length);
  return {
    track,
    first: entries[from] ?? 0,
    last: entries[to] ?? 0,
    atStart: starts[from] === start,
    atEnd: (starts[to + 1] ?? text.length) === end,
    extraLines,
    length: pieces.reduce((sum, piece) => sum + piece.length, 0),
  };
}

function readAround(index: LineIndex, track: Track, first: number, last: number, budget: Budget): Surroundings {
  const before = collectLines(index, first, (entry) => previousOnTrack(index, track, entry)).toReversed();
  const after = collectLines(index, last, (entry) => nextOnTrack(index, track, entry));
  return joinLines(index, [...before, ...listLines(index, track, first, last), ...after], budget);
}

function readWithin(index: LineIndex, { track, first, last }: Found, budget: Budget): Surroundings {
  return joinLines(index, listLines(index, track, first, last), budget);
}

function listLines(index: LineIndex, track: Track, first: number, last: number): readonly number[] {
  const within: number[] = [];
  for (let entry: number | undefined = first; entry !== undefined && entry <= last;) {
    within.push(entry);
    entry = nextOnTrack(index, track, entry);
  }
  return within;
}

function joinLines(index: LineIndex, entries: readonly number[], budget: Budget): Surroundings {
  const { text, starts } = index.folded();
  const parts = entries.map((entry) => text().slice(starts[entry] ?? 0, starts[entry + 1] ?? 0));
  let length = 0;
  const offsets = parts.map((part) => {
    length += part.length;
    return length - part.length;
  });
  budget.left -= length;
  return { text: parts.join(''), entries, starts: offsets };
}

function collectLines(index: LineIndex, from: number, step: (entry: number) => number | undefined): readonly number[] {
  const { starts } = index.folded();
  const entries: number[] = [];
  let length = 0;
  for (let entry = step(from); entry !== undefined && entries.length < MAX_LINES_AWAY; entry = step(entry)) {
    length += (starts[entry + 1] ?? 0) - (starts[entry] ?? 0);
    if (length > MAX_CODES_AWAY) {
      break;
    }
    entries.push(entry);
  }
  return entries;
}

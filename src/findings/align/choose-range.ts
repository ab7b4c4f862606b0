import { editDistance } from '../../text/edit-distance.ts';
import type { Side } from '../types.ts';
import type { Candidate } from './choose-place.ts';
import { foldText } from './fold.ts';
import { CONTEXT, type LineIndex } from './line-index.ts';
import { findRange, isOnSide } from './line-numbers.ts';
import type { StatedPlace } from './stated-place.ts';

/** The lines that a draft means, as entries of the index, and whether that is proven. */
export interface ChosenRange {
  readonly first: number;
  readonly last: number;
  readonly certain: boolean;
}

const WEIGHTS = {
  quotesMiddle: -0.6,
  unshifted: 1,
  /** At the stated place, a range is more often quoted by its last line, which the reply's `line` names. */
  unshiftedLast: 1,
  shift: -1.3,
  changedEnd: 0.4,
  blankEnd: -0.7,
  suggestion: 8,
};
const CERTAIN_MARGIN = { unshifted: 2.5, shifted: 1.5 };
/** A range that is moved needs this lead: the same line may be the last of one range and the first of another. */
const LEAST_MARGIN_OF_SHIFT = 0.85;
const MAX_COMPARED_CHARACTERS = 600;

/**
 * Chooses the range of a draft whose quote was found. Several quoted lines are the range. One quoted line may be the
 * first, the last or another line of the stated range: then the range is moved so that it contains the line. If several
 * moves are about as likely, only the quoted line is chosen. `isWrittenAsOne`: the quote has no line break, so that without
 * a stated range, two lines that it covers are its line and the next.
 */
export function chooseRange(
  index: LineIndex,
  candidate: Candidate,
  { startLine, line }: StatedPlace,
  suggestion: string | undefined,
  isWrittenAsOne: boolean,
): ChosenRange {
  const { side, first, last, firstLine, lastLine } = candidate;
  const quoted = { first, last, certain: true };
  if (line === undefined || startLine === undefined) {
    // A quote that is written as one line runs on into the next.
    const named = isWrittenAsOne && line !== lastLine ? firstLine : line;
    return first === last ? quoted : chooseQuotedLines(index, candidate, named, suggestion);
  }
  const length = line - startLine + 1;
  const quotedLength = lastLine - firstLine + 1;
  if (quotedLength > 1 && quotedLength >= length - 1) {
    const lines = chooseQuotedLines(index, candidate, undefined, suggestion);
    const isAll = lines.first === first && lines.last === last;
    return { ...quoted, certain: isAll && (quotedLength === length || (lines.certain && quotedLength <= length + 1)) };
  }
  const rated = listStarts(lastLine - length + 1, firstLine, startLine)
    .flatMap((start) => {
      const range = findRange(index, side, start, start + length - 1);
      return range === undefined || range.first > first || range.last < last
        ? []
        : [{ ...range, start, score: rateRange(index, { ...range, start }, candidate, startLine, suggestion) }];
    })
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = rated;
  const margin = (best?.score ?? 0) - (second?.score ?? LEAST_SCORE);
  const isShifted = best?.start !== startLine;
  if (best === undefined || (isShifted && second !== undefined && margin < LEAST_MARGIN_OF_SHIFT)) {
    return { ...quoted, certain: false };
  }
  return { first: best.first, last: best.last, certain: margin >= CERTAIN_MARGIN[isShifted ? 'shifted' : 'unshifted'] };
}

/** The score against which the only range that fits into the hunk is compared. */
const LEAST_SCORE = -1;

/** A range of more lines is only tried at the stated place, and with the quoted line as its first or its last. */
const MAX_STARTS = 24;

/** The first lines of all ranges that contain the quoted lines. */
function listStarts(from: number, to: number, stated: number): readonly number[] {
  const isInside = from <= stated && stated <= to;
  return to - from < MAX_STARTS
    ? Array.from({ length: Math.max(1, to - from + 1) }, (_, at) => from + at)
    : [...new Set([from, to, ...(isInside ? [stated] : [])])];
}

/** The suggestion must resemble some of the quoted lines so much more than the others. */
const LEAST_LEAD = 0.2;

/**
 * Chooses between all quoted lines and one of them. The others may be quoted only to show where it is: then the suggestion
 * resembles the one. Two quoted lines of which the number names the first mean that one.
 */
function chooseQuotedLines(
  index: LineIndex,
  { first, last, side, firstLine, lastLine }: Candidate,
  line: number | undefined,
  suggestion: string | undefined,
): ChosenRange {
  const namesFirst = line === firstLine && lastLine === firstLine + 1;
  if (suggestion === undefined || last - first > MAX_STARTS) {
    return namesFirst ? { first, last: first, certain: false } : { first, last, certain: suggestion === undefined };
  }
  const all = compareSuggestion(index, side, first, last, suggestion);
  const single = Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .filter((entry) => isOnSide(index, side, entry))
    .map((entry) => ({ entry, similarity: compareSuggestion(index, side, entry, entry, suggestion) }))
    .toSorted((a, b) => b.similarity - a.similarity);
  const [best, second] = single;
  const lead = (best?.similarity ?? 0) - Math.max(all, second?.similarity ?? 0);
  if (best !== undefined && lead >= LEAST_LEAD) {
    return { first: best.entry, last: best.entry, certain: true };
  }
  const certain = all - (best?.similarity ?? 0) >= LEAST_LEAD;
  return namesFirst && !certain ? { first, last: first, certain } : { first, last, certain };
}

function rateRange(
  index: LineIndex,
  range: { readonly first: number; readonly last: number; readonly start: number },
  { side, first, last }: Candidate,
  startLine: number,
  suggestion: string | undefined,
): number {
  const shift = Math.abs(range.start - startLine);
  const isLast = range.last === last;
  const unshifted = WEIGHTS.unshifted + (isLast ? WEIGHTS.unshiftedLast : 0);
  return (
    (isLast || range.first === first ? 0 : WEIGHTS.quotesMiddle) +
    (shift === 0 ? unshifted : WEIGHTS.shift * Math.log1p(shift)) +
    rateEnd(index, range.first) +
    rateEnd(index, range.last) +
    (suggestion === undefined
      ? 0
      : WEIGHTS.suggestion * compareSuggestion(index, side, range.first, range.last, suggestion))
  );
}

function rateEnd({ kinds, texts }: LineIndex, entry: number): number {
  const changed = kinds[entry] === CONTEXT ? 0 : WEIGHTS.changedEnd;
  return changed + ((texts[entry] ?? '').trim() === '' ? WEIGHTS.blankEnd : 0);
}

/** How similar a suggestion is to lines of a side, from 0 to 1. */
export function compareSuggestion(
  index: LineIndex,
  side: Side,
  first: number,
  last: number,
  suggestion: string,
): number {
  const lines: string[] = [];
  for (let entry = first, length = 0; entry <= last && length < MAX_COMPARED_CHARACTERS; entry += 1) {
    if (isOnSide(index, side, entry)) {
      const text = (index.texts[entry] ?? '').slice(0, MAX_COMPARED_CHARACTERS);
      lines.push(text);
      length += text.length;
    }
  }
  const replaced = foldText(lines.join('\n')).slice(0, MAX_COMPARED_CHARACTERS);
  const written = foldText(suggestion.slice(0, MAX_COMPARED_CHARACTERS * 2)).slice(0, MAX_COMPARED_CHARACTERS);
  const longer = Math.max(replaced.length, written.length);
  return longer === 0 ? 0 : 1 - editDistance(replaced, written) / longer;
}

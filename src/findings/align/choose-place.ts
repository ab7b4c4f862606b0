import { readNamedCode } from '../named-code.ts';
import type { Draft, Side } from '../types.ts';
import { ADDED, CONTEXT, REMOVED, type LineIndex } from './line-index.ts';
import { isOnSide, lineNumber } from './line-numbers.ts';
import type { QuoteMatch } from './match-quote.ts';
import type { QuotedLine } from './quote-reading.ts';
import type { StatedPlace } from './stated-place.ts';
import type { Window } from './window.ts';

/** Lines of one side that may be the ones that a quote means. Their numbers count from 1. */
export interface Candidate {
  readonly window: Window;
  readonly side: Side;
  /** Entries of the index. */
  readonly first: number;
  readonly last: number;
  readonly firstLine: number;
  readonly lastLine: number;
  /** The logarithm of how likely it is, up to a constant. */
  readonly score: number;
}

export type Choice =
  /** `margin`: how much its score is above that of the next place. Infinite if there is no other. */
  | { readonly kind: 'chosen'; readonly candidate: Candidate; readonly margin: number }
  /** Several places are about as likely, the most likely first. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Candidate[] };

/**
 * Weights of the score, in units of the logarithm of a distance in lines: 1 is what a number loses that is two lines off.
 * They were tuned on the tuning half of `bench/placement`.
 */
const WEIGHTS = {
  /** Models miscount by a few lines often and by many rarely. */
  number: 1,
  /** A side that is stated is right more often than a number. */
  otherSide: -1.2,
  /** Without a side, the head is meant: so the prompt says. */
  unstatedLeft: -0.7,
  /** Reviews are about changed lines. */
  changed: 1,
  /** Between lines that are equal when folded, the equal letters and blanks tell a little. */
  sameText: 0.6,
  sameIndentation: 0.3,
  /** The number and sign that the prompt wrote before a line were copied, not counted. */
  promptNumber: 2,
  promptSign: 1.5,
  /** For each name of the text that is near one place only. */
  name: 0.8,
};
/** A farther line is as unlikely as one at this distance. */
const MAX_DISTANCE = 500;
/** With less between the scores of two places, neither is chosen. */
const LEAST_MARGIN = 0.35;
const MAX_NAMES = 3;
/** Names that the text mentions are searched in so many lines before and after. */
const LINES_AROUND = 3;

/** Chooses the place that fits best to what the draft says about its line. */
export function choosePlace(index: LineIndex, match: QuoteMatch, stated: StatedPlace, draft: Draft): Choice {
  const last = match.reading.lines.at(-1);
  const rated = match.windows
    .flatMap((window) => drawCandidates(index, window))
    .map((candidate) => ({ ...candidate, score: rate(index, candidate, stated, last) }));
  const [best, second] = distinctPlaces(rated);
  if (best === undefined || second === undefined) {
    return best === undefined
      ? { kind: 'ambiguous', candidates: [] }
      : { kind: 'chosen', candidate: best, margin: match.isCut ? 0 : Number.POSITIVE_INFINITY };
  }
  const close =
    best.score - second.score < WEIGHTS.name * MAX_NAMES
      ? rateNames(index, distinctPlaces(rated), draft)
      : [best, second];
  const [first = best, next = second] = close;
  const margin = first.score - next.score;
  return margin < LEAST_MARGIN
    ? { kind: 'ambiguous', candidates: close.filter(({ score }) => first.score - score < LEAST_MARGIN) }
    : { kind: 'chosen', candidate: first, margin };
}

/** The lines of a window on the sides on which they are. Lines of both sides are cut to those of one side. */
function drawCandidates(index: LineIndex, window: Window): readonly Omit<Candidate, 'score'>[] {
  const { track, first, last } = window;
  const isContext = index.kinds[first] === CONTEXT && (index.runEnds[first] ?? first) >= last;
  const sides = (['RIGHT', 'LEFT'] as const).filter((side) => isContext || track === 'BOTH' || track === side);
  return sides.flatMap((side) => {
    const [from, to] = track === 'BOTH' ? cutToSide(index, side, first, last) : [first, last];
    return from === undefined || to === undefined
      ? []
      : [
          {
            window,
            side,
            first: from,
            last: to,
            firstLine: lineNumber(index, side, from),
            lastLine: lineNumber(index, side, to),
          },
        ];
  });
}

function cutToSide(index: LineIndex, side: Side, first: number, last: number): readonly (number | undefined)[] {
  let [from, to] = [first, last];
  while (from <= last && !isOnSide(index, side, from)) {
    from += 1;
  }
  while (to >= first && !isOnSide(index, side, to)) {
    to -= 1;
  }
  return from <= to ? [from, to] : [];
}

function rate(
  index: LineIndex,
  candidate: Omit<Candidate, 'score'>,
  stated: StatedPlace,
  quoted: QuotedLine | undefined,
): number {
  const { window, side, first, last } = candidate;
  const isContext = index.kinds[first] === CONTEXT && (index.runEnds[first] ?? first) >= last;
  const otherSide = isContext ? WEIGHTS.sameIndentation * -1 : WEIGHTS.otherSide;
  return (
    -window.cost -
    WEIGHTS.number * Math.log1p(Math.min(MAX_DISTANCE, distanceOf(candidate, stated))) +
    (stated.side !== undefined && stated.side !== side ? otherSide : 0) +
    (stated.side === undefined && side === 'LEFT' ? WEIGHTS.unstatedLeft : 0) +
    (isContext ? 0 : WEIGHTS.changed) +
    (window.track === 'BOTH' && side === 'LEFT' ? WEIGHTS.unstatedLeft : 0) +
    rateText(index, candidate, quoted)
  );
}

/** How many lines the stated numbers are away. A stated range may be quoted by any of its lines. */
function distanceOf(
  { firstLine, lastLine }: Pick<Candidate, 'firstLine' | 'lastLine'>,
  { startLine, line }: StatedPlace,
): number {
  if (line === undefined) {
    return 0;
  }
  const away = Math.min(Math.abs(lastLine - line), Math.abs(firstLine - (startLine ?? line)));
  const isInside = firstLine >= (startLine ?? line) && lastLine <= line;
  return isInside ? Math.min(away, 0.5) : away;
}

/** What the last line of the quote says: its exact text, and the number and sign that the prompt writes before it. */
function rateText(index: LineIndex, { side, last }: Omit<Candidate, 'score'>, quoted: QuotedLine | undefined): number {
  if (quoted === undefined) {
    return 0;
  }
  const text = (index.texts[last] ?? '').trimEnd();
  const written = quoted.text.trimEnd();
  const same =
    text.trimStart() === written.trimStart() ? WEIGHTS.sameText + (text === written ? WEIGHTS.sameIndentation : 0) : 0;
  const number = quoted.numbers.includes(lineNumber(index, side, last)) ? WEIGHTS.promptNumber : 0;
  const kind = index.kinds[last] ?? CONTEXT;
  const sign = quoted.sign !== undefined && SIGNS[quoted.sign] === kind ? WEIGHTS.promptSign : 0;
  return same + number + sign;
}

const SIGNS: Readonly<Record<NonNullable<QuotedLine['sign']>, number>> = { '+': ADDED, '-': REMOVED, '|': CONTEXT };

/** The best candidate of each place, the best first. Overlapping lines of one side are one place. */
function distinctPlaces(candidates: readonly Candidate[]): readonly Candidate[] {
  const sorted = candidates.toSorted((a, b) => b.score - a.score || a.last - a.first - (b.last - b.first));
  const distinct: Candidate[] = [];
  for (const candidate of sorted) {
    if (!distinct.some(({ first, last }) => first <= candidate.last && candidate.first <= last)) {
      distinct.push(candidate);
    }
  }
  return distinct;
}

/** Adds to the score of each place for the names in the draft's text that are near it but not near all places. */
function rateNames(index: LineIndex, candidates: readonly Candidate[], draft: Draft): readonly Candidate[] {
  const names = readNamedCode(`${draft.title}\n${draft.body}`);
  if (names.length === 0) {
    return candidates;
  }
  const few = candidates.slice(0, 8);
  const around = few.map(({ first, last }) => readAround(index, first, last));
  const telling = names.filter(({ words }) => {
    const count = around.filter((text) => words.every((word) => text.includes(word))).length;
    return count > 0 && count < few.length;
  });
  return few
    .map((candidate, at) => {
      const near = telling.filter(({ words }) => words.every((word) => around[at]?.includes(word)));
      return { ...candidate, score: candidate.score + WEIGHTS.name * Math.min(MAX_NAMES, near.length) };
    })
    .toSorted((a, b) => b.score - a.score);
}

const MAX_LINE_CHARACTERS = 400;

function readAround({ texts, hunks }: LineIndex, first: number, last: number): string {
  const lines: string[] = [];
  for (let entry = first - LINES_AROUND; entry <= Math.min(last, first + 20) + LINES_AROUND; entry += 1) {
    if (hunks[entry] === hunks[first]) {
      lines.push((texts[entry] ?? '').slice(0, MAX_LINE_CHARACTERS));
    }
  }
  return lines.join('\n');
}

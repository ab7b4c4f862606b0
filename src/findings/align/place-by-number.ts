import { isWithinOneHunk } from '../../changes/commentable.ts';
import type { FileChange } from '../../changes/types.ts';
import type { Draft, Side } from '../types.ts';
import { compareSuggestion } from './choose-range.ts';
import type { LineIndex } from './line-index.ts';
import { findRange } from './line-numbers.ts';
import type { LinePlace } from './line-place.ts';
import type { StatedPlace } from './stated-place.ts';

/**
 * Places a draft at the numbers that it states. Numbers of models are often a line or two off, so the place is certain
 * only if the suggestion resembles the lines there and none of the lines around them. Undefined if GitHub accepts no
 * comment there. A range that is not within one hunk becomes its last line.
 */
export function placeByNumber(
  draft: Draft,
  file: FileChange,
  index: LineIndex,
  { startLine, line, side = 'RIGHT' }: StatedPlace,
): LinePlace | undefined {
  const { view } = file;
  const isAccepted = (from: number, to: number): boolean =>
    view === undefined ? findRange(index, side, from, to) !== undefined : isWithinOneHunk(file, side, from, to);
  if (line === undefined || !isAccepted(line, line)) {
    return undefined;
  }
  const isRange = startLine !== undefined && isAccepted(startLine, line);
  const first = isRange ? startLine : line;
  const found = view === undefined ? findRange(index, side, first, line) : undefined;
  return {
    side,
    line,
    ...(isRange ? { startLine } : {}),
    text: found === undefined ? '' : (index.texts[found.last] ?? ''),
    certain:
      isRange === (startLine !== undefined) &&
      (draft.origin === 'literal' || isProven(draft, index, side, first, line)),
    covered: 'none',
  };
}

const LEAST_SIMILARITY = 0.6;
const LEAST_LEAD = 0.2;
const LINES_AROUND = 5;

function isProven({ suggestion, quote }: Draft, index: LineIndex, side: Side, first: number, last: number): boolean {
  if (suggestion === undefined || (quote !== undefined && quote.trim() !== '')) {
    return false;
  }
  const compare = (shift: number): number => {
    const range = findRange(index, side, first + shift, last + shift);
    return range === undefined ? 0 : compareSuggestion(index, side, range.first, range.last, suggestion);
  };
  const here = compare(0);
  const shifts = Array.from({ length: LINES_AROUND }, (_, at) => at + 1);
  return (
    here >= LEAST_SIMILARITY &&
    shifts.every((shift) => [shift, -shift].every((away) => here - compare(away) >= LEAST_LEAD))
  );
}

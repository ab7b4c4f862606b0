import { editCost, lineSimilarity, pairLines, readTokens } from '../similar-lines.ts';
import { findUnpaired } from './pairing.ts';
import { replacedLines, type Claim, type Target } from '../replacement.ts';

/** Longer suggestions are not compared line by line, so they never get a button. */
const MAX_COMPARED = 60;
const LINES_AROUND = 3;

/** Says why a suggestion probably does not replace exactly these lines. */
export function findMisfit(lines: readonly string[], target: Target, claim: Claim): string | undefined {
  const replaced = replacedLines(target);
  if (replaced.length > MAX_COMPARED || lines.length > MAX_COMPARED) {
    return 'it is too long to be compared with the lines';
  }
  const unpaired = findUnpaired(lines, target, claim);
  if (unpaired !== undefined) {
    return unpaired;
  }
  const own = editCost(replaced, lines);
  return isLikeOthers(lines, target, own) ? 'it may be meant for the lines next to these' : undefined;
}

/** The least difference of cost from which the change of other lines is the likelier one. */
const MARGIN = 0.5;
const VERY_ALIKE = 0.75;

/** Whether the suggestion is rather an edit of lines that are a few lines away, or that begin or end further out. */
function isLikeOthers(lines: readonly string[], { known, start, end }: Target, own: number): boolean {
  for (let from = Math.max(0, start - LINES_AROUND); from <= Math.min(known.length, end + LINES_AROUND); from += 1) {
    for (let to = from + 1; to <= Math.min(known.length, end + LINES_AROUND); to += 1) {
      const isInside = from >= start && to <= end;
      if (isInside || to - from > lines.length + LINES_AROUND) {
        continue;
      }
      const others = known.slice(from, to);
      const cost = editCost(others, lines);
      if (cost + MARGIN < own && outerLinesAreAlike(others, lines, { from, start, end })) {
        return true;
      }
    }
  }
  return false;
}

/** Whether each line outside of the range has a partner that is very much like it. A chance likeness is not enough. */
function outerLinesAreAlike(
  others: readonly string[],
  lines: readonly string[],
  { from, start, end }: { readonly from: number; readonly start: number; readonly end: number },
): boolean {
  const pairs = pairLines(others, lines);
  const outer = others.flatMap((line, at) => (from + at >= start && from + at < end ? [] : [{ line, at }]));
  return outer.every(({ line, at }) => {
    const partner = pairs.find((pair) => pair.from === at);
    return (
      partner !== undefined &&
      partner.similarity >= VERY_ALIKE &&
      readTokens(line).length >= 3 &&
      lineSimilarity(line, lines[partner.to] ?? '') >= VERY_ALIKE
    );
  });
}

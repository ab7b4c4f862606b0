import { isCommentable } from '../changes/commentable.ts';
import { nearestCommentable, type NearestLine } from '../changes/nearest-line.ts';
import type { ChangeView, FileChange } from '../changes/types.ts';
import { quote } from '../text/shown/quote.ts';
import { choosePlace, type Candidate } from './align/choose-place.ts';
import { chooseRange } from './align/choose-range.ts';

import { linesOfFile } from './align/file-lines.ts';
import { textOfCodes } from './align/fold.ts';
import type { LineIndex } from './align/line-index.ts';
import { entryNear, findEntry, lineNumber } from './align/line-numbers.ts';
import type { LinePlace } from './align/line-place.ts';
import { matchQuote, type QuoteMatch } from './align/match-quote.ts';
import { placeByNumber } from './align/place-by-number.ts';
import { readStatedPlace, type StatedPlace } from './align/stated-place.ts';
import type { Draft, Side } from './types.ts';

/** The place of a draft in the diff. */
export type Anchor =
  | ({ readonly kind: 'line' } & LinePlace)
  /** The line is not in the diff or not certain enough, so the comment goes to the file as a whole. */
  | { readonly kind: 'file'; readonly reason: string };

/** A draft whose place is already known. */
export interface AnchoredDraft extends Draft {
  readonly anchor?: Anchor;
}

/** The places of a draft's quote. The quote is searched once, for the evidence and for the place. */
export interface FoundQuote {
  /** The match in the lines of the change. */
  readonly match: QuoteMatch | undefined;
  /** The lines of the head that have the quote, if the change does not have it. */
  readonly headLines?: readonly number[];
}

/** Searches the quote of a draft in the lines of its file's change. */
export function findQuote(draft: Draft, file: FileChange): FoundQuote {
  const index = linesOfFile(file);
  const { line, side = 'RIGHT' } = readStatedPlace(draft);
  const near = line === undefined ? undefined : entryNear(index, side, line);
  return { match: draft.quote === undefined ? undefined : matchQuote(index, draft.quote, near) };
}

/**
 * Finds the lines of a draft. The quote decides; the numbers, the side, the kind of the lines and the names in the text
 * decide between several places of the quote. If none of them is clearly the best, or the quote is outside of the
 * change, the comment goes to the file. Without a quote, or if nothing resembles it, the numbers count. GitHub accepts no
 * comment on the lines of a file that it shows as binary.
 */
export function anchorDraft(draft: Draft, file: FileChange, found: FoundQuote = findQuote(draft, file)): Anchor {
  const anchor = anchorInText(draft, file, found);
  return file.encoding === undefined || anchor.kind === 'file'
    ? anchor
    : { kind: 'file', reason: `about line ${anchor.line}, but GitHub shows the file as binary (${file.encoding})` };
}

function anchorInText(draft: Draft, file: FileChange, found: FoundQuote): Anchor {
  const index = linesOfFile(file);
  const stated = readStatedPlace(draft);
  const { match, headLines = [] } = found;
  if (headLines.length > 0) {
    return { kind: 'file', reason: `the quoted text is on ${nameLines(headLines)} of the file, outside of the change` };
  }
  if (match === undefined) {
    return anchorByNumber(draft, file, index, stated);
  }
  const choice = choosePlace(index, match, stated, draft);
  if (choice.kind === 'ambiguous') {
    return isFaint(choice.candidates[0], 0, stated)
      ? anchorByNumber(draft, file, index, stated)
      : { kind: 'file', reason: describeAmbiguous(choice.candidates) };
  }
  if (isFaint(choice.candidate, choice.margin, stated)) {
    return anchorByNumber(draft, file, index, stated);
  }
  return file.view === undefined
    ? anchorAtQuote(draft, index, stated, match, choice)
    : anchorInView(index, choice.candidate, file, file.view);
}

/** Without a clear lead over other places of the quote, a suggestion could replace the lines of another. */
const CERTAIN_MARGIN = 2.3;
const CERTAIN_SIMILARITY = 0.88;

function anchorAtQuote(
  draft: Draft,
  index: LineIndex,
  stated: StatedPlace,
  match: QuoteMatch,
  { candidate, margin }: { readonly candidate: Candidate; readonly margin: number },
): Anchor {
  const range = chooseRange(index, candidate, stated, draft.suggestion, isWrittenAsOne(match));
  const isCertain =
    margin >= CERTAIN_MARGIN &&
    candidate.window.similarity >= CERTAIN_SIMILARITY &&
    !isInOtherLine(index, candidate, stated, match);
  const { side, window } = candidate;
  const isWhole = window.form === 'whole' || window.form === 'similar';
  const isAll = isWhole && range.first >= candidate.first && range.last <= candidate.last;
  return {
    kind: 'line',
    side,
    line: lineNumber(index, side, range.last),
    ...(range.first === range.last ? {} : { startLine: lineNumber(index, side, range.first) }),
    text: index.texts[range.last] ?? '',
    certain: isCertain && range.certain,
    covered: isAll ? 'all' : 'some',
  };
}

/** Whether a quote has no line break, and no line break that is written out. */
function isWrittenAsOne({ reading: { lines } }: QuoteMatch): boolean {
  return lines.length === 1 && !/\\n/.test(lines[0]?.text ?? '');
}

/** A longer line is not searched. */
const MAX_SEARCHED = 2_000;

/** Whether the stated line is another one that has the quote as a part of it: then that line may be meant. */
function isInOtherLine(
  index: LineIndex,
  { first, last }: Candidate,
  { line, side = 'RIGHT' }: StatedPlace,
  { reading: { folded } }: QuoteMatch,
): boolean {
  const entry = line === undefined ? undefined : findEntry(index, side, line);
  if (entry === undefined || (first <= entry && entry <= last) || folded.starts.length > 1) {
    return false;
  }
  const { starts, text } = index.folded();
  const [start, end] = [starts[entry] ?? 0, starts[entry + 1] ?? 0];
  return (
    end - start > folded.length &&
    end - start <= MAX_SEARCHED &&
    text()
      .slice(start, end)
      .includes(textOfCodes(folded.codes, 0, folded.length))
  );
}

/** Lines that resemble the quote less count only if the number agrees, or if no other lines come near it. */
const CLEAR_SIMILARITY = 0.72;
const LEAST_SIMILARITY = 0.55;
const NEAR_LINES = 3;
/** The lead in the score at which no other lines come near. */
const CLEAR_LEAD = 1.8;

function isFaint(candidate: Candidate | undefined, margin: number, { line }: StatedPlace): boolean {
  if (candidate === undefined) {
    return true;
  }
  const similarity = candidate.window.similarity;
  const isNear = line !== undefined && Math.abs(candidate.lastLine - line) <= NEAR_LINES;
  return similarity < CLEAR_SIMILARITY && !isNear && (similarity < LEAST_SIMILARITY || margin < CLEAR_LEAD);
}

/** A view shows other text than the file (a bundle's modules), so nothing can be suggested for it. */
function anchorInView(
  index: LineIndex,
  { side, last, lastLine }: Candidate,
  file: FileChange,
  view: ChangeView,
): Anchor {
  const text = index.texts[last] ?? '';
  return isCommentable(file, side, lastLine)
    ? { kind: 'line', side, line: lastLine, text, certain: false, covered: 'all' }
    : {
        kind: 'file',
        reason: `about ${quote(text, { most: MAX_QUOTE_CHARACTERS })} in line ${lastLine} (${view.about})`,
      };
}

const MAX_QUOTE_CHARACTERS = 200;

function anchorByNumber(draft: Draft, file: FileChange, index: LineIndex, stated: StatedPlace): Anchor {
  const { line, side = 'RIGHT' } = stated;
  if (line === undefined) {
    const reason =
      draft.origin === 'literal'
        ? 'it is about the file as a whole'
        : 'it names no line, and no line of the change has the text it quotes';
    return { kind: 'file', reason };
  }
  const placed = placeByNumber(draft, file, index, stated);
  return placed === undefined
    ? { kind: 'file', reason: notInDiff(draft, line, side, file) }
    : { kind: 'line', ...placed };
}

function notInDiff(draft: Draft, line: number, side: Side, file: FileChange): string {
  const nearest = nearestCommentable(file, side, line);
  const away =
    nearest === undefined ? '' : `; the nearest line of the change is ${nearest.line}, ${drawDistance(nearest)} away`;
  return `line ${line} is not part of the change${draft.quote === undefined ? '' : ', nor is the text it quotes'}${away}`;
}

function drawDistance({ distance }: NearestLine): string {
  return `${distance} line${distance === 1 ? '' : 's'}`;
}

function describeAmbiguous(candidates: readonly Candidate[]): string {
  const lines = candidates.map(({ lastLine }) => lastLine).toSorted((a, b) => a - b);
  const verb = candidates[0]?.window.form === 'similar' ? 'resembles' : 'occurs on';
  return `the quoted text ${verb} ${nameLines(lines)}, and nothing tells which is meant`;
}

const MAX_NAMED_LINES = 4;

/** `line 12`, `lines 12 and 40`, `lines 12, 40, 41, 56 and 5 others`. */
function nameLines(lines: readonly number[]): string {
  const distinct = [...new Set(lines)];
  const named = distinct.slice(0, MAX_NAMED_LINES);
  const others = distinct.length - named.length;
  const [last, ...before] = others > 0 ? [`${others} others`, ...named.toReversed()] : named.toReversed();
  return before.length === 0 ? `line ${last}` : `lines ${before.toReversed().join(', ')} and ${last}`;
}

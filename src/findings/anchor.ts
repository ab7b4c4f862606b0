import { isCommentable, isWithinOneHunk } from '../changes/commentable.ts';
import { nearestCommentable, type NearestLine } from '../changes/nearest-line.ts';
import type { ChangeView, FileChange } from '../changes/types.ts';
import { quotableLines } from './quotable-lines.ts';
import type { SidedLine } from './sided-lines.ts';
import type { Draft, Side } from './types.ts';
import { quote } from '../text/quote.ts';

/** The place of a draft in the diff. */
export type Anchor =
  | {
      readonly kind: 'line';
      readonly side: Side;
      readonly line: number;
      readonly startLine?: number;
      /** The line's own text. */
      readonly text: string;
      /** Whether the line has the quoted text. Otherwise a suggestion could replace the wrong lines. */
      readonly quoted: boolean;
    }
  /** No line of the diff matches, so the comment goes to the file as a whole. */
  | { readonly kind: 'file'; readonly reason: string };

/**
 * Finds the line of a draft. The quote is searched first. If several lines match, the one on the draft's side and nearest
 * to its line number is taken. If no line matches, the line number counts, if GitHub accepts a comment there.
 */
export function anchorDraft(draft: Draft, file: FileChange): Anchor {
  const { lines, find } = quotableLines(file);
  const byQuote = draft.quote === undefined ? undefined : find(draft.quote, draft);
  if (byQuote !== undefined && file.view !== undefined) {
    return anchorInView(byQuote, file, file.view);
  }
  if (byQuote !== undefined) {
    return withRange(draft, file, lines, byQuote, true);
  }
  if (!isCommentable(file, draft.side, draft.line)) {
    return { kind: 'file', reason: notInDiff(draft, file) };
  }
  const byNumber = lines.find((line) => line.side === draft.side && line.line === draft.line);
  const line = byNumber ?? { side: draft.side, line: draft.line, text: '' };
  return withRange(draft, file, lines, line, draft.quote === undefined);
}

/** A view shows other text than the file (a bundle's modules), so nothing can be suggested for it. */
function anchorInView({ side, line, text }: SidedLine, file: FileChange, view: ChangeView): Anchor {
  return isCommentable(file, side, line)
    ? { kind: 'line', side, line, text, quoted: false }
    : { kind: 'file', reason: `about ${quote(text, { most: MAX_QUOTE_CHARACTERS })} in line ${line} (${view.about})` };
}

const MAX_QUOTE_CHARACTERS = 200;

function notInDiff(draft: Draft, file: FileChange): string {
  const nearest = nearestCommentable(file, draft.side, draft.line);
  const away =
    nearest === undefined ? '' : `; the nearest line of the change is ${nearest.line}, ${drawDistance(nearest)} away`;
  return `line ${draft.line} is not part of the change${draft.quote === undefined ? '' : ', nor is the text it quotes'}${away}`;
}

function drawDistance({ distance }: NearestLine): string {
  return `${distance} line${distance === 1 ? '' : 's'}`;
}

/** Moves the draft's range to the line that was found. Drops the range if it is not within one hunk. */
function withRange(
  draft: Draft,
  file: FileChange,
  lines: readonly SidedLine[],
  found: SidedLine,
  quoted: boolean,
): Anchor {
  const single: Anchor = { kind: 'line', side: found.side, line: found.line, text: found.text, quoted };
  if (draft.startLine === undefined || draft.startLine >= draft.line) {
    return single;
  }
  const length = draft.line - draft.startLine;
  // Some models quote the first line of the range instead of the last.
  const quotesStart = found.line === draft.startLine;
  const line = quotesStart ? draft.line : found.line;
  const startLine = line - length;
  const fits = startLine >= 1 && isWithinOneHunk(file, found.side, startLine, line);
  if (!fits) {
    return { ...single, quoted: false };
  }
  const text = lines.find((candidate) => candidate.side === found.side && candidate.line === line)?.text ?? '';
  return { ...single, line, startLine, text };
}

import { isCommentable, isWithinOneHunk } from '../changes/commentable.ts';
import { nearestCommentable, type NearestLine } from '../changes/nearest-line.ts';
import type { ChangeView, FileChange, Hunk } from '../changes/types.ts';
import { showToModel } from '../text/chat-markup.ts';
import type { Draft, Side } from './types.ts';

/** Where in the diff a draft belongs. */
export type Anchor =
  | {
      readonly kind: 'line';
      readonly side: Side;
      readonly line: number;
      readonly startLine?: number;
      /** The line's own text. */
      readonly text: string;
      /** Whether the quoted text stands there: without it a suggestion could replace the wrong lines. */
      readonly quoted: boolean;
    }
  /** No line of the diff is meant: the comment goes to the file as a whole. */
  | { readonly kind: 'file'; readonly reason: string };

/** A quote shorter than this is found in too many lines to be looked for inside of them. */
const LEAST_PARTIAL_QUOTE = 8;

/**
 * Finds a draft's line: by its quote first, the match nearest to its number and on its side preferred; then by
 * its number, if GitHub takes a comment there.
 */
export function anchorDraft(draft: Draft, file: FileChange): Anchor {
  const lines = linesOf(file.view?.hunks ?? file.hunks);
  const byQuote = draft.quote === undefined ? undefined : findQuote(draft.quote, draft, lines);
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

/** What is read in a view is not what stands in the file, so nothing can be suggested for it. */
function anchorInView({ side, line, text }: Line, file: FileChange, view: ChangeView): Anchor {
  return isCommentable(file, side, line)
    ? { kind: 'line', side, line, text, quoted: false }
    : { kind: 'file', reason: `about \`${shortened(text.trim())}\` in line ${line} (${view.about})` };
}

const MAX_QUOTE_CHARACTERS = 200;

function shortened(text: string): string {
  return text.length <= MAX_QUOTE_CHARACTERS ? text : `${text.slice(0, MAX_QUOTE_CHARACTERS)}…`;
}

function notInDiff(draft: Draft, file: FileChange): string {
  const nearest = nearestCommentable(file, draft.side, draft.line);
  const away =
    nearest === undefined ? '' : `; the nearest line of it is ${nearest.line}, ${drawDistance(nearest)} away`;
  return `line ${draft.line} is not part of the change${draft.quote === undefined ? '' : ', nor is the text it quotes'}${away}`;
}

function drawDistance({ distance }: NearestLine): string {
  return `${distance} line${distance === 1 ? '' : 's'}`;
}

interface Line {
  readonly side: Side;
  readonly line: number;
  readonly text: string;
}

/** A context line can be commented on both sides; its own side is the right one. */
function linesOf(hunks: readonly Hunk[]): readonly Line[] {
  return hunks.flatMap((hunk) =>
    hunk.lines.flatMap((line): readonly Line[] => {
      switch (line.kind) {
        case 'added':
          return [{ side: 'RIGHT', line: line.newLine, text: line.text }];
        case 'removed':
          return [{ side: 'LEFT', line: line.oldLine, text: line.text }];
        case 'context':
          return [
            { side: 'RIGHT', line: line.newLine, text: line.text },
            { side: 'LEFT', line: line.oldLine, text: line.text },
          ];
      }
    }),
  );
}

function findQuote(quote: string, draft: Draft, lines: readonly Line[]): Line | undefined {
  const wanted = normalize(lastLine(quote));
  if (wanted === '') {
    return undefined;
  }
  const equal = lines.filter((line) => normalize(line.text) === wanted);
  if (equal.length > 0) {
    return nearest(equal, draft);
  }
  const unnumbered = wanted.replace(/^\d*\s?[+|-]\s?/, '');
  const partial = lines.filter((line) => {
    const text = normalize(line.text);
    return text === unnumbered || (unnumbered.length >= LEAST_PARTIAL_QUOTE && text.includes(unnumbered));
  });
  return nearest(partial, draft);
}

/** A quote of several lines ends at the line it is about. */
function lastLine(quote: string): string {
  return quote.trimEnd().split('\n').at(-1) ?? '';
}

/** The model saw hidden characters and marks between messages written out, and may have changed the blanks. */
function normalize(text: string): string {
  return showToModel(text.replace(/\r$/, '')).trim().replaceAll(/\s+/g, ' ');
}

function nearest(lines: readonly Line[], draft: Draft): Line | undefined {
  const otherSide = (line: Line): number => (line.side === draft.side ? 0 : 1);
  const distance = (line: Line): number => Math.abs(line.line - draft.line);
  return lines.toSorted((a, b) => otherSide(a) - otherSide(b) || distance(a) - distance(b))[0];
}

/** Keeps the draft's range around the line that was found, as far as it stays within one hunk. */
function withRange(draft: Draft, file: FileChange, lines: readonly Line[], found: Line, quoted: boolean): Anchor {
  const single: Anchor = { kind: 'line', side: found.side, line: found.line, text: found.text, quoted };
  if (draft.startLine === undefined || draft.startLine >= draft.line) {
    return single;
  }
  const length = draft.line - draft.startLine;
  // Some models quote the first line of the range rather than the last.
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

import type { TextRange } from '../source-text.ts';

/** The lines of a block, and the one that is read: the first from some place on that holds an entry or an item. */
export interface PlainLines {
  readonly text: string;
  /** Of the block. */
  readonly end: number;
  line: PlainLine;
}

export interface PlainLine extends TextRange {
  /** The first character that is no blank, or later the first one still to be read. */
  readonly at: number;
  /** The place of that character in its line, from 0; at the end of the block -1. */
  readonly column: number;
  readonly next: number;
  /** Whether a comment stands between this line and the one read before. */
  readonly isAfterComment: boolean;
}

export function plainLines(text: string, block: TextRange): PlainLines {
  return { text, end: block.end, line: significantLine(text, block.start, block.end) };
}

/**
 * Goes on after the line that holds an offset, if nothing more but a comment stands there; answers with where the
 * next line starts.
 */
export function endLine(lines: PlainLines, offset: number): number | undefined {
  const { text, end } = lines;
  const at = skipBlanks(text, offset);
  const isEnd = isLineEnd(text, at);
  if (!isEnd && (at === offset || text.charAt(at) !== '#')) {
    return undefined;
  }
  const next = Math.min(end, text.indexOf('\n', at) + 1);
  goTo(lines, next);
  return next;
}

/** Goes on with the first line from the start of a line on that is neither blank nor a comment in the first column. */
export function goTo(lines: PlainLines, start: number): void {
  lines.line = significantLine(lines.text, start, lines.end);
}

/** Goes on within the line. */
export function moveWithinLine(lines: PlainLines, at: number): void {
  lines.line = { ...lines.line, at, column: at - lines.line.start };
}

function significantLine(text: string, from: number, blockEnd: number): PlainLine {
  let isAfterComment = false;
  for (let start = from; start < blockEnd;) {
    const line = lineOfBlock(text, start, blockEnd);
    const isComment = text.charAt(start) === '#';
    if (!isComment && line.at < line.end) {
      return { ...line, isAfterComment };
    }
    isAfterComment ||= isComment;
    start = line.next;
  }
  return { start: blockEnd, end: blockEnd, at: blockEnd, column: -1, next: blockEnd, isAfterComment };
}

/** The line from an offset on. A block without its last line end is followed by one, so that every line has one. */
export function lineOfBlock(text: string, start: number, blockEnd: number): Omit<PlainLine, 'isAfterComment'> {
  const newline = text.indexOf('\n', start);
  const end = text.charAt(newline - 1) === '\r' ? newline - 1 : newline;
  const at = skipBlanks(text, start);
  return { start, end, at, column: at - start, next: Math.min(blockEnd, newline + 1) };
}

export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === BLANK) {
    at += 1;
  }
  return at;
}

/** Whether a line ends here; carriage returns stand nowhere else. */
export function isLineEnd(text: string, at: number): boolean {
  const character = text.charAt(at);
  return character === '\n' || character === '\r';
}

const BLANK = 0x20;

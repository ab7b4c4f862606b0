import type { TextRange } from '../source-text.ts';

/** The lines of a block, and the current line. A current line has an entry or an item. */
export interface PlainLines {
  readonly text: string;
  /** Offset at which the block ends. */
  readonly end: number;
  line: PlainLine;
}

export interface PlainLine extends TextRange {
  /** The offset of the first character that is not a blank, or later of the first one still to be read. */
  readonly at: number;
  /** The column of that character, from 0; -1 at the end of the block. */
  readonly column: number;
  readonly next: number;
  /** Whether there is a comment between this line and the line read before. */
  readonly isAfterComment: boolean;
}

export function plainLines(text: string, block: TextRange): PlainLines {
  return { text, end: block.end, line: significantLine(text, block.start, block.end) };
}

/**
 * Moves to the line after the one with this offset, if only blanks or a comment follow the offset on its line. Returns
 * the start of the next line.
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

/** Moves to the first line, from the line at `start` on, that is neither blank nor a comment in the first column. */
export function goTo(lines: PlainLines, start: number): void {
  lines.line = significantLine(lines.text, start, lines.end);
}

/** Moves within the current line. */
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

/** The line that starts at an offset. Every line has a line end, because the closing fence follows the block. */
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

/** Whether a line ends here. The block has carriage returns only before line feeds. */
export function isLineEnd(text: string, at: number): boolean {
  const character = text.charAt(at);
  return character === '\n' || character === '\r';
}

const BLANK = 0x20;

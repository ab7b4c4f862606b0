import type { TextRange } from './source-text.ts';

/** A line without its line end and trailing blanks, and the offset where the next line starts. */
export interface Line extends TextRange {
  readonly next: number;
}

/** The offset where the line of an offset ends: that of its line feed, or the end of the text. */
export function findLineEnd(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline < 0 ? text.length : newline;
}

/** The line that starts at an offset. */
export function lineAt(text: string, start: number): Line {
  const newline = text.indexOf('\n', start);
  const next = newline < 0 ? text.length : newline + 1;
  return { start, end: start + text.slice(start, next).trimEnd().length, next };
}

/** The line end of a text, for lines that a fix adds. */
export function readLineEnding(text: string): '\n' | '\r\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

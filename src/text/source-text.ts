import { lazily } from '../structures/lazily.ts';
import { at } from '../structures/at.ts';

/** A half-open range of UTF-16 code-unit offsets into a text: it includes `start` and excludes `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The same range in a text that has `by` more characters in front. */
export function shiftRange({ start, end }: TextRange, by: number): TextRange {
  return { start: start + by, end: end + by };
}

/** A place in an editor: line and column count from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The text of one file together with the offsets of its lines. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
  readonly lineStarts: readonly number[];
}

/**
 * Wraps a file's decoded text. Lines end at LF, as git and GitHub count them, so CRLF needs no special care and a lone
 * CR does not start a line. The offsets of the lines are computed at first use.
 */
export function sourceText(path: string, text: string): SourceText {
  const lineStarts = lazily(() => findLineStarts(text));
  return {
    path,
    text,
    get lineStarts() {
      return lineStarts();
    },
  };
}

function findLineStarts(text: string): readonly number[] {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    lineStarts.push(at + 1);
  }
  return lineStarts;
}

/** The line and column of an offset. An offset outside the text is moved to the nearest end. */
export function positionAt(source: SourceText, offset: number): Position {
  const inside = Math.max(0, Math.min(offset, source.text.length));
  const line = lastLineStartingAtOrBefore(source.lineStarts, inside);
  return { line: line + 1, column: inside - at(source.lineStarts, line) + 1 };
}

function lastLineStartingAtOrBefore(lineStarts: readonly number[], offset: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (at(lineStarts, middle) <= offset) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

/** A line of a text, counted from 1, without its end. */
export function lineText(source: SourceText, line: number): string {
  const start = at(source.lineStarts, line - 1);
  const end = source.lineStarts[line] ?? source.text.length;
  return source.text.slice(start, end).replace(/\r?\n$/, '');
}

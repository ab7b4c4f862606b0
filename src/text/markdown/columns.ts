import type { TextRange } from '../source-text.ts';

/**
 * A place in a line. If only a part of a tab is consumed, `at` stays on the tab and the column is the one after that
 * part.
 */
export interface Cursor {
  readonly at: number;
  readonly column: number;
}

/** The first place that is not blank. */
export interface Indent extends Cursor {
  /** The number of columns of blanks before it. */
  readonly columns: number;
}

const TAB_COLUMNS = 4;

/** Skips blanks up to `end`. */
export function indentAt(text: string, cursor: Cursor, end: number): Indent {
  let { at, column } = cursor;
  while (at < end && isBlank(text, at)) {
    column += widthOf(text, at, column);
    at += 1;
  }
  return { at, column, columns: column - cursor.column };
}

/** Skips columns of blanks, at most the given number. */
export function skipColumns(text: string, cursor: Cursor, end: number, columns: number): Cursor {
  let { at, column } = cursor;
  const target = column + columns;
  while (at < end && column < target && isBlank(text, at)) {
    const next = column + widthOf(text, at, column);
    if (next > target) {
      return { at, column: target };
    }
    at += 1;
    column = next;
  }
  return { at, column };
}

function widthOf(text: string, at: number, column: number): number {
  return text[at] === '\t' ? TAB_COLUMNS - (column % TAB_COLUMNS) : 1;
}

/** A lone CR counts as a blank, because it does not end a line here. */
function isBlank(text: string, at: number): boolean {
  const character = text[at];
  return character === ' ' || character === '\t' || character === '\r';
}

/** A range without the blanks at its ends. */
export function trimRange(text: string, { start, end }: TextRange): TextRange {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return { start: from, end: from + words.trim().length };
}

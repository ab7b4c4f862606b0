import { indentAt, skipColumns, type Cursor, type Indent } from './columns.ts';

/** From this indentation on, a line is code, and no mark begins on it. */
export const CODE_COLUMNS = 4;

/** A quote or list item that a mark opens. */
export interface Opening {
  /** `>`, a bullet, or the character after a number. All items of a list have the same mark. */
  readonly mark: string;
  /** The place after the mark and the blanks that belong to it. */
  readonly cursor: Cursor;
  /** The indentation of the following lines of a list item. */
  readonly columns: number;
  /** For a list item: no text follows the mark. */
  readonly isEmpty: boolean;
}

/** The quote or list item that begins at an indent, if there is one. */
export function openingAt(text: string, indent: Indent, end: number, interrupts: boolean): Opening | undefined {
  if (indent.columns >= CODE_COLUMNS) {
    return undefined;
  }
  const quoted = afterQuoteMark(text, indent, end);
  return quoted === undefined
    ? itemAt(text, indent, end, interrupts)
    : { mark: '>', cursor: quoted, columns: 0, isEmpty: false };
}

/** The place after the mark of a quote and one blank. */
export function afterQuoteMark(text: string, indent: Indent, end: number): Cursor | undefined {
  return indent.columns < CODE_COLUMNS && indent.at < end && text[indent.at] === '>'
    ? skipColumns(text, { at: indent.at + 1, column: indent.column + 1 }, end, 1)
    : undefined;
}

const ITEM = /(?<number>\d{1,9}(?=[.)]))?(?<mark>[-+*]|(?<=\d)[.)])(?=[ \t\r\n]|$)/y;

/** Only a bullet or a `1.` with text after it interrupts a paragraph. */
function itemAt(text: string, indent: Indent, end: number, interrupts: boolean): Opening | undefined {
  ITEM.lastIndex = indent.at;
  const found = ITEM.exec(text);
  const mark = found?.groups?.['mark'];
  if (found === null || mark === undefined) {
    return undefined;
  }
  const width = found[0].length;
  const after = { at: indent.at + width, column: indent.column + width };
  const words = indentAt(text, after, end);
  const isEmpty = words.at >= end;
  if (interrupts && (isEmpty || Number(found.groups?.['number'] ?? 1) !== 1)) {
    return undefined;
  }
  const blanks = isEmpty || words.columns > CODE_COLUMNS ? 1 : words.columns;
  const cursor = skipColumns(text, after, end, blanks);
  return { mark, cursor, columns: indent.columns + width + blanks, isEmpty };
}

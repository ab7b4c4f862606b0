import { indentAt, skipColumns, type Cursor, type Indent } from './columns.ts';

/** From this many columns on, a line is code and no mark begins. */
export const CODE_COLUMNS = 4;

/** What a quote's or list item's mark opens. */
export interface Opening {
  /** `>`, a bullet, or what follows a number: items of a list have the same. */
  readonly mark: string;
  /** Behind the mark and the blanks that belong to it. */
  readonly cursor: Cursor;
  /** How far the further lines of a list item are indented. */
  readonly columns: number;
  /** Of a list item: no text stands behind the mark. */
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

/** Behind the mark of a quote and one blank. */
export function afterQuoteMark(text: string, indent: Indent, end: number): Cursor | undefined {
  return indent.columns < CODE_COLUMNS && indent.at < end && text[indent.at] === '>'
    ? skipColumns(text, { at: indent.at + 1, column: indent.column + 1 }, end, 1)
    : undefined;
}

const ITEM = /(?<number>\d{1,9}(?=[.)]))?(?<mark>[-+*]|(?<=\d)[.)])(?=[ \t\r\n]|$)/y;

/** A paragraph is interrupted only by a bullet or a `1.` with text behind it. */
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

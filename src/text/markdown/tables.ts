import { trimRange } from './columns.ts';
import type { TextRange } from '../source-text.ts';

const DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;

/** Whether two lines begin a table (https://github.github.com/gfm/#tables-extension-). */
export function beginsTable(text: string, header: TextRange, delimiters: TextRange): boolean {
  const line = text.slice(delimiters.start, delimiters.end);
  return (
    line.includes('|') && DELIMITER_ROW.test(line) && cellsOf(text, header).length === cellsOf(text, delimiters).length
  );
}

/** The cells of a row without outer blanks. `\|` is not a border. */
export function cellsOf(text: string, row: TextRange): readonly TextRange[] {
  const cells: TextRange[] = [];
  const last = row.start + text.slice(row.start, row.end).trimEnd().length;
  let start = text[row.start] === '|' ? row.start + 1 : row.start;
  for (let at = start; at < last; at += 1) {
    if (text[at] === '\\') {
      at += 1;
    } else if (text[at] === '|') {
      cells.push(trimRange(text, { start, end: at }));
      start = at + 1;
    }
  }
  return start < last ? [...cells, trimRange(text, { start, end: last })] : cells;
}

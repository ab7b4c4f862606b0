import type { FoundComment } from '../read-comment.ts';
import { knownField } from './known-fields.ts';
import { textComment } from './text-comment.ts';

/** A head of comma-, semicolon- or tab-separated columns. */
const HEAD =
  /^"?[A-Za-z][\w -]{0,40}"?(?:([,;\t])"?[A-Za-z][\w -]{0,40}"?)(?:\1"?[A-Za-z][\w -]{0,40}"?){1,20}[ \t]*\r?$/gm;
const MAX_ROWS = 10_000;

/** Reads comments from lines of separated values whose head names a file and a text. */
export function readCsv(text: string): readonly FoundComment[] {
  for (const head of text.matchAll(HEAD)) {
    const separator = head[1] ?? ',';
    const columns = head[0].split(separator).map((cell) => knownField(cell.replaceAll('"', '').trim()));
    if (columns.includes('path') && (columns.includes('body') || columns.includes('title'))) {
      return readRows(text, head.index + head[0].length, separator).flatMap((cells) => {
        const fields = cells.flatMap((cell, index): readonly (readonly [string, string])[] => {
          const field = columns[index];
          return field === undefined || cell === '' ? [] : [[field, cell]];
        });
        return textComment(new Map(fields)) ?? [];
      });
    }
  }
  return [];
}

/** Splits rows into cells. Quotes within a cell in quotes are doubled. */
function readRows(text: string, from: number, separator: string): readonly (readonly string[])[] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\n${separator}][^\\n${separator}]*)|)[ \\t]*(${separator}|\\r?\\n|$)`,
    'y',
  );
  const rows: (readonly string[])[] = [];
  let cells: string[] = [];
  cell.lastIndex = from + (/^\r?\n/.exec(text.slice(from, from + 2))?.[0].length ?? 0);
  while (rows.length < MAX_ROWS && cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (found === null) {
      break;
    }
    cells.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim());
    if (found[3] !== separator) {
      rows.push(cells);
      cells = [];
    }
  }
  return cells.length > 0 ? [...rows, cells] : rows;
}

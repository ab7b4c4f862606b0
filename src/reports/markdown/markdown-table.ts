import { MAX_ROWS } from './limit-rows.ts';
import { takeWithin } from './room.ts';

/**
 * A table as one block of Markdown; none without rows. Cells are Markdown in which no bar stands bare. What there is no
 * room for is counted.
 * @param room characters of the rows
 */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  room = Number.POSITIVE_INFINITY,
): readonly string[] {
  if (rows.length === 0) {
    return [];
  }
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const shown = takeWithin(rows.slice(0, MAX_ROWS).map(row), room);
  const more = rows.length - shown.length;
  const note = more === 0 ? [] : [`\n… and ${more} more; the run's JSON has them.`];
  return [[row(head), row(head.map(() => '---')), ...shown, ...note].join('\n')];
}

/**
 * Markdown for a cell: a bar would end it, in code and out of it. Of backslashes before a bar, some readers take two for
 * one that is escaped, so that their number has to be odd.
 */
export function cell(markdown: string): string {
  return markdown.replaceAll(/(?<!\\)((?:\\\\)*)\|/g, String.raw`$1\|`);
}

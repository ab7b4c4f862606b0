import { MAX_ROWS } from './limit-rows.ts';
import { takeWithin } from './room.ts';

/**
 * Draws a table as one block of Markdown; nothing without rows. Cells are Markdown with escaped bars. Rows that do not
 * fit are counted.
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

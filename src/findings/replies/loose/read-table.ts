import { knownField } from './known-fields.ts';

/** A table of Markdown: the field of each column, undefined for columns that are not fields. */
export interface Table {
  readonly columns: readonly (string | undefined)[];
}

export type TableLine =
  /** Not a line of a table of comments. */
  | { readonly kind: 'none'; readonly table: undefined }
  | { readonly kind: 'head'; readonly table: Table }
  | { readonly kind: 'row'; readonly table: Table; readonly fields: readonly (readonly [string, string])[] };

/**
 * Reads a line of a table whose head names a file and a text.
 *
 * @param table - The table that the line before belongs to.
 * @param path - The file that a heading names, for tables without a column for files.
 */
export function readTableRow(line: string, table: Table | undefined, path?: string): TableLine {
  const trimmed = line.trim();
  if (!trimmed.includes('|')) {
    return { kind: 'none', table: undefined };
  }
  const cells = trimmed
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
  if (table === undefined) {
    const columns = cells.map((cell) => knownField(cell.replaceAll(/[*_`]/g, '')));
    const hasPlace = columns.includes('path') || (path !== undefined && columns.includes('line'));
    const isHead = hasPlace && (columns.includes('body') || columns.includes('title'));
    return isHead ? { kind: 'head', table: { columns } } : { kind: 'none', table: undefined };
  }
  if (cells.every((cell) => /^:?-*:?$/.test(cell))) {
    return { kind: 'head', table };
  }
  const fields = cells.flatMap((cell, index) => {
    const field = table.columns[index];
    return field === undefined || cell === '' ? [] : [[field, cell.replace(/^(`|\*\*|__)(.*)\1$/, '$2')] as const];
  });
  const line12 = /(?::|#L)(\d+(?:-L?\d+)?)`?$/.exec(new Map(fields).get('path') ?? '')?.[1];
  const hasLine = fields.some(([field]) => field === 'line');
  const hasPath = path === undefined || fields.some(([field]) => field === 'path');
  return {
    kind: 'row',
    table,
    fields: [
      ...fields,
      ...(hasLine || line12 === undefined ? [] : [['line', line12] as const]),
      ...(hasPath ? [] : [['path', path] as const]),
    ],
  };
}

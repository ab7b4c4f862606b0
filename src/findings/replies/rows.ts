import { plainKey } from './field-names.ts';
import { meaningsOfKey } from './likely-fields.ts';
import type { ReplyObject, ReplyValue } from './values.ts';

/** Keys of the names of the columns, and keys of the rows. */
const COLUMN_KEYS: readonly string[] = ['columns', 'headers', 'header', 'fields', 'schema'];
const ROW_KEYS: readonly string[] = ['rows', 'values', 'data', 'comments', 'findings', 'issues'];
const MAX_COLUMNS = 40;

/**
 * Writes a table as a list of objects: rows below a row of names, `{"columns": [...], "rows": [[...]]}`, and a list for each
 * field. Returns all other values as they are.
 */
export function rowsAsObjects(value: ReplyValue): ReplyValue {
  if (value.kind === 'array') {
    const [head, ...rows] = value.items.length < 2 || value.items[0]?.kind !== 'array' ? [] : value.items;
    const columns = readColumns(head);
    return columns === undefined ? value : { ...value, items: rows.map((row) => objectFromRow(columns, row)) };
  }
  if (value.kind !== 'object' || value.entries.size === 0 || value.entries.size > MAX_COLUMNS) {
    return value;
  }
  return rowsBelowColumns(value) ?? rowsOfLists(value) ?? value;
}

function rowsBelowColumns({ entries, complete }: ReplyObject): ReplyValue | undefined {
  const head = COLUMN_KEYS.map((key) => entries.get(key)).find((one) => one?.kind === 'array');
  const rows = ROW_KEYS.map((key) => entries.get(key)).find((one) => one?.kind === 'array');
  const columns = readColumns(head);
  return columns === undefined || rows?.kind !== 'array'
    ? undefined
    : { kind: 'array', items: rows.items.map((row) => objectFromRow(columns, row)), complete };
}

/** `{"path": ["a", "b"], "line": [1, 2], "body": ["x", "y"]}`. */
function rowsOfLists({ entries, complete }: ReplyObject): ReplyValue | undefined {
  const lists = [...entries].flatMap(([key, list]) => (list.kind === 'array' ? [[key, list.items] as const] : []));
  const [first] = lists;
  const count = first?.[1].length ?? 0;
  const isTable =
    count > 1 &&
    namesComment(lists.map(([key]) => key)) &&
    lists.every(([, items]) => items.length === count && items.every(({ kind }) => kind === 'scalar'));
  if (!isTable) {
    return undefined;
  }
  const columns = lists.map(([key]) => key);
  const items = Array.from({ length: count }, (_, index) =>
    objectFromValues(
      columns,
      lists.flatMap(([, list]) => list[index] ?? []),
    ),
  );
  return { kind: 'array', items, complete };
}

/** The names of columns that have a file and a text. */
function readColumns(head: ReplyValue | undefined): readonly string[] | undefined {
  if (head?.kind !== 'array' || head.items.length < 2 || head.items.length > MAX_COLUMNS) {
    return undefined;
  }
  const names = head.items.map((item) => (item.kind === 'scalar' && typeof item.value === 'string' ? item.value : ''));
  return names.every((name) => name !== '') && namesComment(names) ? names : undefined;
}

function namesComment(names: readonly string[]): boolean {
  const fields = new Set(names.flatMap((name) => meaningsOfKey(plainKey(name)).map(({ field }) => field)));
  return fields.has('path') && (fields.has('body') || fields.has('title'));
}

function objectFromRow(columns: readonly string[], row: ReplyValue): ReplyValue {
  return row.kind === 'array' ? objectFromValues(columns, row.items) : row;
}

function objectFromValues(columns: readonly string[], values: readonly ReplyValue[]): ReplyValue {
  const entries = columns.flatMap((name, index): readonly (readonly [string, ReplyValue])[] => {
    const value = values[index];
    return value === undefined ? [] : [[name, value]];
  });
  const isWhole = values.every((value) => value.kind === 'dots' || value.complete);
  return { kind: 'object', entries: new Map(entries), loose: [], complete: isWhole };
}

import { at } from '../../structures/at.ts';
import { groupBy } from '../../structures/group-by.ts';
import { isRecord } from '../record.ts';

/**
 * A list of objects, column by column: `{"fields": ["path", "line"], "columns": [["a.ts", "a.ts"], [3, 7]], "at": [0, 1]}`.
 * Names are written once for all objects, and texts that are repeated too. `JSON.parse` takes a third of the time that it
 * takes for the objects themselves.
 */
interface Table {
  readonly fields: readonly string[];
  readonly columns: readonly Column[];
}

/** The objects of a list that have the same fields in the same order, with their positions in the list. */
interface PartOfList extends Table {
  readonly at: readonly number[];
}

/** A value for each object; or different values, and which of them each object has; or objects, as a table again. */
type Column = readonly unknown[] | { readonly values: readonly unknown[]; readonly at: readonly number[] } | Table;

type Row = Readonly<Record<string, unknown>>;

/**
 * Writes objects as tables, which `createTableReader` reads. Fields with the value `undefined` are left out.
 *
 * @param nested fields whose values are objects that are written as tables too
 */
export function writeTables(rows: readonly object[], nested: readonly string[]): readonly PartOfList[] {
  const listed = rows.map((row, position) => {
    // The values of any object can be read by the names of its fields.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const plain = row as Row;
    return { row: plain, position, names: JSON.stringify(listNames(plain, nested)) };
  });
  return [...groupBy(listed, ({ names }) => names).values()].map((own) => ({
    at: own.map(({ position }) => position),
    ...writeTable(
      own.map(({ row }) => row),
      nested,
    ),
  }));
}

/** The names of all fields, and of those of objects that are written as tables. */
function listNames(row: Row, nested: readonly string[]): readonly unknown[] {
  return fieldsOf(row).map((name) => {
    const value = row[name];
    return nested.includes(name) && isRecord(value) ? [name, fieldsOf(value)] : name;
  });
}

function fieldsOf(row: Row): readonly string[] {
  return Object.keys(row).filter((name) => row[name] !== undefined);
}

function writeTable(rows: readonly Row[], nested: readonly string[]): Table {
  const fields = fieldsOf(at(rows, 0));
  const columns = fields.map((name) => {
    const values = rows.map((row) => row[name]);
    return nested.includes(name) ? writeTable(values.filter(isRecord), []) : writeColumn(values);
  });
  return { fields, columns };
}

function writeColumn(values: readonly unknown[]): Column {
  const texts = values.map((value) => JSON.stringify(value));
  const positions = new Map([...new Set(texts)].map((text, position) => [text, position]));
  if (positions.size * 2 > values.length) {
    return values;
  }
  const firsts = [...positions.keys()].map((text) => values[texts.indexOf(text)]);
  return { values: firsts, at: texts.map((text) => positions.get(text) ?? 0) };
}

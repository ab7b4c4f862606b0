import { isRecord } from '../record.ts';
import { count, ShapeError, type Fields, type ReadShape, type ShapeOf } from './read-shape.ts';

type Row = Readonly<Record<string, unknown>>;

/** The fields of the objects of a list. */
export interface TableShape<F extends Fields> {
  readonly fields: F;
  /** The fields of objects in fields that are written as tables. */
  readonly nested: Readonly<Record<string, Fields>>;
}

export interface ReadTables<T> {
  readonly rows: readonly T[];
  /** How many characters the values have that are written once and used several times. */
  readonly repeatedCharacters: number;
}

export interface TableTerms {
  /** Most objects of the list. */
  readonly mostRows: number;
  /** The number of the first object, for messages. */
  readonly from: number;
}

/**
 * Makes a reader of such tables, which anybody may have written. It throws a `ShapeError` for anything that `writeTables` does
 * not write of objects with these fields: `findings[3].path is not a text`.
 */
export function createTableReader<F extends Fields>({
  fields,
  nested,
}: TableShape<F>): (value: unknown, place: string, terms: TableTerms) => ReadTables<ShapeOf<F>> {
  const known = columnsOf(fields, nested);
  const makeBlank = createBlanks();
  return (value, place, { mostRows, from }) => {
    if (!Array.isArray(value)) {
      throw new ShapeError(place, 'a list of tables');
    }
    const rows: (Row | undefined)[] = [];
    let repeatedCharacters = 0;
    for (const table of value as readonly unknown[]) {
      const positions = readPositions(isRecord(table) ? table['at'] : undefined, place, mostRows);
      const read = readTable(table, known, positions.length, {
        placeOf: (row) => `${place}[${from + (positions[row] ?? 0)}]`,
        place,
        makeBlank,
      });
      repeatedCharacters += read.repeatedCharacters;
      positions.forEach((position, row) => {
        if (rows[position] !== undefined) {
          throw new ShapeError(`${place}[${from + position}]`, 'listed once');
        }
        rows[position] = read.rows[row];
      });
    }
    for (let position = 0; position < rows.length; position += 1) {
      if (rows[position] === undefined) {
        throw new ShapeError(`${place}[${from + position}]`, 'listed');
      }
    }
    // Each row has been read by the readers of `fields`, and none is missing.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { rows: rows as unknown as readonly ShapeOf<F>[], repeatedCharacters };
  };
}

interface KnownColumn {
  readonly name: string;
  readonly read: ReadShape<unknown>;
  readonly isOptional: boolean;
  /** The columns of the objects in this one, if they are written as a table. */
  readonly within?: ReadonlyMap<string, KnownColumn>;
}

function columnsOf(fields: Fields, nested: TableShape<Fields>['nested']): ReadonlyMap<string, KnownColumn> {
  return new Map(
    Object.entries(fields).map(([name, field]): [string, KnownColumn] => {
      const isOptional = typeof field !== 'function';
      const own = Object.hasOwn(nested, name) ? nested[name] : undefined;
      const within = own === undefined ? {} : { within: columnsOf(own, {}) };
      return [name, { name, read: isOptional ? field.optional : field, isOptional, ...within }];
    }),
  );
}

interface Places {
  /** The place of a row in messages. */
  readonly placeOf: (row: number) => string;
  /** The place of the list. */
  readonly place: string;
  readonly makeBlank: (fields: readonly string[]) => Row;
}

function readTable(
  table: unknown,
  known: ReadonlyMap<string, KnownColumn>,
  length: number,
  places: Places,
): { readonly rows: readonly Record<string, unknown>[]; readonly repeatedCharacters: number } {
  const { fields, columns } = readHead(table, known, places.place);
  const blank = places.makeBlank(fields.map(({ name }) => name));
  const rows = Array.from({ length }, (): Record<string, unknown> => ({ ...blank }));
  let repeatedCharacters = 0;
  for (const [number, { name, read, within }] of fields.entries()) {
    if (within === undefined) {
      repeatedCharacters += fillField(rows, { name, read, column: columns[number] }, places);
    } else {
      const inner = readTable(columns[number], within, length, {
        ...places,
        placeOf: (row) => `${places.placeOf(row)}.${name}`,
        place: `${places.place}.${name}`,
      });
      repeatedCharacters += inner.repeatedCharacters;
      rows.forEach((row, position) => {
        row[name] = inner.rows[position];
      });
    }
  }
  return { rows, repeatedCharacters };
}

interface TableHead {
  readonly fields: readonly KnownColumn[];
  readonly columns: readonly unknown[];
}

function readHead(table: unknown, known: ReadonlyMap<string, KnownColumn>, place: string): TableHead {
  const { fields, columns } = isRecord(table) ? table : {};
  if (!Array.isArray(fields) || !Array.isArray(columns) || fields.length !== columns.length) {
    throw new ShapeError(place, 'a list of tables with a column for each field');
  }
  const found = new Map<string, KnownColumn>();
  for (const name of fields as readonly unknown[]) {
    const column = typeof name === 'string' ? known.get(name) : undefined;
    if (column === undefined || found.has(column.name)) {
      throw new ShapeError(place, 'a list of tables whose fields are known and different');
    }
    found.set(column.name, column);
  }
  for (const { name, isOptional } of known.values()) {
    if (!isOptional && !found.has(name)) {
      throw new ShapeError(`${place}.${name}`, 'there');
    }
  }
  return { fields: [...found.values()], columns };
}

interface FieldOfTable {
  readonly name: string;
  readonly read: ReadShape<unknown>;
  readonly column: unknown;
}

/** Sets a field of all rows; returns how many characters it took from values that are written once and used several times. */
function fillField(
  rows: readonly Record<string, unknown>[],
  { name, read, column }: FieldOfTable,
  { placeOf, place }: Places,
): number {
  const placeOfValue = (row: number): string => `${placeOf(row)}.${name}`;
  if (!isRecord(column)) {
    const values = readValues(column, read, placeOfValue, `${place}.${name}`);
    checkLength(values, rows, `${place}.${name}`);
    rows.forEach((row, position) => {
      row[name] = values[position];
    });
    return 0;
  }
  const positions = readPositions(column['at'], `${place}.${name}`, Number.MAX_SAFE_INTEGER);
  checkLength(positions, rows, `${place}.${name}`);
  const firstRow = (value: number): number => Math.max(0, positions.indexOf(value));
  const values = readValues(column['values'], read, (value) => placeOfValue(firstRow(value)), `${place}.${name}`);
  const lengths = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)).length);
  let characters = 0;
  rows.forEach((row, position) => {
    const value = positions[position] ?? values.length;
    if (value >= values.length) {
      throw new ShapeError(placeOfValue(position), 'one of the values of its column');
    }
    row[name] = values[value];
    characters += lengths[value] ?? 0;
  });
  return characters;
}

function readValues(
  values: unknown,
  read: ReadShape<unknown>,
  placeOf: (position: number) => string,
  place: string,
): readonly unknown[] {
  if (!Array.isArray(values)) {
    throw new ShapeError(place, 'a list');
  }
  let position = 0;
  try {
    return values.map((value: unknown, index) => {
      position = index;
      return read(value, '');
    });
  } catch (error) {
    // The place is only put together for an error: results have millions of values.
    throw error instanceof ShapeError ? error.within(placeOf(position)) : error;
  }
}

function checkLength(values: readonly unknown[], rows: readonly unknown[], place: string): void {
  if (values.length !== rows.length) {
    throw new ShapeError(place, 'a list with a value for each row');
  }
}

/** Reads whole numbers from 0 that are less than `most`. */
function readPositions(value: unknown, place: string, most: number): readonly number[] {
  if (!Array.isArray(value) || value.length > most) {
    throw new ShapeError(place, `a list of at most ${most}`);
  }
  return value.map((position: unknown) => {
    if (count(position, place) >= most) {
      throw new ShapeError(place, `a list of at most ${most}`);
    }
    return Number(position);
  });
}

/**
 * Makes objects with these fields and no values yet. Copies of one such object take less memory, and are filled faster, than
 * objects that get one field after the other, because V8 then knows all their fields from the start.
 */
function createBlanks(): (fields: readonly string[]) => Row {
  const blanks = new Map<string, Row>();
  return (fields) => {
    const text = JSON.stringify(fields);
    const known = blanks.get(text);
    if (known !== undefined) {
      return known;
    }
    const made: unknown = JSON.parse(`{${fields.map((name) => `${JSON.stringify(name)}:null`).join(',')}}`);
    const blank = isRecord(made) ? made : {};
    blanks.set(text, blank);
    return blank;
  };
}

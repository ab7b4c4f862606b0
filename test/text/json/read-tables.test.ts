import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, object, optional, text } from '../../../src/text/json/read-shape.ts';
import { createTableReader } from '../../../src/text/json/read-tables.ts';
import { writeTables } from '../../../src/text/json/write-tables.ts';

const WITHIN = { name: text(9), code: optional(text(9)) };
const FIELDS = { path: text(9), line: optional(count), within: optional(object(WITHIN)) };
const read = (value: unknown): readonly unknown[] =>
  createTableReader({ fields: FIELDS, nested: { within: WITHIN } })(value, 'rows', { mostRows: 20, from: 100 }).rows;

const word = fc.constantFrom('', 'a', 'b', 'äöü', '__proto__');
const within = fc.record({ name: word, code: word }, { requiredKeys: ['name'] });
const row = fc
  .record({ path: word, line: fc.nat(3), within }, { requiredKeys: ['path'] })
  .chain((one) => fc.shuffledSubarray(Object.entries(one), { minLength: Object.keys(one).length }))
  .map((fields) => Object.fromEntries(fields));

it('rows that are written as tables are read with the same values and the same order of fields', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const written: unknown = JSON.parse(JSON.stringify(writeTables(rows, ['within'])));
      expect(JSON.stringify(read(written))).toBe(JSON.stringify(rows));
    }),
  );
});

it('characters that are written once and used several times are counted', () => {
  const tables = [{ at: [0, 1], fields: ['path'], columns: [{ values: ['four'], at: [0, 0] }] }];
  const reader = createTableReader({ fields: FIELDS, nested: {} });
  expect(reader(tables, 'rows', { mostRows: 20, from: 0 }).repeatedCharacters).toBe(8);
});

describe('a list of tables that was not written by us is refused', () => {
  const table = { at: [0, 1], fields: ['path'], columns: [['a', 'b']] };
  it.each<readonly [string, unknown, string]>([
    ['that is no list', { 0: table }, 'rows is not a list of tables'],
    ['with something else in it', [3], 'rows is not a list of at most 20'],
    ['with more rows than it may have', [{ ...table, at: Array(21).fill(0) }], 'rows is not a list of at most 20'],
    ['with a row far away', [{ ...table, at: [0, 20] }], 'rows is not a list of at most 20'],
    ['with a position that is none', [{ ...table, at: [0, -1] }], 'rows is not a whole number'],
    ['with a gap', [{ ...table, at: [0, 2] }], 'rows[101] is not listed'],
    ['with a row that is listed twice', [table, table], 'rows[100] is not listed once'],
    ['with an unknown field', [{ ...table, fields: ['__proto__'] }], 'whose fields are known and different'],
    [
      'with a field that is there twice',
      [
        {
          ...table,
          fields: ['path', 'path'],
          columns: [
            ['a', 'b'],
            ['a', 'b'],
          ],
        },
      ],
      'whose fields are known and different',
    ],
    ['without a field', [{ ...table, fields: ['line'], columns: [[1, 2]] }], 'rows.path is not there'],
    ['with a field without a column', [{ ...table, columns: [] }], 'rows is not a list of tables with a column'],
    ['with a column that is too short', [{ ...table, columns: [['a']] }], 'rows.path is not a list with a value'],
    ['with a column that is none', [{ ...table, columns: ['ab'] }], 'rows.path is not a list'],
    ['with a wrong value', [{ ...table, columns: [['a', 7]] }], 'rows[101].path is not a text'],
    [
      'with a wrong value that is repeated',
      [{ ...table, columns: [{ values: ['a', 7], at: [0, 1] }] }],
      'rows[101].path is not a text',
    ],
    [
      'with a value that its column does not have',
      [{ ...table, columns: [{ values: ['a'], at: [0, 1] }] }],
      'rows[101].path is not one of the values of its column',
    ],
    [
      'with a wrong value in an object of a row',
      [{ ...table, fields: ['path', 'within'], columns: [['a', 'b'], { fields: ['name'], columns: [['c', 7]] }] }],
      'rows[101].within.name is not a text',
    ],
    [
      'with a value in place of a table',
      [
        {
          ...table,
          fields: ['path', 'within'],
          columns: [
            ['a', 'b'],
            [1, 2],
          ],
        },
      ],
      'rows.within is not a list of tables',
    ],
  ])('%s', (_name, tables, message) => {
    expect(() => read(tables)).toThrow(message);
  });
});

import { expect, it } from 'vitest';
import { writeTables } from '../../../src/text/json/write-tables.ts';

it('names and repeated values are written once', () => {
  const rows = ['a', 'a', 'a', 'b'].map((path, line) => ({ path, line, code: undefined }));
  expect(writeTables(rows, [])).toEqual([
    {
      at: [0, 1, 2, 3],
      fields: ['path', 'line'],
      columns: [{ values: ['a', 'b'], at: [0, 0, 0, 1] }, [0, 1, 2, 3]],
    },
  ]);
});

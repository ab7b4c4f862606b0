import { expect, test } from 'vitest';
import { parseJson } from '../../../src/text/json/parse-json.ts';

test.each([
  ['{"a": [1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{"a": ', undefined],
  ["{'a': 1}", undefined],
])('reads %s', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

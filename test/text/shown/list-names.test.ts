import { expect, test } from 'vitest';
import { listNames } from '../../../src/text/shown/list-names.ts';

test.each([
  ['no name', [], ''],
  ['one name', ['a'], 'a'],
  ['two names', ['a', 'b'], 'a and b'],
  ['three names', ['a', 'b', 'c'], 'a, b and c'],
])('writes %s', (_name, names, written) => {
  expect(listNames(names)).toBe(written);
});

test('joins the last name with another word', () => {
  expect(listNames(['a', 'b'], 'or')).toBe('a or b');
});

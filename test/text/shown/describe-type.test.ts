import { expect, test } from 'vitest';
import { describeType } from '../../../src/text/shown/describe-type.ts';

test.each([
  [null, 'nothing'],
  [[1], 'a list'],
  [{ a: 1 }, 'a map'],
  ['a', 'a string'],
  [1, 'a number'],
  [true, 'a boolean'],
])('describes %j as %s', (value, words) => {
  expect(describeType(value)).toBe(words);
});

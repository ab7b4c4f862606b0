import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countDifference } from '../../../src/findings/align/word-difference.ts';
import { runs } from '../../property-runs.ts';

it.each([
  ['nothing', 'const total = add(a, b);', 'const total = add(a, b);', 0],
  ['blanks, letter case and kinds of quotes', "  Const x = 'a'", 'const  x = “a”', 0],
  ['a mistyped letter', 'await load(part)', 'await laad(part)', 1],
  ['two letters that are swapped', 'await load(part)', 'await laod(part)', 1],
  ['a number', 'read(12, input)', 'read(13, input)', 1],
  ['another word, however long', 'read(input)', 'read(somethingElse)', 3],
  ['a missing word', 'read the input', 'read input', 2],
  ['a missing mark', 'read(input);', 'read(input)', 1],
  ['words in place of others', 'one two three', 'four five', 8],
])('counts %s', (_name, text, other, expected) => {
  expect(countDifference(text, other)).toBe(expected);
});

const WORD = fc.constantFrom('load', 'laod', 'value1', 'value12', 'É', '(', ')', '=', '"', '12');
const TEXT = fc.array(WORD, { maxLength: 8 }).map((words) => words.join(' '));

it('what both texts begin or end with does not count', () => {
  fc.assert(
    fc.property(TEXT, TEXT, TEXT, TEXT, (start, text, other, end) => {
      const plain = countDifference(text, other);
      expect(countDifference(`${start} ${text} ${end}`, `${start} ${other} ${end}`)).toBe(plain);
      expect(countDifference(other, text)).toBe(plain);
    }),
    { numRuns: runs(300) },
  );
});

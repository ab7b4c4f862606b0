import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrapText } from '../../src/reports/wrap.ts';

it.each([
  ['keeps a short text on one line', 'a b', 10, ['> a b']],
  ['breaks before the word that does not fit', 'aaa bbb ccc', 9, ['> aaa bbb', '  ccc']],
  ['keeps a word whole that is wider than the line', 'aaaaaaaaaaaa b', 6, ['> aaaaaaaaaaaa', '  b']],
  ['counts wide characters twice', '日本 日本', 8, ['> 日本', '  日本']],
])('%s', (_name, text, width, lines) => {
  expect(wrapText(text, width, { first: '> ', rest: '  ' })).toEqual(lines);
});

it('keeps every word, in order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 }),
      fc.integer({ min: 1, max: 40 }),
      (words, width) => {
        const lines = wrapText(words.join(' '), width, { first: '', rest: '' });
        expect(lines.join(' ')).toBe(words.join(' '));
      },
    ),
  );
});

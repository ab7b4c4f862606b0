import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openWindowSearch } from '../../../src/context/similar/similar-windows.ts';
import { distinctWords } from '../../../src/context/similar/words.ts';
import { runs } from '../../property-runs.ts';
import { findSimilarWindowsFromLines, findSimilarWindowsPlainly } from './plain-windows.ts';

const TEXT = 'or not\ngood morning\ngood night\nthe day\nis bright\nthe morning sun\nis hot\n';
const REFERENCE = distinctWords('good morning good night the day is bright');

describe('openWindowSearch', () => {
  it.each([
    { name: 'keeps the better of windows that overlap', length: 2, expected: ['2-3 0.60', '4-5 0.40', '6-7 0.14'] },
    { name: 'takes a shorter text as one window', length: 60, expected: ['1-7 0.71'] },
    {
      name: 'compares line by line',
      length: 1,
      expected: ['1-1 0.00', '2-2 0.40', '3-3 0.40', '4-4 0.20', '5-5 0.20', '6-6 0.17', '7-7 0.00'],
    },
    { name: 'finds nothing in windows without lines', length: 0, expected: [] },
  ])('$name', ({ length, expected }) => {
    const windows = openWindowSearch(REFERENCE, length)(TEXT);
    expect(windows.map(({ from, to, score }) => `${from}-${to} ${score.toFixed(2)}`)).toEqual(expected);
  });

  it.each([
    ['an empty text', REFERENCE, ''],
    ['a reference with stop words only', distinctWords('the if of'), TEXT],
  ])('finds nothing for %s', (_, reference, text) => {
    expect(openWindowSearch(reference, 3)(text)).toEqual([]);
  });

  // Few words, so that windows share many. `constructor` is a key of every object.
  const word = fc.constantFrom(
    'cart',
    'Cart',
    'total',
    'x1',
    'constructor',
    '__proto__',
    'the',
    'if',
    'é',
    '€',
    ' ',
    '.',
  );
  const text = fc
    .array(
      fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
      { maxLength: 30 },
    )
    .chain((lines) => fc.constantFrom('\n', '\r\n').map((end) => lines.join(end)));

  it('gives the windows and scores of the plain ways, text after text', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), text, fc.integer({ min: 0, max: 12 }), (texts, other, length) => {
        const reference = distinctWords(other);
        const search = openWindowSearch(reference, length);
        for (const one of texts) {
          const plain = findSimilarWindowsPlainly(one, reference, length);
          expect(search(one)).toEqual(plain);
          expect(findSimilarWindowsFromLines(one, reference, length)).toEqual(plain);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});

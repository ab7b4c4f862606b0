import fc from 'fast-check';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { listingWidth, reportWidth, wrapListing, wrapMessage, wrapText } from '../../src/reports/wrap.ts';

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

it.each([
  ['a file or a pipe', undefined, 100, 120],
  ['a terminal that does not know its width', 0, 100, 120],
  ['a wide terminal', 300, 100, 120],
  ['a terminal of the usual width', 80, 80, 80],
  ['a terminal between both', 110, 100, 110],
  ['a very narrow terminal', 12, 40, 40],
])('lines for %s have a readable width', (_name, columns, report, listing) => {
  expect([reportWidth(columns), listingWidth(columns)]).toEqual([report, listing]);
});

describe('a listing', () => {
  it.each([
    ['a short line', '-  a.md: x', '-  a.md: x'],
    [
      'a long line',
      `-  a.md: ${'word '.repeat(30)}end`,
      `-  a.md: ${'word '.repeat(22).trim()}\n${' '.repeat(5)}${'word '.repeat(8)}end`,
    ],
    ['a long name', `  ${'x'.repeat(300)}`, undefined],
    ['several lines', 'a\nb\n', 'a\nb\n'],
  ])('wraps %s', (_name, text, expected) => {
    const wrapped = wrapListing(text);
    expect(wrapped).toBe(expected ?? wrapped);
    expect(Math.max(...wrapped.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  it('is never wider than the terminal, keeps its words, and does not count colors', () => {
    const word = fc.oneof(fc.stringMatching(/^[a-z]{1,20}$/), fc.constant('\u001B[1mbold\u001B[22m'));
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 40, max: 200 }),
        (words, columns) => {
          const wrapped = wrapListing(`-  ${words.join(' ')}`, columns);
          const lines = wrapped.split('\n');
          expect(lines.every((line) => stripVTControlCharacters(line).length <= Math.min(120, columns))).toBe(true);
          expect(wrapped.split(/\s+/).slice(1)).toEqual(words);
        },
      ),
    );
  });
});

describe('a message', () => {
  const sentence = 'The model is named, but there is no key or server to ask it';
  const address = `https://example.com/${'x'.repeat(60)}`;
  it.each([
    [
      'is broken between words, and indented below its first line',
      sentence,
      'The model is named, but there is no key\n  or server to ask it',
    ],
    [
      'keeps the indent of a hint',
      `  ${sentence}\n`,
      '  The model is named, but there is no\n    key or server to ask it\n',
    ],
    ['keeps an address whole', `See ${address} now`, `See\n  ${address}\n  now`],
    ['keeps lines of code and their marks', `    ${sentence}\n    ^^^`, `    ${sentence}\n    ^^^`],
  ])('%s', (_name, text, expected) => {
    expect(wrapMessage(text, 40)).toBe(expected);
  });

  it('stays whole in a log', () => {
    expect(wrapMessage(sentence.repeat(9), undefined)).toBe(sentence.repeat(9));
  });
});

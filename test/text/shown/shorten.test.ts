import { expect, it } from 'vitest';
import { shorten, shortenPath, shortenSentence, takeStart } from '../../../src/text/shown/shorten.ts';

it.each([
  { name: 'a short text stays as it is', text: 'four', most: 4, shown: 'four' },
  { name: 'a longer text ends in an ellipsis, which counts', text: 'fives', most: 4, shown: 'fiv…' },
  { name: 'a character of two halves is not split', text: 'ab😀cd', most: 4, shown: 'ab…' },
  { name: 'a character of two halves stays where both fit', text: 'ab😀cd', most: 5, shown: 'ab😀…' },
])('$name', ({ text, most, shown }) => {
  expect(shorten(text, most)).toBe(shown);
});

it.each([
  { name: 'a short text is all start', text: 'ab😀', most: 4, start: 'ab😀' },
  { name: 'the start is cut without a mark', text: 'abcd', most: 2, start: 'ab' },
  { name: 'the start has no half character at its end', text: 'ab😀', most: 3, start: 'ab' },
])('$name', ({ text, most, start }) => {
  expect(takeStart(text, most)).toBe(start);
});

it.each([
  { name: 'a short path stays as it is', path: 'src/cart.ts', most: 11, shown: 'src/cart.ts' },
  {
    name: 'a longer path keeps its ends',
    path: 'packages/shop/src/parts/cart.ts',
    most: 26,
    shown: 'packages/…/parts/cart.ts',
  },
  {
    name: 'only the file name stays of a narrow path',
    path: 'packages/shop/src/cart.ts',
    most: 18,
    shown: 'packages/…/cart.ts',
  },
  {
    name: 'a file that stands in the first folder loses its middle',
    path: 'src/abcdefgh.ts',
    most: 10,
    shown: 'src…fgh.ts',
  },
  { name: 'a path of many folders keeps the last ones', path: `a/${'d/'.repeat(1e6)}z`, most: 9, shown: 'a/…/d/d/z' },
  { name: 'a path that ends in a slash keeps it', path: 'src/parts/carts/', most: 12, shown: 'src/…/carts/' },
  { name: 'a long file name loses its middle', path: `src/${'x'.repeat(20)}.ts`, most: 10, shown: 'src…xxx.ts' },
  { name: 'a text without folders loses its middle', path: 'abcdefghij', most: 7, shown: 'ab…ghij' },
  { name: 'no half of a character stays', path: 'abcde😀fgh', most: 6, shown: 'a…fgh' },
])('$name', ({ path, most, shown }) => {
  expect(shortenPath(path, most)).toBe(shown);
});

it.each([
  { name: 'a short sentence stays as it is', text: 'Use `a`.', most: 8, shown: 'Use `a`.' },
  { name: 'code that is cut is closed', text: 'Use `abcdef`.', most: 9, shown: 'Use `ab…`' },
  { name: 'words that are cut have nothing to close', text: 'Use `a` here.', most: 11, shown: 'Use `a` he…' },
  { name: 'code of which nothing is left has no backticks', text: 'Use `abcdef`.', most: 6, shown: 'Use …' },
])('$name', ({ text, most, shown }) => {
  expect(shortenSentence(text, most)).toBe(shown);
});

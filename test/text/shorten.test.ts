import { expect, it } from 'vitest';
import { shorten, takeStart } from '../../src/text/shorten.ts';

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

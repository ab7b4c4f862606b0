import { expect, it } from 'vitest';
import { displayWidth } from '../../src/reports/display-width.ts';

it.each([
  ['letters', 'abc', 3],
  ['accents in one character', 'é', 1],
  ['combining accents', 'e\u0301', 1],
  ['Han', '漢字', 4],
  ['Han beyond the first plane', '𠮷', 2],
  ['Hangul and Kana', '한カ', 4],
  ['full-width forms', 'Ａ！', 4],
  ['half-width Kana', 'ｶ', 1],
  ['emoji', '😀✅', 4],
  ['letters beyond the first plane', '𝒳', 1],
  ['a sign with a variation selector', '©\uFE0E', 1],
  ['lone surrogates', '\uD800', 1],
  ['box drawing', '─│', 2],
  ['nothing', '', 0],
])('counts the columns of %s', (_name, text, expected) => {
  expect(displayWidth(text)).toBe(expected);
});

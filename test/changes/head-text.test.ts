import { expect, test } from 'vitest';
import { isHeadOf } from '../../src/changes/head-text.ts';
import { fileOf, hunkAt } from '../findings/file-change.ts';

const FILE = fileOf('a.ts', hunkAt(2, [' two', '+three', '-old']), hunkAt(6, ['+six']));

test.each([
  ['the text that the hunks lead to', 'one\ntwo\nthree\nfour\nfive\nsix\n', true],
  ['a text with a different context', 'one\nzwei\nthree\nfour\nfive\nsix\n', true],
  ['a text that moved by one line', 'zero\none\ntwo\nthree\nfour\nfive\nsix\n', false],
  ['a text without the last added line', 'one\ntwo\nthree\n', false],
  ['an empty text', '', false],
])('compares the added lines with %s', (_name, text, expected) => {
  expect(isHeadOf(FILE, text)).toBe(expected);
});

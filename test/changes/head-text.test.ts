import { expect, test } from 'vitest';
import { isHeadOf, joinAddedLines } from '../../src/changes/head-text.ts';
import type { FileChange } from '../../src/changes/types.ts';
import { wholeFile, withoutLines } from '../../src/changes/whole-file.ts';
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

test.each(['one', 'one\n', 'one\r\ntwo', '\n', 'one\n\n', '\uFEFFone\n'])(
  'joins the lines of a new file: %j',
  (text) => {
    expect(joinAddedLines(wholeFile('a.ts', text))).toBe(text);
  },
);

const NEW = wholeFile('a.ts', 'one\ntwo\n');

test.each<readonly [string, FileChange]>([
  ['that was there before', { ...NEW, status: 'modified' }],
  ['whose lines are not kept', withoutLines(NEW)],
  ['of which a part is shown', { ...NEW, additions: 3 }],
  ['of which a part could not be read', { ...NEW, unreadLines: 1 }],
  ['that git shows as binary', { ...NEW, encoding: 'utf-16le' }],
  ['without text', wholeFile('a.ts', '')],
  ['in two hunks', fileOf('a.ts', hunkAt(1, ['+one']), hunkAt(5, ['+five']))],
])('does not join the lines of a file %s', (_name, file) => {
  expect(joinAddedLines(file)).toBeUndefined();
});

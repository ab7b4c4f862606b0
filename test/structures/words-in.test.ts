import { expect, test } from 'vitest';
import { wordSet, wordsIn } from '../../src/structures/words-in.ts';

test.each([
  ['one line', 'a b-c d.e', ['a', 'b-c', 'd.e']],
  ['several lines with blanks around them', '\n    a b\n    c\n  ', ['a', 'b', 'c']],
])('lists the words of %s', (_name, text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test('makes a set of words', () => {
  expect(wordSet('a b a')).toEqual(new Set(['a', 'b']));
});

import { wordsIn } from '../structures/words-in.ts';

/** Numbers in words; the place of a word is its number. */
export const NUMBER_WORDS: readonly string[] = wordsIn(`
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty
`);

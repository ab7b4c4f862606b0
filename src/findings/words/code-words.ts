import { lazily } from '../../structures/lazily.ts';
import { normalizeText } from '../../text/hidden/normalize.ts';

const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;

/** Lists the words of code or text. A name of several words, such as `lineCount` or `line_count`, is one word. */
export function wordsOf(text: string): readonly string[] {
  return normalizeText(text).match(WORD) ?? [];
}

/** The words of a text, to look for others in them. */
export interface WordText {
  hasWords(words: readonly string[]): boolean;
  /** The share of the words that the text has, in any letter case: from 0 to 1. */
  shareOfWords(words: readonly string[]): number;
}

/** Prepares a text for many searches of words. */
export function wordText(text: string): WordText {
  const words = lazily(() => new Set(wordsOf(text)));
  const lowerCase = lazily(() => new Set([...words()].map((word) => word.toLowerCase())));
  return {
    hasWords: (wanted) => wanted.every((word) => words().has(word)),
    shareOfWords: (wanted) =>
      wanted.filter((word) => lowerCase().has(word.toLowerCase())).length / Math.max(1, wanted.length),
  };
}

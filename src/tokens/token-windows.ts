import { isExactSplit } from './exact-split.ts';
import type { Tokenizer } from './tokens.ts';

/** The start of a text, with the number of bytes of each of its tokens. */
export interface TokenWindow {
  readonly text: string;
  readonly lengths: readonly number[];
}

/**
 * Prose and code have four characters per token. With twice as many, the first window is nearly always large enough.
 */
const CHARACTERS_PER_TOKEN = 8;
const GROWTH = 4;

/**
 * A start of a text with more than `most` tokens, or the whole text. Its tokens are those of the text. Only if a run
 * without a place to divide it is longer than `MAX_RUN_CHARACTERS`, its last tokens may be different. The time does not
 * grow with the length of the text.
 */
export function windowAtStart(tokenizer: Tokenizer, text: string, most: number): TokenWindow {
  if (!(most >= 1)) {
    return { text: '', lengths: [] };
  }
  for (let characters = CHARACTERS_PER_TOKEN * (most + 1); ; characters *= GROWTH) {
    const window = text.slice(0, cutAfter(text, characters));
    const lengths = tokenizer.tokenLengths(window);
    if (lengths.length > most || window.length === text.length) {
      return { text: window, lengths };
    }
  }
}

/**
 * The distance within which a place is searched at which the tokens of a text divide. A megabyte of one letter has
 * none.
 */
const MAX_RUN_CHARACTERS = 4_096;

function cutAfter(text: string, offset: number): number {
  for (let at = offset; at <= offset + MAX_RUN_CHARACTERS; at += 1) {
    if (isExactSplit(text, at)) {
      return at;
    }
  }
  return offset;
}

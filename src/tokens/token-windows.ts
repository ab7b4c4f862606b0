import { isExactSplit } from './exact-split.ts';
import type { Tokenizer } from './tokens.ts';

/** A start or an end of a text, with the bytes of each of its tokens. */
export interface TokenWindow {
  readonly text: string;
  readonly lengths: readonly number[];
}

/** Prose and code have four; with twice as many the first window is nearly always large enough. */
const CHARACTERS_PER_TOKEN = 8;
const GROWTH = 4;

/**
 * A start of a text with more than `most` tokens, or all of it. Its tokens are those of the text; only where a run without
 * a place to divide it at is longer than `MAX_RUN_CHARACTERS`, the last of them may be others. A longer text takes no
 * longer.
 */
export function windowAtStart(tokenizer: Tokenizer, text: string, most: number): TokenWindow {
  return growWindow(tokenizer, text, most, (characters) => text.slice(0, cutAfter(text, characters)));
}

/** The same for the end of a text. */
export function windowAtEnd(tokenizer: Tokenizer, text: string, most: number): TokenWindow {
  return growWindow(tokenizer, text, most, (characters) => text.slice(cutBefore(text, text.length - characters)));
}

function growWindow(
  tokenizer: Tokenizer,
  text: string,
  most: number,
  take: (characters: number) => string,
): TokenWindow {
  if (!(most >= 1)) {
    return { text: '', lengths: [] };
  }
  for (let characters = CHARACTERS_PER_TOKEN * (most + 1); ; characters *= GROWTH) {
    const window = take(characters);
    const lengths = tokenizer.tokenLengths(window);
    if (lengths.length > most || window.length === text.length) {
      return { text: window, lengths };
    }
  }
}

/** How far is looked for a place at which the tokens of a text divide; a megabyte of one letter has none. */
const MAX_RUN_CHARACTERS = 4_096;

function cutAfter(text: string, offset: number): number {
  for (let at = offset; at <= offset + MAX_RUN_CHARACTERS; at += 1) {
    if (isExactSplit(text, at)) {
      return at;
    }
  }
  return offset;
}

function cutBefore(text: string, offset: number): number {
  for (let at = offset; at >= offset - MAX_RUN_CHARACTERS; at -= 1) {
    if (isExactSplit(text, at)) {
      return Math.max(0, at);
    }
  }
  return offset;
}

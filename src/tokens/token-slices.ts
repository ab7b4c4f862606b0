import { windowAtStart } from './token-windows.ts';
import type { Tokenizer } from './tokens.ts';

/**
 * The start of a text with at most `most` tokens. If the whole text fits, it is returned. Otherwise it is the longest
 * sequence of its first tokens that ends at the end of a character and counts at most `most` on its own. (The last
 * tokens of a start may be different without the text after them.) The result has `most` tokens, except that tokens may
 * have to be left out that share a character or that make the start count more on its own.
 */
export function firstTokens(tokenizer: Tokenizer, text: string, most: number): string {
  const window = windowAtStart(tokenizer, text, most);
  if (window.lengths.length <= most) {
    return window.text;
  }
  const offsets = tokenOffsets(window.text, window.lengths);
  return longestWithin(tokenizer, most, (tokens) => {
    const end = offsets[tokens];
    return end === undefined ? undefined : window.text.slice(0, end);
  });
}

/**
 * After this many slices that count too many tokens, more and more tokens are removed at once, so that no text takes
 * long.
 */
const PATIENCE = 8;

/**
 * The first slice that counts at most `most` tokens, trying slices of fewer and fewer tokens. No slice ends inside a
 * character.
 */
function longestWithin(tokenizer: Tokenizer, most: number, sliceOf: (tokens: number) => string | undefined): string {
  let tooLong = 0;
  let tokens = Math.floor(most);
  while (tokens > 0) {
    const slice = sliceOf(tokens);
    if (slice === undefined) {
      tokens -= 1;
    } else if (tokenizer.count(slice) <= most) {
      return slice;
    } else {
      tooLong += 1;
      tokens -= 2 ** Math.max(0, tooLong - PATIENCE);
    }
  }
  return '';
}

/** The end of each token as an offset in the text. Undefined if it is inside a character. */
function tokenOffsets(text: string, lengths: readonly number[]): readonly (number | undefined)[] {
  const offsets: (number | undefined)[] = [0];
  let offset = 0;
  let bytes = 0;
  let bytesOfTokens = 0;
  for (const length of lengths) {
    bytesOfTokens += length;
    while (bytes < bytesOfTokens) {
      const codePoint = text.codePointAt(offset) ?? 0;
      bytes += bytesIn(codePoint);
      offset += codePoint > 0xff_ff ? 2 : 1;
    }
    offsets.push(bytes === bytesOfTokens ? offset : undefined);
  }
  return offsets;
}

function bytesIn(codePoint: number): number {
  if (codePoint < 0x80) {
    return 1;
  }
  if (codePoint < 0x8_00) {
    return 2;
  }
  return codePoint <= 0xff_ff ? 3 : 4;
}

import { LONGEST_TOKEN_BYTES } from './encodings.ts';
import { windowAtEnd, windowAtStart } from './token-windows.ts';
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

/** The end of a text with at most `most` tokens, as `firstTokens` for its start. */
export function lastTokens(tokenizer: Tokenizer, text: string, most: number): string {
  const window = windowAtEnd(tokenizer, text, most);
  if (window.lengths.length <= most) {
    return window.text;
  }
  const offsets = tokenOffsets(window.text, window.lengths);
  return longestWithin(tokenizer, most, (tokens) => {
    const start = offsets[window.lengths.length - tokens];
    return start === undefined ? undefined : window.text.slice(start);
  });
}

/** As many whole lines from the end of a text as fit into `most` tokens. */
export function lastLinesWithin(tokenizer: Tokenizer, text: string, most: number): string {
  const starts = lastLineStarts(text, most * LONGEST_TOKEN_BYTES);
  const guessed = text.length - lastTokens(tokenizer, text, most).length;
  const lines = mostThatFit(
    starts.findLastIndex((start) => start >= guessed) + 1,
    starts.length,
    (count) => tokenizer.count(text.slice(starts[count - 1])) <= most,
  );
  return lines === 0 ? '' : text.slice(starts[lines - 1]);
}

/**
 * A number up to `all` that fits while the next one does not. The search starts from a guess and uses growing steps.
 */
function mostThatFit(guess: number, all: number, fits: (count: number) => boolean): number {
  let fitting = 0;
  let tooMany = all + 1;
  let probe = Math.max(1, guess);
  for (let step = 1; tooMany - fitting > 1; step *= 2) {
    const isFitting = fits(probe);
    if (isFitting) {
      fitting = probe;
    } else {
      tooMany = probe;
    }
    const middle = (fitting + tooMany) >> 1;
    probe = isFitting ? Math.min(fitting + step, middle) : Math.max(tooMany - step, middle);
  }
  return fitting;
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

/** The offsets at which the last lines of a text start, last line first, within a number of characters from its end. */
function lastLineStarts(text: string, characters: number): readonly number[] {
  const starts: number[] = [];
  let start = text.length;
  while (start > 0) {
    start = start === 1 ? 0 : text.lastIndexOf('\n', start - 2) + 1;
    if (text.length - start > characters) {
      break;
    }
    starts.push(start);
  }
  return starts;
}

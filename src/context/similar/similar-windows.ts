import type { LineRange } from '../../syntax/types.ts';
import { STOP_WORDS } from './words.ts';

/** Successive lines of a text, with the share of words that they have in common with a reference. */
export interface SimilarWindow extends LineRange {
  /** The Jaccard index of the two sets of words, from 0 to 1. */
  readonly score: number;
}

/**
 * Returns a function that compares every window of `length` lines of a text with a reference. It gives windows that do not
 * overlap, in the order of their lines. Of windows that overlap, a later one replaces an earlier one only if it is better.
 * A shorter text is one window.
 *
 * Words are counted as the window moves, so that the time grows with the text, and not with the text times the window.
 * Texts of one repository have many words in common, so one function for all of them numbers each word once.
 *
 * @param reference words without stop words
 */
export function openWindowSearch(
  reference: ReadonlySet<string>,
  length: number,
): (text: string) => readonly SimilarWindow[] {
  const numbers = new Map(
    [...reference, ...STOP_WORDS].map((word, index) => [word, index < reference.size ? index : STOP]),
  );
  return (text) =>
    text === '' || reference.size === 0 || length < 1
      ? []
      : compareWindows(numberWords(text, numbers), { reference: reference.size, all: numbers.size }, length);
}

/** The words of a text by number, without stop words. */
interface NumberedWords {
  readonly words: Int32Array;
  /** For each line, the index of its first word; one more element for the end. */
  readonly lineStarts: readonly number[];
}

/** @param sizes how many numbers there are; the words of the reference have the lowest ones */
function compareWindows(
  { words, lineStarts }: NumberedWords,
  sizes: { readonly reference: number; readonly all: number },
  length: number,
): readonly SimilarWindow[] {
  const lines = lineStarts.length - 1;
  const counts = new Int32Array(sizes.all);
  let distinct = 0;
  let shared = 0;
  const kept: SimilarWindow[] = [];
  let first = 0;
  let next = 0;
  for (let to = 1; to <= lines; to += 1) {
    for (const end = lineStarts[to] ?? 0; next < end; next += 1) {
      const word = words[next] ?? 0;
      const count = counts[word] ?? 0;
      counts[word] = count + 1;
      if (count === 0) {
        distinct += 1;
        shared += word < sizes.reference ? 1 : 0;
      }
    }
    const from = Math.max(1, to - length + 1);
    for (const end = lineStarts[from - 1] ?? 0; first < end; first += 1) {
      const word = words[first] ?? 0;
      const count = counts[word] ?? 0;
      counts[word] = count - 1;
      if (count === 1) {
        distinct -= 1;
        shared -= word < sizes.reference ? 1 : 0;
      }
    }
    if (to >= Math.min(length, lines)) {
      keepBetter(kept, { from, to, score: shared === 0 ? 0 : shared / (distinct + sizes.reference - shared) });
    }
  }
  return kept;
}

function keepBetter(kept: SimilarWindow[], window: SimilarWindow): void {
  const last = kept.at(-1);
  if (last === undefined || last.to < window.from) {
    kept.push(window);
  } else if (last.score < window.score) {
    kept[kept.length - 1] = window;
  }
}

const LINE_FEED = 10;
/** Stands for a stop word among the numbers of words. */
const STOP = -1;

/** Splits a text into words and lines in one pass. A word that `numbers` does not have is added. */
function numberWords(text: string, numbers: Map<string, number>): NumberedWords {
  const words = new Int32Array((text.length + 1) >> 1);
  let count = 0;
  const lineStarts = [0];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : LINE_FEED;
    if (isWordCharacter(code)) {
      start = start < 0 ? at : start;
      continue;
    }
    if (start >= 0) {
      const number = numberOf(text.slice(start, at), numbers);
      if (number !== STOP) {
        words[count] = number;
        count += 1;
      }
      start = -1;
    }
    // A line feed at the end of the text does not begin another line.
    if (code === LINE_FEED && !(at === text.length && text.endsWith('\n'))) {
      lineStarts.push(count);
    }
  }
  return { words, lineStarts };
}

/** ASCII letters and digits. */
function isWordCharacter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

function numberOf(word: string, numbers: Map<string, number>): number {
  const known = numbers.get(word);
  if (known !== undefined) {
    return known;
  }
  // Stop words leave gaps in the numbers, which does not matter.
  numbers.set(word, numbers.size);
  return numbers.size - 1;
}

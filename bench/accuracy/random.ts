/** A source of random numbers that gives the same numbers for the same seed. */
export interface Random {
  /** A whole number from 0 up to, but not including, the limit. */
  readonly below: (limit: number) => number;
  /** An item of a list that is not empty. */
  readonly pick: <T>(items: readonly T[]) => T;
  /** Some different items of a list, in random order; all of them if the list is short. */
  readonly sample: <T>(items: readonly T[], count: number) => readonly T[];
  /** A pronounceable word of four syllables that occurs in no dictionary. */
  readonly word: () => string;
  /** Several such words, separated by spaces. */
  readonly words: (count: number) => string;
}

/** Creates a source of random numbers (mulberry32). The seed is a text, so that each part of a bench has its own source. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const below = (limit: number): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  const word = (): string => Array.from({ length: 4 }, () => SYLLABLES[below(SYLLABLES.length)]).join('');
  return {
    below,
    word,
    words: (count) => Array.from({ length: count }, word).join(' '),
    pick: <T>(items: readonly T[]) => items[below(items.length)] as T,
    sample(items, count) {
      const left = [...items];
      for (let index = 0; index < Math.min(count, left.length); index += 1) {
        const other = index + below(left.length - index);
        [left[index], left[other]] = [left[other] as (typeof left)[0], left[index] as (typeof left)[0]];
      }
      return left.slice(0, count);
    },
  };
}

const SYLLABLES = [...'bdfgklmnprstvz'].flatMap((consonant) => [...'aeiou'].map((vowel) => `${consonant}${vowel}`));

/** FNV-1a. */
function hashText(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  }
  return hash;
}

import { at } from '../structures/at.ts';

/** The hash of a word: FNV-1a with 32 bits. Two of half a million words share one with a chance of one in ten thousand. */
export function hashWord(word: string): number {
  let hash = FIRST_HASH;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), PRIME);
  }
  return hash >>> 0;
}

const FIRST_HASH = 0x81_1c_9d_c5;
const PRIME = 0x01_00_01_93;

/** Each hash is stored at its place in this table, or at the next free one. A file has fewer words. */
const SLOTS = 1 << 17;
const MAX_WORDS = SLOTS / 2;

/**
 * Reads the hashes of the words of texts, each once, in the order of the text: words begin with a letter, `_`, `$` or a
 * character beyond ASCII, and go on with these and digits. It makes no text for a word, which takes most of the time.
 */
export function createWordReader(): (text: string) => Uint32Array {
  const slots = new Uint32Array(SLOTS);
  /** The number of the text that filled a slot. */
  const filledBy = new Uint32Array(SLOTS);
  const found = new Uint32Array(MAX_WORDS);
  let texts = 0;
  return (text) => {
    let count = 0;
    texts += 1;
    const add = (hash: number): void => {
      let slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
      while (filledBy[slot] === texts) {
        if (slots[slot] === hash) {
          return;
        }
        slot = (slot + 1) & (SLOTS - 1);
      }
      if (count < MAX_WORDS) {
        filledBy[slot] = texts;
        slots[slot] = hash;
        found[count] = hash;
        count += 1;
      }
    };
    for (let index = 0; index < text.length; index += 1) {
      let code = text.charCodeAt(index);
      if (KINDS[code < BEYOND_ASCII ? code : BEYOND_ASCII] === WORD_START) {
        let hash = FIRST_HASH;
        do {
          hash = Math.imul(hash ^ code, PRIME);
          index += 1;
          code = text.charCodeAt(index);
        } while (code < BEYOND_ASCII ? KINDS[code] !== 0 : code >= BEYOND_ASCII);
        add(hash >>> 0);
      }
    }
    return found.slice(0, count);
  };
}

const DIGIT = 1;
const WORD_START = 2;
const BEYOND_ASCII = 128;
/** For each character of ASCII, whether it is in words. The last one stands for all characters beyond ASCII. */
const KINDS = Uint8Array.from({ length: BEYOND_ASCII + 1 }, (_, code) =>
  code === BEYOND_ASCII || /[\w$]/.test(String.fromCharCode(code))
    ? /\d/.test(String.fromCharCode(code))
      ? DIGIT
      : WORD_START
    : 0,
);

/** Which of the added sets hold a hash. */
export interface HashIndex {
  /** The numbers of the sets, in their order. */
  holding(hash: number): readonly number[];
}

const BUCKETS = 1 << 16;

/** Indexes sets of hashes by counting: each bucket holds the hashes with the same upper half, in the order of their sets. */
export function indexHashes(sets: readonly Uint32Array[]): HashIndex {
  const ends = new Uint32Array(BUCKETS);
  for (const set of sets) {
    for (const hash of set) {
      ends[hash >>> 16] = at(ends, hash >>> 16) + 1;
    }
  }
  let total = 0;
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    const count = ends[bucket] ?? 0;
    ends[bucket] = total;
    total += count;
  }
  const hashes = new Uint32Array(total);
  const numbers = new Uint32Array(total);
  for (const [number, set] of sets.entries()) {
    for (const hash of set) {
      // The end moves from the beginning of the bucket to its end while it is filled.
      const place = at(ends, hash >>> 16);
      ends[hash >>> 16] = place + 1;
      hashes[place] = hash;
      numbers[place] = number;
    }
  }
  return {
    holding: (hash) => {
      const bucket = hash >>> 16;
      const found: number[] = [];
      for (let place = bucket === 0 ? 0 : (ends[bucket - 1] ?? 0); place < (ends[bucket] ?? 0); place += 1) {
        if (hashes[place] === hash) {
          found.push(numbers[place] ?? 0);
        }
      }
      return found;
    },
  };
}

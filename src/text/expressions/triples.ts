/** How many triples of characters are told apart. */
export const TRIPLES = 1 << 13;

/** The triples of a part of a text, as numbers. A text without one of them does not have the part. */
export type Triples = readonly number[];

/** The triples of a text, whose letters have any case. */
export interface TextTriples {
  /** A bit for each triple that the text has. Different ones may share a bit. */
  readonly bits: Uint32Array;
  /** The triple at each place of the text. */
  readonly places: Uint16Array;
}

/** None for a part of fewer than three characters, which any text may have. */
export function triplesOf(part: string): Triples {
  return Array.from({ length: Math.max(0, part.length - 2) }, (_, start) => tripleAt(part, start));
}

/** The number of the three characters from a place on. */
export function tripleAt(text: string, start: number): number {
  return numberOf(text.charCodeAt(start), text.charCodeAt(start + 1), text.charCodeAt(start + 2));
}

function numberOf(first: number, second: number, third: number): number {
  return (first ^ (second << 4) ^ (third << 8)) & (TRIPLES - 1);
}

/** Whether a text may have one of the parts of each list. If it does not, none of the parts of a list is in the text. */
export function mayHave({ bits }: TextTriples, needed: readonly (readonly Triples[])[]): boolean {
  for (const parts of needed) {
    if (!hasAny(bits, parts)) {
      return false;
    }
  }
  return true;
}

function hasAny(bits: Uint32Array, parts: readonly Triples[]): boolean {
  for (const part of parts) {
    if (hasAll(bits, part)) {
      return true;
    }
  }
  return false;
}

function hasAll(bits: Uint32Array, part: Triples): boolean {
  for (const bit of part) {
    if (((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) {
      return false;
    }
  }
  return true;
}

/**
 * Whether a text may have a word in any case. If it may not, the word is not in the text.
 * @param bits of the text in lower case, see `listTripleBits`
 */
export function mayHaveWord(bits: Uint32Array, word: string): boolean {
  let first = 0;
  let second = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code > LAST_ASCII) {
      // Letters outside of ASCII can have another lower case in a text than in a word.
      return true;
    }
    const third = code >= UPPER_A && code <= UPPER_Z ? code + TO_LOWER : code;
    const bit = numberOf(first, second, third);
    if (at > 1 && ((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) {
      return false;
    }
    first = second;
    second = third;
  }
  return true;
}

const LAST_ASCII = 0x7f;
const UPPER_A = 65;
const UPPER_Z = 90;
const TO_LOWER = 32;

/** The same text is asked for by many expressions in a row, and a sentence has few forms. */
const KEPT_TEXTS = 8;

/** Reads the triples of a text. */
export const readTriples = createReader();

/** Makes a reader that keeps the triples of the last texts. */
function createReader(): (text: string) => TextTriples {
  const kept: { readonly text: string; readonly triples: TextTriples }[] = [];
  let oldest = 0;
  return (text) => {
    for (const one of kept) {
      if (one.text === text) {
        return one.triples;
      }
    }
    const triples = listTriples(text.toLowerCase());
    kept[oldest] = { text, triples };
    oldest = (oldest + 1) % KEPT_TEXTS;
    return triples;
  };
}

/** Reads the triples of a text that is in lower case. */
export function listTriples(text: string): TextTriples {
  const places = new Uint16Array(Math.max(0, text.length - 2));
  return { bits: listTripleBits(text, places), places };
}

/**
 * Reads which triples a text in lower case has: a bit for each.
 * @param places is filled with the triple at each place, if it is wanted
 */
export function listTripleBits(text: string, places?: Uint16Array): Uint32Array {
  const bits = new Uint32Array(TRIPLES / 32);
  let first = 0;
  let second = text.charCodeAt(0);
  let third = text.charCodeAt(1);
  for (let start = 0; start < text.length - 2; start += 1) {
    first = second;
    second = third;
    third = text.charCodeAt(start + 2);
    const number = numberOf(first, second, third);
    bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
    if (places !== undefined) {
      places[start] = number;
    }
  }
  return bits;
}

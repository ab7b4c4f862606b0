/** Letters of other scripts that look like a Latin letter. */
const PAIRS = [
  ['аеорсухѕіјһӏԁԛԝАВЕКМНОРСТХУІЈЅԚԜ', 'aeopcyxsijhldqwABEKMHOPCTXYIJSQW'],
  ['οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'oABEZHIKMNOPTYX'],
] as const;

const LATIN_OF: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([letters, latin]) =>
    Array.from(letters, (letter, index): [string, string] => [letter, latin.charAt(index)]),
  ),
);

/** All of these letters, in one text. */
export const LOOK_ALIKES: string = [...LATIN_OF.keys()].join('');

/** The Latin letter that a Greek or Cyrillic letter looks like. Undefined if it looks like none. */
export function latinOf(letter: string): string | undefined {
  return LATIN_OF.get(letter);
}

const CODES: ReadonlySet<number> = new Set(Array.from(LATIN_OF.keys(), (letter) => letter.charCodeAt(0)));

/** A letter that looks Latin but is not, and the Latin word that contains it. */
export interface LookAlike {
  readonly word: string;
  readonly wordEnd: number;
  readonly script: 'Cyrillic' | 'Greek';
  /** The Latin letter that it looks like. */
  readonly latin: string;
}

/** People do not write longer words and lines by hand. */
const MAX_WORD = 100;
const MAX_LINE = 200;

/**
 * Whether a letter that only looks Latin is inside a word of Latin letters. In a text of its own script, a Latin name
 * may have an ending (`JSONа`); there the letter counts only between Latin letters. The time is the same at every
 * offset.
 */
export function isLookAlike(text: string, at: number): boolean {
  const before = isLatin(text.charCodeAt(at - 1));
  const behind = isLatin(text.charCodeAt(at + 1));
  if ((!before && !behind) || !isLatinBut(text, at, MAX_WORD, isOfWord)) {
    return false;
  }
  return (before && behind) || isLatinBut(text, at, MAX_LINE, isOfLine);
}

/** The details of a look-alike, for a message. */
export function describeLookAlike(text: string, at: number): LookAlike {
  const letter = text.charAt(at);
  const start = edge(text, at, -1, MAX_WORD, isOfWord) + 1;
  const wordEnd = edge(text, at, 1, MAX_WORD, isOfWord);
  return {
    word: text.slice(start, wordEnd),
    wordEnd,
    script: letter >= '\u0400' ? 'Cyrillic' : 'Greek',
    latin: LATIN_OF.get(letter) ?? letter,
  };
}

type IsInside = (code: number) => boolean;

/** Whether all Greek or Cyrillic letters of the surrounding word or line look like Latin letters. */
function isLatinBut(text: string, at: number, most: number, isInside: IsInside): boolean {
  const end = edge(text, at, 1, most, isInside);
  for (let index = edge(text, at, -1, most, isInside) + 1; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (isForeign(code) && !CODES.has(code)) {
      return false;
    }
  }
  return true;
}

/** The first offset in a direction that is outside, or too far away. */
function edge(text: string, at: number, step: 1 | -1, most: number, isInside: IsInside): number {
  let index = at;
  while (Math.abs(index - at) < most && isInside(text.charCodeAt(index))) {
    index += step;
  }
  return index;
}

const LINE_FEED = 0x0a;
const UNDERSCORE = 0x5f;

function isLatin(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || code === UNDERSCORE;
}

function isForeign(code: number): boolean {
  return code >= 0x370 && code <= 0x52f;
}

function isOfWord(code: number): boolean {
  return isLatin(code) || isForeign(code) || (code >= 0x30 && code <= 0x39);
}

/** Offsets beyond the ends of the text have no code. */
function isOfLine(code: number): boolean {
  return code !== LINE_FEED && !Number.isNaN(code);
}

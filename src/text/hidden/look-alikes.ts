/** Letters of other scripts that look like a Latin one. */
const PAIRS = [
  ['аеорсухѕіјһӏԁԛԝАВЕКМНОРСТХУІЈЅԚԜ', 'aeopcyxsijhldqwABEKMHOPCTXYIJSQW'],
  ['οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'oABEZHIKMNOPTYX'],
] as const;

const LATIN_OF: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([letters, latin]) =>
    Array.from(letters, (letter, index): [string, string] => [letter, latin.charAt(index)]),
  ),
);

/** The Latin letter that a Greek or Cyrillic one looks like; undefined of one that has a look of its own. */
export function latinOf(letter: string): string | undefined {
  return LATIN_OF.get(letter);
}

const CODES: ReadonlySet<number> = new Set(Array.from(LATIN_OF.keys(), (letter) => letter.charCodeAt(0)));

/** A letter among Latin ones that is none, and the word it stands in. */
export interface LookAlike {
  readonly word: string;
  readonly wordEnd: number;
  readonly script: 'Cyrillic' | 'Greek';
  /** What it looks like. */
  readonly latin: string;
}

/** Longer words and lines are not written by hand. */
const MAX_WORD = 100;
const MAX_LINE = 200;

/**
 * Whether a letter that looks like a Latin one stands in a word of Latin ones. In a text of its script a Latin name may
 * have an ending (`JSONа`): there it counts only between Latin letters. Takes the same time wherever it is asked.
 */
export function isLookAlike(text: string, at: number): boolean {
  const before = isLatin(text.charCodeAt(at - 1));
  const behind = isLatin(text.charCodeAt(at + 1));
  if ((!before && !behind) || !isLatinBut(text, at, MAX_WORD, isOfWord)) {
    return false;
  }
  return (before && behind) || isLatinBut(text, at, MAX_LINE, isOfLine);
}

/** What there is to tell of a look-alike. */
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

/** Whether all letters around that are Greek or Cyrillic look like Latin ones. */
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

/** There is no code beyond the ends of the text. */
function isOfLine(code: number): boolean {
  return code !== LINE_FEED && !Number.isNaN(code);
}

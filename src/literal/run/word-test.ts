import { listTripleBits, mayHaveWord } from '../../text/expressions/triples.ts';

/**
 * Makes a test whether a text has a word: letters, digits, `_` and `$`. A word that begins with `$` is also there without it:
 * `$name` in a text of Kotlin uses `name`. Hundreds of checks ask for words, of which most files have none.
 */
export function prepareWordTest(text: string): (word: string) => boolean {
  const bits = listTripleBits(text.toLowerCase());
  // Only for the words that a text may have: most are told apart faster than they are looked up.
  const known = new Map<string, boolean>();
  return (word) => {
    if (!mayHaveWord(bits, word)) {
      return false;
    }
    const has = known.get(word) ?? hasWord(text, word);
    known.set(word, has);
    return has;
  };
}

function hasWord(text: string, word: string): boolean {
  if (!WORD.test(word)) {
    return false;
  }
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
    if (!isInWord(text, start + word.length) && beginsWord(text, start)) {
      return true;
    }
  }
  return false;
}

const WORD = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
const IS_IN_WORD = /^[\p{L}\p{N}_$]/u;
const IS_DIGIT = /^\p{N}/u;

/** Whether only digits stand before a place, which begin no word, or `$`, with which a word may begin. */
function beginsWord(text: string, start: number): boolean {
  let at = start;
  while (text[at - 1] === '$') {
    at -= 1;
  }
  let before = placeBefore(text, at);
  while (before < at && isDigit(text, before)) {
    at = before;
    before = placeBefore(text, at);
  }
  return before === at || !isInWord(text, before);
}

/** Where the character before a place begins, which may have two code units. The place itself at the beginning of the text. */
function placeBefore(text: string, at: number): number {
  const isPair = at >= 2 && (text.codePointAt(at - 2) ?? 0) > 0xff_ff;
  return Math.max(0, isPair ? at - 2 : at - 1);
}

/** Most characters are those of ASCII, for which no expression is needed. */
function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128
    ? isAsciiDigit(code) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 36
    : IS_IN_WORD.test(characterAt(text, at));
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? isAsciiDigit(code) : IS_DIGIT.test(characterAt(text, at));
}

function isAsciiDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The character at a place, also one of two code units. Empty at the end. */
function characterAt(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

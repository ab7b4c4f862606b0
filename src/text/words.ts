import { normalizeText } from './hidden/normalize.ts';
import { at } from '../structures/at.ts';

/**
 * The words of a text for people, in order: in lower case, without accents, English plurals in the singular. Text
 * without blanks between words (Chinese, Japanese, Korean, Thai …) is cut into pairs of characters. It takes time in
 * proportion to the length.
 */
export function proseWords(text: string): readonly string[] {
  return runsOf(text).flatMap((run) => (UNSPACED_START.test(run) ? pairsOf(run) : wordOf(run)));
}

/**
 * The words of code, of a path or of a name. In addition to the words of prose, a name of several words is followed by
 * its parts: `readFileSync` gives `readfilesync`, `read`, `file` and `sync`.
 */
export function codeWords(text: string): readonly string[] {
  return runsOf(text).flatMap((run) => {
    if (UNSPACED_START.test(run)) {
      return pairsOf(run);
    }
    const parts = run.split(HUMP);
    return parts.length === 1 ? wordOf(run) : [...wordOf(run), ...parts.flatMap(wordOf)];
  });
}

const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`;
const UNSPACED_START = new RegExp(`^[${UNSPACED}]`, 'u');
/** `C#`, `C++` and `F#` are words. */
const RUN = new RegExp(
  String.raw`[${UNSPACED}]+|(?<![\p{L}\p{N}])[CcFf](?:#|\+\+)|(?:(?![${UNSPACED}])[\p{L}\p{M}\p{N}])+`,
  'gu',
);
/** The boundary between `read` and `File`, and between `XML` and `Http`. */
const HUMP = /(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** A longer run without a break is not a word. */
const MAX_WORD_CHARACTERS = 64;

/** NFKC turns full-width letters into the usual ones. */
function runsOf(text: string): readonly string[] {
  return normalizeText(text).match(RUN) ?? [];
}

function wordOf(run: string): readonly string[] {
  return run.length > MAX_WORD_CHARACTERS ? [] : [singular(withoutAccents(run.toLowerCase()))];
}

/** After decomposition, accents are separate characters after their letters. A sharp s becomes two letters. */
function withoutAccents(word: string): string {
  return isPlain(word)
    ? word
    : word
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036F]/g, '')
        .replaceAll('ß', 'ss')
        .normalize('NFC');
}

function isPlain(word: string): boolean {
  return /^[\w#+]*$/.test(word);
}

/** Makes the singular of `queries`, `classes`, `tests`, but keeps `access`, `status` and `analysis`. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) {
    return `${word.slice(0, -3)}y`;
  }
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) {
    return word.slice(0, -2);
  }
  return word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

/** A single character is returned as it is. */
function pairsOf(run: string): readonly string[] {
  const characters = [...run];
  const [only] = characters;
  if (characters.length <= 1) {
    return only === undefined ? [] : [only];
  }
  return characters.slice(1).map((character, index) => `${at(characters, index)}${character}`);
}

import { editDistance } from '../../text/edit-distance.ts';

/** Another word counts as much as this number of mistyped characters, however long it is. */
const COST_OF_OTHER_WORD = 3;
const COST_OF_MISSING_WORD = 2;
const COST_OF_MARK = 1;
/** More words than this between the first and the last difference are not aligned. */
const MAX_ALIGNED = 48;
/** Only the beginning of a text is compared. */
const MAX_CHARACTERS = 2_000;

/** The words and marks of a text, in lower case. */
type Words = readonly string[];

/**
 * How much two texts differ, in mistyped characters. They are compared word by word: a word that was replaced or left out
 * counts as a few characters. White space, letter case and the kind of quotation marks do not count. It takes time in
 * proportion to the texts and to the square of `MAX_ALIGNED`.
 */
export function countDifference(text: string, other: string): number {
  const [written, read] = [text.slice(0, MAX_CHARACTERS).trim(), other.slice(0, MAX_CHARACTERS).trim()];
  const start = sameStart(written, read);
  const end = sameEnd(written, read, start);
  return compareWords(
    splitWords(written.slice(start, written.length - end)),
    splitWords(read.slice(start, read.length - end)),
  );
}

/** The length of the beginning that both texts have, up to the end of a word. */
function sameStart(text: string, other: string): number {
  const most = Math.min(text.length, other.length);
  let same = 0;
  while (same < most && text.charCodeAt(same) === other.charCodeAt(same)) {
    same += 1;
  }
  while (same > 0 && isLetter(text.charCodeAt(same - 1))) {
    same -= 1;
  }
  return same;
}

/** The length of the end that both texts have behind `start`, from the beginning of a word. */
function sameEnd(text: string, other: string, start: number): number {
  const most = Math.min(text.length, other.length) - start;
  let same = 0;
  while (same < most && text.charCodeAt(text.length - 1 - same) === other.charCodeAt(other.length - 1 - same)) {
    same += 1;
  }
  while (same > 0 && isLetter(text.charCodeAt(text.length - same))) {
    same -= 1;
  }
  return same;
}

/** Whether a character may be a part of a word. */
function isLetter(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39) || code >= 0x80
  );
}

function splitWords(text: string): Words {
  return (
    text
      .toLowerCase()
      .replaceAll(/['"`\u2018-\u201F]/g, '"')
      .match(/[a-z0-9\u0080-\uFFFF]+|\S/g) ?? []
  );
}

function compareWords(words: Words, others: Words): number {
  let start = 0;
  while (start < words.length && start < others.length && words[start] === others[start]) {
    start += 1;
  }
  let [end, otherEnd] = [words.length, others.length];
  while (end > start && otherEnd > start && words[end - 1] === others[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  return end - start === 1 && otherEnd - start === 1
    ? costOfReplaced(words[start] ?? '', others[start] ?? '')
    : alignWords(words.slice(start, end), others.slice(start, otherEnd));
}

/** Two rows of the alignment, and what it costs to leave out each of the other words. */
const ROWS: readonly [Uint16Array, Uint16Array] = [new Uint16Array(MAX_ALIGNED + 1), new Uint16Array(MAX_ALIGNED + 1)];
const MISSING = new Uint16Array(MAX_ALIGNED);

function alignWords(words: Words, others: Words): number {
  if (words.length > MAX_ALIGNED || others.length > MAX_ALIGNED) {
    return Math.max(words.length, others.length) * COST_OF_OTHER_WORD;
  }
  let [before, row] = ROWS;
  before[0] = 0;
  for (let at = 0; at < others.length; at += 1) {
    MISSING[at] = costOfMissing(others[at] ?? '');
    before[at + 1] = (before[at] ?? 0) + (MISSING[at] ?? 0);
  }
  for (const word of words) {
    const missing = costOfMissing(word);
    row[0] = (before[0] ?? 0) + missing;
    for (let at = 0; at < others.length; at += 1) {
      const least = Math.min((before[at + 1] ?? 0) + missing, (row[at] ?? 0) + (MISSING[at] ?? 0));
      const diagonal = before[at] ?? 0;
      const other = others[at] ?? '';
      // Another word costs 1 at least, so most pairs need not be compared.
      const isWorse = diagonal + (word === other ? 0 : COST_OF_MARK) >= least;
      row[at + 1] = isWorse ? least : Math.min(least, diagonal + costOfReplaced(word, other));
    }
    [before, row] = [row, before];
  }
  return before[others.length] ?? 0;
}

function costOfMissing(word: string): number {
  return isWord(word) ? COST_OF_MISSING_WORD : COST_OF_MARK;
}

function costOfReplaced(word: string, other: string): number {
  if (word === other) {
    return 0;
  }
  if (!isWord(word) || !isWord(other)) {
    return isWord(word) === isWord(other) ? COST_OF_MARK : COST_OF_OTHER_WORD;
  }
  if (Math.abs(word.length - other.length) >= COST_OF_OTHER_WORD) {
    return COST_OF_OTHER_WORD;
  }
  return hasSwappedLetters(word, other) ? 1 : Math.min(COST_OF_OTHER_WORD, editDistance(word, other));
}

/** Whether two neighbouring characters are swapped, which counts as one. */
function hasSwappedLetters(word: string, other: string): boolean {
  if (word.length !== other.length) {
    return false;
  }
  let at = 0;
  while (at < word.length && word[at] === other[at]) {
    at += 1;
  }
  return word[at] === other[at + 1] && word[at + 1] === other[at] && word.slice(at + 2) === other.slice(at + 2);
}

function isWord(text: string): boolean {
  const code = text.charCodeAt(0);
  return text.length > 1 || (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code >= 0x80;
}

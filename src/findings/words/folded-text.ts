/**
 * Folds a text of a finding, so that equal texts become equal: in lower case, with single blanks, and without the line
 * numbers by which a text refers to code. Names and other numbers stay: a finding about `total2` is not one about `total3`.
 */
export function foldText(text: string): string {
  if (!MAY_FOLD.test(text)) {
    return text.toLowerCase();
  }
  return text
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(LINE_REFERENCE, 'line #')
    .replaceAll(LINE_AFTER_FILE, ':#')
    .replaceAll(LINE_OF_LINK, '#')
    .toLowerCase();
}

/**
 * Computes a number that is the same for texts that become equal when they are folded, and mostly another one for others.
 * It makes no copy of most texts: a large review has 200,000 titles, and nearly all of them are different.
 */
export function hashFolded(text: string): number {
  const folded = MAY_FOLD.test(text) ? foldText(text) : text;
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < folded.length; index += 1) {
    // Without the bit that tells capital letters from others.
    hash = Math.imul(hash ^ (folded.charCodeAt(index) | 0x20), 0x01_00_01_93);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Matches all texts in which folding may change more than letter case: few texts need all its steps. With the flag `i`
 * instead of both cases of each letter, it takes almost twice as long.
 */
const MAY_FOLD = /[^\x20-\x7E]|  |^ | $|\b[Ll][Ii][Nn][Ee][Ss]? |:\d|[Ll]\d/;

/** `line 12`, `Lines 12-14`, `lines 12 and 15`, `line 12, column 4`. */
const LINE_REFERENCE =
  /\blines? (?:no\. ?|number |#)?\d{1,7}\b(?: ?(?:-|–|—|to|and|,|&) ?\d{1,7}\b)*(?:, ?col(?:umn)?\.? \d{1,7}\b)?/gi;
/** `a.ts:12` and `a.ts:12:4`. */
const LINE_AFTER_FILE = /(?<=\.[A-Za-z]\w{0,7}):\d{1,7}(?::\d{1,7})?\b/g;
/** `#L12`, `L120`. `L1` and `L2` may be names, as of a cache. */
const LINE_OF_LINK = /#L\d{1,7}(?:-L?\d{1,7})?\b|\bL\d{2,7}(?:-L?\d{1,7})?\b/g;

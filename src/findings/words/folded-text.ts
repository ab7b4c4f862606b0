/**
 * Folds a text of a finding, so that equal texts become equal: in lower case, with single blanks, and without the line
 * numbers by which a text refers to code. Names and other numbers stay: a finding about `total2` is not one about `total3`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(LINE_REFERENCE, 'line #')
    .replaceAll(LINE_AFTER_FILE, ':#')
    .replaceAll(LINE_OF_LINK, '#')
    .toLowerCase();
}

/** `line 12`, `Lines 12-14`, `lines 12 and 15`, `line 12, column 4`. */
const LINE_REFERENCE =
  /\blines? (?:no\. ?|number |#)?\d{1,7}\b(?: ?(?:-|–|—|to|and|,|&) ?\d{1,7}\b)*(?:, ?col(?:umn)?\.? \d{1,7}\b)?/gi;
/** `a.ts:12` and `a.ts:12:4`. */
const LINE_AFTER_FILE = /(?<=\.[A-Za-z]\w{0,7}):\d{1,7}(?::\d{1,7})?\b/g;
/** `#L12`, `L120`. `L1` and `L2` may be names, as of a cache. */
const LINE_OF_LINK = /#L\d{1,7}(?:-L?\d{1,7})?\b|\bL\d{2,7}(?:-L?\d{1,7})?\b/g;

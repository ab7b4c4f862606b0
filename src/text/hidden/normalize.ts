/** Characters below U+0300 are not combining marks and do not become any. */
const MAY_HOLD_MARKS = /[^\0-\u02FF]/;
/** Combining marks and the two Japanese signs that become marks. No letter has that many in ordinary text. */
const LONG_RUN = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * Normalizes a text to Unicode's form NFKC, in which wide letters are plain, and removes the marks of a letter after the
 * thirtieth. Sorting marks takes time in proportion to the square of their number: 80,000 of them take eight seconds.
 * Unicode sets the same limit.
 *
 * @see https://unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
export function normalizeText(text: string): string {
  return (MAY_HOLD_MARKS.test(text) ? text.replaceAll(LONG_RUN, '$1') : text).normalize('NFKC');
}

/** Below these no character is a mark, nor becomes one. */
const MAY_HOLD_MARKS = /[^\0-\u02FF]/;
/** Marks and the two Japanese signs that become marks; nobody puts so many on a letter. */
const LONG_RUN = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * A text in one of Unicode's forms, without the marks of a letter behind its thirtieth. To put marks into their order
 * takes time by the square of how many there are: 80,000 of them take eight seconds. Unicode draws the line there too.
 *
 * @see https://unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
export function normalizeText(text: string, form: 'NFC' | 'NFKC'): string {
  return (MAY_HOLD_MARKS.test(text) ? text.replaceAll(LONG_RUN, '$1') : text).normalize(form);
}

import { undisguise } from '../../text/hidden/undisguise.ts';

/** The signs at the beginning of a line in a comment, a quotation, a list or a heading. */
const LEADING = /^[\s/*#>;%|!<-]+/;
const EMPHASIS = /[*`~]+|(?<![A-Za-z0-9])_+|_+(?![A-Za-z0-9])/g;
const BLANKS = /\s{2,}|[^\S ]/g;
/** Few lines of code have any of these behind their indentation. */
const HAS_SIGNS = /[*`~_]|\s{2}|[^\S ]|\s$/;

/**
 * Returns the words of a line, separated by single blanks, without the signs of comments and Markdown. A sentence that
 * continues on the next line can then be read across both lines.
 */
export function plainWords(line: string): string {
  const words = undisguise(line).replace(LEADING, '');
  return HAS_SIGNS.test(words) ? words.replaceAll(EMPHASIS, '').replaceAll(BLANKS, ' ').trim() : words;
}

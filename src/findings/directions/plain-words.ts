import { undisguise } from '../../text/hidden/undisguise.ts';

/** The signs at the beginning of a line in a comment, a quotation, a list or a heading. */
const LEADING = /^[\s/*#>;%|!<-]+/;
const EMPHASIS = /[*`~]+|(?<![A-Za-z0-9])_+|_+(?![A-Za-z0-9])/g;
const BLANKS = /\s{2,}|[^\S ]/g;

/**
 * Returns the words of a line, separated by single blanks, without the signs of comments and Markdown. A sentence that
 * continues on the next line can then be read across both lines.
 */
export function plainWords(line: string): string {
  return undisguise(line).replace(LEADING, '').replaceAll(EMPHASIS, '').replaceAll(BLANKS, ' ').trim();
}

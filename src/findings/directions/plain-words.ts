import { undisguise } from '../../text/hidden/undisguise.ts';

/** What begins a line of a comment, a quotation, a list or a heading. */
const LEADING = /^[\s/*#>;%|!<-]+/;
const EMPHASIS = /[*`~]+|(?<![A-Za-z0-9])_+|_+(?![A-Za-z0-9])/g;
const BLANKS = /\s{2,}|[^\S ]/g;

/**
 * The words of a line without the signs of comments and Markdown around them, single blanks between: of two lines so
 * written a sentence can be read on.
 */
export function plainWords(line: string): string {
  return undisguise(line).replace(LEADING, '').replaceAll(EMPHASIS, '').replaceAll(BLANKS, ' ').trim();
}

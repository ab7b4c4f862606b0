import { regex } from '../../text/regex.ts';

/** What may precede each line of an answer that is shown as a quotation, a diff, a table or a listing with numbers. */
const SIGN = regex('gm')`
  ^[ \t]{0,8}(?:[+>|]|\d{1,6}[ \t]{0,3}[|:.)→│\t])
    (?=[ \t]{0,200}(?:[{}[\]]|["'“]|[A-Za-z_]{1,40}["'”]?[ \t]{0,3}[:=]|-?\d{1,9}[ \t]{0,3},?[ \t]{0,3}$|$))[ \t]?
`;
const SIGNED_KEY =
  /^[ \t]{0,8}(?:[+>|]|\d{1,6}[ \t]{0,3}[|:.)→│\t])[ \t]{0,200}[*_\\]{0,3}["'“]?[A-Za-z_]{1,40}[\\]?["'”]?[*_]{0,2}[ \t]{0,3}(?::|=)/gm;
/** A quotation has its sign before every line, whatever the line is. */
const QUOTATION = /^[ \t]{0,3}> ?/gm;
const QUOTED_KEY = /^[ \t]{0,3}>[ \t]{0,200}["'“][A-Za-z_]{1,40}["'”][ \t]{0,3}:/gm;
/** The least number of keys with a sign before them that shows that the signs do not belong to the answer. */
const MIN_SIGNED = 3;

/** Removes the signs of a quotation, a diff or a listing before the lines of JSON. Returns the text itself if it has none. */
export function withoutLineSigns(text: string): string {
  if (hasMany(QUOTED_KEY, text)) {
    return text.replaceAll(QUOTATION, '');
  }
  return hasMany(SIGNED_KEY, text) ? text.replaceAll(SIGN, '') : text;
}

function hasMany(pattern: RegExp, text: string): boolean {
  const every = new RegExp(pattern);
  return Array.from({ length: MIN_SIGNED }).every(() => every.test(text));
}

import { parse } from '@babel/parser';

const NOT_ASCII = /[^\0-\x7F]/g;

/**
 * Writes the characters outside of ASCII in regular expressions by their numbers, and those in comments by similar ones. V8 keeps
 * a file that has such a character with two bytes for each of its characters, which is a megabyte more for the rules of the
 * validator. esbuild writes them so in strings, but leaves expressions and comments as they are.
 *
 * @param code a module that esbuild wrote. Templates with a tag, such as `String.raw`, stay as they are.
 */
export function writeInAscii(code: string): string {
  if (code.search(NOT_ASCII) < 0) {
    return code;
  }
  const tokens = parse(code, { sourceType: 'module', tokens: true }).tokens ?? [];
  let written = '';
  let end = 0;
  for (const token of tokens) {
    const text = code.slice(token.start, token.end);
    const replaced = isRegExp(token.type)
      ? text.replaceAll(NOT_ASCII, escape)
      : isComment(token.type)
        ? text.replaceAll(NOT_ASCII, (sign) => SIMILAR.get(sign) ?? escape(sign))
        : text;
    written += code.slice(end, token.start) + replaced;
    end = token.end;
  }
  return written + code.slice(end);
}

/** In an expression with the flag `u`, two escapes of a pair are one character, as the pair is. */
function escape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

const SIMILAR: ReadonlyMap<string, string> = new Map([
  ['…', '...'],
  ['—', '-'],
  ['–', '-'],
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
  ['×', 'x'],
  ['·', '-'],
]);

function isRegExp(type: unknown): boolean {
  return typeof type === 'object' && type !== null && 'label' in type && type.label === 'regexp';
}

function isComment(type: unknown): boolean {
  return type === 'CommentLine' || type === 'CommentBlock';
}

/**
 * Marks in printed code that no program can contain: the printer escapes control characters wherever the source may
 * have them (see `escape-hidden.ts`), so a text between two of these marks was written by this program.
 */
import { codePointAt } from '../text/code-point.ts';
import { at } from '../structures/at.ts';
const NAME = '\u0001';
const HIDDEN = '\u0002';
const NOTE = '\u0003';

/** The name of a binding, by its number. */
export function nameToken(id: number): string {
  return `${NAME}${id}${NAME}`;
}

/** A token for a character that is not printed as it is, by its code point. */
export function hiddenToken(character: string): string {
  return `${HIDDEN}${codePointAt(character, 0).toString(16)}${HIDDEN}`;
}

/** A token for a remark that replaces code. */
export function noteToken(words: string): string {
  return `${NOTE}${words}${NOTE}`;
}

/** The number of the binding that a name is the token of. `undefined` for a name of the source. */
export function tokenId(name: string): number | undefined {
  return name.startsWith(NAME) ? Number(name.slice(1, -1)) : undefined;
}

/**
 * A printed line without its names. Each name is replaced by the mark, and its number is added to the list in order.
 */
export function splitNames(line: string): { readonly blind: string; readonly names: readonly number[] } {
  if (!line.includes(NAME)) {
    return { blind: line, names: [] };
  }
  const pieces = line.split(NAME);
  return {
    blind: pieces.filter((_, index) => index % 2 === 0).join(NAME),
    names: pieces.filter((_, index) => index % 2 === 1).map(Number),
  };
}

/** A line with its names inserted in order. */
export function joinNames(blind: string, names: readonly string[]): string {
  return blind
    .split(NAME)
    .map((piece, index) => (index === 0 ? piece : `${at(names, index - 1)}${piece}`))
    .join('');
}

/** A line for people: `\u{200b}` for a hidden character, a comment for a remark. */
export function readable(line: string): string {
  return line
    .replaceAll(/\u0002([0-9a-f]+)\u0002/g, String.raw`\u{$1}`)
    .replaceAll(/\u0003([^\u0003]*)\u0003/g, '/* $1 */');
}

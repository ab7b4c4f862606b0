/**
 * Marks inside of printed code that no program can write: the printer escapes control characters wherever the source
 * may hold them (see `escape-hidden.ts`), so what stands between two of these is ours.
 */
const NAME = '\u0001';
const HIDDEN = '\u0002';
const NOTE = '\u0003';

/** The name of a binding, by its number. */
export function nameToken(id: number): string {
  return `${NAME}${id}${NAME}`;
}

/** A character that is not printed as it is, by its code point. */
export function hiddenToken(character: string): string {
  return `${HIDDEN}${(character.codePointAt(0) ?? 0).toString(16)}${HIDDEN}`;
}

/** Something that we say in the place of code. */
export function noteToken(words: string): string {
  return `${NOTE}${words}${NOTE}`;
}

/** Number of the binding that a name is the token of; `undefined` for a name of the source. */
export function tokenId(name: string): number | undefined {
  return name.startsWith(NAME) ? Number(name.slice(1, -1)) : undefined;
}

/** A printed line without its names: each is the bare mark, its number goes to the list in order. */
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

/** A line with its names put back in their order. */
export function joinNames(blind: string, names: readonly string[]): string {
  return blind
    .split(NAME)
    .map((piece, index) => (index === 0 ? piece : `${names[index - 1] ?? ''}${piece}`))
    .join('');
}

/** A line as a person reads it: `\u{200b}` for a hidden character, a comment for our notes. */
export function readable(line: string): string {
  return line
    .replaceAll(/\u0002([0-9a-f]+)\u0002/g, String.raw`\u{$1}`)
    .replaceAll(/\u0003([^\u0003]*)\u0003/g, '/* $1 */');
}

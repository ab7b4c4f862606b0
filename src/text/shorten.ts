/** The first `most` characters (UTF-16 units), or one less if the cut would split a character. */
export function takeStart(text: string, most: number): string {
  const start = text.slice(0, most);
  return start.length === text.length ? text : start.replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * Returns a text of at most `most` characters unchanged. A longer text loses its middle, so that a path keeps its first
 * folders and its file name: `packages/…/cart.ts`.
 */
export function shortenMiddle(text: string, most: number): string {
  if (text.length <= most) {
    return text;
  }
  const start = takeStart(text, Math.floor((most - 1) / 3));
  const end = text.slice(text.length - (most - 1 - start.length)).replace(/^[\uDC00-\uDFFF]/, '');
  return `${start}…${end}`;
}

/**
 * Returns a text of at most `most` characters unchanged. A longer text is cut to `most` characters, of which the last
 * is `…`.
 */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${takeStart(text, most - 1)}…`;
}

/** The first `most` characters (UTF-16 units), or one less if the cut would split a character. */
export function takeStart(text: string, most: number): string {
  const start = text.slice(0, most);
  return start.length === text.length ? text : start.replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * Returns a path of at most `most` characters unchanged. A longer one keeps its first folder and as many of the last names
 * as fit: `packages/…/services/cart.ts`. If even that is too long, it loses its middle.
 */
export function shortenPath(path: string, most: number): string {
  if (path.length <= most) {
    return path;
  }
  const first = path.slice(0, path.indexOf('/') + 1);
  const room = most - `${first}…/`.length;
  const slash = path.indexOf('/', Math.max(first.length, path.length - room - 1));
  return first === '' || slash === -1 ? shortenMiddle(path, most) : `${first}…${path.slice(slash)}`;
}

function shortenMiddle(text: string, most: number): string {
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

/** The same for a sentence with code between backticks: code that the cut would leave open is closed. */
export function shortenSentence(text: string, most: number): string {
  const shortened = shorten(text, most);
  if (shortened === text || !isInCode(shortened)) {
    return shortened;
  }
  const start = takeStart(text, most - '…`'.length);
  return isInCode(start) ? `${start}…\`` : `${start}…`;
}

/** Whether code begins in a text and does not end in it. */
function isInCode(text: string): boolean {
  return text.split('`').length % 2 === 0;
}

import { oneLine } from '../hidden/visible.ts';
import { shorten } from './shorten.ts';

interface Limit {
  readonly most: number;
}

/** In characters; an object, so that `map(quote)` cannot pass an index for it. */
const LIMIT: Limit = { most: 60 };

/**
 * A text as messages quote it: in backticks and on one line, with hidden characters written out, and cut if it is long.
 * A backtick in it becomes `'`, as it would end the quotation.
 */
export function quote(text: string, { most }: Limit = LIMIT): string {
  // Blanks that are joined make a text shorter, so more than `most` characters are read.
  const line = text
    .slice(0, most * 4)
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .replaceAll(/^ | $/g, '')
    .replaceAll('`', "'");
  return `\`${oneLine(shorten(line, most))}\``;
}

/** A path as messages quote it. Of a long one, the end says more than the beginning: `…/references/steps.md`. */
export function quotePath(path: string): string {
  const { most } = LIMIT;
  const slash = path.length <= most ? -1 : path.indexOf('/', path.length - most + 1);
  return slash < 0 ? quote(path) : quote(`…${path.slice(slash)}`);
}

/** A value from a file as messages quote it: a text as it is, a list or a map as its JSON. */
export function quoteValue(value: unknown): string {
  return quote(typeof value === 'string' ? value : writeJson(value));
}

/** A value as JSON writes it, with the quotes of a text, and cut if it is long. */
export function quoteJson(value: unknown): string {
  const { most } = LIMIT;
  const json = writeJson(value);
  if (json.length <= most) {
    return json;
  }
  return typeof value === 'string' ? `${shorten(json, most - 1)}"` : shorten(json, most);
}

/** JSON has no word for infinite numbers and for `undefined`; lists and maps of YAML may contain themselves. */
function writeJson(value: unknown): string {
  if (typeof value === 'number') {
    return String(value);
  }
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Array.isArray(value) ? '[…]' : '{…}';
  }
}

import { editsUpTo } from '../../text/near-misses.ts';
import type { Frontmatter } from '../../text/frontmatter/frontmatter.ts';
import type { TextRange } from '../../text/source-text.ts';

/** The text of a key and where it stands; nothing for what is empty or no text. */
export function textOf({ data, rangeOf }: Frontmatter, key: string): { value: string; range: TextRange } | undefined {
  const value = data[key];
  const range = rangeOf([key]);
  return typeof value === 'string' && value.trim() !== '' && range !== undefined
    ? { value: value.trim(), range }
    : undefined;
}

/**
 * Whether a head that could be read whole has no such key. One that is written in another letter case or with a slip
 * of the pen is there: what is wrong with it is its spelling.
 */
export function lacksKey({ present, data, problems }: Frontmatter, key: string): boolean {
  return (
    present &&
    !Object.hasOwn(data, key) &&
    problems.every(({ severity }) => severity !== 'error') &&
    !Object.keys(data).some((written) => isMeant(written.toLowerCase(), key))
  );
}

function isMeant(written: string, key: string): boolean {
  return editsUpTo(key.length > 6 ? 2 : 1, written, key) !== undefined;
}

/** The three dashes that open a head: where a finding about the file as a whole is shown. */
export function findOpeningDashes(text: string): TextRange {
  const start = text.startsWith('\u{FEFF}') ? 1 : 0;
  return { start, end: start + '---'.length };
}

/** Letters of small case or without case, digits, and single hyphens between them, in any script. */
export function isPlainName(name: string): boolean {
  return PLAIN_ASCII_NAME.test(name) || PLAIN_NAME.test(name);
}

/** Almost all: the other pattern takes long to make, of whole tables of characters. */
const PLAIN_ASCII_NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const PLAIN_NAME = /^(?:[\p{Ll}\p{Lo}\p{M}\p{N}]|(?<=[^-])-(?=[^-]))+$/u;

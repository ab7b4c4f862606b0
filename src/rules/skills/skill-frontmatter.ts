import { editsUpTo } from '../../text/near-misses.ts';
import type { Frontmatter } from '../../text/frontmatter/types.ts';
import type { TextRange } from '../../text/source-text.ts';

/** The value of a key and its range. Undefined if the value is empty or not a string. */
export function readString(
  { data, rangeOf }: Frontmatter,
  key: string,
): { value: string; range: TextRange } | undefined {
  const value = data[key];
  const range = rangeOf([key]);
  return typeof value === 'string' && value.trim() !== '' && range !== undefined
    ? { value: value.trim(), range }
    : undefined;
}

/**
 * Whether frontmatter that was read without an error has no such key. A misspelled key counts as present, because other
 * rules report its spelling.
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

/** The range of the opening `---`, where findings about the whole file are shown. */
export function findOpeningDashes(text: string): TextRange {
  const start = text.startsWith('\u{FEFF}') ? 1 : 0;
  return { start, end: start + '---'.length };
}

/** Whether a name has only lower-case or caseless letters, digits, and single hyphens between them, in any script. */
export function isPlainName(name: string): boolean {
  return PLAIN_ASCII_NAME.test(name) || PLAIN_NAME.test(name);
}

/** Matches almost all names. The other pattern is slow to compile, because it contains whole tables of characters. */
const PLAIN_ASCII_NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const PLAIN_NAME = /^(?:[\p{Ll}\p{Lo}\p{M}\p{N}]|(?<=[^-])-(?=[^-]))+$/u;

/** So many words say what a skill does. */
const ENOUGH_WORDS = 3;

/**
 * Whether the first line of a text says what the skill does, as in `# Review: checks a change`. Claude Code and the Copilot
 * CLI use it as the description if there is no other.
 */
export function beginsWithDescription(text: string, from: number): boolean {
  const line = /^\s*(?:#{1,6}[ \t]+)?([^\n]{0,300})/.exec(text.slice(from, from + 1_000))?.[1] ?? '';
  return (
    !/^[<>|`{[-]/.test(line) && (line.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []).length >= ENOUGH_WORDS
  );
}

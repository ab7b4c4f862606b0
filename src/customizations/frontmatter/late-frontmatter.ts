import { findLateFrontmatter, type LateFrontmatter } from '../../text/frontmatter/late-frontmatter.ts';
import { headsOf, keyNamesOf } from './keys.ts';

/** Frontmatter that comes too late in a file of a kind that has some: dashes around a key that the kind takes. */
export function findLateHead(kind: string, text: string): LateFrontmatter | undefined {
  if (headsOf(kind).length === 0 || !text.includes('---')) {
    return undefined;
  }
  const names = new Set(keyNamesOf(kind).map((name) => name.toLowerCase()));
  return findLateFrontmatter(text, (name) => names.has(name.toLowerCase()));
}

/** Whether a text has its head where no reader finds it: that is another fault than to have none. */
export function hasLateHead(kind: string, text: string): boolean {
  return /^\u{FEFF}?\s*---[ \t]*\r?\n/u.test(text) || findLateHead(kind, text) !== undefined;
}

/** What is said of it, wherever it is found. */
export const LATE_HEAD = {
  message: 'The frontmatter is not read: it must begin on the first line, with three dashes',
  hint: 'Begin the file with a line that holds only ---.',
} as const;

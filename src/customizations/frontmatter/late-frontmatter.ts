import { findLateFrontmatter, type LateFrontmatter } from '../../text/frontmatter/late-frontmatter.ts';
import { headsOf, keyNamesOf } from './keys.ts';

/** Finds frontmatter that begins after the first line: lines of dashes around a key that this kind of file has. */
export function findLateHead(kind: string, text: string): LateFrontmatter | undefined {
  if (headsOf(kind).length === 0 || !text.includes('---')) {
    return undefined;
  }
  const names = new Set(keyNamesOf(kind).map((name) => name.toLowerCase()));
  return findLateFrontmatter(text, (name) => names.has(name.toLowerCase()));
}

/** Whether a text has frontmatter in a place where no program finds it. Missing frontmatter is another fault. */
export function hasLateHead(kind: string, text: string): boolean {
  return /^\u{FEFF}?\s*---[ \t]*\r?\n/u.test(text) || findLateHead(kind, text) !== undefined;
}

/** The message and the hint about late frontmatter, which several rules share. */
export const LATE_HEAD = {
  message: 'The frontmatter is not read: it must begin on the first line, with three dashes',
  hint: 'Make `---` the first line of the file, with nothing above it.',
} as const;

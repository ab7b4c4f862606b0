import type { Frontmatter } from '../../text/frontmatter/types.ts';
import type { TextRange } from '../../text/source-text.ts';

/** The range to report for an entry: the value if it begins on the line of its key, otherwise the key. */
export function findEntryRange(text: string, frontmatter: Frontmatter, key: string): TextRange | undefined {
  const value = frontmatter.rangeOf([key]);
  const name = frontmatter.rangeOfKey([key]);
  const isBelow = value !== undefined && name !== undefined && text.slice(name.end, value.start).includes('\n');
  return isBelow ? name : (value ?? name);
}

import { readFullFrontmatter } from './full.ts';
import type { Frontmatter } from './types.ts';
import { readPlainFrontmatter } from './plain-frontmatter.ts';
import type { SourceText } from '../source-text.ts';

export type { Frontmatter } from './types.ts';

/**
 * Reads the frontmatter as VS Code does. It begins on the first line, if this line is three dashes and nothing else, and
 * ends at the next such line. Without a second one, the whole file is frontmatter and there is no body.
 */
export function readFrontmatter(source: SourceText): Frontmatter {
  return readPlainFrontmatter(source) ?? readFullFrontmatter(source);
}

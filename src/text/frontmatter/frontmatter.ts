import { readFullFrontmatter } from './full.ts';
import type { Frontmatter } from './types.ts';
import { readPlainFrontmatter } from './plain-frontmatter.ts';
import type { SourceText } from '../source-text.ts';

export type { Frontmatter } from './types.ts';

/**
 * Reads the frontmatter as VS Code does: it begins on the first line with three dashes and nothing else, and
 * ends at the next such line; without one, all is frontmatter and there is no body.
 */
export function readFrontmatter(source: SourceText): Frontmatter {
  return readPlainFrontmatter(source) ?? readFullFrontmatter(source);
}

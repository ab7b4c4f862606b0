import type { Frontmatter } from './types.ts';
import { readPlainFrontmatter } from './plain-frontmatter.ts';
import type { SourceText } from '../source-text.ts';

/**
 * Reads the frontmatter as VS Code does. It begins on the first line, if this line is three dashes and nothing else, and
 * ends at the next such line. Without a second one, the whole file is frontmatter and there is no body. The packages
 * `yaml` and `gray-matter` are loaded when the first text needs them; in most repositories none does.
 */
export async function loadFrontmatter(source: SourceText): Promise<Frontmatter> {
  return readPlainFrontmatter(source) ?? (await import('./full.ts')).readFullFrontmatter(source);
}

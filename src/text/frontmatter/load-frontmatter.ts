import type { Frontmatter } from './types.ts';
import { readPlainFrontmatter } from './plain-frontmatter.ts';
import type { SourceText } from '../source-text.ts';

/**
 * Reads frontmatter like `readFrontmatter`. The packages `yaml` and `gray-matter` are loaded when the first text needs
 * them; in most repositories none does.
 */
export async function loadFrontmatter(source: SourceText): Promise<Frontmatter> {
  return readPlainFrontmatter(source) ?? (await import('./full.ts')).readFullFrontmatter(source);
}

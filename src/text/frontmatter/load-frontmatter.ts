import type { Frontmatter } from './types.ts';
import { readPlainFrontmatter } from './plain-frontmatter.ts';
import type { SourceText } from '../source-text.ts';

/**
 * Reads frontmatter as `readFrontmatter` does. The YAML parsers are loaded for the first text that needs them; in most
 * repositories none does.
 */
export async function loadFrontmatter(source: SourceText): Promise<Frontmatter> {
  return readPlainFrontmatter(source) ?? (await import('./full.ts')).readFullFrontmatter(source);
}

import { readFullFrontmatter } from '../../../src/text/frontmatter/full.ts';
import { readPlainFrontmatter } from '../../../src/text/frontmatter/plain-frontmatter.ts';
import type { Frontmatter } from '../../../src/text/frontmatter/types.ts';
import type { SourceText } from '../../../src/text/source-text.ts';

/** Reads frontmatter as `loadFrontmatter` does, with both readers loaded. */
export function readFrontmatter(source: SourceText): Frontmatter {
  return readPlainFrontmatter(source) ?? readFullFrontmatter(source);
}

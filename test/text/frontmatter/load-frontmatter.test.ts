import { expect, test } from 'vitest';
import { readFrontmatter } from './read-frontmatter.ts';
import { loadFrontmatter } from '../../../src/text/frontmatter/load-frontmatter.ts';
import type { Frontmatter } from '../../../src/text/frontmatter/types.ts';
import { sourceText } from '../../../src/text/source-text.ts';

/** Without its functions, which are never equal. */
function valuesOf(frontmatter: Frontmatter): unknown {
  return JSON.parse(JSON.stringify(frontmatter));
}

test.each([
  ['plain frontmatter', '---\nname: a\n---\nText\n'],
  ['frontmatter that needs the whole of YAML', '---\nname: &a [b]\nother: *a\n---\nText\n'],
  ['frontmatter with a mistake', '---\nname: [a\n---\nText\n'],
  ['no frontmatter', 'Text\n'],
])('reads %s as the reader does that is loaded at once', async (_name, text) => {
  const source = sourceText('a.agent.md', text);
  expect(valuesOf(await loadFrontmatter(source))).toEqual(valuesOf(readFrontmatter(source)));
});

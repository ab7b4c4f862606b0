import { describe, expect, it } from 'vitest';
import { openFiles, say, toolsOver } from '../files/open-files.ts';

const USES = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [
    `src/use${index}.kt`,
    `import shop.Cart\n\nval a = Cart(1)\nval b = Cart(2)`,
  ]),
);
const FILES = { ...USES, 'zoo/cart.kt': 'package shop\n\n\n/** What is bought. */\nclass Cart {\n}' };
const toolOver = toolsOver(openFiles(FILES, { changed: ['src/use1.kt'] }));

describe('the line that declares a name', () => {
  it.each<[string, string, Readonly<Record<string, unknown>>]>([
    ['grep_search', 'for the name', { query: 'Cart' }],
    ['grep_search', 'for the whole word', { query: String.raw`\bCart\b`, isRegexp: true }],
    ['semantic_search', 'for the name', { query: 'Cart' }],
  ])('comes first in %s %s, although it is far from the change', async (tool, _, given) => {
    const said = await say(toolOver(tool), given);
    expect(said.split('\n').find((line) => line.includes('>'))).toBe('5 >class Cart {');
  });

  it('is not given for a word of a sentence', async () => {
    const said = await say(toolOver('semantic_search'), { query: 'what is bought with a Cart' });
    expect(said).toContain('File: zoo/cart.kt');
  });

  it('is only given where the pattern includes it', async () => {
    const said = await say(toolOver('grep_search'), { query: 'Cart', includePattern: 'src' });
    expect(said).not.toContain('zoo/');
  });

  it('is not looked for in the base', async () => {
    const tool = toolsOver(openFiles({ 'a.kt': 'Cart()', 'b.kt': 'class Cart' }, { base: { 'a.kt': 'Cart()' } }))(
      'grep_search',
    );
    expect(await say(tool, { query: 'Cart', revision: 'base' })).not.toContain('b.kt');
  });

  it('comes before lines that only import the name', async () => {
    const files = { 'a.ts': "import { open } from './b';", 'b.ts': 'export const open = 1;', 'c.ts': 'open;' };
    const said = await say(toolsOver(openFiles(files, { changed: ['a.ts'] }))('grep_search'), { query: 'open' });
    expect(said.split('\n').filter((line) => line.startsWith('File: '))).toEqual([
      'File: b.ts',
      'File: c.ts',
      'File: a.ts',
    ]);
  });
});

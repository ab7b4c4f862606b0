import { describe, expect, it } from 'vitest';
import { documentsProvider } from '../../../src/context/documents/documents.ts';
import { findWith } from '../find-with.ts';

const CHANGE = '+export function readTotal(n) {\n+  return n;\n+}\n';

describe('documentsProvider', () => {
  it('finds the paragraphs and list items that name a changed declaration as code', async () => {
    const found = await findWith(documentsProvider, 'src/cart.js', CHANGE, {
      'README.md':
        'A shop.\n\nCall `readTotal(3)` to\nget the total.\n\n- `open()` opens\n- `readTotal()` reads\n- `shut()` shuts\n',
      'docs/api.rst': 'Totals\n======\n\n``readTotal`` is fast.\n',
    });
    expect(found).toEqual(['README.md:3-4', 'README.md:7', 'docs/api.rst:4']);
  });

  it.each([
    ['words of prose', { 'README.md': 'We readTotal values.\n' }],
    ['longer names', { 'README.md': '`readTotals` and `xreadTotal`\n' }],
    ['records of what was', { 'CHANGELOG.md': '- `readTotal` is new\n' }],
    ['code', { 'src/shop.js': 'const a = `readTotal`;\n' }],
    [
      'names in many documents',
      Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`docs/${at}.md`, '`readTotal`\n'])),
    ],
  ])('takes no %s', async (_, others) => {
    expect(await findWith(documentsProvider, 'src/cart.js', CHANGE, others)).toEqual([]);
  });

  it('finds options of commands that changed lines name, and no short names', async () => {
    const documents = { 'docs/cli.md': 'Use --max-count N.\n\n--max-counts is another.\n\n`run` starts it.\n' };
    const change = "+export function run() {\n-  return option('--max-count');\n+}\n";
    expect(await findWith(documentsProvider, 'src/cli.js', change, documents)).toEqual(['docs/cli.md:1']);
  });
});

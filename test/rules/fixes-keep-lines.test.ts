import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../src/rules/catalogue.ts';
import { contentOf, isResult, PAGES, readExamples, readPage, type Block, type Example } from './rule-page.ts';
import { runExample } from './run-example.ts';

const NEXT = 'x-team: "y"';

/** The block with one more key at the end of its frontmatter; undefined if it has no whole frontmatter. */
function withNextKey(block: Block): Block | undefined {
  const end = block.lines.indexOf('---', 1);
  return block.lines[0] === '---' && end > 1 && !block.flags.includes('escaped')
    ? { ...block, lines: [...block.lines.slice(0, end), NEXT, ...block.lines.slice(end)] }
    : undefined;
}

/** The examples with a fix of a file with frontmatter. */
const EXAMPLES = RULES.filter(({ id }) => existsSync(join(PAGES, `${id}.md`))).flatMap(({ id }) =>
  readExamples(readPage(id)).flatMap((example) => {
    const paths = new Set(example.blocks.filter(isResult).map(({ path }) => path));
    const blocks = example.blocks.map((block) =>
      paths.has(block.path) && !isResult(block) ? (withNextKey(block) ?? block) : block,
    );
    const changed = blocks.filter((block, index) => block !== example.blocks[index]).map(({ path }) => path);
    return changed.length === 0 ? [] : [{ id, name: example.name, example: { ...example, blocks }, changed }];
  }),
);

describe('a fix of a value in frontmatter leaves the key after it on a line of its own', () => {
  it('is tried with many rules', () => {
    expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBeGreaterThan(20);
  });

  it.each(EXAMPLES)(
    '$id: $name',
    async ({ id, example, changed }: { id: string; example: Example; changed: readonly string[] }) => {
      const { fixed, suggested } = await runExample(id, example);
      for (const path of changed) {
        for (const text of [fixed.get(path), suggested.get(path)]) {
          expect(text?.split(/\r?\n/) ?? [NEXT]).toContain(NEXT);
        }
      }
    },
  );
});

/** The examples with a result. Those that show single bytes have line ends of their own. */
const WITH_RESULT = RULES.filter(({ id }) => existsSync(join(PAGES, `${id}.md`))).flatMap(({ id }) =>
  readExamples(readPage(id)).flatMap((example) =>
    example.blocks.some(isResult) && !example.blocks.some(({ flags }) => flags.includes('escaped'))
      ? [{ id, name: example.name, example }]
      : [],
  ),
);

function withCrLf(text: string): string {
  return text.replaceAll(/\r?\n/g, '\r\n');
}

describe('a fix of a file with CRLF adds no other line ends', () => {
  it.each(WITH_RESULT)('$id: $name', async ({ id, example }: { id: string; example: Example }) => {
    const { fixed, suggested } = await runExample(id, example, withCrLf);
    for (const block of example.blocks.filter(isResult)) {
      const text = (block.flags.includes('fixed') ? fixed : suggested).get(block.path);
      expect(text).toBe(withCrLf(Buffer.from(contentOf(block)).toString()));
    }
  });
});

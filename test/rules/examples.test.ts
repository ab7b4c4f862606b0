import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../src/rules/catalogue.ts';
import { contentOf, PAGES, readExamples, readPage } from './rule-page.ts';
import { drawBlock, runExample } from './run-example.ts';

describe('the pages of the rules', () => {
  it('exist for every rule, and for nothing else', () => {
    const pages = readdirSync(PAGES)
      .filter((name) => name !== 'README.md')
      .map((name) => name.replace(/\.md$/, ''));
    expect(pages.toSorted()).toEqual(RULES.map(({ id }) => id).toSorted());
  });
});

describe.each(RULES.filter(({ id }) => existsSync(join(PAGES, `${id}.md`))))('$id', (rule) => {
  const examples = readExamples(readPage(rule.id));

  it('has flagged examples, and examples that are not flagged', () => {
    expect(examples.some(({ isFlagged }) => isFlagged)).toBe(true);
    expect(examples.some(({ isFlagged }) => !isFlagged)).toBe(true);
  });

  it('shows the result of its fix and of its suggestion, if it has one', () => {
    const isShown = (flag: string): boolean =>
      examples.some(({ blocks }) => blocks.some(({ flags }) => flags.includes(flag)));
    expect([isShown('fixed'), isShown('suggested')]).toEqual([rule.fixes !== undefined, rule.suggests !== undefined]);
  });

  it.each(examples)('$name', async (example) => {
    const { diagnostics, fixed, suggested } = await runExample(rule.id, example);
    const own = diagnostics.filter((diagnostic) => diagnostic.rule === rule.id);
    expect(own.length > 0).toBe(example.isFlagged);
    for (const block of example.blocks) {
      if (block.flags.includes('fixed')) {
        expect(fixed.get(block.path)).toBe(Buffer.from(contentOf(block)).toString());
      } else if (block.flags.includes('suggested')) {
        expect(suggested.get(block.path)).toBe(Buffer.from(contentOf(block)).toString());
      } else if (!block.flags.includes('files')) {
        expect(drawBlock(block, own)).toEqual(block.lines);
      }
    }
  });
});

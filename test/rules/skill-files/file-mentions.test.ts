import { describe, expect, it } from 'vitest';
import { resolveMention, readMentions } from '../../../src/rules/skill-files/file-mentions.ts';

describe('readMentions', () => {
  it.each([
    ['a link', 'See [steps](references/steps.md).', ['references/steps.md']],
    ['a code span', 'See `./a.md` and `b-c.md`.', ['./a.md', 'b-c.md']],
    ['an anchor', 'See [steps](a.md#first).', ['a.md']],
    ['prose', 'Read a.md, then b.md.', ['a.md', 'b.md']],
    ['an address', 'See https://example.com/a.md and //example.com/a.md.', []],
    ['a path from elsewhere', 'See /etc/a.md and ~/a.md.', []],
    ['another ending', 'See a.mdx and a.md2.', []],
    ['only the extension', 'All .md files.', []],
  ])('finds the mentions in %s', (_, text, targets) => {
    const mentions = readMentions(text, 0);
    expect(mentions.map(({ target }) => target)).toEqual(targets);
    expect(mentions.map(({ start, end }) => text.slice(start, end))).toEqual(targets);
  });

  it('stops in a text with only mentions', () => {
    expect(readMentions('a.md '.repeat(10_000), 0)).toHaveLength(400);
  });
});

describe('resolveMention', () => {
  it.each([
    ['b.md', 's/references/a.md', ['s/references/b.md', 's/b.md']],
    ['references/b.md', 's/SKILL.md', ['s/references/b.md']],
    ['../b.md', 's/references/a.md', ['s/b.md']],
    ['../../b.md', 's/references/a.md', []],
    ['../../../../b.md', 's/references/a.md', []],
  ])('%s in %s', (target, file, places) => {
    expect(resolveMention(target, file, 's')).toEqual(places);
  });
});

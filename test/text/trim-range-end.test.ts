import { describe, expect, it } from 'vitest';
import { loadFrontmatter } from '../../src/text/frontmatter/load-frontmatter.ts';
import { sourceText } from '../../src/text/source-text.ts';
import { trimRangeEnd } from '../../src/text/trim-range-end.ts';

describe('the range of a value in frontmatter ends with the value', () => {
  it.each([
    ['a list before another key', 'a:\n  - x\n  - y\nb: z\n', '- x\n  - y'],
    [
      'a list before another key, which only the full reader reads',
      'a:\n  - x\n  - "y: y"\n\n# c\nb: &z z\n',
      '- x\n  - "y: y"',
    ],
    ['a list with CRLF', 'a:\r\n  - x\r\n\r\nb: z\r\n', '- x'],
    ['a map', 'a:\n  x: y\n\nb: z\n', 'x: y'],
    ['a block of text', 'a: |\n  x\n  y\nb: z\n', '|\n  x\n  y'],
    ['a text', 'a: x  \nb: z\n', 'x'],
  ])('%s', async (_name, block, expected) => {
    const text = `---\n${block}---\nText.\n`;
    const { rangeOf } = await loadFrontmatter(sourceText('a.md', text));
    const range = rangeOf(['a']);
    expect(text.slice(range?.start, range?.end)).toBe(expected);
  });
});

describe('white space alone', () => {
  it('becomes an empty range', () => {
    expect(trimRangeEnd('ab \t\r\n', { start: 2, end: 6 })).toEqual({ start: 2, end: 2 });
  });
});

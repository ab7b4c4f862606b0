import { describe, expect, it } from 'vitest';
import { findLateFrontmatter } from '../../../src/text/frontmatter/late-frontmatter.ts';

function fenceOf(text: string): string | undefined {
  const late = findLateFrontmatter(text, (name) => name === 'name');
  return late && `${late.fence.start}-${late.fence.end} ${late.closing.start}`;
}

describe('frontmatter that comes too late', () => {
  it.each([
    ['after a blank line', '\n---\nname: x\n---\n', '1-4 13'],
    ['after a comment', '<!-- c -->\n---\nname: x\n---\n', '11-14 23'],
    ['after a comment of many lines', '<!--\nname\n-->\n---\nname: x\n---\n', '14-17 26'],
    ['after a heading', '# Name\n\n---\nname: x\n---\n', '8-11 20'],
    ['in a block of code', '```yaml\n---\nname: x\n---\n```\n', '8-11 20'],
    ['indented', ' ---\nname: x\n---\n', '1-4 13'],
    ['with four dashes', '----\nname: x\n---\n', '0-4 13'],
    ['with CRLF', '\r\n---\r\nname: x\r\n---\r\n', '2-5 16'],
  ])('%s', (_name, text, expected) => {
    expect(fenceOf(text)).toBe(expected);
  });

  it.each([
    ['after a line of text', 'Text\n---\nname: x\n---\n'],
    ['without its end', '\n---\nname: x\n'],
    ['around other words', '\n---\nother: x\n---\n'],
    ['around a sentence', '\n---\nThe name: x\n---\n'],
    ['far below', `${'\n'.repeat(100)}---\nname: x\n---\n`],
    ['in an empty text', ''],
  ])('is not found %s', (_name, text) => {
    expect(fenceOf(text)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { isPlainName, lacksKey } from '../../../src/rules/skills/skill-frontmatter.ts';
import { readFrontmatter } from '../../text/frontmatter/read-frontmatter.ts';
import { sourceText } from '../../../src/text/source-text.ts';

describe('isPlainName', () => {
  it.each(['a', 'deploy', '3d-models', 'a-b-c', 'prüfung', '部署', 'x'.repeat(64)])('accepts %s', (name) => {
    expect(isPlainName(name)).toBe(true);
  });

  it.each(['', '-', '-a', 'a-', 'a--b', 'Deploy', 'a_b', 'a b', 'a.b', 'a:b', 'Ünder', 'a-B'])(
    'refuses "%s"',
    (name) => {
      expect(isPlainName(name)).toBe(false);
    },
  );
});

describe('lacksKey', () => {
  const lacks = (text: string): boolean => lacksKey(readFrontmatter(sourceText('', text)), 'description');

  it.each([
    ['frontmatter without the key', '---\nname: a\n---\n'],
    ['frontmatter without any key', '---\n---\n'],
    ['a key that means something else', '---\nsummary: a\n---\n'],
  ])('is true for %s', (_, text) => {
    expect(lacks(text)).toBe(true);
  });

  it.each([
    ['no head', '# Title\n'],
    ['the key', '---\ndescription: a\n---\n'],
    ['the key without a value', '---\ndescription:\n---\n'],
    ['the key in another letter case', '---\nDescription: a\n---\n'],
    ['a misspelled key', '---\ndescripton: a\n---\n'],
    ['unclosed frontmatter', '---\nname: a\n'],
    ['frontmatter that is not YAML', '---\nname: "a\n---\n'],
  ])('is false for %s', (_, text) => {
    expect(lacks(text)).toBe(false);
  });
});

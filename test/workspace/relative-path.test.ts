import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relativePath } from '../../src/workspace/paths.ts';

describe('relativePath', () => {
  it.each([
    ['a file in the same folder', 'docs/a.md', 'docs/b.md', './b.md'],
    ['a file at the root', '.github/prompts/a.prompt.md', 'README.md', '../../README.md'],
    [
      'a file in a neighbouring folder',
      '.github/prompts/a.prompt.md',
      '.github/skills/b/SKILL.md',
      '../skills/b/SKILL.md',
    ],
    ['a file below', 'AGENTS.md', 'docs/b.md', './docs/b.md'],
    ['a file with the name of the folder', 'a/a/x.md', 'a/a', '../a'],
  ])('%s', (_name, from, to, expected) => {
    expect(relativePath(from, to)).toBe(expected);
  });

  it('leads from the folder of the first file to the second', () => {
    const path = fc
      .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join('/'));
    fc.assert(
      fc.property(path, path, (from, to) => {
        expect(posix.join(posix.dirname(from), relativePath(from, to))).toBe(to);
      }),
    );
  });
});

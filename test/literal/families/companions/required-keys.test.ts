import { describe, expect, it } from 'vitest';
import { parseFrontmatterKeys } from '../../../../src/literal/families/companions/frontmatter-keys.ts';
import { listedFile } from '../check-change.ts';
import { compileText } from '../run-statement.ts';

const RULE = 'Every instruction file must start with YAML frontmatter containing an `applyTo` section.';
const FILES: Readonly<Record<string, string>> = {
  'a.instructions.md': '---\napplyTo: "**"\n---\n# A\n',
  'b.instructions.md': '---\ndescription: b\n---\n',
  'c.instructions.md': '# No frontmatter\napplyTo: "**"\n',
  'd.md': '# Other\n',
  'docs/e.mdx': "---\n'title': e\n---\n",
};

/** The files that the check of a rule reports. */
async function judge(rule: string, files: readonly string[]): Promise<readonly string[]> {
  const finder = compileText(rule, 'companions')[0]?.finder;
  if (finder?.looksAt !== 'change') {
    throw new Error('no check of the change');
  }
  const changed = files.map(listedFile);
  const found = await finder.find({
    files: changed,
    folder: '',
    allFiles: changed,
    readCommits: () => Promise.resolve(undefined),
    readHead: (path) => Promise.resolve(FILES[path]),
    exists: () => Promise.resolve(undefined),
  });
  return (found ?? []).map(({ path, found: what }) => `${path}: ${what}`);
}

describe('keys that frontmatter must have', () => {
  it.each<readonly [name: string, rule: string, files: readonly string[]]>([
    ['instruction files', RULE, ['A a.instructions.md', 'M d.md', 'D b.instructions.md']],
    ['pages', 'Every `.mdx` page must have a `title` in its frontmatter.', ['A docs/e.mdx']],
  ])('are there in %s', async (_name, rule, files) => {
    expect(compileText(rule, 'companions')).toHaveLength(1);
    expect(await judge(rule, files)).toEqual([]);
  });

  it('are missed in changed files, with and without frontmatter', async () => {
    expect(await judge(RULE, ['A a.instructions.md', 'M b.instructions.md', 'A c.instructions.md'])).toEqual([
      'b.instructions.md: frontmatter without `applyTo`',
      'c.instructions.md: frontmatter without `applyTo`',
    ]);
  });

  it.each<readonly [keys: string, text: string, expected: readonly string[]]>([
    ['keys of the first level', '---\na: 1\nb:\n  c: 2\n"d-e": 3\n---\nf: 4\n', ['a', 'b', 'd-e']],
    ['none without an end', '---\na: 1\n', []],
    ['none without a beginning', 'a: 1\n---\n', []],
    ['those behind a mark of byte order', '\uFEFF---\r\na: 1\r\n---\r\n', ['a']],
  ])('are %s', (_name, text, expected) => {
    expect([...parseFrontmatterKeys(text)]).toEqual(expected);
  });

  it.each([
    'Every function must have `applyTo` in its frontmatter.',
    'Every instruction file must have `applyTo`.',
    'Frontmatter is optional in instruction files.',
  ])('are not read in: %s', (rule) => {
    expect(compileText(rule, 'companions')).toEqual([]);
  });
});

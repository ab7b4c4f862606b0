import { expect, it } from 'vitest';
import { readIgnored } from '../../../../src/rules/reading/paths/git-ignored.ts';
import { indexPaths } from '../../../../src/rules/reading/paths/path-index.ts';
import { sourceText } from '../../../../src/text/source-text.ts';

const paths = indexPaths(['.gitignore', 'docs/.gitignore'].map((path) => ({ path, kind: 'file' as const })));

it('finds the line of .gitignore that ignores a path', async () => {
  const ignoredBy = await readIgnored({ paths, read: (path) => Promise.resolve(sourceText(path, 'generated/\n')) }, [
    'docs/generated/a.md',
    'docs/b.md',
  ]);
  expect([ignoredBy('docs/generated/a.md'), ignoredBy('docs/b.md')]).toEqual([expect.any(String), undefined]);
});

it('skips a .gitignore that cannot be read', async () => {
  const ignoredBy = await readIgnored({ paths, read: () => Promise.resolve(undefined) }, ['docs/generated/a.md']);
  expect(ignoredBy('docs/generated/a.md')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { literalFindingsProvider } from '../../../src/context/notes/literal-findings.ts';
import { runProviders } from '../../../src/context/run-providers.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';

it('notes for each changed file what literal checks report, and the rule', async () => {
  const provider = literalFindingsProvider(async () => [
    { path: 'a.ts', line: 2, title: 'The guidelines rule out `var`', citation: '2.1' },
    { path: 'a.ts', title: 'The file has no license' },
    { path: 'other.ts', line: 1, title: 'It does not change' },
  ]);
  const changed = ['a.ts', 'b.ts'].map((path) => ({ file: fileOf(path, hunkAt(1, ['+var a;'])), text: undefined }));
  const { notes } = await runProviders([provider], { changed, limit: () => new AbortController().signal });
  expect(notes).toMatchObject([
    {
      provider: 'literal-checks',
      text: 'line 2: The guidelines rule out `var` (statement 2.1)\nthe file: The file has no license',
      for: ['a.ts'],
    },
  ]);
});

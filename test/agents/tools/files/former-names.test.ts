import { expect, it } from 'vitest';
import { alsoByFormerNames } from '../../../../src/agents/tools/files/former-names.ts';
import { openFiles, say, toolsOver } from './open-files.ts';

const FILES = [
  { path: 'public.md', previousPath: 'private/plan.md' },
  { path: 'settings.txt', previousPath: '.env' },
  { path: 'b.md', previousPath: 'a.md' },
];

it.each([
  ['public.md', 'refused: The content exclusion', 'it comes from private/plan.md, which is not shown'],
  ['settings.txt', 'refused: The content exclusion', 'it comes from .env, which is not shown'],
  ['b.md', 'File: b.md', 'TEXT'],
  ['c.md', 'File: c.md', 'TEXT'],
])('a file that moved is shown only where its former name is too: %s', async (filePath, begins, holds) => {
  const mayShow = alsoByFormerNames(
    (path) => Promise.resolve(path.startsWith('private/') ? 'excluded by `private/`' : undefined),
    FILES,
  );
  const paths = ['public.md', 'settings.txt', 'b.md', 'c.md'];
  const tool = toolsOver(openFiles(Object.fromEntries(paths.map((path) => [path, 'TEXT'])), { mayShow }));
  const said = await say(tool('read_file'), { filePath });
  expect([said.startsWith(begins), said.includes(holds)]).toEqual([true, true]);
});

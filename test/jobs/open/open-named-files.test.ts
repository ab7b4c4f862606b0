import { expect, it } from 'vitest';
import { openNamedFiles } from '../../../src/jobs/open/open-named-files.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import type { Workspace } from '../../../src/workspace/workspace.ts';

const workspace = memoryWorkspace({ 'a.ts': 'first\nsecond\n', 'b/c.md': 'text' });

it('opens the named files with their text, each once, also those that do not exist', async () => {
  const { changes, readHead, notes } = await openNamedFiles(workspace, ['a.ts', 'new.ts', 'a.ts']);
  expect(changes.files.map(({ path, hunks }) => [path, hunks[0]?.lines[0]?.text])).toEqual([
    ['a.ts', 'first'],
    ['new.ts', ''],
  ]);
  expect([await readHead('a.ts'), await readHead('new.ts')]).toEqual(['first\nsecond\n', undefined]);
  expect(notes).toEqual(['There is no file `new.ts`, so only its name is compared with the patterns.']);
});

it('refuses a folder, because a rule may count for some of its files only', async () => {
  await expect(openNamedFiles(workspace, ['b'])).rejects.toMatchObject({
    message: '"b" is a folder',
    hint: 'Name a file in it, such as `b/c.md`.',
  });
});

it('without names opens all files, and reads none of them', async () => {
  const { changes, readHead } = await openNamedFiles(workspace, undefined);
  expect(changes.files.map(({ path }) => path)).toEqual(['a.ts', 'b/c.md']);
  expect(await readHead('a.ts')).toBeUndefined();
});

it('searches a disk once, however often instructions are searched for', async () => {
  const searches: string[] = [];
  const disk: Workspace = {
    ...workspace,
    find: (query) => {
      searches.push(query.endings.join());
      return workspace.find(query);
    },
  };
  const { trusted } = await openNamedFiles(disk, ['a.ts']);
  const found = await Promise.all(['.md', '.ts', ''].map((ending) => findPaths(trusted, ending)));
  expect(found).toEqual([['b/c.md'], ['a.ts'], ['a.ts', 'b/c.md']]);
  expect(searches).toHaveLength(1);
});

async function findPaths(searched: Workspace, ending: string): Promise<readonly string[]> {
  const { entries } = await searched.find({ endings: [ending], deep: [], shallow: [] });
  return entries.map(({ path }) => path);
}

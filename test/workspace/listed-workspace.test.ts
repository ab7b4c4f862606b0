import { expect, test } from 'vitest';
import { listAhead, listOnce } from '../../src/workspace/listed-workspace.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import type { FindQuery, Workspace } from '../../src/workspace/workspace.ts';

function recording(asked: FindQuery[]): Workspace {
  const workspace = memoryWorkspace({ 'a.md': 'a', 'src/b.ts': 'b' });
  return {
    ...workspace,
    find: (query) => {
      asked.push(query);
      return workspace.find(query);
    },
  };
}

test('a listing that was started in advance is used', async () => {
  const asked: FindQuery[] = [];
  const ahead = listAhead(recording(asked));
  expect(asked).toHaveLength(1);
  const listed = await listOnce(ahead);
  expect((await listed.list('')).map(({ path }) => path)).toEqual(['a.md', 'src/b.ts']);
  expect(asked).toHaveLength(1);
});

test('a folder of clients that the system refuses to list is in the list, although git sees no file in it', async () => {
  const closed = { path: '.claude', kind: 'closed-folder' } as const;
  const disk: Workspace = {
    ...recording([]),
    find: ({ deep }) => Promise.resolve({ entries: deep.includes('.claude') ? [closed] : [], isComplete: true }),
  };
  const listed = await listOnce(disk);
  expect((await listed.find({ endings: ['.md'], deep: [], shallow: [] })).entries).toEqual([closed]);
});

test('queries for some of the paths are passed to the workspace', async () => {
  const asked: FindQuery[] = [];
  const query = { endings: ['.md'], deep: [], shallow: [] };
  const { entries } = await listAhead(recording(asked)).find(query);
  expect([entries.map(({ path }) => path), asked.at(-1)]).toEqual([['a.md'], query]);
});

test('a failed listing is reported to the caller that awaits it', async () => {
  const ahead = listAhead({ ...recording([]), find: () => Promise.reject(new Error('no disk')) });
  await expect(listOnce(ahead)).rejects.toThrow('no disk');
});

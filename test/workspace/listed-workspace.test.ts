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

test('a listing that was started ahead is the one that is used', async () => {
  const asked: FindQuery[] = [];
  const ahead = listAhead(recording(asked));
  expect(asked).toHaveLength(1);
  const listed = await listOnce(ahead);
  expect((await listed.list('')).map(({ path }) => path)).toEqual(['a.md', 'src/b.ts']);
  expect(asked).toHaveLength(1);
});

test('queries for less than all paths are passed to the workspace', async () => {
  const asked: FindQuery[] = [];
  const query = { endings: ['.md'], deep: [], shallow: [] };
  const { entries } = await listAhead(recording(asked)).find(query);
  expect([entries.map(({ path }) => path), asked.at(-1)]).toEqual([['a.md'], query]);
});

test('a failure is reported where the listing is awaited', async () => {
  const ahead = listAhead({ ...recording([]), find: () => Promise.reject(new Error('no disk')) });
  await expect(listOnce(ahead)).rejects.toThrow('no disk');
});

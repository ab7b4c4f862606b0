import { expect, it } from 'vitest';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import { overlayWorkspace } from '../../src/workspace/overlay.ts';

const FILES = { 'src/a.md': 'a', 'src/b/c.md': 'c', 'docs/d.md': 'd' };

it('a folder without files left does not exist, and a folder with some files left does', async () => {
  const overlay = overlayWorkspace(
    memoryWorkspace(FILES),
    new Map([
      ['src/a.md', undefined],
      ['docs/d.md', undefined],
    ]),
    'head',
  );
  expect([(await overlay.read('src')).kind, (await overlay.read('docs')).kind]).toEqual(['not-a-file', 'missing']);
});

it('a folder of a tree that cannot be listed at once is not searched for files that are left', async () => {
  const memory = memoryWorkspace(FILES);
  const large = {
    ...memory,
    find: () => Promise.resolve({ entries: [], isComplete: false }),
    list: () => Promise.reject(new Error('each folder below would be asked for')),
  };
  const overlay = overlayWorkspace(large, new Map([['src/a.md', undefined]]), 'head');
  expect((await overlay.read('src')).kind).toBe('not-a-file');
});

import { expect, it } from 'vitest';
import { deferredWorkspace } from '../../src/workspace/deferred.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

const QUERY = { endings: ['.ts'], deep: [''], shallow: [] };

it('a deferred workspace is opened once, on its first use', async () => {
  let opened = 0;
  const open = async () => {
    opened += 1;
    return memoryWorkspace({ 'a.ts': 'one', 'b/c.md': 'two' });
  };
  const deferred = deferredWorkspace('later', open);
  expect([deferred.name, opened]).toEqual(['later', 0]);
  const asked = await Promise.all([
    deferred.list('b'),
    deferred.find(QUERY),
    deferred.read('a.ts'),
    deferred.sizeOf?.('a.ts'),
  ]);
  const plain = memoryWorkspace({ 'a.ts': 'one', 'b/c.md': 'two' });
  expect(asked).toEqual([
    await plain.list('b'),
    await plain.find(QUERY),
    await plain.read('a.ts'),
    await plain.sizeOf?.('a.ts'),
  ]);
  expect(opened).toBe(1);
});

it('a deferred workspace that cannot be opened fails each time', async () => {
  const deferred = deferredWorkspace('later', () => Promise.reject(new Error('no disk')));
  await expect(deferred.read('a')).rejects.toThrow('no disk');
  await expect(deferred.list('')).rejects.toThrow('no disk');
});

import { describe, expect, test } from 'vitest';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import { limitReads, recordReads } from '../../src/workspace/watched-reads.ts';

const FILES = memoryWorkspace({ a: 'A', b: 'B', c: 'C', d: 'D' });

describe('a workspace that records reads', () => {
  test('returns the same files as the other workspace, and the paths that were read', async () => {
    const { workspace, read } = recordReads(FILES);
    expect(await workspace.read('b')).toEqual(await FILES.read('b'));
    expect((await workspace.read('missing')).kind).toBe('missing');
    expect([...read]).toEqual(['b', 'missing']);
  });
});

describe('a workspace that limits reads', () => {
  test('reads free paths and as many others as allowed, each as often as asked', async () => {
    const { workspace, refused } = limitReads(FILES, new Set(['a']), 2);
    for (const path of ['a', 'b', 'c', 'b', 'c', 'a']) {
      expect(await workspace.read(path)).toEqual(await FILES.read(path));
    }
    expect([...refused]).toEqual([]);
  });

  test('refuses the next path, and says how many it would have read', async () => {
    const { workspace, refused } = limitReads(FILES, new Set(), 1);
    await workspace.read('a');
    expect(await workspace.read('b')).toEqual({ kind: 'not-a-file', reason: expect.stringContaining('more than 1 ') });
    expect([...refused]).toEqual(['b']);
  });
});

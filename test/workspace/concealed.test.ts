import { describe, expect, it } from 'vitest';
import { concealedWorkspace } from '../../src/workspace/concealed.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

const AWS = ['AKIA', 'Q3EGVNHS2ZPK7YBX'].join('');

describe('concealedWorkspace', () => {
  it('reads texts without their secrets, and other bytes as they are', async () => {
    const bytes = new Uint8Array([0xff, 0, 0xe9, 0x0a]);
    const files = { 'a.md': `Grüße: \`${AWS}\`.\n`, 'b.md': 'No key.\n', 'c.bin': bytes };
    const workspace = concealedWorkspace(memoryWorkspace(files));
    const read = async (path: string): Promise<unknown> => {
      const file = await workspace.read(path);
      return file.kind === 'file' ? [...file.bytes] : file.kind;
    };
    const utf8 = (text: string): readonly number[] => [...new TextEncoder().encode(text)];
    expect(await read('a.md')).toEqual(utf8('Grüße: `[AWS access key]`.\n'));
    expect(await read('b.md')).toEqual(utf8('No key.\n'));
    expect(await read('c.bin')).toEqual([...bytes]);
    expect(await read('d.md')).toBe('missing');
  });
});

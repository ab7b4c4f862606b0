import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../../../src/workspace/disk/make-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'housestyle-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('makeFolder', () => {
  it('makes a folder and those above it, and names the topmost new one', async () => {
    expect(await makeFolder(join(root, 'a/b/c'))).toBe(join(root, 'a'));
    expect(await makeFolder(join(root, 'a/b/d'))).toBe(join(root, 'a/b/d'));
    expect(statSync(join(root, 'a/b/c')).isDirectory()).toBe(true);
  });

  it('accepts a folder that is there, and one that another call makes meanwhile', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => makeFolder(join(root, 'many/at/once'))));
    expect(made).toHaveLength(8);
    expect(await makeFolder(join(root, 'many/at/once'))).toBeUndefined();
  });

  it('fails for a file, below a file, and below a link to nothing', async () => {
    writeFileSync(join(root, 'file'), '');
    symlinkSync(join(root, 'nothing'), join(root, 'dangling'));
    await expect(makeFolder(join(root, 'file'))).rejects.toThrow('EEXIST');
    await expect(makeFolder(join(root, 'file/below'))).rejects.toThrow('ENOTDIR');
    await expect(makeFolder(join(root, 'dangling/below'))).rejects.toThrow(/E(?:EXIST|NOENT)/);
  });

  it.runIf(existsSync('/proc/self'))('fails where the system makes no folders, and does not try for ever', async () => {
    await expect(makeFolder('/proc/housestyle/below')).rejects.toThrow('ENOENT');
  });
});

import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFiles } from '../../src/commands/write-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'housestyle-write-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('files that are written', () => {
  it('replace the old ones as a whole, keep their permissions, and leave no other file', async () => {
    const path = join(folder, 'a.md');
    writeFileSync(path, 'old');
    chmodSync(path, 0o750);
    const before = statSync(path);
    await writeFiles(folder, new Map([['a.md', 'new']]));
    const after = statSync(path);
    expect([readFileSync(path, 'utf8'), after.mode === before.mode, after.ino === before.ino]).toEqual([
      'new',
      true,
      false,
    ]);
    expect(readdirSync(folder)).toEqual(['a.md']);
  });

  it('may have the longest possible name', async () => {
    const name = `${'a'.repeat(252)}.md`;
    await writeFiles(folder, new Map([[name, 'new']]));
    expect(readdirSync(folder)).toEqual([name]);
  });

  it.each([
    ['behind a link', 'link/a.md'],
    ['in the place of a link', 'link'],
    ['outside', '../a.md'],
  ])('are not written %s', async (_name, path) => {
    symlinkSync(tmpdir(), join(folder, 'link'));
    await expect(writeFiles(folder, new Map([[path, 'new']]))).rejects.toThrow('is not written');
  });

  it('do not replace a folder', async () => {
    await writeFiles(folder, new Map([['a/b.md', 'x']]));
    await expect(writeFiles(folder, new Map([['a', 'new']]))).rejects.toThrow('it is not a file');
    expect(readdirSync(folder)).toEqual(['a']);
  });
});

import {
  chmodSync,
  mkdirSync,
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
import { writeFiles } from '../../../src/commands/output/write-files.ts';

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

  describe('are all changed or none', () => {
    const before = { 'a.md': 'old a', 'b.md': 'old b' };

    beforeEach(() => {
      Object.entries(before).forEach(([name, text]) => writeFileSync(join(folder, name), text));
    });

    function readAll(): Record<string, string> {
      const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      return Object.fromEntries(
        names.map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name), 'utf8')]),
      );
    }

    it.each<[string, ReadonlyMap<string, string | undefined>]>([
      ['a file is where a folder is needed', new Map([['b.md/c.md', 'new']])],
      ['the new name is too long', new Map([[`${'n'.repeat(300)}.md`, 'new']])],
      ['a folder that was made for it is in vain', new Map([[`new/${'n'.repeat(300)}.md`, 'new']])],
      ['a file to remove is missing', new Map([['missing.md', undefined]])],
    ])('also if %s', async (_name, last) => {
      const changes = new Map<string, string | undefined>([
        ['a.md', 'new a'],
        ['b.md', undefined],
        ['c.md', 'new c'],
        ...last,
      ]);
      await expect(writeFiles(folder, changes)).rejects.toThrow('so no file is changed');
      expect([readAll(), readdirSync(folder).toSorted()]).toEqual([before, ['a.md', 'b.md']]);
    });

    it.skipIf(process.getuid?.() === 0)('also if a folder cannot be written', async () => {
      mkdirSync(join(folder, 'locked'));
      writeFileSync(join(folder, 'locked/c.md'), 'old c');
      chmodSync(join(folder, 'locked'), 0o555);
      const changes = new Map([
        ['a.md', 'new a'],
        ['locked/c.md', 'new c'],
      ]);
      await expect(writeFiles(folder, changes)).rejects.toThrow('so no file is changed');
      chmodSync(join(folder, 'locked'), 0o755);
      expect(readAll()).toEqual({ ...before, 'c.md': 'old c' });
    });

    it('and leave no copies', async () => {
      await writeFiles(
        folder,
        new Map([
          ['a.md', undefined],
          ['b.md', 'new b'],
          ['d/c.md', 'new c'],
        ]),
      );
      expect(readAll()).toEqual({ 'b.md': 'new b', 'c.md': 'new c' });
    });
  });
});

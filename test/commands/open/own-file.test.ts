import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readOwnFile } from '../../../src/commands/open/own-file.ts';
import { fileErrorReason } from '../../../src/errors.ts';

const root = mkdtempSync(join(tmpdir(), 'own-file-'));
const checkout = join(root, 'checkout');
mkdirSync(join(checkout, '.git'), { recursive: true });
writeFileSync(join(checkout, 'plain'), 'text');
writeFileSync(join(root, 'outside'), 'text');
writeFileSync(join(checkout, 'large'), Buffer.alloc(1024 * 1024 + 1));
mkdirSync(join(checkout, 'folder'));
for (const [name, target] of [
  ['link-inside', 'plain'],
  ['link-out', '../outside'],
  ['endless', '/dev/zero'],
  ['variables', '/proc/self/environ'],
  ['loop', 'loop'],
] as const) {
  symlinkSync(target, join(checkout, name));
}
afterAll(() => rmSync(root, { recursive: true }));

async function read(path: string): Promise<string> {
  try {
    const bytes = await readOwnFile(path, 1);
    return bytes.toString('utf8');
  } catch (error) {
    return `refused: ${fileErrorReason(error)}`;
  }
}

const ON_WINDOWS = process.platform === 'win32';

describe.skipIf(ON_WINDOWS)('a file that a command line names', () => {
  it.each([
    ['plain', 'text'],
    ['link-inside', 'text'],
    ['../outside', 'text'],
    ['link-out', 'refused: a symbolic link leads out of the checkout'],
    ['endless', 'refused: a symbolic link leads out of the checkout'],
    ['variables', 'refused: a symbolic link leads out of the checkout'],
    ['loop', 'refused: its symbolic links lead in a circle'],
    ['folder', 'refused: it is a folder'],
    ['none', 'refused: there is no such file or folder'],
    ['large', 'refused: it is larger than 1 MiB'],
  ])('%s', async (name, expected) => {
    expect(await read(join(checkout, name))).toBe(expected);
  });

  it('the null device, which is empty', async () => {
    expect(await read('/dev/null')).toBe('');
  });

  it('a pipe that nobody writes to, and a device', async () => {
    execFileSync('mkfifo', [join(checkout, 'pipe')]);
    expect([await read(join(checkout, 'pipe')), await read('/dev/zero')]).toEqual([
      'refused: it is not a file',
      'refused: it is not a file',
    ]);
  });
});

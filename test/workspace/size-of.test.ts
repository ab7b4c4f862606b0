import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkoutWorkspace } from '../../src/workspace/disk/checkout.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import type { Workspace } from '../../src/workspace/workspace.ts';

const PATHS = ['a/big.bin', 'a/empty', 'a/link', 'a', 'missing', '../outside'];
const SIZES = [6_000_000, 0, undefined, undefined, undefined, undefined];

it('returns the size of files on disk, and of nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-'));
  try {
    mkdirSync(join(folder, 'a'));
    writeFileSync(join(folder, 'a/big.bin'), Buffer.alloc(6_000_000));
    writeFileSync(join(folder, 'a/empty'), '');
    symlinkSync('big.bin', join(folder, 'a/link'));
    expect(await sizesIn(checkoutWorkspace(folder))).toEqual(SIZES);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('returns the same sizes for files in memory', async () => {
  const workspace = memoryWorkspace({
    'a/big.bin': new Uint8Array(6_000_000),
    'a/empty': '',
    'a/link': { symlink: 'big.bin' },
  });
  expect(await sizesIn(workspace)).toEqual(SIZES);
});

function sizesIn(workspace: Workspace): Promise<readonly (number | undefined)[]> {
  return Promise.all(PATHS.map(async (path) => workspace.sizeOf?.(path)));
}

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openFolder } from '../../../src/jobs/open/open-folder.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-open-'));
  onTestFinished(() => {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'AGENTS.md'), 'Be kind.');
  return folder;
}

describe('a folder', () => {
  it('is opened with its files', async () => {
    const folder = temporaryFolder();
    const { root, workspace } = await openFolder(folder);
    expect([root, await workspace.list('')]).toEqual([folder, [{ path: 'AGENTS.md', kind: 'file' }]]);
  });

  it('that does not exist is not taken for an empty one', async () => {
    const folder = join(temporaryFolder(), 'gone');
    await expect(openFolder(folder)).rejects.toMatchObject({
      code: 'folder-unreadable',
      message: `The folder "${folder}" cannot be read`,
    });
  });

  // The user root may list every folder.
  it.skipIf(process.getuid?.() === 0)('that may be entered but not listed is not taken for an empty one', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o100);
    await expect(openFolder(folder)).rejects.toMatchObject({ code: 'folder-unreadable' });
  });
});

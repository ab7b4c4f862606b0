import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGivenReports } from '../../../src/commands/open/tool-reports.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'housestyle-reports-'));
  await writeFile(join(folder, 'r.sarif'), '{}');
  await mkdir(join(folder, 'checkout/.git'), { recursive: true });
  await symlink('../r.sarif', join(folder, 'checkout/r.sarif'));
  await writeFile(join(folder, 'huge.json'), '');
  await truncate(join(folder, 'huge.json'), 64 * 1024 * 1024 + 1);
});

afterAll(() => rm(folder, { recursive: true }));

describe('reports of other tools', () => {
  it('are read in the order given', async () => {
    const path = join(folder, 'r.sarif');
    const reports = await readGivenReports({ toolReports: [path, path] });
    expect(reports.map((one) => [one.path, new TextDecoder().decode(one.bytes)])).toEqual([
      [path, '{}'],
      [path, '{}'],
    ]);
  });

  it.each([
    ['is not there', 'no.sarif', /there is no such file or folder/],
    ['is a folder', '.', /: it is a folder$/],
    ['is a link that leads out of a checkout', 'checkout/r.sarif', /: a symbolic link leads out of the checkout$/],
    ['is very large', 'huge.json', /: it is larger than 64 MiB$/],
  ])('are refused, and the message names a report that %s', async (_name, name, message) => {
    await expect(readGivenReports({ toolReports: [join(folder, name)] })).rejects.toMatchObject({
      code: 'tool-report',
      message: expect.stringMatching(message),
      hint: 'Check `tool-reports`.',
    });
  });

  it.skipIf(process.platform === 'win32')('are refused without waiting if one is a device', async () => {
    await expect(readGivenReports({ toolReports: ['/dev/zero'] })).rejects.toMatchObject({ code: 'tool-report' });
  });
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseLinkedCache, refuseUnwritable, writeOutput } from '../../../src/commands/output/write-output.ts';

const SOURCE = new URL('../../../src/', import.meta.url).href;
/** Writes a text that never ends to the file of its argument, and says when the first part is written. */
const WRITES_WITHOUT_END = `
  const { onInterruption } = await import('${SOURCE}interruption.ts');
  const { writeOutput } = await import('${SOURCE}commands/output/write-output.ts');
  onInterruption();
  let parts = 0;
  const text = {
    *[Symbol.iterator]() {
      for (;;) {
        parts += 1;
        if (parts === 3) process.stdout.write('ready');
        yield 'x';
      }
    },
  };
  await writeOutput(process.argv[1], text, 'output');
`;

describe('a file that a person named', () => {
  let folder: string;
  let checkout: string;

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'housestyle-output-')));
    checkout = join(folder, 'checkout');
    mkdirSync(join(checkout, '.git'), { recursive: true });
    writeFileSync(join(folder, 'victim'), 'old');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['in a checkout', 'checkout/out.sarif'],
    ['in new folders of a checkout', 'checkout/a/b/out.sarif'],
    ['in new folders of another place', 'elsewhere/a/out.sarif'],
  ])('is written %s', async (_where, path) => {
    await writeOutput(join(folder, path), ['one, ', 'two'], 'sarif-file');
    expect(readFileSync(join(folder, path), 'utf8')).toBe('one, two');
  });

  it.each(['checkout', 'elsewhere'])('stays as it was if the run is stopped while it is written: %s', async (place) => {
    mkdirSync(join(folder, place), { recursive: true });
    const path = join(folder, place, 'report.json');
    writeFileSync(path, 'old');
    const child = spawn(process.execPath, ['--input-type=module', '--eval', WRITES_WITHOUT_END, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect((await once(child, 'close'))[0]).toBe(143);
    expect(readdirSync(join(folder, place)).filter((name) => name !== '.git')).toEqual(['report.json']);
    expect(readFileSync(path, 'utf8')).toBe('old');
  });

  it.each([
    ['a link, whose target is replaced', 'elsewhere/link', 'victim', 'link'],
    ['a link that leads nowhere', 'elsewhere/link', 'new', 'link'],
    ['a second name of a file', 'elsewhere/link', 'victim', 'name'],
  ])('is written outside of a checkout through %s', async (_what, path, target, kind) => {
    mkdirSync(join(folder, 'elsewhere'));
    (kind === 'link' ? symlinkSync : linkSync)(join(folder, target), join(folder, path));
    await writeOutput(join(folder, path), 'new', 'output');
    expect(readFileSync(join(folder, target), 'utf8')).toBe('new');
    expect(lstatSync(join(folder, path)).isSymbolicLink()).toBe(kind === 'link');
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['link']);
  });

  it.each([
    ['is a link', 'out.sarif', 'out.sarif', '../victim'],
    ['is a link that leads nowhere', 'out.sarif', 'out.sarif', '../new'],
    ['is below a folder that is a link', 'out/victim', 'out', '..'],
    ['is below a link within a folder', 'a/out/victim', 'a/out', '../..'],
  ])('is refused in a checkout if it %s', async (_what, path, link, target) => {
    mkdirSync(join(checkout, 'a'));
    symlinkSync(target, join(checkout, link));
    await expect(writeOutput(join(checkout, path), 'new', 'sarif-file')).rejects.toMatchObject({
      code: 'output-file',
      message: expect.stringContaining('is a symbolic link'),
      hint: 'Check `sarif-file`.',
    });
    expect(readFileSync(join(folder, 'victim'), 'utf8')).toBe('old');
  });

  it.each([
    ['is a link of a checkout', 'checkout/link', 'symbolic link'],
    ["is in git's own folder", 'checkout/.git/out.json', "git's own folder"],
    ['is a folder', 'checkout', 'is a folder'],
    ['is below a file', 'victim/out.json', 'is not a folder'],
  ])('is refused before the work begins if it %s', async (_what, path, reason) => {
    symlinkSync('../victim', join(checkout, 'link'));
    await expect(refuseUnwritable(join(folder, path), '--output')).rejects.toMatchObject({
      code: 'output-file',
      message: expect.stringContaining(reason),
      hint: 'Check `--output`.',
    });
  });

  it.each([
    ['is a file that exists', 'victim'],
    ['is new', 'out.json'],
    ['is in new folders of a checkout', 'checkout/a/b/out.json'],
  ])('is accepted before the work begins if it %s, and not created', async (_what, path) => {
    const before = readdirSync(folder, { recursive: true });
    await expect(refuseUnwritable(join(folder, path), '--output')).resolves.toBeUndefined();
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  describe('in the temporary folder of the runner', () => {
    let temporary: string;

    beforeEach(() => {
      temporary = join(folder, 'temporary');
      mkdirSync(temporary);
      vi.stubEnv('RUNNER_TEMP', temporary);
    });

    afterEach(() => {
      vi.unstubAllEnvs();
    });

    it('is written', async () => {
      await refuseUnwritable(join(temporary, 'housestyle/findings.json'), 'output-dir');
      await writeOutput(join(temporary, 'housestyle/findings.json'), 'new', 'output-dir');
      expect(readFileSync(join(temporary, 'housestyle/findings.json'), 'utf8')).toBe('new');
    });

    it.each([
      ['is a link', 'findings.json', '../victim'],
      ['is below a folder that is a link', 'housestyle', '..'],
    ])('is refused if it %s', async (_what, link, target) => {
      symlinkSync(target, join(temporary, link));
      const path = join(temporary, link, link === 'housestyle' ? 'victim' : '');
      await expect(refuseUnwritable(path, 'output-dir')).rejects.toMatchObject({
        message: expect.stringContaining('is a symbolic link'),
      });
      await expect(writeOutput(path, 'new', 'output-dir')).rejects.toMatchObject({ code: 'output-file' });
      expect(readFileSync(join(folder, 'victim'), 'utf8')).toBe('old');
    });

    it('leaves another name of the file as it is', async () => {
      linkSync(join(folder, 'victim'), join(temporary, 'findings.json'));
      await writeOutput(join(temporary, 'findings.json'), 'new', 'output-dir');
      expect(readFileSync(join(folder, 'victim'), 'utf8')).toBe('old');
    });

    it.skipIf(process.platform === 'win32')('is refused if it is a pipe, which a write would wait for', async () => {
      execFileSync('mkfifo', [join(temporary, 'findings.json')]);
      await expect(refuseUnwritable(join(temporary, 'findings.json'), 'output-dir')).rejects.toMatchObject({
        message: expect.stringContaining('is not a file'),
      });
    });
  });

  it('is refused in a submodule whose folder is a link of the checkout around it', async () => {
    mkdirSync(join(folder, 'other/.git'), { recursive: true });
    symlinkSync('../other', join(checkout, 'module'));
    await expect(writeOutput(join(checkout, 'module/out'), 'new', 'output-dir')).rejects.toThrow('symbolic link');
  });

  it('may be a link elsewhere, because only its owner can have made it', async () => {
    symlinkSync('victim', join(folder, 'out'));
    await writeOutput(join(folder, 'out'), 'new', '--output');
    expect(readFileSync(join(folder, 'victim'), 'utf8')).toBe('new');
  });

  it('may be a device', async () => {
    await expect(writeOutput('/dev/null', 'new', '--output')).resolves.toBeUndefined();
  });

  it('is not written over a folder', async () => {
    mkdirSync(join(checkout, 'out'));
    await expect(writeOutput(join(checkout, 'out'), 'new', '--output')).rejects.toThrow('it is not a file');
  });
});

describe('a folder for kept files', () => {
  let folder: string;

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'housestyle-cache-')));
    mkdirSync(join(folder, 'checkout', '.git'), { recursive: true });
    mkdirSync(join(folder, 'checkout', 'own'));
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync('../elsewhere', join(folder, 'checkout', 'link'));
    symlinkSync('../../elsewhere', join(folder, 'checkout', 'own', 'audits'));
    symlinkSync('elsewhere', join(folder, 'link-of-the-owner'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['a link of a checkout', 'checkout/link'],
    ['below a link of a checkout', 'checkout/link/cache'],
    ['with a link of a checkout in it', 'checkout/own'],
  ])('is refused: %s', async (_what, path) => {
    await expect(refuseLinkedCache(join(folder, path))).rejects.toMatchObject({
      code: 'output-file',
      hint: 'Check `cache-dir`.',
    });
  });

  it.each([
    ['a new folder of a checkout', 'checkout/new'],
    ['a folder outside of it, through a link of its owner', 'link-of-the-owner/cache'],
  ])('may be %s', async (_what, path) => {
    await expect(refuseLinkedCache(join(folder, path))).resolves.toBeUndefined();
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryWorkspace } from '../../../../src/workspace/memory.ts';
import { openFileSources } from '../../../../src/agents/tools/files/file-sources.ts';
import { openFiles } from './open-files.ts';

const FILES = {
  'src/a.ts': 'a',
  'src/deep/b.ts': 'b',
  'a/src/c.ts': 'c',
  '.env': 'SECRET=1',
  link: { symlink: 'src/a.ts' },
  'to-folder': { symlink: 'src/deep' },
  'to-env': { symlink: '.env' },
  out: { symlink: '../../etc/passwd' },
  absolute: { symlink: '/etc/passwd' },
  round: { symlink: 'round' },
  module: { submodule: true },
  'b.png': new Uint8Array([137, 80, 0, 0]),
  'latin.txt': new Uint8Array([0x63, 0x61, 0x66, 0xe9]),
  'wide.txt': new Uint8Array([0xff, 0xfe, 0x61, 0, 0x62, 0]),
  'large.json': ' '.repeat(2 * 1024 * 1024 + 1),
} as const;

async function readAs(written: string, files: Parameters<typeof openFiles>[0] = FILES): Promise<unknown> {
  const sources = openFiles(files, {
    mayShow: (path) => Promise.resolve(path === 'src/deep/b.ts' ? 'excluded by `*b*`' : undefined),
  });
  const asked = await sources.resolve(written, 'head');
  const file = asked.kind === 'refused' ? { ...asked, why: 'path' } : await sources.read(asked.path, 'head');
  return file.kind === 'text' ? file.text : `${file.why}: ${file.reason}`;
}

describe('the file sources of the tools', () => {
  it.each([
    ['a path', 'src/a.ts', 'a'],
    ['one that looks absolute', '/src/a.ts', 'a'],
    ['one from here', './src/a.ts', 'a'],
    ['one with backslashes', String.raw`src\a.ts`, 'a'],
    ['one with a way around', 'src/deep/../a.ts', 'a'],
    ['one as a diff writes it', 'b/src/a.ts', 'a'],
    ['a folder that is called as a diff begins', 'a/src/c.ts', 'c'],
    ['a link', 'link', 'a'],
    ['text that is no UTF-8', 'latin.txt', 'café'],
    ['UTF-16', 'wide.txt', 'ab'],
  ])('read %s', async (_, written, text) => {
    expect(await readAs(written)).toBe(text);
  });

  it.each([
    ['a way out', '../../etc/passwd', 'path: That path leads out'],
    ['a way out from below', 'src/../../x', 'path: That path leads out'],
    ['a drive', 'C:/x', 'path: That path leads out'],
    ['a zero byte', 'src/a.ts\0.png', 'path: That path leads out'],
    ["git's folder", '.git/config', "path: Git's own folder"],
    ["git's folder by another spelling", 'sub/.GIT/config', "path: Git's own folder"],
    ["git's folder by its short name", 'GIT~1/config', "path: Git's own folder"],
    ['a path without end', 'a/'.repeat(10_000), 'path: A path has at most'],
    ['a file of secrets', '.env', 'hidden: By its name that file holds an environment'],
    ['a link to one', 'to-env', 'hidden: By its name'],
    ['a link that leads out', 'out', 'hidden: That is a symbolic link that leads out'],
    ['a link to an absolute path', 'absolute', 'hidden: That is a symbolic link that leads out'],
    ['a link to itself', 'round', 'no-file: That leads through more than 8'],
    [
      'what is excluded',
      'src/deep/b.ts',
      'hidden: The content exclusion of this repository keeps that file from models: excluded by `*b*`.',
    ],
    ['what is excluded, by a linked folder', 'to-folder/b.ts', 'hidden: The content exclusion'],
    ['a folder', 'src', 'no-file: That is a folder'],
    ['a linked folder', 'to-folder', 'no-file: That is a folder'],
    ['a submodule', 'module', 'no-file: That cannot be read: it is a submodule'],
    ['a binary file', 'b.png', 'binary: That file is binary (4 bytes)'],
    ['a huge file', 'large.json', 'too-large: That file has 2097153 bytes'],
    ['what is not there', 'lib/a.ts', 'missing: There is nothing at "lib/a.ts" in the head. There is "src/a.ts".'],
    ['nothing', '', 'no-file: That is a folder'],
  ])('do not read %s, and say why', async (_, written, reason) => {
    expect(await readAs(written)).toContain(reason);
  });

  it('do not read files that git ignores', async () => {
    const disk = memoryWorkspace({ 'a.ts': 'a', 'build/private.txt': 'private' });
    const listed = { entries: [{ path: 'a.ts', kind: 'file' as const }], isComplete: true };
    const head = { ...disk, find: () => Promise.resolve(listed) };
    const sources = openFileSources({ head, base: head, mayShow: () => Promise.resolve(undefined), changed: [] });
    expect(await sources.read('build/private.txt', 'head')).toMatchObject({ kind: 'refused', why: 'missing' });
  });

  it('read files that are not listed if the server cannot list all', async () => {
    const disk = memoryWorkspace({ 'a.ts': 'a' });
    const head = { ...disk, find: () => Promise.resolve({ entries: [], isComplete: false }) };
    const sources = openFileSources({ head, base: head, mayShow: () => Promise.resolve(undefined), changed: [] });
    expect(await sources.read('a.ts', 'head')).toMatchObject({ kind: 'text', text: 'a' });
  });

  it('list and read each file once, and count reads', async () => {
    const disk = memoryWorkspace({ 'a.ts': 'a', 'b.ts': 'b', 'c.ts': 'c' });
    const log: string[] = [];
    const head = {
      ...disk,
      find: (query: Parameters<typeof disk.find>[0]) => (log.push('find'), disk.find(query)),
      read: (path: string) => (log.push(path), disk.read(path)),
    };
    const sources = openFileSources({
      head,
      base: head,
      mayShow: () => Promise.resolve(undefined),
      changed: [],
      maxReads: 2,
    });
    await Promise.all(['a.ts', 'a.ts', 'b.ts', 'a.ts'].map((path) => sources.read(path, 'head')));
    expect(log).toEqual(['find', 'a.ts', 'b.ts']);
    expect(await sources.affordable(['a.ts', 'b.ts', 'c.ts'], 'head')).toEqual(['a.ts', 'b.ts']);
    expect(await sources.read('c.ts', 'head')).toMatchObject({ why: 'no-reads-left' });
    expect(await sources.read('a.ts', 'head')).toMatchObject({ kind: 'text' });
  });

  it('count only reads that cost a request, and announce what will be read', async () => {
    const files = ['a.ts', 'b.ts', 'c.ts', 'd.ts'];
    const told: (readonly string[])[] = [];
    const head = {
      ...memoryWorkspace(Object.fromEntries(files.map((path) => [path, path]))),
      bring: (paths: readonly string[]) => {
        told.push(paths);
        return Promise.resolve(new Set(paths.filter((path) => path !== 'a.ts' && path !== 'd.ts')));
      },
    };
    const mayShow = (): Promise<undefined> => Promise.resolve(undefined);
    const sources = openFileSources({ head, base: head, mayShow, changed: [], maxReads: 1 });
    expect(await sources.affordable(files, 'head')).toEqual(['a.ts', 'b.ts', 'd.ts']);
    const read = await Promise.all(files.map((path) => sources.read(path, 'head')));
    expect(read.map((file) => (file.kind === 'text' ? file.text : file.why))).toEqual([
      'a.ts',
      'b.ts',
      'no-reads-left',
      'd.ts',
    ]);
    expect(await sources.affordable(files, 'head')).toEqual(['a.ts', 'b.ts', 'd.ts']);
    expect(told.slice(0, 2)).toEqual([files, ['a.ts']]);
  });

  it('try again after a failure', async () => {
    const disk = memoryWorkspace({ 'a.ts': 'a' });
    let failures = 2;
    const fail = (): boolean => (failures -= 1) >= 0;
    const head = {
      ...disk,
      find: (query: Parameters<typeof disk.find>[0]) => (fail() ? Promise.reject(new Error('502')) : disk.find(query)),
    };
    const sources = openFileSources({ head, base: head, mayShow: () => Promise.resolve(undefined), changed: [] });
    await expect(sources.read('a.ts', 'head')).rejects.toThrow('502');
    await expect(sources.nearestFirst('head')).rejects.toThrow('502');
    expect(await sources.read('a.ts', 'head')).toMatchObject({ kind: 'text' });
  });

  it('sort files of the change first, then their tests, then their folder', async () => {
    const files = ['README.md', 'src/cart.ts', 'src/log.ts', 'src/shop/x.ts', 'test/cart.test.ts', 'z/far/away.ts'];
    const sources = openFiles(Object.fromEntries(files.map((path) => [path, ''])), { changed: ['src/cart.ts'] });
    const paths = (await sources.nearestFirst('head')).map(({ path }) => path);
    expect(paths.slice(0, 4)).toEqual(['src/cart.ts', 'test/cart.test.ts', 'src/log.ts', 'README.md']);
    expect(paths.at(-1)).toBe('z/far/away.ts');
  });

  it('read nothing outside the repository, for any path', async () => {
    const asked: string[] = [];
    const disk = memoryWorkspace(FILES);
    const note = (path: string): void => void asked.push(path);
    const head = { ...disk, read: (path: string) => (note(path), disk.read(path)) };
    const segment = fc.constantFrom(
      '..',
      '.',
      '',
      'src',
      'a',
      'a.ts',
      '.git',
      'GIT~1',
      '.env',
      'out',
      'link',
      'C:',
      '\\',
      '\0',
      'to-folder',
      'b.ts',
      '~',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(segment, { maxLength: 8 }), fc.boolean(), async (segments, isAbsolute) => {
        const sources = openFileSources({ head, base: head, mayShow: () => Promise.resolve(undefined), changed: [] });
        const resolved = await sources.resolve(`${isAbsolute ? '/' : ''}${segments.join('/')}`, 'head');
        if (resolved.kind === 'inside') {
          await sources.read(resolved.path, 'head');
        }
      }),
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((path) => /(?:^|\/)(?:\.\.|\.git|git~1|\.env)(?:\/|$)|^\/|\0/i.test(path))).toEqual([]);
  });
});

import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive, type ArchiveLimits } from '../../../src/workspace/remote/archive.ts';
import { scratchRepository, type ScratchRepository } from '../../changes/diff/repository.ts';
import { chunksOf } from '../git/git-remote.ts';
import { entry, gzippedTarOf, headerOf, tarOf } from './some-tar.ts';
import { runs } from '../../property-runs.ts';

interface Given {
  readonly blobs: ReadonlyMap<string, Buffer>;
  readonly problem: string | undefined;
}

async function read(archive: Uint8Array | AsyncIterable<Uint8Array>, limits?: ArchiveLimits): Promise<Given> {
  const blobs = new Map<string, Buffer>();
  const chunks = archive instanceof Uint8Array ? chunksOf(archive) : archive;
  const problem = await readArchive(chunks, (id, bytes) => blobs.set(id, Buffer.from(bytes)), limits);
  return { blobs, problem };
}

function textsOf({ blobs }: Given): readonly string[] {
  return [...blobs.values()].map(String);
}

describe('an archive that git makes', () => {
  let scratch: ScratchRepository;

  beforeAll(() => {
    scratch = scratchRepository();
  });
  afterAll(() => scratch.remove());

  /** The contents of a commit, links included, by id. */
  const contentsOf = (commit: string): ReadonlyMap<string, Buffer> => {
    const rows = scratch.git('ls-tree', '-r', '-z', commit).toString().split('\0').slice(0, -1);
    const ids = rows.flatMap((row) => (row.includes(' blob ') ? [row.split(/[ \t]/)[2] ?? ''] : []));
    return new Map(ids.map((id) => [id, scratch.git('cat-file', 'blob', id)]));
  };
  const archiveOf = (commit: string): Buffer =>
    scratch.git('archive', '--format=tar.gz', '--prefix=acme-shop-1234567/', commit);

  it('has the same contents as the tree, whatever the names and contents', async () => {
    const name = fc.stringMatching(/^[a-z0-9 ü#-]{1,40}$/).filter((text) => text.trim() === text);
    const path = fc.array(name, { minLength: 1, maxLength: 6 }).map((names) => ['x', ...names].join('/'));
    const content = fc.oneof(fc.string(), fc.uint8Array({ maxLength: 2_000 }));
    const files = fc.uniqueArray(fc.tuple(path, content), { selector: ([one]) => one, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(files, async (written) => {
        // No path may be a folder of another path.
        written.forEach(([one, bytes]) => scratch.write(`${one}.file`, bytes));
        const commit = scratch.commit();
        scratch.git('rm', '-r', '-q', '--cached', '--ignore-unmatch', '.');
        scratch.git('clean', '-f', '-d', '-q');
        const { blobs, problem } = await read(archiveOf(commit));
        expect(problem).toBeUndefined();
        expect(blobs).toEqual(contentsOf(commit));
      }),
      { numRuns: runs(25) },
    );
  });

  it('has links as their targets, files with long names, and nothing for submodules and folders', async () => {
    const long = `${'folder/'.repeat(40)}file.md`;
    scratch.write(long, 'long');
    symlinkSync('some/where', join(scratch.folder, 'link'));
    symlinkSync('t'.repeat(100), join(scratch.folder, 'link-100'));
    symlinkSync('t'.repeat(101), join(scratch.folder, 'link-101'));
    const commit = scratch.commit();
    scratch.git('update-index', '--add', '--cacheinfo', `160000,${commit},module`);
    scratch.git('commit', '-q', '-m', 'Module');
    const given = await read(archiveOf('HEAD'));
    expect(given.problem).toBeUndefined();
    expect(textsOf(given).toSorted()).toContain('long');
    expect(textsOf(given)).toEqual(expect.arrayContaining(['some/where', 't'.repeat(100)]));
    // Its target is in a folder that is not read.
    expect(textsOf(given)).not.toContain('t'.repeat(101));
  });

  it('has no wrong content if attributes change it', async () => {
    scratch.write('.gitattributes', 'kept-out export-ignore\nrewritten export-subst\ncrlf text eol=crlf\n');
    scratch.write('kept-out', 'kept out');
    scratch.write('rewritten', '$Format:%H$');
    scratch.write('crlf', 'a\nb\n');
    const commit = scratch.commit();
    const contents = contentsOf(commit);
    const { blobs } = await read(archiveOf(commit));
    const lacking = [...contents].filter(([id]) => !blobs.has(id)).map(([, bytes]) => bytes.toString());
    expect(lacking.filter((text) => !text.startsWith('tttt')).toSorted()).toEqual([
      '$Format:%H$',
      'a\nb\n',
      'kept out',
    ]);
    for (const [id, bytes] of blobs) {
      expect(contents.get(id) ?? bytes).toEqual(bytes);
    }
  });
});

describe('a hostile archive', () => {
  it('has no names, so no name can lead out or overwrite another file', async () => {
    const given = await read(
      await gzippedTarOf(
        entry('../../etc/passwd', 'up'),
        entry('/etc/passwd', 'absolute'),
        entry('a', 'first'),
        entry('a', 'second'),
        entry('.git/config', 'git'),
        entry('a\0b', 'zero'),
        entry('link', '', { type: 'symlink', linkname: '/etc/passwd' }),
        entry('hard', '', { type: 'link', linkname: '/etc/passwd' }),
        entry('device', '', { type: 'character-device' }),
        entry('block', '', { type: 'block-device' }),
        entry('pipe', '', { type: 'fifo' }),
        entry('folder/', '', { type: 'directory' }),
        entry('z', 'last'),
      ),
    );
    expect(given.problem).toBeUndefined();
    expect(textsOf(given)).toEqual(['up', 'absolute', 'first', 'second', 'git', 'zero', '/etc/passwd', 'last']);
  });

  it.each([
    ['no gzip', Buffer.from('<html>'), 'incorrect header check'],
    ['nothing', Buffer.alloc(0), 'unexpected end of file'],
    ['a tar of nothing', gzipSync(''), 'it ends in the middle'],
    ['gzip of something else', gzipSync('x'.repeat(2_000)), 'it contains a number that is not valid in a tar'],
    ['a header with a wrong sum', gzipSync(headerOf({ sum: '000001\0 ' })), 'it contains something that is not a tar'],
    [
      'a sum that is not a number',
      gzipSync(headerOf({ sum: '99999999' })),
      'it contains a number that is not valid in a tar',
    ],
    [
      'a size that is not a number',
      gzipSync(headerOf({ size: 'ffffffffffff' })),
      'it contains a number that is not valid in a tar',
    ],
    ['a negative size', gzipSync(headerOf({ size: '-0000000001' })), 'it contains a number that is not valid in a tar'],
    [
      'a size in another base',
      gzipSync(headerOf({ size: '\x80\0\0\0\0\0\0\0\0\0\x01' })),
      'it contains a number that is',
    ],
    ['a size beyond its end', gzipSync(headerOf({ size: '77777777777' })), 'it ends in the middle'],
    ['a header without a body', gzipSync(headerOf({ size: '00000000010' })), 'it ends in the middle'],
  ])('of %s ends with a reason', async (_, archive, problem) => {
    const given = await read(archive);
    expect(given).toEqual({ blobs: new Map(), problem: expect.stringContaining(problem) });
  });

  it('that is cut off keeps the files that were complete', async () => {
    const tar = await tarOf(entry('a', 'a'.repeat(600)), entry('b', 'b'.repeat(600)));
    const given = await read(gzipSync(tar.subarray(0, 2_500)));
    expect(given.problem).toBe('it ends in the middle');
    expect(textsOf(given)).toEqual(['a'.repeat(600)]);
    const cut = await read((await gzippedTarOf(entry('a', 'a'))).subarray(0, -9));
    expect(cut.problem).toBe('unexpected end of file');
  });

  it('keeps the files that were complete if the connection breaks', async () => {
    async function* breaking(): AsyncGenerator<Uint8Array> {
      yield await gzippedTarOf(entry('a', 'a'));
      throw new Error('socket hang up');
    }
    const given = await read(breaking());
    expect(given.problem).toBe('socket hang up');
  });

  it.each([
    ['bytes in one file', [entry('bomb', '\0'.repeat(5_000_000)), entry('z', 'last')]],
    ['entries', Array.from({ length: 2_000 }, (_, index) => entry(`${index}`, `${index}`))],
    ['folders', Array.from({ length: 2_000 }, (_, index) => entry(`${index}/`, '', { type: 'directory' }))],
    ['bytes that name one file', [entry('a'.repeat(2_000_000), 'a')]],
  ])('with too many %s ends at the limit', async (_, entries) => {
    const limits = { maxBytes: 1_000_000, maxFileBytes: 1_000 };
    const { blobs, problem } = await read(await gzippedTarOf(...entries), limits);
    expect(problem).toBe('it unpacks to more than 1000000 bytes');
    const kept = [...blobs.values()].reduce((sum, bytes) => sum + bytes.length, 0);
    expect(kept).toBeLessThan(limits.maxBytes);
  });

  it('without an end is read up to the limit, and no further', async () => {
    let given = 0;
    let isClosed = false;
    const block = gzipSync(Buffer.alloc(0));
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) {
          given += block.length;
          yield block;
        }
      } finally {
        isClosed = true;
      }
    }
    const { problem } = await read(endless(), { maxBytes: 100_000, maxFileBytes: 1_000 });
    expect(problem).toBe('it has more than 100000 bytes');
    expect([given <= 200_000, isClosed]).toEqual([true, true]);
  });

  it('skips a file that is larger than the limit', async () => {
    const archive = await gzippedTarOf(entry('a', 'a'.repeat(1_001)), entry('b', 'b'.repeat(1_000)));
    const given = await read(archive, { maxBytes: 1_000_000, maxFileBytes: 1_000 });
    expect([textsOf(given), given.problem]).toEqual([['b'.repeat(1_000)], undefined]);
  });

  it('of any bytes is read without an exception', async () => {
    const bytes = fc.array(
      fc.oneof(
        fc.uint8Array({ maxLength: 600 }).map((some) => Buffer.from(some)),
        fc
          .record({ size: fc.stringMatching(/^[0-9 ]{11}$/), type: fc.constantFrom('0', '2', 'x', 'g', 'L', '5', '7') })
          .map(headerOf),
      ),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (parts) => {
        const { problem } = await read(gzipSync(Buffer.concat(parts)));
        expect(problem === undefined || problem.startsWith('it ')).toBe(true);
      }),
    );
  });

  it('with millions of records about one file is read in one pass', async () => {
    // Some readers look for the end of such a record from each of its bytes.
    const records = Buffer.alloc(4_000_000, '3xx');
    const size = records.length.toString(8).padStart(11, '0');
    const padding = Buffer.alloc(-records.length & 511);
    const tar = [headerOf({ size, type: 'x' }), records, padding, await tarOf(entry('a', 'a'))];
    const given = await read(gzipSync(Buffer.concat(tar)));
    expect([textsOf(given), given.problem]).toEqual([['a'], undefined]);
  });
});

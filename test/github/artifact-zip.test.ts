import { describe, expect, it } from 'vitest';
import { readZipFile, type ZipContent } from '../../src/github/artifact-zip.ts';
import { readZip } from '../emulators/artifacts/read-zip.ts';
import { makeZip } from '../harness/make-zip.ts';

const MAX_BYTES = 1_000;
const CHANGE = { name: 'change.json', content: '{"a": 1}' };

function read(archive: Buffer): Promise<ZipContent> {
  return readZipFile(archive, 'change.json', MAX_BYTES);
}

describe('a file of an archive', () => {
  it('is read, as by another reader', async () => {
    const archive = makeZip([{ name: 'prompt.md', content: 'x'.repeat(5_000) }, CHANGE]);
    expect(await read(archive)).toEqual({ kind: 'file', bytes: Buffer.from(CHANGE.content) });
    expect(readZip(archive).get('change.json')?.toString()).toBe(CHANGE.content);
  });

  it('is absent if the archive has no file of that name', async () => {
    expect(await read(makeZip([{ name: 'a/change.json', content: '{}' }]))).toEqual({ kind: 'absent' });
    expect(await read(makeZip([]))).toEqual({ kind: 'absent' });
  });

  it.each<[string, Buffer, RegExp]>([
    ['a bomb that says its size', makeZip([{ ...CHANGE, content: Buffer.alloc(5_000_000) }]), /has 5000000 bytes/],
    [
      'a bomb that hides its size',
      makeZip([{ ...CHANGE, content: Buffer.alloc(5_000_000), claimedLength: 10 }]),
      /too many bytes/,
    ],
    ['a file that is shorter than it says', makeZip([{ ...CHANGE, claimedLength: 999 }]), /not enough bytes/],
    [
      'a name that leads out of the folder',
      makeZip([{ name: '../evil', content: 'x' }, CHANGE]),
      /invalid relative path/,
    ],
    ['an absolute name', makeZip([{ name: '/etc/passwd', content: 'x' }, CHANGE]), /absolute path/],
    ['a name with a backslash', makeZip([{ name: '..\\evil', content: 'x' }, CHANGE]), /invalid characters/],
    ['a file that is there twice', makeZip([CHANGE, { ...CHANGE, content: '{"a": 2}' }]), /twice/],
    ['an encrypted file', makeZip([{ ...CHANGE, encrypted: true }]), /encrypted/],
    [
      'too many files',
      makeZip(Array.from({ length: 101 }, (_, file) => ({ name: `f${file}`, content: '' }))),
      /contains 101 files/,
    ],
    ['more files than there are', makeZip([CHANGE], 50), /./],
    ['no archive', Buffer.from('<html>Not found</html>'), /./],
    ['nothing', Buffer.alloc(0), /./],
    ['the end of an archive cut off', makeZip([CHANGE]).subarray(0, -5), /./],
    ['damaged content', damage(makeZip([CHANGE])), /./],
    ['a file with another checksum', makeZip([{ ...CHANGE, claimedChecksum: 7 }]), /checksum/],
    [
      'a file that begins inside of another one',
      makeZip([
        { name: 'a', content: makeZip([{ ...CHANGE, content: '{"a": 2}' }]) },
        { ...CHANGE, claimedOffset: 31 },
      ]),
      /./,
    ],
    [
      'a file that begins where another one does',
      makeZip([
        { name: 'a', content: '{"a": 2}' },
        { ...CHANGE, claimedOffset: 0 },
      ]),
      /checksum/,
    ],
    ['a file that begins behind the end', makeZip([{ ...CHANGE, claimedOffset: 0xffff_fffe }]), /./],
    [
      'a file that asks for a place of 64 bits, and has none',
      makeZip([{ ...CHANGE, claimedOffset: 0xffff_ffff }]),
      /./,
    ],
    ['a file with a length of 64 bits, and has none', makeZip([{ ...CHANGE, claimedLength: 0xffff_ffff }]), /./],
  ])('is refused: %s', async (_name, archive, reason) => {
    const content = await read(archive);
    expect(content.kind).toBe('refused');
    expect(content.kind === 'refused' && content.reason).toMatch(reason);
    expect(content.kind === 'refused' && content.reason).not.toMatch(/undefined|Cannot read|\n/);
  });
});

/** Changes a byte of the content of the first file. */
function damage(archive: Buffer): Buffer {
  const at = 30 + 'change.json'.length + 1;
  return Buffer.concat([archive.subarray(0, at), Buffer.from([0xff]), archive.subarray(at + 1)]);
}

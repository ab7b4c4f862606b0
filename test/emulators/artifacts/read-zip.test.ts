import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readZip } from './read-zip.ts';

/** An archive with a compressed, a stored and an empty file. Git writes it, because every test machine has git. */
let archive: Buffer;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'housestyle-zip-'));
  const git = (...args: readonly string[]): Buffer => execFileSync('git', ['-C', folder, ...args]);
  await writeFile(join(folder, 'long.txt'), 'a line\n'.repeat(100));
  await writeFile(join(folder, 'short.txt'), 'é');
  await writeFile(join(folder, 'other.txt'), '');
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=ada', '-c', 'user.email=ada@example.org', 'commit', '-q', '-m', 'Files');
  git('archive', '--format=zip', '--output=files.zip', 'HEAD^{tree}');
  archive = await readFile(join(folder, 'files.zip'));
  await rm(folder, { recursive: true });
});

test('the files of an archive that git wrote are read byte for byte', () => {
  expect(Object.fromEntries(readZip(archive))).toEqual({
    'long.txt': Buffer.from('a line\n'.repeat(100)),
    'other.txt': Buffer.from(''),
    'short.txt': Buffer.from('é'),
  });
});

test.each<readonly [string, (bytes: Buffer) => Buffer, RegExp]>([
  ['is cut off', (bytes) => bytes.subarray(0, -1), /No record/],
  ['has one byte too many', (bytes) => Buffer.concat([bytes, Buffer.from('x')]), /No record/],
  ['has a wrong checksum', (bytes) => replaced(bytes, 'é', 'è'), /has a wrong checksum/],
  [
    'has two names for one file',
    (bytes) => replaced(bytes, 'short.txt', 'third.txt'),
    /has a different name in its local header/,
  ],
  ['has two files with the same name', (bytes) => replaced(bytes, 'other.txt', 'short.txt', true), /appears twice/],
  [
    'leads out of its folder',
    (bytes) => replaced(bytes, 'short.txt', '../../etc', true),
    /leads out of the archive's folder/,
  ],
])('an archive that %s is refused', (_, spoil, message) => {
  expect(() => readZip(spoil(archive))).toThrow(message);
});

/** Replaces the first occurrence of a text, or all of them, with a text of the same length. */
function replaced(bytes: Buffer, from: string, to: string, all = false): Buffer {
  const text = bytes.toString('latin1');
  const [latinFrom, latinTo] = [from, to].map((part) => Buffer.from(part).toString('latin1'));
  const spoiled = all ? text.replaceAll(latinFrom ?? '', latinTo ?? '') : text.replace(latinFrom ?? '', latinTo ?? '');
  return Buffer.from(spoiled, 'latin1');
}

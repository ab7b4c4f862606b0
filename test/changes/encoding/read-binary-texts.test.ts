import { describe, expect, it } from 'vitest';
import { commentableRanges } from '../../../src/changes/commentable.ts';
import { decodeHeads, readBinaryTexts, type ReadBytes } from '../../../src/changes/encoding/read-binary-texts.ts';
import type { Changes, FileChange } from '../../../src/changes/types.ts';

function binary(path: string, fields: Partial<FileChange> = {}): FileChange {
  return { path, status: 'modified', binary: true, additions: 0, deletions: 0, hunks: [], ...fields };
}

function changesOf(file: FileChange, source: Changes['source'] = 'git'): Changes {
  return { files: [file], leftOut: [], source };
}

function bytesOf(base: Buffer | undefined, head: Buffer | undefined): ReadBytes {
  return (side) => Promise.resolve(side === 'base' ? base : head);
}

async function read(file: FileChange, base: Buffer | undefined, head: Buffer | undefined, source?: Changes['source']) {
  const { files } = await readBinaryTexts(changesOf(file, source), bytesOf(base, head));
  return files[0];
}

const wide = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('readBinaryTexts', () => {
  it('compares UTF-16 like any other text', async () => {
    const file = await read(binary('run.ps1'), wide('one\ntwo\n'), wide('one\nthree\n'));
    expect(file).toMatchObject({ binary: false, encoding: 'utf-16le', additions: 1, deletions: 1 });
    expect(file?.hunks[0]?.lines.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'context one',
      'removed two',
      'added three',
    ]);
  });

  it('shows a new file with NUL characters as added lines, on which GitHub accepts no comment', async () => {
    const file = await read(binary('n.js', { status: 'added' }), undefined, Buffer.from('// \0\nvar a = 1;\n'));
    expect(file).toMatchObject({ binary: false, encoding: 'utf-8', additions: 2, deletions: 0 });
    expect(file && commentableRanges(file)).toEqual({ left: [], right: [] });
  });

  it.each<[string, FileChange, Buffer | undefined, Partial<FileChange>]>([
    ['a picture', binary('a.png'), Buffer.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 1), { binary: true }],
    ['a picture whose bytes are not there', binary('a.png'), undefined, { binary: true }],
    ['data that is neither text nor a program', binary('a.dat'), Buffer.of(1, 2, 3, 255, 0, 254, 7), { binary: true }],
    ['a removed file', binary('a.js', { status: 'removed' }), undefined, { binary: true }],
  ])('leaves %s as it is', async (_name, file, head, expected) => {
    const read1 = await read(file, undefined, head);
    expect(read1).toMatchObject(expected);
    expect(read1?.unreadLines).toBeUndefined();
  });

  it.each<[string, FileChange, Buffer]>([
    ['of Linux', binary('bin/tool'), Buffer.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0)],
    ['of Windows, whatever its name says', binary('logo.png'), Buffer.from('MZ\0\0\xff\xfe', 'latin1')],
    ['for WebAssembly', binary('a.bin'), Buffer.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)],
    ['in an archive of Java', binary('gradle/wrapper.jar'), Buffer.of(0x50, 0x4b, 3, 4, 0, 0)],
  ])('recognizes a program %s', async (_name, file, head) => {
    expect(await read(file, undefined, head)).toMatchObject({ binary: true, executable: 'program' });
  });

  it.each<[string, FileChange, Buffer | undefined, number]>([
    ['code whose bytes are not there', binary('a.js'), undefined, 1],
    ['a file that is not a picture and whose bytes are not there', binary('a.dat'), undefined, 1],
    ['code that cannot be decoded', binary('a.js'), Buffer.of(1, 0, 2, 3, 10, 0, 1, 255, 254, 10, 3), 3],
    ['a script that cannot be decoded', binary('run'), Buffer.from(`#!/bin/x\n${'\0\u0001'.repeat(90)}`), 2],
  ])('counts the lines of %s as unread', async (_name, file, head, lines) => {
    expect(await read(file, undefined, head)).toMatchObject({ binary: true, unreadLines: lines });
  });

  it('takes a file without another text in the list of GitHub for a change of its mode', async () => {
    const same = Buffer.from('echo\n');
    expect(await read(binary('a.sh'), same, same, 'github-files')).toMatchObject({
      executable: 'unknown',
      binary: false,
    });
  });

  it('asks for at most 200 files', async () => {
    let asked = 0;
    const files = Array.from({ length: 300 }, (_, at) => binary(`${at}.png`));
    await readBinaryTexts({ files, leftOut: [], source: 'git' }, () => {
      asked += 1;
      return Promise.resolve(undefined);
    });
    expect(asked).toBe(200);
  });
});

it('decodes the heads of such files, and reads the others as before', async () => {
  const bytes = bytesOf(undefined, wide('one\n'));
  const changes = await readBinaryTexts(changesOf(binary('run.ps1', { status: 'added' })), bytes);
  const readHead = decodeHeads(changes, () => Promise.resolve('other'), bytes);
  expect([await readHead('run.ps1'), await readHead('a.ts')]).toEqual(['one\n', 'other']);
});

import { expect, it } from 'vitest';
import { READ_AHEAD, readAhead, type FileRead } from '../../../src/rules/run/read-ahead.ts';
import type { FileResult } from '../../../src/rules/run/result-memory.ts';
import type { FileToCheck } from '../../../src/rules/run/subject.ts';
import type { ReadBytes } from '../../../src/workspace/read-text.ts';

const FILES = 3 * READ_AHEAD;

/** Files that note their names in `started` when they are read. */
function filesThatNote(started: string[], read: (path: string) => Promise<ReadBytes> = readEmpty): FileToCheck[] {
  return Array.from({ length: FILES }, (_, index) => ({
    path: `${index}.prompt.md`,
    kind: 'prompt',
    level: 'repository',
    root: '',
    standing: 'in-place',
    clients: [],
    name: String(index),
    read: () => {
      started.push(`${index}.prompt.md`);
      return read(`${index}.prompt.md`);
    },
  }));
}

function readEmpty(path: string): Promise<ReadBytes> {
  return Promise.resolve({ kind: 'bytes', path, bytes: new Uint8Array() });
}

it('reads all files in their order, and never more than a few ahead', async () => {
  const started: string[] = [];
  const files = filesThatNote(started);
  const order: string[] = [];
  const ahead: number[] = [];
  for await (const { file } of readAhead(files, undefined)) {
    order.push(file.path);
    ahead.push(started.length - order.length + 1);
  }
  expect(order).toEqual(files.map(({ path }) => path));
  expect(Math.max(...ahead)).toBe(READ_AHEAD);
});

it('does not read a file whose text has a known result', async () => {
  const started: string[] = [];
  const known = { checked: { reported: [], fileFacts: [], repositoryFacts: [], suppressions: [] }, findings: [] };
  const fileResult = (path: string) => (path === '5.prompt.md' ? (known as unknown as FileResult) : undefined);
  const reads: FileRead[] = [];
  for await (const read of readAhead(filesThatNote(started), { fileResult })) {
    reads.push(read);
  }
  expect(started).not.toContain('5.prompt.md');
  expect(reads.map(({ read }) => read === undefined)).toEqual(reads.map(({ file }) => file.path === '5.prompt.md'));
});

it('throws the failure of a read when its file comes, after the files before it', async () => {
  const failing = (path: string) =>
    path === '3.prompt.md' ? Promise.reject(new Error('the disk is gone')) : readEmpty(path);
  const order: string[] = [];
  const readAll = async () => {
    for await (const { file } of readAhead(filesThatNote([], failing), undefined)) {
      order.push(file.path);
    }
  };
  await expect(readAll()).rejects.toThrow('the disk is gone');
  expect(order).toEqual(['0.prompt.md', '1.prompt.md', '2.prompt.md']);
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listShardFiles, readMostShardsIn, readShardFiles } from '../../../src/commands/shards/read-shard-folder.ts';
import { readShardNumber } from '../../../src/jobs/shards/plan-review.ts';

describe('the number of shards of a folder of results', () => {
  it.each([
    ['is that of the names of the results', 'results', ['shard-1-of-4/shard.json', 'shard-2-of-4/shard.json'], 4],
    [
      'is that of most names',
      'results',
      ['shard-1-of-4/shard.json', 'shard-2-of-4/shard.json', 'shard-1-of-9/shard.json'],
      4,
    ],
    ['is that of the folder, if it has one result alone', 'results/shard-3-of-16', ['shard.json'], 16],
    ['is that of the folder, also with a slash behind it', 'results/shard-3-of-16/', ['shard.json'], 16],
    ['is that of the results, whatever the folder is called', 'shard-3-of-16', ['shard-1-of-4/shard.json'], 4],
    ['is not known without such a name', 'results', ['shard.json'], undefined],
  ])('%s', (_name, folder, paths, most) => {
    expect(readMostShardsIn(folder, paths)).toBe(most);
  });
});

describe('a folder of results that cannot be read', () => {
  it('is named, with what to do', async () => {
    await expect(listShardFiles('no/such/folder')).rejects.toMatchObject({
      code: 'unreadable-results',
      message: expect.stringContaining('"no/such/folder"'),
      hint: expect.stringContaining('--output-dir'),
    });
  });
});

describe('a folder without a result', () => {
  it('is named, and not taken for one shard that left nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'housestyle-results-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(folder, 'downloaded', 'shard-1-of-2'), { recursive: true });
    await writeFile(join(folder, 'downloaded', 'shard-1-of-2', 'shard.json'), '{}');
    await expect(listShardFiles(folder)).rejects.toMatchObject({
      code: 'no-results',
      message: expect.stringContaining(`"${folder}" has no result of a shard`),
      hint: expect.stringContaining('no shard was reviewed'),
    });
    expect(await listShardFiles(join(folder, 'downloaded'))).toEqual([join('shard-1-of-2', 'shard.json')]);
  });
});

describe('the results of a folder', () => {
  it('are read one after the other, whatever their sizes are', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'housestyle-results-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const texts = ['first', 'a second one that is longer', '', 'é', 'x'.repeat(100)];
    for (const [index, text] of texts.entries()) {
      await mkdir(join(folder, `shard-${index}`));
      await writeFile(join(folder, `shard-${index}`, 'shard.json'), text);
    }
    const read: string[] = [];
    for (const { bytes } of readShardFiles(folder, await listShardFiles(folder))) {
      read.push(Buffer.from(bytes).toString());
    }
    expect(read).toEqual(texts);
  });
});

describe('the number of a shard', () => {
  it.each([
    ['1/1', { index: 1, most: 1 }],
    ['256/256', { index: 256, most: 256 }],
  ])('%s is read', (text, shard) => {
    expect(readShardNumber(text)).toStrictEqual(shard);
  });

  it.each(['0/4', '5/4', '1/257', '1', 'x', ''])('%j is refused, as `--shards` refuses such a number', (text) => {
    expect(() => readShardNumber(text)).toThrow(expect.objectContaining({ code: 'shard', exitCode: 2 }));
  });
});

import { closeSync, lstatSync, openSync, readSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileErrorReason, usageError } from '../../errors.ts';
import { MAX_SHARD_BYTES, SHARD_FILE, type ShardFile } from '../../jobs/shards/shard-file.ts';
import { byPath } from '../../workspace/paths.ts';

/** Most folders of results that are looked at: four attempts of each of 256 shards. */
const MAX_FOLDERS = 1_024;

/**
 * Finds the results of shards in a folder: `shard.json` in it and in its folders, as `actions/download-artifact` makes them.
 * Links are not followed. Throws a `UserError` if there is none.
 */
export async function listShardFiles(folder: string): Promise<readonly string[]> {
  let names: readonly { readonly path: string; readonly isFolder: boolean }[];
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    names = entries.map((entry) => ({ path: entry.name, isFolder: entry.isDirectory() })).toSorted(byPath);
  } catch (error) {
    throw usageError(
      'unreadable-results',
      `The folder "${folder}" cannot be read: ${fileErrorReason(error)}`,
      'Name the folder into which the results were downloaded, or that was the `--output-dir` of the shards.',
    );
  }
  const folders = names.filter(({ isFolder }) => isFolder).slice(0, MAX_FOLDERS);
  const inFolders = folders.map(({ path }) => join(path, SHARD_FILE));
  const all = names.some(({ path, isFolder }) => path === SHARD_FILE && !isFolder)
    ? [SHARD_FILE, ...inFolders]
    : inFolders;
  const found = await Promise.all(all.map(async (path) => ((await isFile(join(folder, path))) ? [path] : [])));
  if (found.flat().length === 0) {
    throw usageError(
      'no-results',
      `The folder "${folder}" has no result of a shard: neither it nor a folder in it has a file ${SHARD_FILE}`,
      'Name the folder into which the results were downloaded, or that was the `--output-dir` of the shards. If the folder is right, no shard was reviewed.',
    );
  }
  return found.flat();
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isFile();
  } catch {
    // Expected: a folder without a result.
    return false;
  }
}

/**
 * Reads these results, one after the other. A file that is too large is not read, and refused by its size. The bytes of a
 * result are overwritten by those of the next one: 256 results would take 200 MB until their memory is given back. Nothing
 * else is to be done meanwhile, and to wait four times for each file would take longer than to read it.
 */
export function* readShardFiles(folder: string, paths: readonly string[]): Generator<ShardFile> {
  let room = Buffer.alloc(0);
  for (const name of paths) {
    const path = join(folder, name);
    const { size } = lstatSync(path);
    if (size > MAX_SHARD_BYTES) {
      yield { name, bytes: new Uint8Array(MAX_SHARD_BYTES + 1) };
      continue;
    }
    if (room.length < size) {
      room = Buffer.allocUnsafeSlow(Math.min(MAX_SHARD_BYTES, Math.ceil(size * MORE_ROOM)));
    }
    yield { name, bytes: readInto(room, path, size) };
  }
}

/** So that a result that is a little larger than the ones before does not need new memory. */
const MORE_ROOM = 1.25;

/** The first bytes of a file; fewer if it is shorter now than it was. */
function readInto(room: Buffer, path: string, size: number): Uint8Array {
  const file = openSync(path, 'r');
  try {
    let length = 0;
    while (length < size) {
      const bytesRead = readSync(file, room, length, size - length, length);
      if (bytesRead === 0) {
        break;
      }
      length += bytesRead;
    }
    return room.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

/**
 * The same for results in a folder. The folder itself may be that of one result, as when a single artifact is downloaded.
 *
 * @param paths of the results, in the folder
 */
export function readMostShardsIn(folder: string, paths: readonly string[]): number | undefined {
  return readMostShards(paths) ?? readMostShards([basename(resolve(folder))]);
}

/**
 * The number of shards that most names of results tell, as in `shard-3-of-64`; undefined if none does. A wrong number makes
 * another plan, whose key no result has.
 */
export function readMostShards(names: readonly string[]): number | undefined {
  const counts = new Map<number, number>();
  for (const name of names) {
    const most = /shard-\d{1,4}-of-(\d{1,4})(?!\d)/.exec(name)?.[1];
    if (most !== undefined) {
      counts.set(Number(most), (counts.get(Number(most)) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || b - a)[0]?.[0];
}

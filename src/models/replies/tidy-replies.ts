import { lstat, opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** When the folder is full, it is reduced to this share, so that this does not happen for every reply. */
const KEPT_SHARE = 0.8;

const DAY = 24 * 60 * 60 * 1000;
const MAX_AGE = 30 * DAY;

/** Clocks may differ by hours or a time zone. A file that is dated further in the future would never expire. */
const MAX_AHEAD = DAY;

/** Maximum age of temporary files that a cancelled run left behind. */
const MAX_AGE_UNFINISHED = DAY;

/** Smallest size of a file on disk. */
const BLOCK_BYTES = 4096;

/** A folder with more entries is not a folder of this cache alone. */
const MAX_ENTRIES = 100_000;

const REPLY_NAME = /^[0-9a-f]{64}\.json$/;
const UNFINISHED_NAME = /^\.[0-9a-f]{64}\.[0-9a-f-]{36}\.tmp$/;

/** Whether a reply of this age in milliseconds has expired. */
export function isOutdated(age: number): boolean {
  return age > MAX_AGE || age < -MAX_AHEAD;
}

export function bytesOnDisk(size: number): number {
  return Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** Removes files that are expired or too many, and returns the size of the remaining ones in bytes. */
export async function tidyReplies(folder: string, now: number, maxBytes: number): Promise<number> {
  const files = await listOwnFiles(folder, now);
  const outdated = files.filter(({ isReply, age }) => (isReply ? isOutdated(age) : age > MAX_AGE_UNFINISHED));
  const inUse = files.filter(({ isReply, age }) => isReply && !isOutdated(age)).toSorted((a, b) => a.age - b.age);
  const room = sumBytes(inUse) > maxBytes ? maxBytes * KEPT_SHARE : maxBytes;
  let bytes = 0;
  const kept = inUse.filter((file) => {
    bytes += file.bytes;
    return bytes <= room;
  });
  const surplus = inUse.slice(kept.length);
  await Promise.all([...outdated, ...surplus].map((file) => removeFile(file.path)));
  return sumBytes(kept);
}

/** The keys of the replies in a folder, in a fixed order. */
export async function listReplies(folder: string): Promise<readonly string[]> {
  const names = await listNames(folder);
  return names.flatMap((name) => (REPLY_NAME.test(name) ? [name.slice(0, -'.json'.length)] : [])).toSorted();
}

interface OwnFile {
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since its last use. */
  readonly age: number;
  readonly isReply: boolean;
}

function sumBytes(files: readonly OwnFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function listOwnFiles(folder: string, now: number): Promise<readonly OwnFile[]> {
  const names = await listNames(folder);
  const files = await Promise.all(names.map((name) => describeFile(join(folder, name), REPLY_NAME.test(name), now)));
  return files.flatMap((file) => file ?? []);
}

async function listNames(folder: string): Promise<readonly string[]> {
  const names: string[] = [];
  let entries = 0;
  for await (const entry of await opendir(folder)) {
    entries += 1;
    if (entries > MAX_ENTRIES) {
      break;
    }
    if (entry.isFile() && (REPLY_NAME.test(entry.name) || UNFINISHED_NAME.test(entry.name))) {
      names.push(entry.name);
    }
  }
  return names;
}

/** Returns undefined if another run has removed the file in the meantime. */
async function describeFile(path: string, isReply: boolean, now: number): Promise<OwnFile | undefined> {
  try {
    const { size, mtimeMs } = await lstat(path);
    return { path, bytes: bytesOnDisk(size), age: now - mtimeMs, isReply };
  } catch (error) {
    if (isMissing(error)) {
      return undefined;
    }
    throw error;
  }
}

/** Errors are ignored: another run may remove the same file, and a file that stays does no harm. */
async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => undefined);
}

import { lstat, open, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileErrorReason } from '../../errors.ts';
import { MAX_KEPT_BYTES } from './kept-reply.ts';
import type { ReplyStore } from './reply-cache.ts';
import { bytesOnDisk, isMissing, isOutdated, listReplies, tidyReplies } from './tidy-replies.ts';
import { quote } from '../../text/shown/quote.ts';
import { makeFolder } from '../../workspace/disk/make-folder.ts';

export interface ReplyFolder extends ReplyStore {
  /** The keys of all texts that are stored. Like all functions, it does not reject. */
  list(): Promise<readonly string[]>;
  remove(key: string): Promise<void>;
}

export interface ReplyFolderTerms {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Receives each kind of problem once; the run continues without the folder. */
  readonly say: (problem: string) => void;
  /** Maximum size of all files together. */
  readonly maxBytes?: number;
  /** Maximum size of one file. */
  readonly maxFileBytes?: number;
  /** The name of what is stored, for problems. */
  readonly what?: string;
}

const MAX_FOLDER_BYTES = 64_000_000;

/** A file that was used within this time is not marked again: it takes as long as reading it. */
const MARKED_USED_MS = 3_600_000;

/**
 * Stores replies in a folder, one file each; several runs may use it at the same time. Files that were not used for a
 * month are removed, and if the folder is too large, those that were not used for longest. Only files with the names
 * of this cache are touched.
 */
export function replyFolder({
  path,
  now,
  say,
  maxBytes = MAX_FOLDER_BYTES,
  maxFileBytes = MAX_KEPT_BYTES,
  what = 'replies',
}: ReplyFolderTerms): ReplyFolder {
  const said = new Set<string>();
  const sayOnce = (kind: string, problem: string): void => {
    if (!said.has(kind)) {
      said.add(kind);
      say(problem);
    }
  };
  let bytes = 0;
  let opened: Promise<void> | undefined;

  const tidy = async (): Promise<void> => {
    bytes = 0;
    bytes = await tidyReplies(path, now(), maxBytes);
  };

  return {
    read: async (key) => {
      try {
        return await readReplyFile(join(path, `${key}.json`), now(), maxFileBytes);
      } catch (error) {
        if (!isMissing(error)) {
          sayOnce('read', `Cached ${what} in ${quote(path)} cannot be read: ${fileErrorReason(error)}`);
        }
        return undefined;
      }
    },
    list: async () => {
      try {
        return await listReplies(path);
      } catch (error) {
        if (!isMissing(error)) {
          sayOnce('read', `Cached ${what} in ${quote(path)} cannot be read: ${fileErrorReason(error)}`);
        }
        return [];
      }
    },
    remove: (key) => rm(join(path, `${key}.json`), { force: true }).catch(() => undefined),
    write: async (key, text) => {
      if (text.length > maxFileBytes) {
        return;
      }
      try {
        opened ??= makeFolder(path, 0o700).then(tidy);
        await opened;
        await writeWhole(path, key, text, now());
        bytes += bytesOnDisk(Buffer.byteLength(text));
        if (bytes > maxBytes) {
          opened = tidy();
          await opened;
        }
      } catch (error) {
        sayOnce(
          'write',
          `${what.charAt(0).toUpperCase()}${what.slice(1)} cannot be cached in ${quote(path)}: ${fileErrorReason(error)}`,
        );
      }
    },
  };
}

/** Reads a file that was used within the last month. Throws if it is not a regular file or is too large. */
async function readReplyFile(file: string, now: number, maxBytes: number): Promise<string | undefined> {
  // Reading a pipe would block, and a link may lead outside of the folder.
  const found = await lstat(file);
  if (!found.isFile() || found.size > maxBytes) {
    throw new Error(found.isFile() ? `${file} is too large` : `${file} is not a file`);
  }
  if (isOutdated(now - found.mtimeMs)) {
    return undefined;
  }
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(found.size), 0, found.size, 0);
    if (now - found.mtimeMs > MARKED_USED_MS) {
      // Marks the file as used, so that it is not removed. This may fail in a read-only folder.
      await handle.utimes(now / 1000, now / 1000).catch(() => undefined);
    }
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Writes to a temporary name first, so that a reader finds either the whole file or none. */
async function writeWhole(folder: string, key: string, text: string, now: number): Promise<void> {
  const unfinished = join(folder, `.${key}.${process.getBuiltinModule('node:crypto').randomUUID()}.tmp`);
  try {
    await writeFile(unfinished, text, { flag: 'wx', mode: 0o600 });
    // The disk may belong to a machine with another clock.
    await utimes(unfinished, now / 1000, now / 1000);
    await rename(unfinished, join(folder, `${key}.json`));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

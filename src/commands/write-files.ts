import { randomUUID } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { access, chmod, lstat, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { messageOf, usageError } from '../errors.ts';

/**
 * Writes texts to a folder, in the given order; removes the files without a text. Throws before anything is written if a
 * path leads out of the folder or through a link.
 */
export async function writeFiles(root: string, files: ReadonlyMap<string, string | undefined>): Promise<void> {
  const top = await realpath(root);
  for (const path of files.keys()) {
    await refuseLinks(top, path);
  }
  for (const [path, text] of files) {
    const target = resolve(top, path);
    try {
      if (text === undefined) {
        await rm(target);
      } else {
        await mkdir(dirname(target), { recursive: true });
        await replaceFile(target, text);
      }
    } catch (error) {
      throw usageError('unwritable', `"${path}" cannot be written: ${messageOf(error)}`, 'Check its permissions.');
    }
  }
}

/** Replaces a file in one step: if the run is stopped, the file has either the old text or the new one. */
async function replaceFile(target: string, text: string): Promise<void> {
  const mode = await readFileMode(target);
  // Not named after the file, whose name may already have the maximal length.
  const beside = join(dirname(target), `.housestyle-${randomUUID()}.tmp`);
  try {
    await writeFile(beside, text, { flag: 'wx' });
    if (mode !== undefined) {
      await chmod(beside, mode);
    }
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** The permissions of the file that is replaced, if it exists; throws if it must not be written. */
async function readFileMode(path: string): Promise<number | undefined> {
  const stats = await lookAt(path);
  if (stats === undefined) {
    return undefined;
  }
  if (!stats.isFile()) {
    throw new Error('it is not a file');
  }
  await access(path, constants.W_OK);
  return stats.mode;
}

async function refuseLinks(top: string, path: string): Promise<void> {
  const inside = relative(top, resolve(top, path)).split(sep);
  if (inside[0] === '..' || isAbsolute(inside.join(sep))) {
    throw usageError('unwritable', `"${path}" is not written, because it is outside of "${top}"`);
  }
  for (const [depth, part] of inside.entries()) {
    if (await isLink(join(top, ...inside.slice(0, depth + 1)))) {
      throw usageError('unwritable', `"${path}" is not written, because "${part}" is a symbolic link`);
    }
  }
}

async function isLink(path: string): Promise<boolean> {
  return (await lookAt(path))?.isSymbolicLink() === true;
}

async function lookAt(path: string): Promise<Stats | undefined> {
  try {
    return await lstat(path);
  } catch {
    // Expected: it does not exist yet.
    return undefined;
  }
}

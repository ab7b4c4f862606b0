import { randomUUID } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { access, chmod, lstat, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { messageOf, usageError } from '../errors.ts';

/**
 * Writes texts to a folder, or takes files away that have none; in the order given. A path that leads out of the folder,
 * or through a link, is refused before anything is written.
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

/** Whole or not at all: whoever stops the run finds the old text or the new one. */
async function replaceFile(target: string, text: string): Promise<void> {
  const mode = await modeOf(target);
  // Not named after the file: its name may be as long as names can be.
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

/** The permissions of the file that is replaced, if there is one; fails where it could not be written itself. */
async function modeOf(path: string): Promise<number | undefined> {
  const stats = await lookAt(path);
  if (stats === undefined) {
    return undefined;
  }
  if (!stats.isFile()) {
    throw new Error('it is no file');
  }
  await access(path, constants.W_OK);
  return stats.mode;
}

async function refuseLinks(top: string, path: string): Promise<void> {
  const inside = relative(top, resolve(top, path)).split(sep);
  if (inside[0] === '..' || isAbsolute(inside.join(sep))) {
    throw usageError('unwritable', `"${path}" is not written, as it is outside of "${top}"`);
  }
  for (const [depth, part] of inside.entries()) {
    if (await isLink(join(top, ...inside.slice(0, depth + 1)))) {
      throw usageError('unwritable', `"${path}" is not written, as "${part}" is a symbolic link`);
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

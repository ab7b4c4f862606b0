import { lstat, mkdir, realpath, rm, writeFile } from 'node:fs/promises';
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
        await writeFile(target, text);
      }
    } catch (error) {
      throw usageError('unwritable', `"${path}" cannot be written: ${messageOf(error)}`, 'Check its permissions.');
    }
  }
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
  try {
    return (await lstat(path)).isSymbolicLink();
  } catch {
    // Expected: it does not exist yet.
    return false;
  }
}

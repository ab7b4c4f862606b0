import { constants, type Stats } from 'node:fs';
import { access, lstat, realpath, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileErrorReason, UserError, usageError } from '../../errors.ts';
import { makeFolder } from '../../workspace/disk/make-folder.ts';
import { checkoutAround, guardedAround } from './checkout-around.ts';
import { refuseWayOut } from './refuse-place.ts';
import { refuseLinks, writeFiles } from './write-files.ts';

/**
 * Writes a file of a run. Below a checkout, the folder that the run started in and the temporary folder of the runner, links are
 * refused: a change, or code of it that an earlier step ran, may have made them to have another file overwritten. In other
 * places, such as `/dev/stdout`, links are followed.
 *
 * @param path one that is relative, or has `..`, stays in the folder of the run
 * @param option the option that gave the path, for the error: `sarif-file`
 * @throws {UserError} if the file cannot be written
 */
export async function writeOutput(path: string, text: string | Iterable<string>, option: string): Promise<void> {
  const target = resolve(path);
  const top = guardedAround(target);
  await withReason(path, option, async () => {
    refuseWayOut(path);
    if (top === undefined) {
      await makeFolder(dirname(target));
      await writeWhole(target, text);
    } else {
      await writeFiles(top, new Map([[relative(top, target), text]]));
    }
  });
}

/** Writes a file in one step where that is possible: a run that is stopped leaves the old file, and not half of the new one. */
async function writeWhole(target: string, text: string | Iterable<string>): Promise<void> {
  const file = await findReplaceable(target);
  await (file === undefined ? writeFile(target, text) : writeFiles(dirname(file), new Map([[basename(file), text]])));
}

/**
 * The file to replace, after links. Undefined for what only writing in place keeps as it is: pipes and devices, a file that is
 * mounted alone, has a second name or belongs to somebody else, a link that leads nowhere; and in a folder that takes no other file.
 */
async function findReplaceable(target: string): Promise<string | undefined> {
  try {
    const isNew = (await lstat(target).catch(() => undefined)) === undefined;
    const file = isNew ? target : await realpath(target);
    const folder = await stat(dirname(file));
    await access(dirname(file), constants.W_OK);
    return isNew || isOrdinary(await stat(file), folder) ? file : undefined;
  } catch {
    // Expected: writing in place says so if the file cannot be written at all.
    return undefined;
  }
}

function isOrdinary(file: Stats, folder: Stats): boolean {
  const owner = process.getuid?.() ?? file.uid;
  return file.isFile() && file.dev === folder.dev && file.nlink === 1 && file.uid === owner;
}

/**
 * Refuses a path that `writeOutput` would refuse. It is called before the work begins: an audit takes minutes, and a model
 * costs money, which would be lost if only the result cannot be written.
 *
 * @param root the folder that the path is read from, and stays in; by default, that of the run
 * @throws {UserError} if the file cannot be written
 */
export async function refuseUnwritable(path: string, option: string, root?: string): Promise<void> {
  const target = root === undefined ? resolve(path) : join(root, path);
  const top = guardedAround(target);
  await withReason(path, option, async () => {
    refuseWayOut(path, root);
    if (top !== undefined) {
      await refuseLinks(top, relative(top, target));
    }
    const existing = await findExisting(target);
    if (existing.path === target && existing.isFolder) {
      throw usageError('unwritable', `"${path}" is a folder`);
    }
    if (existing.path !== target && !existing.isFolder) {
      throw usageError('unwritable', `"${existing.path}" is not a folder`);
    }
    if (top !== undefined && existing.path === target && !existing.isFile) {
      throw usageError('unwritable', `"${path}" is not a file`);
    }
    await access(existing.path, constants.W_OK);
    if (top !== undefined && existing.path === target) {
      // The new text is first written next to the file.
      await access(dirname(target), constants.W_OK);
    }
  });
}

/**
 * Refuses a folder for files of the run that leads out of the folder of the run by `..`, before names are joined to it.
 *
 * @throws {UserError} if it does
 */
export async function refuseFolder(outputDir: string): Promise<void> {
  await withReason(outputDir, 'output-dir', () => refuseWayOut(outputDir));
}

/** The folders below `cache-dir`; replies lie in it itself. */
const CACHE_FOLDERS = ['.', 'audits', 'batches', 'symbols', 'words'];

/**
 * Refuses a folder for kept files that lies below a checkout and is, or has, a link: a change may have brought it along to have
 * files written, and old ones removed, in another place. Outside of the checkout is where such a folder belongs.
 *
 * @throws {UserError} if a link is on the way
 */
export async function refuseLinkedCache(cacheDir: string): Promise<void> {
  const target = resolve(cacheDir);
  const top = checkoutAround(join(target, 'file'));
  if (top === undefined) {
    return;
  }
  await withReason(cacheDir, 'cache-dir', async () => {
    for (const folder of CACHE_FOLDERS) {
      await refuseLinks(top, relative(top, join(target, folder)));
    }
  });
}

interface Existing {
  readonly path: string;
  readonly isFolder: boolean;
  /** False for folders, and for pipes and devices, which a write may wait for. */
  readonly isFile: boolean;
}

/** The path itself, or the innermost folder or file on the way to it that exists. */
async function findExisting(path: string): Promise<Existing> {
  try {
    const stats = await stat(path);
    return { path, isFolder: stats.isDirectory(), isFile: stats.isFile() };
  } catch (error) {
    const parent = dirname(path);
    // Expected: it does not exist yet. A part of the path that is a file is found on the way up.
    if (parent === path) {
      throw error;
    }
    return findExisting(parent);
  }
}

async function withReason(path: string, option: string, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason =
      error instanceof UserError ? error.message : `"${path}" cannot be written: ${fileErrorReason(error)}`;
    throw usageError('output-file', reason, `Check \`${option}\`.`);
  }
}

import { randomUUID } from 'node:crypto';
import { constants, rmSync, type Stats } from 'node:fs';
import { access, chmod, copyFile, link, lstat, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileErrorReason, messageOf, runError, usageError } from '../../errors.ts';
import { at } from '../../structures/at.ts';
import { isWindowsName } from '../../text/file-names.ts';
import { makeFolder } from '../../workspace/disk/make-folder.ts';
import { isGitFolder } from '../../workspace/paths.ts';

/**
 * Writes texts to a folder, in the given order; removes the files without a text. All are changed or none: the texts are
 * first written next to the files, and a failure puts back what was already replaced. Throws before anything is written
 * if a path leads out of the folder or through a link. If the process ends meanwhile, each file has its old or its new text.
 */
export async function writeFiles(
  root: string,
  files: ReadonlyMap<string, string | Iterable<string> | undefined>,
): Promise<void> {
  const top = await realpath(root);
  for (const path of files.keys()) {
    await refuseLinks(top, path);
  }
  const steps: Step[] = [];
  const ours: string[] = [];
  const removeOurs = (): void => ours.forEach((path) => rmSync(path, { force: true }));
  // A run that is stopped leaves no files next to those that it writes.
  process.on('exit', removeOurs);
  try {
    for (const [path, text] of files) {
      await perform(path, async () => steps.push(await prepare(resolve(top, path), text, ours)));
    }
    for (const [index, path] of [...files.keys()].entries()) {
      await perform(path, async () => at(steps, index).commit());
    }
  } catch (error) {
    await undoAll(steps);
    throw error;
  } finally {
    process.off('exit', removeOurs);
  }
  for (const step of steps) {
    await step.finish();
  }
}

/** Undoes all steps, the last one first. A step that cannot be undone does not stop the others. */
async function undoAll(steps: readonly Step[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps.toReversed()) {
    try {
      await step.undo();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw runError(
      'not-restored',
      `Not all files could be restored: ${failures.map(messageOf).join('; ')}`,
      'Their old texts are in files named `.housestyle-….old` next to them.',
    );
  }
}

/** The change of one file, in three steps. */
interface Step {
  commit(): Promise<void>;
  /** Restores the file, and removes what was written for it. */
  undo(): Promise<void>;
  /** Removes the copy of the old file. */
  finish(): Promise<void>;
}

async function perform(path: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw usageError(
      'unwritable',
      `"${path}" cannot be written, so no file is changed: ${fileErrorReason(error)}`,
      'Check its permissions.',
    );
  }
}

/** Writes the new text next to the file. The file itself changes in one step later: it has either the old text or the new one. */
async function prepare(target: string, text: string | Iterable<string> | undefined, ours: string[]): Promise<Step> {
  const mode = await readFileMode(target);
  const newFolder = text === undefined ? undefined : await makeFolder(dirname(target));
  // Not named after the file, whose name may already have the maximal length.
  const beside = join(dirname(target), `.housestyle-${randomUUID()}`);
  const [next, old] = [`${beside}.tmp`, `${beside}.old`];
  ours.push(next, old);
  const state = { isCommitted: false, hadFile: false };
  const step: Step = {
    async commit() {
      state.hadFile = await keepCopy(target, old);
      await (text === undefined ? rm(target) : rename(next, target));
      state.isCommitted = true;
    },
    async undo() {
      if (state.isCommitted) {
        await (state.hadFile ? rename(old, target) : rm(target, { force: true }));
      }
      await rm(next, { force: true });
      await rm(old, { force: true });
      if (newFolder !== undefined) {
        await removeEmpty(dirname(target), newFolder);
      }
    },
    finish: () => rm(old, { force: true }),
  };
  try {
    if (text !== undefined) {
      await writeFile(next, text, { flag: 'wx' });
      await (mode === undefined ? undefined : chmod(next, mode));
    }
  } catch (error) {
    await step.undo();
    throw error;
  }
  return step;
}

/** Keeps a file under another name, if it exists. Without hard links, it is copied. */
async function keepCopy(target: string, old: string): Promise<boolean> {
  if ((await lookAt(target)) === undefined) {
    return false;
  }
  try {
    await link(target, old);
  } catch {
    // Expected: not every disk has hard links.
    await copyFile(target, old, constants.COPYFILE_EXCL);
  }
  return true;
}

/** Removes the folders that were made for a file, from the inner to the outer one. */
async function removeEmpty(folder: string, outermost: string): Promise<void> {
  for (let inner = folder; inner.length >= outermost.length; inner = dirname(inner)) {
    try {
      await rmdir(inner);
    } catch {
      // Expected: another file is in it.
      return;
    }
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

/** Throws a `UserError` if a path leads out of the folder, through a link or into git's own folder. */
export async function refuseLinks(top: string, path: string): Promise<void> {
  const inside = relative(top, resolve(top, path)).split(sep);
  if (inside[0] === '..' || isAbsolute(inside.join(sep))) {
    throw usageError('unwritable', `"${path}" is not written, because it is outside of "${top}"`);
  }
  if (inside.some(isGitFolder)) {
    throw usageError('unwritable', `"${path}" is not written, because git's own folder is in it`);
  }
  const other = sep === '\\' ? inside.find((part) => !isWindowsName(part)) : undefined;
  if (other !== undefined) {
    throw usageError('unwritable', `"${path}" is not written, because "${other}" is a device or a stream on Windows`);
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

import { existsSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';

/** Streams and devices are links by nature: `/dev/stdout`. */
const SYSTEM_FOLDERS = /^\/(?:dev|proc)\//;

/**
 * The outermost folder around a file that a change may fill: a checkout, or the working directory. Undefined in other places,
 * which only the owner of the machine can fill.
 *
 * @param target an absolute path
 */
export function checkoutAround(target: string): string | undefined {
  if (SYSTEM_FOLDERS.test(target)) {
    return undefined;
  }
  const here = process.cwd();
  return listFoldersAround(target).findLast((folder) => folder === here || existsSync(join(folder, '.git')));
}

/**
 * The outermost folder around a file in which links are refused: that of a change, or a temporary folder of a workflow, which
 * earlier steps of the job can fill. Undefined in other places.
 *
 * @param target an absolute path
 */
export function guardedAround(target: string): string | undefined {
  return checkoutAround(target) ?? listFoldersAround(target).findLast((folder) => temporaryFolders().includes(folder));
}

/** The temporary folders of the runner and of its system. None outside of a workflow. */
function temporaryFolders(): readonly string[] {
  const temporary = process.env['RUNNER_TEMP'];
  return temporary === undefined || temporary === '' || !existsSync(temporary)
    ? []
    : [resolve(temporary), resolve(tmpdir())];
}

/** The folder that no relative path of an output leaves: the checkout around the working directory, or that directory. */
export function folderOfRun(): string {
  return checkoutAround(join(process.cwd(), 'x')) ?? process.cwd();
}

/** Whether a path lies below a folder, by its name. Both are absolute. */
export function isWithin(path: string, folder: string): boolean {
  const inside = relative(folder, path);
  return !/^\.\.(?:[/\\]|$)/.test(inside) && !isAbsolute(inside);
}

/** Whether a folder lies in a checkout or in the working directory, by its name or by where links lead. */
export function isInCheckout(folder: string): boolean {
  const inside = (path: string): boolean => checkoutAround(join(path, 'x')) !== undefined;
  return inside(resolve(folder)) || inside(followLinks(resolve(folder)));
}

/** What is said of a file for which `leavesCheckout` holds. */
export const LINK_OUT = 'a symbolic link leads out of the checkout';

/**
 * Whether a file that a run reads lies in a checkout by its name, and outside of it by where links lead. A change may have
 * brought such a link along, to have a file of the machine shown.
 */
export function leavesCheckout(path: string): boolean {
  const top = checkoutAround(resolve(path));
  if (top === undefined) {
    return false;
  }
  return !isWithin(followLinks(resolve(path)), followLinks(top));
}

function followLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // Expected: a new folder.
    return path;
  }
}

/** From the inner to the outer one. */
function listFoldersAround(target: string): readonly string[] {
  const folders = [dirname(target)];
  for (let folder = dirname(target); folder !== dirname(folder); folder = dirname(folder)) {
    folders.push(dirname(folder));
  }
  return folders;
}

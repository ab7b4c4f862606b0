import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { usageError } from '../errors.ts';

/** Refuses a folder that is none, before anything is looked for in it. */
export async function checkFolder(flag: '--repo' | '--user-folder', folder: string | undefined): Promise<void> {
  if (folder !== undefined && !(await isFolder(folder))) {
    throw usageError('no-folder', `"${folder}" is not a folder`, `Check \`${flag}\`.`);
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    // Whatever keeps it from being looked at, it is no folder to work in.
    return false;
  }
}

/**
 * Operands as paths of the workspace: relative to its root, with `/`; the root itself is the empty string.
 * A person names them from the working directory.
 */
export async function pathsWithin(root: string, operands: readonly string[]): Promise<readonly string[]> {
  const top = await realpath(root);
  return Promise.all(operands.map((operand) => pathWithin(top, operand)));
}

async function pathWithin(top: string, operand: string): Promise<string> {
  const path = relative(top, await realPathOf(operand));
  if (isAbsolute(path) || path.split(sep)[0] === '..') {
    throw usageError(
      'outside',
      `"${operand}" is outside of "${top}"`,
      'Name a path inside of it, or another `--repo`.',
    );
  }
  return path.split(sep).join('/');
}

async function realPathOf(operand: string): Promise<string> {
  try {
    return await realpath(resolve(operand));
  } catch {
    // Expected: there is nothing of that name.
    throw usageError('no-path', `"${operand}" does not exist`, 'Check the path; it counts from the working directory.');
  }
}

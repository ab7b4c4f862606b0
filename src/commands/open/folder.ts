import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { usageError, UserError } from '../../errors.ts';

/** Throws a `UserError` if somebody removed the working directory. Every relative path would fail with an internal error. */
export function checkWorkingDirectory(): void {
  try {
    process.cwd();
  } catch (cause) {
    throw new UserError('no-working-directory', 'The working directory no longer exists', {
      hint: 'Change to another folder, and start the command again.',
      cause,
    });
  }
}

/** Throws a `UserError` for a path that is not a folder. */
export async function checkFolder(flag: '--repo' | '--user-folder', folder: string | undefined): Promise<void> {
  if (folder !== undefined && !(await isFolder(folder))) {
    throw usageError('no-folder', `"${folder}" is not a folder`, `Check \`${flag}\`.`);
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    // Expected: it does not exist or cannot be read.
    return false;
  }
}

/**
 * Turns paths from the command line, which start at the working directory, into paths of the workspace: relative to its
 * root, with `/`. The root itself is the empty string.
 */
export async function resolveOperands(root: string, operands: readonly string[]): Promise<readonly string[]> {
  const top = await realpath(root);
  return Promise.all(operands.map((operand) => resolveOperand(top, operand)));
}

async function resolveOperand(top: string, operand: string): Promise<string> {
  const path = relative(top, await resolveRealPath(top, operand));
  if (isAbsolute(path) || path.split(sep)[0] === '..') {
    throw usageError(
      'outside',
      `"${operand}" is outside of "${top}"`,
      'Name a path inside of it, or set `--repo` to another folder.',
    );
  }
  refuseSubmodule(top, path);
  return path.split(sep).join('/');
}

/** Throws for a path in a submodule: it has its own instructions, which the repository around it does not read. */
function refuseSubmodule(top: string, path: string): void {
  const names = path === '' ? [] : path.split(sep);
  const folders = names.map((_, index) => names.slice(0, index + 1).join(sep));
  const submodule = folders.find((folder) => existsSync(join(top, folder, '.git')));
  if (submodule !== undefined) {
    throw usageError(
      'submodule',
      `"${submodule}" is a submodule or another clone, which is checked by itself`,
      `Run \`housestyle validate --repo ${relative('.', join(top, submodule)) || '.'}\`.`,
    );
  }
}

/** What to do about a path that does not exist. Shells pass a glob on if it matches nothing, and those of Windows always. */
function suggestPath(top: string, operand: string): string {
  const near = findMeantPath(top, operand);
  if (near !== undefined) {
    return `Did you mean \`${near}\`?`;
  }
  return /[*?{]/.test(operand)
    ? `For a glob, use \`--paths '${operand}'\`.`
    : 'Check the path; it is relative to the working directory.';
}

/** A path that exists, for one that does not: it has `\` instead of `/`, or was written from the root of the repository. */
function findMeantPath(top: string, operand: string): string | undefined {
  const slashed = operand.replaceAll('\\', '/');
  const found = [resolve(slashed), join(top, slashed)].find((path) => existsSync(path));
  return found === undefined ? undefined : relative('.', found).split(sep).join('/');
}

async function resolveRealPath(top: string, operand: string): Promise<string> {
  try {
    return await realpath(resolve(operand));
  } catch {
    // Expected: the path does not exist.
    throw usageError('no-path', `"${operand}" does not exist`, suggestPath(top, operand));
  }
}

import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, like `mkdir` with `recursive`. That never ends where a folder exists and the system
 * still says that there is none when something is made in it, as in `/proc`.
 *
 * @returns the topmost folder that was made; undefined if all were there
 */
export async function makeFolder(path: string, mode?: number): Promise<string | undefined> {
  let top: string | undefined;
  try {
    await mkdir(path, mode);
    return path;
  } catch (error) {
    if (!hasCode(error, 'ENOENT') || dirname(path) === path) {
      return await acceptFolder(path, error);
    }
    top = await makeFolder(dirname(path), mode);
  }
  try {
    await mkdir(path, mode);
  } catch (error) {
    // Expected: another process made it meanwhile.
    await acceptFolder(path, error);
  }
  return top ?? path;
}

/** Throws the error of `mkdir`, unless the folder is there. */
async function acceptFolder(path: string, error: unknown): Promise<undefined> {
  const isThere = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isThere) {
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

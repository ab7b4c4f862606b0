import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { messageOf, UserError, usageError } from '../errors.ts';
import { writeFiles } from './write-files.ts';

/**
 * Writes a file whose path a person gave. Below a checkout or the folder that the run started in, links are refused: a change
 * may have brought them along to have another file overwritten. In other places, such as `/dev/stdout`, links are followed.
 *
 * @param option the option that gave the path, for the error: `sarif-file`
 * @throws {UserError} if the file cannot be written
 */
export async function writeOutput(path: string, text: string | Iterable<string>, option: string): Promise<void> {
  const target = resolve(path);
  const top = findTop(target);
  try {
    if (top === undefined) {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
    } else {
      await writeFiles(top, new Map([[relative(top, target), text]]));
    }
  } catch (error) {
    const reason = error instanceof UserError ? error.message : `"${path}" cannot be written: ${messageOf(error)}`;
    throw usageError('output-file', reason, `Check \`${option}\`.`);
  }
}

/** Streams and devices are links by nature: `/dev/stdout`. */
const SYSTEM_FOLDERS = /^\/(?:dev|proc)\//;

/** The outermost folder around a file that others may fill: a checkout, or the working directory. */
function findTop(target: string): string | undefined {
  if (SYSTEM_FOLDERS.test(target)) {
    return undefined;
  }
  const folders = listFoldersAround(target);
  const here = process.cwd();
  return folders.findLast((folder) => folder === here || existsSync(join(folder, '.git')));
}

/** From the inner to the outer one. */
function listFoldersAround(target: string): readonly string[] {
  const folders = [dirname(target)];
  for (let folder = dirname(target); folder !== dirname(folder); folder = dirname(folder)) {
    folders.push(dirname(folder));
  }
  return folders;
}

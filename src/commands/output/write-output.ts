import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { fileErrorReason, UserError, usageError } from '../../errors.ts';
import { checkoutAround } from './checkout-around.ts';
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
  const top = checkoutAround(target);
  try {
    if (top === undefined) {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
    } else {
      await writeFiles(top, new Map([[relative(top, target), text]]));
    }
  } catch (error) {
    const reason =
      error instanceof UserError ? error.message : `"${path}" cannot be written: ${fileErrorReason(error)}`;
    throw usageError('output-file', reason, `Check \`${option}\`.`);
  }
}

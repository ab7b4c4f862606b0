import { readFile, stat } from 'node:fs/promises';
import { devNull } from 'node:os';
import { leavesCheckout, LINK_OUT } from '../output/checkout-around.ts';

const MEBIBYTE = 1024 * 1024;
/** What a shell passes for `<(command)`. It ends when the command ends. */
const PASSED_BY_SHELL = /^\/(?:dev\/(?:fd\/\d+|stdin)|proc\/(?:self|\d+)\/fd\/\d+)$/;

/**
 * Reads a file that the command line or an input names; a relative path starts at the working directory. Throws an error that
 * says why it cannot be read. Other pipes and devices may never end, so all but `/dev/null` are refused, and so are links that
 * lead out of a checkout, which a change may have brought along.
 */
export async function readOwnFile(path: string, maxMebibytes: number): Promise<Buffer> {
  if (leavesCheckout(path)) {
    throw new Error(LINK_OUT);
  }
  const found = await stat(path);
  const isPassed = path === devNull || (found.isFIFO() && PASSED_BY_SHELL.test(path));
  if (!found.isFile() && !found.isDirectory() && !isPassed) {
    throw new Error('it is not a file');
  }
  if (found.size > maxMebibytes * MEBIBYTE) {
    throw new Error(`it is larger than ${maxMebibytes} MiB`);
  }
  // Says of a folder what it is.
  return readFile(path);
}

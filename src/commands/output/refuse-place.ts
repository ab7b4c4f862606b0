import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { usageError } from '../../errors.ts';
import { folderOfRun, isWithin } from './checkout-around.ts';

/** A part of a path that leads to the folder around it. */
const UPWARD = /(?:^|[/\\])\.\.(?:[/\\]|$)/;

/**
 * Refuses the path of an output that leads out of the folder of the run by `..`. A workflow or script may put a text of the pull
 * request into a path, such as `reports/${{ github.event.pull_request.title }}.json`. Without `..`, an absolute path leads where
 * the person wants who wrote its beginning.
 *
 * @param root the folder that the path is read from and stays in; by default, the folder of the run
 * @throws {UserError} if the path leads out of its folder
 */
export function refuseWayOut(path: string, root?: string): void {
  const top = root ?? folderOfRun();
  const target = root === undefined ? resolve(path) : join(root, path);
  if ((isAbsolute(path) && !UPWARD.test(path)) || isWithin(target, top)) {
    return;
  }
  const way = root === undefined ? '; only an absolute path without `..` may do so' : '';
  throw usageError('unwritable', `"${path}" is not written, because it leads out of "${top}"${way}`);
}

/**
 * Refuses an output of the Action that is outside of the checkout, the working directory and the temporary folders: whoever can
 * choose a part of an input could otherwise have a file of the runner overwritten, such as one that a later step runs.
 *
 * @param option the input that gave the path
 * @param temporary the temporary folder of the runner
 * @throws {UserError} if the path is outside
 */
export function refuseOutsideOfJob(path: string, option: string, temporary: string | undefined): void {
  const folders = [folderOfRun(), ...(temporary ? [resolve(temporary)] : []), resolve(tmpdir())];
  if (!/^\/dev\/(?:null|stderr|stdout)$/.test(path) && !folders.some((folder) => isWithin(resolve(path), folder))) {
    throw usageError(
      'output-file',
      `"${path}" is not written, because it is outside of the folders of the job: ${folders.map((folder) => `"${folder}"`).join(', ')}`,
      `Let \`${option}\` name a place in one of these folders. A later step of the workflow can copy it to another place.`,
    );
  }
}

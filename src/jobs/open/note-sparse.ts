import { identify } from '../../customizations/places/identify.ts';
import { CONFIG_PATH } from '../../options/options.ts';
import type { OpenedRepository } from '../../workspace/git/open-repository.ts';
import { nameFirst } from './name-first.ts';

/**
 * Says which instruction files of the repository a sparse checkout leaves out, and whether it leaves out the configuration. A
 * command that reads the disk does not find them, and must not say that there are none.
 */
export async function noteSparse(opened: OpenedRepository): Promise<string | undefined> {
  if (opened.kind === 'problem') {
    return undefined;
  }
  const leftOut = await opened.repository.leftOutPaths();
  const paths = leftOut.filter((path) => path === CONFIG_PATH || identify(path) !== undefined);
  const [are, them] = paths.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return paths.length === 0
    ? undefined
    : `Not read: ${nameFirst(paths)}, which ${are} not on the disk, because this clone is a sparse checkout. \`git sparse-checkout add FOLDER\` brings ${them} back.`;
}

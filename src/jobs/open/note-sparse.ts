import { identify } from '../../customizations/places/identify.ts';
import type { OpenedRepository } from '../../workspace/git/open-repository.ts';
import { nameFirst } from './name-first.ts';

/**
 * Says which instruction files of the repository a sparse checkout leaves out. A command that reads the disk does not find them,
 * and must not say that there are none.
 */
export async function noteSparse(opened: OpenedRepository): Promise<string | undefined> {
  if (opened.kind === 'problem') {
    return undefined;
  }
  const paths = (await opened.repository.leftOutPaths()).filter((path) => identify(path) !== undefined);
  const [are, them] = paths.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return paths.length === 0
    ? undefined
    : `Not checked: ${nameFirst(paths)}, which ${are} not on the disk, because this clone is a sparse checkout. \`git sparse-checkout add FOLDER\` brings ${them} back.`;
}

import { identify } from '../../customizations/places/identify.ts';
import { openRepository } from '../../workspace/git/open-repository.ts';
import { nameFirst } from './name-first.ts';

/**
 * Says which instruction files of the repository a sparse checkout leaves out. A command that reads the disk does not find them,
 * and must not say that there are none.
 */
export async function noteSparse(root: string): Promise<string | undefined> {
  const opened = await openRepository(root);
  if (opened.kind === 'problem') {
    return undefined;
  }
  try {
    const paths = (await opened.repository.leftOutPaths()).filter((path) => identify(path) !== undefined);
    const [are, them] = paths.length === 1 ? ['is', 'it'] : ['are', 'them'];
    return paths.length === 0
      ? undefined
      : `Not checked: ${nameFirst(paths)}, which ${are} not on the disk, because this clone is a sparse checkout. \`git sparse-checkout add FOLDER\` brings ${them} back.`;
  } finally {
    opened.repository.close();
  }
}

import { readEndings } from './endings.ts';
import { isBelow } from './paths.ts';
import type { FindResult, Workspace } from './workspace.ts';

/**
 * Looks at all paths of a workspace once, but for those that git ignores, and gives a workspace that answers from them.
 * A tree that cannot be listed whole is given back as it is.
 */
export async function listOnce(workspace: Workspace): Promise<Workspace> {
  const listed = await workspace.find({ endings: [''], deep: [], shallow: [] });
  return listed.isComplete ? answering(workspace, listed) : workspace;
}

function answering(workspace: Workspace, listed: FindResult): Workspace {
  return {
    ...workspace,
    list: (folder) => Promise.resolve(listed.entries.filter(({ path }) => isBelow(path, folder))),
    find: ({ endings }) => {
      const { endText } = readEndings(endings);
      const entries = listed.entries.filter(({ path, kind }) => kind !== 'file' || endText(path));
      return Promise.resolve({ ...listed, entries });
    },
  };
}

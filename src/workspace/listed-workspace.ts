import { readEndings } from './endings.ts';
import { isBelow } from './paths.ts';
import type { FindQuery, FindResult, Workspace } from './workspace.ts';

const EVERYTHING: FindQuery = { endings: [''], deep: [], shallow: [] };

/**
 * The same workspace, which begins at once to look for all its paths and answers `listOnce` with what it finds: git does
 * it in a process of its own, while this one has other work.
 */
export function listAhead(workspace: Workspace): Workspace {
  const everything = workspace.find(EVERYTHING);
  // A failure shows where the answer is waited for, not before.
  everything.catch(() => undefined);
  return { ...workspace, find: (query) => (query === EVERYTHING ? everything : workspace.find(query)) };
}

/**
 * Looks at all paths of a workspace once, but for those that git ignores, and gives a workspace that answers from them.
 * A tree that cannot be listed whole is given back as it is.
 */
export async function listOnce(workspace: Workspace): Promise<Workspace> {
  const listed = await workspace.find(EVERYTHING);
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

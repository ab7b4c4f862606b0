import { readEndings } from './endings.ts';
import { isBelow } from './paths.ts';
import type { FindQuery, FindResult, Workspace } from './workspace.ts';

/** The folders in which clients look for customizations, wherever they are. */
export const CLIENT_FOLDERS: readonly string[] = [
  '.github',
  '.claude',
  '.agents',
  '.vscode',
  '.copilot',
  '.cursor',
  '.windsurf',
  '.gemini',
  '.codex',
];

/** Git does not see untracked files in a folder that it cannot list, so the search asks for the folders of clients by name. */
const EVERYTHING: FindQuery = { endings: [''], deep: CLIENT_FOLDERS, shallow: [] };

/**
 * Returns the same workspace, but starts to list all its paths immediately. `listOnce` uses the result. Git lists them in
 * its own process while this one does other work.
 */
export function listAhead(workspace: Workspace): Workspace {
  const everything = workspace.find(EVERYTHING);
  // A failure is reported where the result is awaited, and not as an unhandled rejection before.
  everything.catch(() => undefined);
  return { ...workspace, find: (query) => (query === EVERYTHING ? everything : workspace.find(query)) };
}

/**
 * Lists all paths of a workspace once, except those that git ignores, and returns a workspace that answers from this
 * list. If the tree cannot be listed completely, the workspace is returned unchanged.
 */
export async function listOnce(workspace: Workspace): Promise<Workspace> {
  const listed = await workspace.find(EVERYTHING);
  return listed.isComplete ? answerFrom(workspace, listed) : workspace;
}

function answerFrom(workspace: Workspace, listed: FindResult): Workspace {
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

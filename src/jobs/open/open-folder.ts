import { checkoutWorkspace } from '../../workspace/disk/checkout.ts';
import { openRepository } from '../../workspace/git/open-repository.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** A folder on disk as a workspace. */
export interface OpenedFolder {
  readonly root: string;
  readonly workspace: Workspace;
}

/** The folder on disk that a command works on: the one named, or the repository around the working directory. */
export async function openFolder(repo: string | undefined): Promise<OpenedFolder> {
  const root = repo ?? (await repositoryAround('.'));
  return { root, workspace: checkoutWorkspace(root) };
}

/** Outside of a repository, the folder itself. */
async function repositoryAround(folder: string): Promise<string> {
  const opened = await openRepository(folder);
  if (opened.kind === 'problem') {
    return folder;
  }
  opened.repository.close();
  return opened.repository.root;
}

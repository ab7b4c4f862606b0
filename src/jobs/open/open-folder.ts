import { resolve } from 'node:path';
import { usageError } from '../../errors.ts';
import { canBeListed, checkoutWorkspace } from '../../workspace/disk/checkout.ts';
import { openRepository, type OpenedRepository } from '../../workspace/git/open-repository.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** A folder on disk, and the workspace that reads it. */
export interface OpenedFolder {
  readonly root: string;
  readonly workspace: Workspace;
  /** The repository that contains the folder, which is closed: objects of it cannot be read. */
  readonly around: OpenedRepository;
}

/**
 * Opens the folder that a command works on: the folder in `repo`, or the repository that contains the working directory.
 *
 * @throws {UserError} if it cannot be listed, or is a repository without files: a workspace takes such folders for empty ones
 */
export async function openFolder(repo: string | undefined): Promise<OpenedFolder> {
  const around = await openRepository(repo ?? '.');
  if (around.kind === 'problem' && around.code === 'bare-repository') {
    throw usageError(around.code, around.message, around.hint);
  }
  if (around.kind === 'repository') {
    around.repository.close();
  }
  const root = repo ?? (around.kind === 'repository' ? around.repository.root : '.');
  if (!canBeListed(root)) {
    throw usageError(
      'folder-unreadable',
      `The folder "${resolve(root)}" cannot be read`,
      'Check its permissions: the files of a folder that cannot be listed are not found.',
    );
  }
  return { root, workspace: checkoutWorkspace(root, undefined, around), around };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkoutWorkspace } from '../workspace/checkout.ts';
import { openRepository } from '../workspace/open-repository.ts';
import type { Workspace } from '../workspace/workspace.ts';

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

/** `owner/name` of the repository whose top a folder is, where its remote `origin` is on github.com. */
export async function ownNameOf(folder: string): Promise<string | undefined> {
  let config: string;
  try {
    config = await readFile(join(folder, '.git', 'config'), 'utf8');
  } catch {
    // Expected: no repository, a folder inside of one, or a worktree. Then nothing is known.
    return undefined;
  }
  const origin = /^\[remote "origin"\]([^[]*)/m.exec(config)?.[1] ?? '';
  return /^\s*url\s*=\s*\S*?github\.com[/:]([^/\s]+\/[^/\s]+?)(?:\.git)?\/?\s*$/m.exec(origin)?.[1];
}

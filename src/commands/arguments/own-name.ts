import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads `owner/name` of the repository in a folder; undefined unless its remote `origin` is on github.com. */
export async function readOwnName(folder: string): Promise<string | undefined> {
  let config: string;
  try {
    config = await readFile(join(folder, '.git', 'config'), 'utf8');
  } catch {
    // Expected: the folder is not a repository, is inside of one, or is a worktree.
    return undefined;
  }
  const origin = /^\[remote "origin"\]([^[]*)/m.exec(config)?.[1] ?? '';
  return /^\s*url\s*=\s*\S*?github\.com[/:]([^/\s]+\/[^/\s]+?)(?:\.git)?\/?\s*$/m.exec(origin)?.[1];
}

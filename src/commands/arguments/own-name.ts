import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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

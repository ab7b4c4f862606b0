import { devNull } from 'node:os';
import type { Endings } from '../endings.ts';
import { runGitOrFail, type Git } from './process.ts';
import { readPathRecords, type WorkingTreePath } from './path-records.ts';

/**
 * The tracked paths below git's folder that end so, all tracked links and submodules, and all paths that are neither
 * tracked nor ignored; undefined where there is none of any name. Git is asked for nothing that makes it compare
 * contents, as filters of the repository's configuration would run on them.
 */
export async function findInWorkingTree(git: Git, endings: Endings): Promise<readonly WorkingTreePath[] | undefined> {
  // What is found may not depend on whose ignore file it is, and a repository could name a pipe.
  const list: Git = { ...git, settings: [...git.settings, '-c', `core.excludesFile=${devNull}`] };
  const asked = ['--stage', '--others', '--exclude-standard'];
  // The tags tell a name that looks like a tracked file's record from such a record.
  const records = await runGitOrFail(list, ['ls-files', '-z', '-t', ...asked]);
  return records.length === 0 ? undefined : readPathRecords(records, endings);
}

import { devNull } from 'node:os';
import type { Endings } from '../endings.ts';
import { runGitOrFail, type Git } from './process.ts';
import { readPathRecords, type WorkingTreePath } from './path-records.ts';

/**
 * Finds, below git's folder, tracked paths with one of the endings, all tracked links and submodules, and all paths that
 * are neither tracked nor ignored. Returns undefined if git lists no path at all. The call does not make git compare
 * contents, because the repository's filters would then run on them.
 */
export async function findInWorkingTree(git: Git, endings: Endings): Promise<readonly WorkingTreePath[] | undefined> {
  // The result must not depend on the user's own ignore file, and a repository could name a pipe here.
  const list: Git = { ...git, settings: [...git.settings, '-c', `core.excludesFile=${devNull}`] };
  const asked = ['--stage', '--others', '--exclude-standard'];
  // With tags, the name of an untracked file cannot look like the record of a tracked file.
  const records = await runGitOrFail(list, ['ls-files', '-z', '-t', ...asked]);
  return records.length === 0 ? undefined : readPathRecords(records, endings);
}

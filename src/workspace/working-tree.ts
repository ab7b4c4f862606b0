import { devNull } from 'node:os';
import type { Endings } from './endings.ts';
import { runGitOrFail, splitNull, type Git } from './git-process.ts';
import { findTracked } from './tracked-paths.ts';

/** A path that git knows in a working tree. */
export interface WorkingTreePath {
  readonly path: string;
  readonly isSubmodule: boolean;
}

/**
 * The tracked paths below git's folder that end so, all tracked links and submodules, and all paths that are neither
 * tracked nor ignored; undefined where there is none of any name. Git is asked for nothing that makes it compare
 * contents, as filters of the repository's configuration would run on them.
 */
export async function findInWorkingTree(git: Git, endings: Endings): Promise<readonly WorkingTreePath[] | undefined> {
  // What is found may not depend on whose ignore file it is, and a repository could name a pipe.
  const list: Git = { ...git, settings: [...git.settings, '-c', `core.excludesFile=${devNull}`] };
  const [tracked, others] = await Promise.all([
    runGitOrFail(list, ['ls-files', '-z', '--stage']),
    runGitOrFail(list, ['ls-files', '-z', '--others', '--exclude-standard']),
  ]);
  if (tracked.length === 0 && others.length === 0) {
    return undefined;
  }
  return [
    ...findTracked(tracked, endings).map(({ path, mode }) => ({ path, isSubmodule: mode === '160000' })),
    ...splitNull(others).map(readOther),
  ];
}

/** A repository inside of this one comes as `vendor/other/`. */
function readOther(path: string): WorkingTreePath {
  return path.endsWith('/') ? { path: path.slice(0, -1), isSubmodule: true } : { path, isSubmodule: false };
}

import { createRandom } from '../accuracy/random.ts';
import type { OpenRepository } from '../accuracy/repositories.ts';
import { isSource } from './oracle/read-oracle.ts';

/** Commits without merges that the choice is made from, the newest first. */
const LOOKED_AT = 2_000;
const ADDED_SOURCE_LINES = { least: 5, most: 600 };
const SEED = 'context';

/** Chooses commits that add between 5 and 600 lines of source. The same head and name give the same commits. */
export function chooseCommits({ git }: OpenRepository, name: string, head: string, count: number): readonly string[] {
  const history = git('rev-list', '--no-merges', `--max-count=${LOOKED_AT}`, head).split('\n').filter(Boolean);
  const chosen: string[] = [];
  for (const commit of createRandom(`${SEED} ${name}`).sample(history, history.length)) {
    if (chosen.length < count && isSuitable(git, commit)) {
      chosen.push(commit);
    }
  }
  return chosen;
}

function isSuitable(git: OpenRepository['git'], commit: string): boolean {
  try {
    const added = git('diff', '--numstat', '-M', `${commit}~1`, commit)
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([, , path]) => path !== undefined && isSource(path))
      .reduce((sum, [lines]) => sum + (Number(lines) || 0), 0);
    return added >= ADDED_SOURCE_LINES.least && added <= ADDED_SOURCE_LINES.most;
  } catch {
    // The first commit has no parent, and a clone may lack old ones.
    return false;
  }
}

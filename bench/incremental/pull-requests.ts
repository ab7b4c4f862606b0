import { join } from 'node:path';
import type { OpenRepository } from '../accuracy/repositories.ts';
import type { Random } from '../accuracy/random.ts';

/** One state of a pull request: the change from a base to a head. */
export interface Revision {
  readonly base: string;
  readonly head: string;
}

/** A pull request that was merged, with the pushes that its branch shows. */
export interface PullRequestHistory {
  /** The change after each commit of the branch, against the commit that it was branched from. */
  readonly pushes: readonly Revision[];
  /** The last change as one commit. */
  readonly squashed: Revision;
  /** The last change on top of an older base and, the same, on its own base: as before and after a rebase. */
  readonly rebased?: { readonly before: Revision; readonly after: Revision };
}

const MIN_PUSHES = 2;
const MAX_PUSHES = 8;
const MAX_FILES = 60;
const MAX_LINES = 4_000;
/** How many commits of the main branch a rebase goes over. */
const REBASED_OVER = 10;

/** Chooses merged branches of a repository: those with a few commits of a size that people review. */
export function choosePullRequests(
  repository: OpenRepository,
  most: number,
  random: Random,
): readonly PullRequestHistory[] {
  const merges = repository
    .git('rev-list', '--merges', '--min-parents=2', '--max-parents=2', 'HEAD')
    .split('\n')
    .filter(Boolean);
  const chosen: PullRequestHistory[] = [];
  for (const merge of random.sample(merges, merges.length)) {
    if (chosen.length === most) {
      break;
    }
    const history = readHistory(repository, merge);
    if (history !== undefined) {
      chosen.push(history);
    }
  }
  return chosen;
}

function readHistory(repository: OpenRepository, merge: string): PullRequestHistory | undefined {
  const { git } = repository;
  const base = tryGit(git, 'merge-base', `${merge}^1`, `${merge}^2`);
  if (base === undefined) {
    return undefined;
  }
  const commits = git('rev-list', '--reverse', '--first-parent', `${base}..${merge}^2`).split('\n').filter(Boolean);
  const head = commits.at(-1);
  if (
    head === undefined ||
    commits.length < MIN_PUSHES ||
    commits.length > MAX_PUSHES ||
    !isReviewable(git, base, head)
  ) {
    return undefined;
  }
  const rebased = readRebase(repository, base, head);
  return {
    pushes: commits.map((commit) => ({ base, head: commit })),
    squashed: { base, head: commitTree(git, git('rev-parse', `${head}^{tree}`).trim(), base) },
    ...(rebased === undefined ? {} : { rebased }),
  };
}

function isReviewable(git: OpenRepository['git'], base: string, head: string): boolean {
  const rows = git('diff', '--numstat', base, head).split('\n').filter(Boolean);
  const lines = rows.reduce((sum, row) => sum + (Number.parseInt(row, 10) || 0), 0);
  return rows.length > 1 && rows.length <= MAX_FILES && lines <= MAX_LINES;
}

/** The change on a base some commits older, if it applies there. The index of the clone is not used otherwise. */
function readRebase({ git, folder }: OpenRepository, base: string, head: string): PullRequestHistory['rebased'] {
  const older = tryGit(git, 'rev-parse', '--verify', '--quiet', `${base}~${REBASED_OVER}`);
  if (older === undefined) {
    return undefined;
  }
  const patch = join(folder, '.git', 'bench.patch');
  git('diff', '--binary', `--output=${patch}`, base, head);
  git('read-tree', older);
  return tryGit(git, 'apply', '--cached', patch) === undefined
    ? undefined
    : {
        before: { base: older, head: commitTree(git, git('write-tree').trim(), older) },
        after: { base, head },
      };
}

function commitTree(git: OpenRepository['git'], tree: string, parent: string): string {
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com'];
  return git(...author, 'commit-tree', tree, '-p', parent, '-m', 'A change').trim();
}

function tryGit(git: OpenRepository['git'], ...args: readonly string[]): string | undefined {
  try {
    return git(...args).trim();
  } catch {
    // No common commit, no such commit, or a conflict.
    return undefined;
  }
}

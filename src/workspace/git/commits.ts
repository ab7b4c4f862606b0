import { usageError } from '../../errors.ts';
import { GitError, runGit, type Git } from './process.ts';
import { checkedId, isObjectId } from './object-id.ts';

/** A commit and the name by which it was found. */
export interface NamedCommit {
  readonly commit: string;
  readonly ref: string;
}

export async function findDefaultBase(git: Git): Promise<NamedCommit | undefined> {
  const head = await resolveCommit(git, 'HEAD');
  const remote = await upstreamRemote(git);
  const names = ['HEAD', 'main', 'master'].map((name) => `refs/remotes/${remote}/${name}`);
  for (const ref of [...names, 'refs/heads/main', 'refs/heads/master']) {
    const tip = await resolveCommit(git, ref);
    const commit = head === undefined || tip === undefined ? undefined : await findMergeBase(git, head, tip);
    if (commit !== undefined) {
      return { commit, ref: ref.replace(/^refs\/(?:remotes|heads)\//, '') };
    }
  }
  return undefined;
}

const MAX_NAMES = 2_000;

/** The names of branches and tags, without `refs/heads/` and the like. */
export async function listRevisionNames(git: Git): Promise<readonly string[]> {
  const refs = ['refs/heads', 'refs/remotes', 'refs/tags'];
  const answer = await runGit(git, ['for-each-ref', `--count=${MAX_NAMES}`, '--format=%(refname)', ...refs]);
  return answer.stdout
    .toString('utf8')
    .split('\n')
    .map((ref) => ref.replace(/^refs\/(?:heads|remotes|tags)\//, ''))
    .filter((name) => name !== '');
}

/** Whether the clone has only the last commits. */
export async function isShallowClone(git: Git): Promise<boolean> {
  return (await readLine(git, ['rev-parse', '--is-shallow-repository'])) === 'true';
}

/** The branch that is checked out; undefined if none is. */
export async function findCurrentBranch(git: Git): Promise<string | undefined> {
  return (await readLine(git, ['symbolic-ref', '--quiet', '--short', 'HEAD'])) || undefined;
}

async function upstreamRemote(git: Git): Promise<string> {
  const branch = (await findCurrentBranch(git)) ?? '';
  const remote = branch === '' ? '' : await readLine(git, ['config', '--get', `branch.${branch}.remote`]);
  return remote === '' || remote === '.' ? 'origin' : remote;
}

/**
 * Reads host and name of the upstream remote: `github.com/octo/app` from `https://github.com/octo/app.git` or
 * `git@github.com:octo/app`. Returns undefined if the remote is a folder.
 */
export async function findRemoteName(git: Git): Promise<string | undefined> {
  const url = await readLine(git, ['config', '--get', `remote.${await upstreamRemote(git)}.url`]);
  const [, host, path] =
    /^[a-z][a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/+(.+)$/i.exec(url) ??
    /^(?:[^/@]*@)?([^/:]{2,}):(?!\/\/)(.+)$/.exec(url) ??
    [];
  const name = path?.replace(/\/+$/, '').replace(/\.git$/, '');
  return host === undefined || !name ? undefined : `${host}/${name}`;
}

const AMBIGUOUS = /^warning: refname .* is ambiguous/m;

export async function resolveCommit(git: Git, ref: string): Promise<string | undefined> {
  if (ref === '' || ref.includes('\0')) {
    return undefined;
  }
  const answer = await runGit(git, ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]);
  // Any other exit code means an unknown name, or one that git cannot read, such as `main@{9999}`.
  const id = answer.stdout.toString('utf8').trim();
  if (answer.exitCode === 0 && id !== ref.toLowerCase() && ref !== 'HEAD' && AMBIGUOUS.test(answer.stderr)) {
    // Git takes the tag. Somebody who may push a tag could make a review compare a change with itself.
    throw usageError(
      'ambiguous-revision',
      `"${ref}" is the name of several revisions, such as a branch and a tag`,
      'Write the whole name: `refs/heads/…`, `refs/remotes/…` or `refs/tags/…`.',
    );
  }
  return answer.exitCode === 0 && isObjectId(id) ? id : undefined;
}

export async function findMergeBase(git: Git, a: string, b: string): Promise<string | undefined> {
  const answer = await runGit(git, ['merge-base', checkedId(a), checkedId(b)]);
  if (answer.exitCode !== 0 && answer.exitCode !== 1) {
    throw new GitError('git merge-base', answer.exitCode, answer.stderr);
  }
  return answer.stdout.toString('utf8').trim() || undefined;
}

/** Returns the line that a command prints, or an empty text if the command fails. */
async function readLine(git: Git, args: readonly string[]): Promise<string> {
  const answer = await runGit(git, args);
  return answer.exitCode === 0 ? answer.stdout.toString('utf8').trim() : '';
}

import { testMerge } from './mergeability.ts';
import type { Repository, World } from './world.ts';

/**
 * Finds the commit of a request's `ref`: a SHA, a branch, a tag, a full reference or `refs/pull/N/head`.
 * The commit of `refs/pull/N/merge` is created when it is requested.
 */
export async function resolveRevision(world: World, repository: Repository, ref: string): Promise<string | undefined> {
  const pull = /^(?:refs\/)?pull\/(\d+)\/(head|merge)$/.exec(ref);
  if (pull !== null) return pullRevision(world, repository, Number(pull[1]), pull[2] === 'merge');
  // Git accepts other revisions too, such as "main~1" or "@", but GitHub does not.
  if (!/^[^\s~^:?*[\\@]+$/.test(ref.replaceAll(/@(?!\{)/g, '')) || ref.includes('..')) return undefined;
  for (const candidate of [ref, `refs/heads/${ref}`, `refs/tags/${ref}`]) {
    const isName = candidate.startsWith('refs/') || /^[0-9a-f]{7,40}$/.test(candidate);
    const sha = isName ? await repository.git.commit(candidate) : undefined;
    if (sha !== undefined) return sha;
  }
  return undefined;
}

async function pullRevision(
  world: World,
  repository: Repository,
  number: number,
  isMerge: boolean,
): Promise<string | undefined> {
  const pullRequest = world.pullRequests.find((one) => one.repository === repository.fullName && one.number === number);
  if (pullRequest === undefined) return undefined;
  const heads = await world.heads(pullRequest);
  return isMerge ? testMerge(repository, pullRequest, heads) : heads.head;
}

const withCommits = new WeakSet<Repository>();

/** Whether a repository has no commits (E56). One that has some keeps them. */
export async function isEmptyRepository(repository: Repository): Promise<boolean> {
  if (withCommits.has(repository)) return false;
  const isEmpty = (await repository.git.text(['for-each-ref', '--count=1'])) === '';
  if (!isEmpty) withCommits.add(repository);
  return isEmpty;
}

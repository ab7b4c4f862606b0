import { testMerge } from './mergeability.ts';
import type { Repository, World } from './world.ts';

/**
 * The commit behind a `ref` of a request: a SHA, a branch, a tag, a full reference or `refs/pull/N/head`.
 * `refs/pull/N/merge` is made on the spot.
 */
export async function resolveRevision(world: World, repository: Repository, ref: string): Promise<string | undefined> {
  const pull = /^(?:refs\/)?pull\/(\d+)\/(head|merge)$/.exec(ref);
  if (pull !== null) return pullRevision(world, repository, Number(pull[1]), pull[2] === 'merge');
  // Anything else that git would take, such as "main~1" or "@", is no reference on GitHub.
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

/** Whether nothing was ever committed (E56). */
export async function isEmptyRepository(repository: Repository): Promise<boolean> {
  return (await repository.git.text(['for-each-ref', '--count=1'])) === '';
}

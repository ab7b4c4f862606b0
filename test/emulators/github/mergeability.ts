import type { Heads, PullRequestOptions, Repository, World } from './world.ts';

export interface MergeState {
  readonly mergeable: boolean | null;
  readonly mergeCommit: string | undefined;
}

/** The result of the test merge. It is unknown for the first reads after the base or the head changed (E11). */
export async function mergeState(
  world: World,
  repository: Repository,
  pullRequest: PullRequestOptions,
  heads: Heads,
): Promise<MergeState> {
  const key = `${pullRequest.repository}#${pullRequest.number}`;
  const known = world.mergeability.get(key);
  const isCurrent = known?.heads.base === heads.base && known.heads.head === heads.head;
  const nullReads = isCurrent ? known.nullReads : world.knobs.mergeableNullReads;
  const mergeCommit = isCurrent ? known.mergeCommit : await testMerge(repository, pullRequest, heads);
  world.mergeability.set(key, { heads, nullReads: Math.max(0, nullReads - 1), mergeCommit });
  if (nullReads > 0) return { mergeable: null, mergeCommit: known?.mergeCommit };
  return { mergeable: mergeCommit !== undefined, mergeCommit };
}

const merges = new WeakMap<Repository, Map<string, Promise<string | undefined>>>();

/** Creates the commit of `refs/pull/N/merge` in the repository, once for each base and head. Undefined on a conflict. */
export function testMerge(
  repository: Repository,
  pullRequest: PullRequestOptions,
  heads: Heads,
): Promise<string | undefined> {
  const known = merges.get(repository) ?? new Map<string, Promise<string | undefined>>();
  merges.set(repository, known);
  const key = `${pullRequest.number} ${heads.base} ${heads.head}`;
  const found = known.get(key) ?? merge(repository, pullRequest, heads);
  known.set(key, found);
  return found;
}

async function merge(
  repository: Repository,
  pullRequest: PullRequestOptions,
  heads: Heads,
): Promise<string | undefined> {
  const { git } = repository;
  const merged = await git.text(['merge-tree', '--write-tree', '--messages', heads.base, heads.head], [1]);
  const [tree = '', ...messages] = merged.split('\n');
  if (messages.some((line) => line.startsWith('CONFLICT'))) return undefined;
  const identity = ['-c', 'user.name=GitHub', '-c', 'user.email=noreply@github.com'];
  const message = `Merge ${heads.head} into ${heads.base} (pull request ${pullRequest.number})`;
  const parents = ['-p', heads.base, '-p', heads.head];
  return (await git.text([...identity, 'commit-tree', tree, ...parents, '-m', message])).trimEnd();
}

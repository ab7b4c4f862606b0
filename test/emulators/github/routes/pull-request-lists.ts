import {
  READS_CODE,
  READS_REVIEWS,
  WRITES_REVIEWS,
  bodyText,
  findPullRequest,
  listReply,
  repositoryOf,
} from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import { notFound, validationFailed } from '../errors.ts';
import { mergeState } from '../mergeability.ts';
import { pullRequestObject } from '../objects/pull-requests.ts';
import { resolveRevision } from '../revisions.ts';
import type { PullRequest } from '../world.ts';

/** Routes that find pull requests, and create one. */
export const PULL_REQUEST_LIST_ROUTES: readonly Route[] = [
  { operation: 'GET /repos/{owner}/{repo}/pulls', needs: READS_REVIEWS, respond: listPullRequests },
  { operation: 'POST /repos/{owner}/{repo}/pulls', needs: WRITES_REVIEWS, createsContent: true, respond: createPull },
  { operation: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', needs: READS_CODE, respond: listPullsOfCommit },
];

/** Lists pull requests, newest first. `head` is `owner:branch`. */
async function listPullRequests(call: Call): Promise<Reply> {
  const { fullName, owner } = repositoryOf(call);
  const { query, world } = call;
  const state = query.get('state') ?? 'open';
  const [head, base] = [query.get('head'), query.get('base')];
  const all = world.pullRequests.filter(
    (one) =>
      one.repository === fullName &&
      (state === 'all' || (one.state ?? 'open') === state) &&
      (base === null || one.baseRef === base) &&
      (head === null || head === `${(one.headRepository ?? `${owner}/`).split('/')[0]}:${one.headRef}`),
  );
  return listReply(call, all.toReversed(), (one) => showSimple(call, one));
}

/** Lists open pull requests that contain a commit. A commit of a fork is found too (its objects are shared). */
async function listPullsOfCommit(call: Call): Promise<Reply> {
  const { world } = call;
  const repository = repositoryOf(call);
  const sha = await resolveRevision(world, repository, call.parameters['commit_sha'] ?? '');
  if (sha === undefined) throw notFound();
  const own = world.pullRequests.filter((one) => one.repository === repository.fullName);
  const shas = await Promise.all(own.map((one) => world.commits(one)));
  return listReply(
    call,
    own.filter((_, index) => shas[index]?.includes(sha)),
    (one) => showSimple(call, one),
  );
}

async function createPull(call: Call): Promise<Reply> {
  const { world, actor } = call;
  const repository = repositoryOf(call);
  const headRef = bodyText(call, 'head') ?? '';
  const baseRef = bodyText(call, 'base') ?? '';
  const refuse = (field: string) => validationFailed({ resource: 'PullRequest', code: 'invalid', field });
  const isThere = async (branch: string) => (await repository.git.commit(`refs/heads/${branch}`)) !== undefined;
  if (!(await isThere(headRef))) throw refuse('head');
  if (!(await isThere(baseRef))) throw refuse('base');
  const numbers = [...world.pullRequests, ...world.issues].map(({ number }) => number);
  const pullRequest: PullRequest = {
    repository: repository.fullName,
    number: Math.max(0, ...numbers) + 1,
    title: bodyText(call, 'title') ?? '',
    body: bodyText(call, 'body') ?? null,
    author: actor,
    baseRef,
    headRef,
  };
  if (findPullRequest(call, pullRequest.number) !== undefined) throw refuse('head');
  world.pullRequests.push(pullRequest);
  return { status: 201, body: await show(call, pullRequest) };
}

async function show(call: Call, pullRequest: PullRequest): Promise<Readonly<Record<string, unknown>>> {
  const { world } = call;
  const repository = repositoryOf(call);
  const heads = await world.heads(pullRequest);
  const diff = await world.diff(repository, heads.mergeBase, heads.head);
  const commits = await world.commits(pullRequest);
  const merge = await mergeState(world, repository, pullRequest, heads);
  return pullRequestObject(world, pullRequest, { heads, diff, commitCount: commits.length, ...merge });
}

/** Lists show no counts and nothing of the merge. */
async function showSimple(call: Call, pullRequest: PullRequest): Promise<Readonly<Record<string, unknown>>> {
  const hidden = ['mergeable', 'rebaseable', 'mergeable_state', 'merged', 'merged_by', 'comments', 'review_comments'];
  const counts = ['commits', 'additions', 'deletions', 'changed_files', 'maintainer_can_modify'];
  const all = Object.entries(await show(call, pullRequest));
  return Object.fromEntries(all.filter(([name]) => ![...hidden, ...counts].includes(name)));
}

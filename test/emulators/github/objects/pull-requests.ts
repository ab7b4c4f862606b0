import type { Diff } from '../diff.ts';
import { baseRepository } from '../world.ts';
import type { Heads, PullRequestOptions, Repository, World } from '../world.ts';
import { repositoryObject } from './repositories.ts';
import type { RepositoryLike } from './repositories.ts';
import { authorAssociation, nodeId, userId, userObject } from './users.ts';

type Body = Readonly<Record<string, unknown>>;

const CREATED_AT = '2026-01-05T10:00:00Z';

/** Current facts about a pull request, from git and from the emulator's state. */
export interface PullRequestFacts {
  readonly heads: Heads;
  readonly diff: Diff;
  readonly commitCount: number;
  /** Null until GitHub's background job has run (E11). */
  readonly mergeable: boolean | null;
  readonly mergeCommit: string | undefined;
}

/** Builds a `pull-request` object. */
export function pullRequestObject(world: World, pullRequest: PullRequestOptions, facts: PullRequestFacts): Body {
  const repository = baseRepository(world.repository, pullRequest);
  const { number } = pullRequest;
  const id = pullRequestId(repository, number);
  const api = `${world.apiUrl}/repos/${repository.fullName}`;
  const html = `https://github.com/${repository.fullName}/pull/${number}`;
  const links = linksOf(api, number, facts.heads.head);
  return {
    url: links.self,
    id,
    node_id: nodeId('PullRequest', id),
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    issue_url: links.issue,
    number,
    state: pullRequest.state ?? 'open',
    locked: pullRequest.locked ?? false,
    title: pullRequest.title,
    user: userObject(world.apiUrl, pullRequest.author),
    body: pullRequest.body,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    closed_at: pullRequest.state === 'closed' ? CREATED_AT : null,
    merged_at: null,
    merge_commit_sha: facts.mergeCommit ?? null,
    assignee: null,
    assignees: [],
    requested_reviewers: [],
    requested_teams: [],
    labels: labelObjects(world, repository, number),
    milestone: null,
    draft: pullRequest.draft ?? false,
    commits_url: links.commits,
    review_comments_url: links.review_comments,
    review_comment_url: links.review_comment,
    comments_url: links.comments,
    statuses_url: links.statuses,
    head: headObject(world, pullRequest, facts.heads.head),
    base: endObject(world, repository, pullRequest.baseRef, facts.heads.base),
    _links: {
      ...Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
      html: { href: html },
    },
    author_association: authorAssociation(repository, pullRequest.author),
    auto_merge: null,
    active_lock_reason: null,
    merged: false,
    mergeable: facts.mergeable,
    rebaseable: facts.mergeable,
    mergeable_state: facts.mergeable === null ? 'unknown' : facts.mergeable ? 'clean' : 'dirty',
    merged_by: null,
    comments: world.issueComments.filter((one) => one.repository === repository.fullName && one.issue === number)
      .length,
    review_comments: world.reviewComments.filter((one) => one.pullRequest === pullRequest).length,
    maintainer_can_modify: false,
    commits: facts.commitCount,
    additions: facts.diff.files.reduce((sum, { additions }) => sum + additions, 0),
    deletions: facts.diff.files.reduce((sum, { deletions }) => sum + deletions, 0),
    changed_files: facts.diff.files.length,
  };
}

/** Builds the `label` objects of an issue or pull request. */
export function labelObjects(world: World, repository: Repository, number: number): readonly Body[] {
  const names = world.labels.get(`${repository.fullName}#${number}`) ?? [];
  return names.map((name) => {
    const id = userId(name);
    const url = `${world.apiUrl}/repos/${repository.fullName}/labels/${encodeURIComponent(name)}`;
    return { id, node_id: nodeId('Label', id), url, name, description: null, color: 'ededed', default: false };
  });
}

function pullRequestId(repository: Repository, number: number): number {
  return repository.id * 10_000 + number;
}

function linksOf(api: string, number: number, headSha: string) {
  const self = `${api}/pulls/${number}`;
  return {
    self,
    issue: `${api}/issues/${number}`,
    comments: `${api}/issues/${number}/comments`,
    review_comments: `${self}/comments`,
    review_comment: `${api}/pulls/comments{/number}`,
    commits: `${self}/commits`,
    statuses: `${api}/statuses/${headSha}`,
  };
}

function headObject(world: World, pullRequest: PullRequestOptions, sha: string): Body {
  const name = pullRequest.headRepository === undefined ? pullRequest.repository : pullRequest.headRepository;
  if (name === null) {
    return { label: `unknown:${pullRequest.headRef}`, ref: pullRequest.headRef, sha, user: null, repo: null };
  }
  return endObject(world, world.repository(name) ?? unmodelledFork(world, name), pullRequest.headRef, sha);
}

function endObject(world: World, repository: RepositoryLike, ref: string, sha: string): Body {
  return {
    label: `${repository.owner}:${ref}`,
    ref,
    sha,
    user: userObject(world.apiUrl, repository.owner),
    repo: repositoryObject(world, repository),
  };
}

function unmodelledFork(world: World, fullName: string): RepositoryLike {
  const [owner = '', name = ''] = fullName.split('/');
  const defaultBranch = world.repositories[0]?.defaultBranch ?? 'main';
  return { id: userId(fullName), owner, name, fullName, defaultBranch, fork: true };
}

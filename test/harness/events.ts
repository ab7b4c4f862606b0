import { createRequire } from 'node:module';
import { isJsonArray, isJsonObject } from '../emulators/github/json.ts';
import type { Json, JsonObject } from '../emulators/github/json.ts';
import type { PullRequestOptions, RepositoryOptions } from '../emulators/github/world.ts';

/** The event that started a workflow run: its payload, and the variables that the runner derives from it (3.2, 3.4). */
export interface WorkflowEvent {
  readonly name: 'issue_comment' | 'pull_request' | 'push' | 'workflow_dispatch';
  readonly payload: JsonObject;
  readonly repository: Pick<RepositoryOptions, 'owner' | 'name' | 'id'>;
  /** `GITHUB_REF` */
  readonly ref: string;
  /** `GITHUB_SHA` */
  readonly sha: string;
  readonly actor: string;
  /** Defined only for `pull_request`. */
  readonly headRef?: string;
  readonly baseRef?: string;
}

type EventRepository = Pick<RepositoryOptions, 'owner' | 'name' | 'id' | 'defaultBranch' | 'private'>;

export interface PullRequestEventOptions {
  readonly action: 'closed' | 'opened' | 'ready_for_review' | 'reopened' | 'synchronize';
  readonly repository: EventRepository;
  readonly pullRequest: PullRequestOptions;
  readonly baseSha: string;
  readonly headSha: string;
  /** `GITHUB_SHA`. By default an invented SHA of a merge commit that no test checks out. */
  readonly mergeSha?: string;
  /** The head before a push. Defined only for `synchronize`. */
  readonly before?: string;
  readonly sender?: string;
}

const UNSEEN_MERGE_COMMIT = 'feedface'.repeat(5);

export function pullRequestEvent(options: PullRequestEventOptions): WorkflowEvent {
  const { action, repository, pullRequest, headSha, baseSha } = options;
  const mergeSha = options.mergeSha ?? UNSEEN_MERGE_COMMIT;
  const actor = options.sender ?? pullRequest.author;
  const example = findExample('pull_request', action, repository);
  const forkName = pullRequest.headRepository === undefined ? fullName(repository) : pullRequest.headRepository;
  const change: JsonObject = {
    action,
    number: pullRequest.number,
    ...(action === 'synchronize' ? { before: options.before ?? baseSha, after: headSha } : {}),
    pull_request: {
      number: pullRequest.number,
      state: action === 'closed' ? 'closed' : 'open',
      title: pullRequest.title,
      body: pullRequest.body,
      draft: pullRequest.draft ?? false,
      locked: pullRequest.locked ?? false,
      user: { login: pullRequest.author },
      labels: (pullRequest.labels ?? []).map((name) => ({ name })),
      merge_commit_sha: mergeSha,
      head: { ref: pullRequest.headRef, sha: headSha, ...headRepository(forkName, repository) },
      base: { ref: pullRequest.baseRef, sha: baseSha, repo: repositoryChange(repository) },
    },
    repository: repositoryChange(repository),
    sender: { login: actor },
  };
  return {
    name: 'pull_request',
    payload: patch(example, change),
    repository,
    ref: `refs/pull/${pullRequest.number}/merge`,
    sha: mergeSha,
    actor,
    headRef: pullRequest.headRef,
    baseRef: pullRequest.baseRef,
  };
}

export interface IssueCommentEventOptions {
  /** Default `created`. */
  readonly action?: 'created' | 'edited' | 'deleted';
  /** Whether an app wrote the comment. */
  readonly isBot?: boolean;
  readonly repository: EventRepository;
  readonly number: number;
  /** False for a comment on a plain issue. */
  readonly isOnPullRequest?: boolean;
  readonly title?: string;
  readonly comment: {
    readonly id: number;
    readonly body: string;
    readonly user: string;
    readonly association?: string;
  };
  readonly defaultBranchSha: string;
}

/** GitHub's examples contain no comment on a pull request, so `issue.pull_request` is added (section 7). */
export function issueCommentEvent(options: IssueCommentEventOptions): WorkflowEvent {
  const { repository, number, comment } = options;
  const html = `https://github.com/${fullName(repository)}/pull/${number}`;
  const pullRequest = {
    url: `https://api.github.com/repos/${fullName(repository)}/pulls/${number}`,
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    merged_at: null,
  };
  const { id, body, user, association = 'MEMBER' } = comment;
  const { action = 'created', isBot = false } = options;
  const account = { login: user, type: isBot ? 'Bot' : 'User' };
  const change: JsonObject = {
    action,
    issue: {
      number,
      title: options.title ?? 'A pull request',
      ...(options.isOnPullRequest === false ? {} : { pull_request: pullRequest }),
    },
    comment: { id, body, user: account, author_association: association },
    repository: repositoryChange(repository),
    sender: account,
  };
  return onDefaultBranch(
    'issue_comment',
    patch(findExample('issue_comment', 'created', repository), change),
    options.repository,
    options.defaultBranchSha,
    user,
  );
}

export interface WorkflowDispatchEventOptions {
  readonly repository: EventRepository;
  readonly inputs: Readonly<Record<string, string>> | null;
  readonly sha: string;
  readonly sender?: string;
}

export function workflowDispatchEvent(options: WorkflowDispatchEventOptions): WorkflowEvent {
  const { repository, inputs, sha, sender = 'ada' } = options;
  const ref = `refs/heads/${repository.defaultBranch}`;
  const change = { ref, repository: repositoryChange(repository), sender: { login: sender } };
  const payload = patch(findExample('workflow_dispatch', undefined, repository), change);
  return onDefaultBranch('workflow_dispatch', { ...payload, inputs }, repository, sha, sender);
}

export interface PushEventOptions {
  readonly repository: EventRepository;
  readonly branch: string;
  readonly before: string;
  readonly after: string;
  readonly sender?: string;
}

export function pushEvent(options: PushEventOptions): WorkflowEvent {
  const { repository, branch, before, after, sender = 'ada' } = options;
  const ref = `refs/heads/${branch}`;
  const change = {
    ref,
    before,
    after,
    head_commit: { id: after },
    repository: repositoryChange(repository),
    sender: { login: sender },
  };
  const payload = patch(findExample('push', undefined, repository), change);
  return { name: 'push', payload, repository, ref, sha: after, actor: sender };
}

function onDefaultBranch(
  name: WorkflowEvent['name'],
  payload: JsonObject,
  repository: EventRepository,
  sha: string,
  actor: string,
): WorkflowEvent {
  return { name, payload, repository, ref: `refs/heads/${repository.defaultBranch}`, sha, actor };
}

interface ExampleGroup {
  readonly name: string;
  readonly examples: readonly JsonObject[];
}

/** Reads GitHub's own example and puts our repository's name into every address. */
function findExample(name: string, action: string | undefined, repository: EventRepository): JsonObject {
  const groups: readonly ExampleGroup[] = createRequire(import.meta.url)('@octokit/webhooks-examples');
  const examples = groups.find((group) => group.name === name)?.examples ?? [];
  const example = examples.find((one) => action === undefined || one['action'] === action);
  if (example === undefined) throw new Error(`@octokit/webhooks-examples has no ${name} ${action ?? ''}.`);
  const text = JSON.stringify(example)
    .replaceAll(/Codertocat\/Hello-World|octo-org\/octo-repo/g, fullName(repository))
    .replaceAll(/"login":"(?:Codertocat|octo-org)"/g, `"login":"${repository.owner}"`);
  const renamed: JsonObject = JSON.parse(text);
  return renamed;
}

function repositoryChange(repository: EventRepository): JsonObject {
  return {
    id: repository.id,
    name: repository.name,
    full_name: fullName(repository),
    private: repository.private ?? false,
    default_branch: repository.defaultBranch,
    owner: { login: repository.owner },
  };
}

/** `head.repo` is null when the fork was deleted (E12). */
function headRepository(name: string | null, base: EventRepository): JsonObject {
  if (name === null) return { repo: null };
  if (name === fullName(base)) return { repo: repositoryChange(base) };
  const [owner = '', repository = ''] = name.split('/');
  return { repo: { id: base.id + 1, name: repository, full_name: name, fork: true, owner: { login: owner } } };
}

function fullName({ owner, name }: Pick<RepositoryOptions, 'owner' | 'name'>): string {
  return `${owner}/${name}`;
}

/** Merges objects key by key. Lists and all other values are replaced. */
function patch(value: JsonObject, change: JsonObject): JsonObject {
  const patched: Record<string, Json> = { ...value };
  for (const [key, next] of Object.entries(change)) {
    const before = value[key];
    const isMerged = isJsonObject(before) && isJsonObject(next) && !isJsonArray(next);
    patched[key] = isMerged ? patch(before, next) : next;
  }
  return patched;
}

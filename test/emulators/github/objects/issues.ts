import type { Repository, World } from '../world.ts';
import { labelObjects } from './pull-requests.ts';
import { nodeId, userObject } from './users.ts';

/** What the emulator knows of an issue. A pull request has branches. */
interface IssueFacts {
  readonly number: number;
  readonly title?: string;
  readonly body?: string | null;
  readonly state?: 'open' | 'closed';
  readonly author?: string;
  readonly headRef?: string;
}

const CREATED_AT = '2026-01-04T10:00:00Z';

/** Builds an `issue` object. */
export function issueObject(
  world: World,
  repository: Repository,
  facts: IssueFacts,
): Readonly<Record<string, unknown>> {
  const { number, title = '', body = null, state = 'open', author = 'ada' } = facts;
  const repositoryUrl = `${world.apiUrl}/repos/${repository.fullName}`;
  const url = `${repositoryUrl}/issues/${number}`;
  const id = repository.id * 10_000 + number;
  const pull = `${repositoryUrl}/pulls/${number}`;
  return {
    id,
    node_id: nodeId('Issue', id),
    url,
    repository_url: repositoryUrl,
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: `https://github.com/${repository.fullName}/issues/${number}`,
    number,
    state,
    title,
    body,
    user: userObject(world.apiUrl, author),
    labels: labelObjects(world, repository, number),
    assignee: null,
    assignees: [],
    milestone: null,
    locked: false,
    active_lock_reason: null,
    comments: 0,
    closed_at: state === 'closed' ? CREATED_AT : null,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    author_association: 'CONTRIBUTOR',
    ...(facts.headRef === undefined
      ? {}
      : { pull_request: { url: pull, html_url: null, diff_url: null, patch_url: null, merged_at: null } }),
  };
}

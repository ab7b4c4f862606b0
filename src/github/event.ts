import { context } from '@actions/github';
import { defaults } from '@actions/github/lib/utils';

/** The event that started the workflow. */
export interface WorkflowEvent {
  readonly name: string;
  readonly owner: string;
  readonly repository: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** The commit that the workflow runs for; on `pull_request` it is a merge commit, which a review does not use. */
  readonly sha: string;
  /** The id of the workflow run; undefined outside of GitHub's runners. */
  readonly runId: string | undefined;
  /** The number of the pull request; undefined if the event is not about one. */
  readonly pullRequest: number | undefined;
  /** The text of the comment that caused the event; undefined unless a member of the team wrote it. */
  readonly comment: string | undefined;
}

/** Reads the event from the runner. The payload contains data of whoever caused the event, so it is not trusted. */
export function readWorkflowEvent(): WorkflowEvent {
  const { owner, repo } = context.repo;
  return {
    name: context.eventName,
    owner,
    repository: repo,
    apiUrl: context.apiUrl,
    serverUrl: context.serverUrl,
    sha: context.sha,
    runId: Number.isSafeInteger(context.runId) ? String(context.runId) : undefined,
    pullRequest: readPullRequestNumber(context.payload),
    comment: readTeamComment(context.payload),
  };
}

/**
 * The associations of people who may write to the repository; anybody can comment on a public one.
 * https://docs.github.com/en/graphql/reference/enums#commentauthorassociation
 */
const TEAM = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

function readTeamComment({ comment }: typeof context.payload): string | undefined {
  const body: unknown = comment?.['body'];
  return typeof body === 'string' && TEAM.has(String(comment?.['author_association'])) ? body : undefined;
}

function readPullRequestNumber(payload: typeof context.payload): number | undefined {
  const number: unknown =
    payload.pull_request?.number ?? (payload.issue?.['pull_request'] === undefined ? undefined : payload.issue.number);
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}

/** The toolkit's fetch, which uses the proxy that is configured for the runner. */
export function runnerFetch(): typeof fetch | undefined {
  const found: unknown = defaults.request?.fetch;
  return isFetch(found) ? found : undefined;
}

/** The toolkit types it loosely; in fact it is undici's fetch with a dispatcher. */
function isFetch(found: unknown): found is typeof fetch {
  return typeof found === 'function';
}

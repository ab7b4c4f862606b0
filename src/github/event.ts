import { context } from '@actions/github';
import { defaults } from '@actions/github/lib/utils';

/** The event that started the workflow, as far as it matters here. */
export interface WorkflowEvent {
  readonly name: string;
  readonly owner: string;
  readonly repository: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** The commit the workflow runs for; on `pull_request` a merge commit, which is of no use to a review. */
  readonly sha: string;
  /** Where the event is about a pull request. */
  readonly pullRequest: number | undefined;
  /** What the comment says that is the event, where somebody of the team wrote it. */
  readonly comment: string | undefined;
}

/** Reads the event that the runner left for us; the payload is data of whoever caused it. */
export function readWorkflowEvent(): WorkflowEvent {
  const { owner, repo } = context.repo;
  return {
    name: context.eventName,
    owner,
    repository: repo,
    apiUrl: context.apiUrl,
    serverUrl: context.serverUrl,
    sha: context.sha,
    pullRequest: pullRequestOf(context.payload),
    comment: commentOf(context.payload),
  };
}

/**
 * Those who may write to the repository, by what GitHub says of the author: anybody can comment on a public one.
 * https://docs.github.com/en/graphql/reference/enums#commentauthorassociation
 */
const TEAM = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

function commentOf({ comment }: typeof context.payload): string | undefined {
  const body: unknown = comment?.['body'];
  return typeof body === 'string' && TEAM.has(String(comment?.['author_association'])) ? body : undefined;
}

function pullRequestOf(payload: typeof context.payload): number | undefined {
  const number: unknown =
    payload.pull_request?.number ?? (payload.issue?.['pull_request'] === undefined ? undefined : payload.issue.number);
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}

/** The toolkit's fetch goes through the proxy that the runner was told of. */
export function runnerFetch(): typeof fetch | undefined {
  const found: unknown = defaults.request?.fetch;
  return isFetch(found) ? found : undefined;
}

/** The toolkit types it loosely; it is undici's fetch with a dispatcher. */
function isFetch(found: unknown): found is typeof fetch {
  return typeof found === 'function';
}

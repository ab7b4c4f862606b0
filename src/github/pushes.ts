import { isRecord } from '../text/record.ts';
import { readPull, type PullRequest } from './api/answers.ts';
import { GithubError } from './api/github-error.ts';
import { guarded, type Octokit } from './api/octokit.ts';
import { UnexpectedAnswerError } from './api/patience.ts';
import type { RepositoryAddress } from './repository.ts';

/** A push to a branch, as GitHub recorded it. */
export interface Push {
  /** The head of the branch after the push. */
  readonly head: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Login of the account that pushed; empty for a deleted one. */
  readonly by: string;
}

/** Requests about what happens during a run, which can do without them: they never throw a `GithubError`. */
export interface PushRequests {
  /** The newest pushes to a branch, newest first; empty if GitHub does not list them. */
  recentPushes(fullName: string, branch: string): Promise<readonly Push[]>;
  /**
   * A pull request as it is now; undefined if it cannot be read. The request is a conditional one: as long as nothing
   * changes, it does not count for the rate limit.
   */
  pullNow(number: number): Promise<PullRequest | undefined>;
}

const MAX_PUSHES = 20;

/** Makes the requests about pushes for a repository. */
export function pushRequests(octokit: Octokit, address: RepositoryAddress): PushRequests {
  const known = new Map<number, KnownPull>();
  return {
    recentPushes: (fullName, branch) => orElse([], () => readPushes(octokit, fullName, branch)),
    pullNow: async (number) => {
      const read = await readNow(octokit, address, number, known.get(number));
      if (read !== undefined) {
        known.set(number, read);
      }
      return read?.pull;
    },
  };
}

async function readPushes(octokit: Octokit, fullName: string, branch: string): Promise<readonly Push[]> {
  const [owner = '', repo = ''] = fullName.split('/');
  const query = { owner, repo, ref: `refs/heads/${branch}`, per_page: MAX_PUSHES };
  const request = { accepts: readActivities, retries: 1, waits: false };
  const { data } = await octokit.request('GET /repos/{owner}/{repo}/activity', { ...query, request });
  return readActivities(data);
}

function readActivities(data: unknown): readonly Push[] {
  if (!Array.isArray(data)) {
    throw new UnexpectedAnswerError('not a list of activities');
  }
  return data.filter(isRecord).flatMap(({ after, timestamp, actor }) => {
    const time = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN;
    const by = isRecord(actor) && typeof actor['login'] === 'string' ? actor['login'] : '';
    return typeof after === 'string' && !Number.isNaN(time) ? [{ head: after, time, by }] : [];
  });
}

interface KnownPull {
  readonly pull: PullRequest;
  readonly etag: string | undefined;
}

const NOT_MODIFIED = 304;

async function readNow(
  octokit: Octokit,
  address: RepositoryAddress,
  number: number,
  known: KnownPull | undefined,
): Promise<KnownPull | undefined> {
  const headers = known?.etag === undefined ? {} : { 'if-none-match': known.etag };
  const request = { accepts: readPull, retries: 0, waits: false };
  const parameters = { ...address, pull_number: number, headers, request };
  try {
    return await guarded(async () => {
      const answer = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', parameters);
      return { pull: readPull(answer.data), etag: answer.headers.etag };
    });
  } catch (error) {
    if (error instanceof GithubError) {
      return error.status === NOT_MODIFIED ? known : undefined;
    }
    throw error;
  }
}

async function orElse<T>(otherwise: T, call: () => Promise<T>): Promise<T> {
  try {
    return await guarded(call);
  } catch (error) {
    if (error instanceof GithubError) {
      return otherwise;
    }
    throw error;
  }
}

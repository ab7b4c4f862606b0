import { isRecord } from '../text/record.ts';
import { readTarget } from './api/answers.ts';
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

/** Requests about pushes. A run can do without them, so they never throw. */
export interface PushRequests {
  /** The newest pushes to a branch, newest first; empty if GitHub does not list them. */
  recentPushes(fullName: string, branch: string): Promise<readonly Push[]>;
  /**
   * The head of a pull request; undefined if it cannot be read. The request is a conditional one: as long as the head is
   * the same, it does not count for the rate limit.
   */
  headOf(number: number): Promise<string | undefined>;
}

const MAX_PUSHES = 20;

/** Makes the requests about pushes for a repository. */
export function pushRequests(octokit: Octokit, address: RepositoryAddress): PushRequests {
  const known = new Map<number, KnownHead>();
  return {
    recentPushes: (fullName, branch) => orElse([], () => readPushes(octokit, fullName, branch)),
    headOf: async (number) => {
      const read = await readHead(octokit, address, number, known.get(number));
      if (read !== undefined) {
        known.set(number, read);
      }
      return read?.sha;
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

interface KnownHead {
  readonly sha: string;
  readonly etag: string | undefined;
}

const NOT_MODIFIED = 304;

/** Reads the reference that the base repository has for the head of a pull request, also for one from a fork. */
async function readHead(
  octokit: Octokit,
  address: RepositoryAddress,
  number: number,
  known: KnownHead | undefined,
): Promise<KnownHead | undefined> {
  const headers = known?.etag === undefined ? {} : { 'if-none-match': known.etag };
  const request = { accepts: readTarget, retries: 0, waits: false };
  try {
    return await guarded(async () => {
      const ref = `pull/${number}/head`;
      const answer = await octokit.request('GET /repos/{owner}/{repo}/git/ref/{+ref}', {
        ...address,
        ref,
        headers,
        request,
      });
      return { sha: readTarget(answer.data), etag: answer.headers.etag };
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

import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { RequestError } from '@octokit/request-error';
import { Octokit } from '@octokit/rest';
import { messageOf } from '../errors.ts';
import { GithubError } from './github-error.ts';

export type { Octokit } from '@octokit/rest';

/** Where GitHub's API is, and as whom it is asked. */
export interface ApiSettings {
  /** Without one only what is public can be read, 60 times an hour from one address. */
  readonly token: string | undefined;
  /** `https://api.github.com` or that of an enterprise server. */
  readonly apiUrl: string;
  /** A fetch that knows the runner's proxy. */
  readonly fetch?: typeof fetch;
  readonly version: string;
}

/** A longer wait than this is for a later run: jobs cost money while they wait. */
const MAX_WAIT_SECONDS = 120;
const MAX_WAITS = 2;

/**
 * The statuses that are not worth repeating; others are, three times in 14 seconds. The library would repeat 409 too,
 * which is how an empty repository answers, and 429, on which the throttling has decided by then.
 */
const FINAL_STATUSES = [400, 401, 403, 404, 409, 410, 422, 429, 451];

/** All that is made here share one throttle: it stands in the plugin's module, not in the object. */
export function createOctokit(settings: ApiSettings): Octokit {
  const wait = (seconds: number, _options: unknown, _octokit: unknown, waits: number): boolean =>
    waits < MAX_WAITS && seconds <= MAX_WAIT_SECONDS;
  const WithPlugins = Octokit.plugin(throttling, retry);
  return new WithPlugins({
    ...(settings.token === undefined ? {} : { auth: settings.token }),
    baseUrl: settings.apiUrl,
    userAgent: `housestyle/${settings.version}`,
    throttle: { onRateLimit: wait, onSecondaryRateLimit: wait },
    retry: { doNotRetry: FINAL_STATUSES },
    // Everything worth saying is thrown; the library's own warnings would land between our lines.
    log: { debug: silent, info: silent, warn: silent, error: silent },
    ...(settings.fetch === undefined ? {} : { request: { fetch: settings.fetch } }),
  });
}

function silent(): void {}

/** Whatever goes wrong in a call to GitHub comes out as a `GithubError`. */
export async function guarded<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asGithubError(error);
  }
}

/** Octokit's request errors carry a status and the response; anything else is the network's. */
function asGithubError(error: unknown): GithubError {
  if (!(error instanceof RequestError)) {
    return new GithubError(0, messageOf(error), undefined, error);
  }
  const accepted = error.response?.headers['x-accepted-github-permissions'];
  return new GithubError(error.status, messageOf(error), typeof accepted === 'string' ? accepted : undefined, error);
}

/** Whether too much was asked, and not too little allowed: GitHub answers both with 403. */
export function isRateLimited({ status, message, cause }: GithubError): boolean {
  const headers = cause instanceof RequestError ? cause.response?.headers : undefined;
  return (
    status === 429 ||
    headers?.['retry-after'] !== undefined ||
    headers?.['x-ratelimit-remaining'] === '0' ||
    /\brate limit\b/i.test(message)
  );
}

import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { RequestError } from '@octokit/request-error';
import { Octokit } from '@octokit/rest';
import { messageOf } from '../errors.ts';
import { isRecord } from '../text/record.ts';
import { GithubError } from './github-error.ts';

export type { Octokit } from '@octokit/rest';

/** The address of GitHub's API, and the account that asks. */
export interface ApiSettings {
  /** Without a token, only public data can be read, 60 times an hour from one IP address. */
  readonly token: string | undefined;
  /** `https://api.github.com` or that of an enterprise server. */
  readonly apiUrl: string;
  /** A fetch that uses the runner's proxy. */
  readonly fetch?: typeof fetch;
  readonly version: string;
}

/** Most seconds to wait for a rate limit: a waiting job costs money, so it is better run again later. */
const MAX_WAIT_SECONDS = 120;
const MAX_WAITS = 2;

/**
 * Statuses that are not retried; others are retried three times within 14 seconds. By default, the library would also
 * retry 409, which GitHub answers for an empty repository, and 429, which the throttling plugin has already handled.
 */
const FINAL_STATUSES = [400, 401, 403, 404, 409, 410, 422, 429, 451];

/** Makes a client. All clients share one throttle, because the plugin keeps its state in its module. */
export function createOctokit(settings: ApiSettings): Octokit {
  const wait = (seconds: number, options: unknown, _octokit: unknown, waits: number): boolean =>
    waits < MAX_WAITS && seconds <= MAX_WAIT_SECONDS && !isOptional(options);
  const WithPlugins = Octokit.plugin(throttling, retry);
  return new WithPlugins({
    ...(settings.token === undefined ? {} : { auth: settings.token }),
    baseUrl: settings.apiUrl,
    userAgent: `housestyle/${settings.version}`,
    throttle: { onRateLimit: wait, onSecondaryRateLimit: wait },
    retry: { doNotRetry: FINAL_STATUSES },
    // Errors are thrown. The library's own warnings would appear between our lines of the log.
    log: { debug: silent, info: silent, warn: silent, error: silent },
    ...(settings.fetch === undefined ? {} : { request: { fetch: settings.fetch } }),
  });
}

function silent(): void {}

/**
 * Parameters of a request for something that a run can do without: it stops with its signal, is repeated once, and does
 * not wait for a rate limit.
 */
export function optional(signal: AbortSignal): { readonly request: Readonly<Record<string, unknown>> } {
  return { request: { signal, retries: 1, [OPTIONAL]: true } };
}

const OPTIONAL = 'isOptional';

function isOptional(options: unknown): boolean {
  const request = isRecord(options) ? options['request'] : undefined;
  return isRecord(request) && request[OPTIONAL] === true;
}

/** Runs a call to GitHub, and turns every error into a `GithubError`. */
export async function guarded<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asGithubError(error);
  }
}

/** Octokit's request errors have a status and the response; any other error is one of the network. */
function asGithubError(error: unknown): GithubError {
  if (!(error instanceof RequestError)) {
    return new GithubError(0, messageOf(error), undefined, error);
  }
  const accepted = error.response?.headers['x-accepted-github-permissions'];
  return new GithubError(error.status, messageOf(error), typeof accepted === 'string' ? accepted : undefined, error);
}

/** Whether a rate limit is reached. GitHub answers 403 both for that and for a missing permission. */
export function isRateLimited({ status, message, cause }: GithubError): boolean {
  const headers = cause instanceof RequestError ? cause.response?.headers : undefined;
  return (
    status === 429 ||
    headers?.['retry-after'] !== undefined ||
    headers?.['x-ratelimit-remaining'] === '0' ||
    /\brate limit\b/i.test(message)
  );
}

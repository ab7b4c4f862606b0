import { Octokit } from '@octokit/rest';
import { messageOf } from '../../errors.ts';
import { count } from '../../reports/count.ts';
import { describeUnusedProxy } from '../../models/wire/proxy-advice.ts';
import { SYSTEM_CLOCK, type RetryClock } from '../../models/wire/retry-clock.ts';
import { isRecord } from '../../text/record.ts';
import { isLimit, limitWait, readFailure, type FailedRequest } from './failed-request.ts';
import { GithubError } from './github-error.ts';
import { isWrite, repeatPatiently, UnexpectedAnswerError, type RequestOptions } from './patience.ts';
import { countSilences } from './silence.ts';
import { fetchStreamed, fetchWhole } from './whole-answer.ts';

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
  /** Measures time limits, and waits before a request is repeated. Default: the system's. */
  readonly clock?: RetryClock;
  /** Aborts when somebody stops the run. */
  readonly signal?: AbortSignal;
}

/** Makes a client that returns whole answers only, and repeats what may be repeated (`patience.ts`). */
export function createOctokit(settings: ApiSettings): Octokit {
  const { fetch: send = fetchOrExplain } = settings;
  const limits = { clock: settings.clock ?? SYSTEM_CLOCK, silences: countSilences() };
  const octokit = new Octokit({
    ...(settings.token === undefined ? {} : { auth: settings.token }),
    baseUrl: settings.apiUrl,
    userAgent: `housestyle/${settings.version}`,
    // Errors are thrown. The library's own warnings would appear between our lines of the log.
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: { fetch: fetchWhole(send, limits) },
  });
  const streamed = fetchStreamed(send, limits);
  const repeat = repeatPatiently(limits, settings.signal ?? new AbortController().signal);
  octokit.hook.before('request', ({ request }) => {
    if (request?.['parseSuccessResponseBody'] === false) {
      Object.assign(request, { fetch: streamed, signal: settings.signal });
    }
  });
  octokit.hook.wrap('request', (request, options) =>
    repeat(options, async () => {
      const answer = await request(options);
      checkAnswer(options, answer);
      return answer;
    }).catch((error: unknown) => {
      throw error instanceof UnexpectedAnswerError ? error.from(options.baseUrl) : error;
    }),
  );
  return octokit;
}

function silent(): void {}

/** Node's own `fetch`, whose failure says so if it does not use the proxy of the environment. */
async function fetchOrExplain(...given: Parameters<typeof fetch>): ReturnType<typeof fetch> {
  try {
    return await fetch(...given);
  } catch (error) {
    const [input, init] = given;
    const address = input instanceof Request ? input.url : String(input);
    const unused = describeUnusedProxy(address, process.env, process.versions.node);
    throw unused === undefined || init?.signal?.aborted === true ? error : new Error(unused, { cause: error });
  }
}

/**
 * Throws if an answer with a status of success is not one: Octokit returns a body that is not JSON, such as a proxy's page,
 * as text or bytes. `request.accepts` of a request looks at the value, and throws for a wrong one.
 */
function checkAnswer(
  options: RequestOptions,
  { status, data }: { readonly status: number; readonly data: unknown },
): void {
  const { accepts, parseSuccessResponseBody } = options.request ?? {};
  if (isWrite(options) && status >= 300) {
    throw new UnexpectedAnswerError(`a redirect (${status}), which is not followed because the request writes`);
  }
  if (parseSuccessResponseBody === false) {
    return;
  }
  if (typeof accepts === 'function') {
    accepts(data);
  } else if (status !== 204 && !isRecord(data) && !Array.isArray(data)) {
    throw new UnexpectedAnswerError('not valid JSON');
  }
}

/**
 * Parameters of a request for something that a run can do without: it stops with its signal, is repeated once, and does
 * not wait for a rate limit.
 */
export function optional(signal: AbortSignal): { readonly request: Readonly<Record<string, unknown>> } {
  return { request: { signal, retries: 1, waits: false } };
}

/** Runs a call to GitHub, and turns every error into a `GithubError`. */
export async function guarded<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asGithubError(error);
  }
}

function asGithubError(error: unknown): GithubError {
  const failure = readFailure(error);
  const message = isLimit(failure) ? describeLimit(failure) : describeAnswer(failure);
  const address = error instanceof UnexpectedAnswerError ? error.address : failure.address;
  const host = address !== undefined && URL.canParse(address) ? new URL(address).host : undefined;
  return new GithubError(failure.status, message, failure.header('x-accepted-github-permissions'), error, host);
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

function describeLimit(failure: FailedRequest): string {
  const wait = limitWait(failure, Date.now());
  const [length, unit] = wait < MINUTE_MS ? [wait / SECOND_MS, 'second'] : [wait / MINUTE_MS, 'minute'];
  const said = readMessage(failure.data);
  const end = count(Math.max(1, Math.ceil(length)), unit);
  return `a rate limit of GitHub's API is reached, which ends in about ${end}${said === undefined ? '' : ` (${said})`}`;
}

/** The message of GitHub, or a sentence for an answer that is not GitHub's, such as a gateway's page. */
function describeAnswer({ status, message, data }: FailedRequest): string {
  if (status !== 0 && readMessage(data) === undefined) {
    return `an answer with status ${status} that gives no reason`;
  }
  const said = messageOf(message);
  // GitHub says the same of what does not exist and of what a token may not see, with the address of a page for programmers.
  return status === 404 && said.startsWith('Not Found')
    ? 'not found, or not readable with this token'
    : status === 401
      ? `the token is not valid, or it has expired (${said})`
      : said;
}

/** A longer text is a page. */
const MAX_PLAIN_CHARACTERS = 200;

function readMessage(data: unknown): string | undefined {
  const message = isRecord(data) ? data['message'] : data;
  const isPlain =
    message !== data || (typeof data === 'string' && data.length <= MAX_PLAIN_CHARACTERS && !data.includes('<'));
  return typeof message === 'string' && message !== '' && isPlain ? message : undefined;
}

/** Whether a rate limit is reached. GitHub answers 403 both for that and for a missing permission. */
export function isRateLimited({ status, message, cause }: GithubError): boolean {
  return isLimit(readFailure(cause)) || status === 429 || /\brate limit\b/i.test(message);
}

import { RequestError } from '@octokit/request-error';
import { retryAfterMs } from '../../models/wire/retry-after.ts';
import { isRecord } from '../../text/record.ts';
import { describeNetworkFailure } from './network-failure.ts';

/** A request that Octokit reports as failed: GitHub answered with an error, or did not answer. */
export interface FailedRequest {
  /** The status of the answer; 0 if there is none. */
  readonly status: number;
  /** Octokit's message: that of GitHub with the address of its documentation, or the body of the answer. */
  readonly message: string;
  /** The parsed body of the answer, or its text. */
  readonly data: unknown;
  /** The value of a header, by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  /** The address that was asked; undefined for an error that is not of a request. */
  readonly address: string | undefined;
}

/** Reads an error of Octokit. Any other error is one of the network or of the answer, and has the status 0. */
export function readFailure(error: unknown): FailedRequest {
  if (!(error instanceof RequestError) || error.response === undefined) {
    // Octokit wraps what fetch throws in an error with the status 500.
    const cause = error instanceof RequestError ? (error.cause ?? error) : error;
    const address = error instanceof RequestError ? error.request.url : undefined;
    return { status: 0, message: describeNetworkFailure(cause), data: undefined, header: () => undefined, address };
  }
  const headers: unknown = error.response.headers;
  const header = (name: string): string | undefined => {
    const value = isRecord(headers) ? headers[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const { status, message, response, request } = error;
  return { status, message, data: response.data, header, address: request.url };
}

/**
 * Whether a failure is one of GitHub's rate limits: the primary limit, the secondary one, or a refusal of many comments in
 * a short time. GitHub answers 403 both for a limit and for a missing permission.
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
export function isLimit({ status, message, header }: FailedRequest): boolean {
  if (status === 422) {
    return /submitted too quickly|"abuse"|been spammed/i.test(message);
  }
  const hasHeader = header('retry-after') !== undefined || header('x-ratelimit-remaining') === '0';
  return status === 429 || (status === 403 && (hasHeader || /\brate limit\b/i.test(message)));
}

/** GitHub asks clients to wait at least a minute if a limit comes without a time. */
const UNKNOWN_LIMIT_WAIT_MS = 60_000;

/**
 * Milliseconds until a limit ends, as its headers say.
 * @param now milliseconds since 1970
 */
export function limitWait({ header }: FailedRequest, now: number): number {
  return retryAfterMs({ get: (name) => header(name) ?? null }, now) ?? UNKNOWN_LIMIT_WAIT_MS;
}

import type { RetryClock } from '../../models/wire/retry-clock.ts';

/** Most time for one request and its whole answer. GitHub itself ends a request after 10 seconds. */
export const REQUEST_LIMIT_MS = 30_000;

/** No answer within `REQUEST_LIMIT_MS`. */
export class SilenceError extends Error {
  constructor() {
    super(`GitHub did not answer within ${REQUEST_LIMIT_MS / 1_000} seconds`);
    this.name = 'SilenceError';
  }
}

/**
 * Wraps a fetch so that it returns whole answers only: it reads the body within the time limit, and throws if the body ends
 * early. Octokit would return the text that it has, or an empty one. A write is not redirected, because fetch would turn it
 * into a GET, whose answer looks like a success.
 */
export function fetchWhole(send: typeof fetch, clock: RetryClock): typeof fetch {
  return async (input, init = {}) => {
    const isRead = init.method === undefined || init.method === 'GET' || init.method === 'HEAD';
    const redirect = isRead ? 'follow' : 'manual';
    return withinLimit(clock, init.signal ?? undefined, async (signal) => {
      const answer = await send(input, { ...init, redirect, signal });
      const body = NO_BODY.has(answer.status) ? null : await answer.arrayBuffer();
      const { status, statusText, headers } = answer;
      return new Response(body, { status, statusText, headers: new Headers([...headers]) });
    });
  };
}

/** A `Response` with these statuses cannot have a body. */
const NO_BODY = new Set([204, 205, 304]);

async function withinLimit<T>(
  clock: RetryClock,
  cancelled: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const ended = new AbortController();
  const silence = clock.wait(REQUEST_LIMIT_MS, ended.signal).then(() => {
    limit.abort();
    throw new SilenceError();
  });
  // It also settles when the answer came first, and nobody looks at it then.
  silence.catch(() => undefined);
  const signal = cancelled === undefined ? limit.signal : AbortSignal.any([cancelled, limit.signal]);
  try {
    return await Promise.race([work(signal), silence]);
  } catch (error) {
    // The request that is stopped may be the first to report it, as aborted.
    throw limit.signal.aborted ? new SilenceError() : error;
  } finally {
    ended.abort();
  }
}

import type { RetryClock } from '../../models/wire/retry-clock.ts';

/** Most time for one request and its whole answer. */
export const REQUEST_LIMIT_MS = 30_000;
/** After a request without an answer, the limit is shorter. GitHub itself ends a request after 10 seconds. */
const LATER_LIMIT_MS = 10_000;
/** After two in a row, one more request finds out whether only some requests stay without an answer. */
const LAST_LIMIT_MS = 5_000;
const SILENCES_BEFORE_LAST = 2;
/** A route that stays without an answer is not asked again. */
const MAX_SILENCES_OF_ROUTE = 2;
/** After this much lost time, all limits are short. */
const MAX_LOST_MS = 40_000;

/** No answer within the time limit. */
export class SilenceError extends Error {
  constructor(milliseconds: number) {
    super(`GitHub did not answer within ${milliseconds / 1_000} seconds`);
    this.name = 'SilenceError';
  }
}

/** A request that is not sent, because GitHub did not answer those before it. */
export class NotSentError extends Error {
  constructor() {
    super('GitHub did not answer earlier requests, so it is not asked again');
    this.name = 'NotSentError';
  }
}

/** Keeps count of the requests of a run that GitHub does not answer, so that all of them together take less than a minute. */
export interface Silences {
  /** Milliseconds that the next request may take. */
  readonly limit: () => number;
  /** Whether a request to this route is sent at all. */
  readonly maySend: (route: string) => boolean;
  /** Notes that a request to this route was answered, even with an error. */
  readonly answered: () => void;
  /** Notes that a request to this route was not answered. */
  readonly unanswered: (route: string) => void;
  /** Notes when a request without an answer was sent and given up, in milliseconds since 1970. */
  readonly lost: (from: number, to: number) => void;
}

export function countSilences(): Silences {
  const ofRoutes = new Map<string, number>();
  let inRow = 0;
  let lostMs = 0;
  let lostUntil = 0;
  return {
    limit: () => {
      if (lostMs >= MAX_LOST_MS || inRow >= SILENCES_BEFORE_LAST) {
        return LAST_LIMIT_MS;
      }
      return lostMs === 0 ? REQUEST_LIMIT_MS : LATER_LIMIT_MS;
    },
    maySend: (route) => inRow <= SILENCES_BEFORE_LAST && (ofRoutes.get(route) ?? 0) < MAX_SILENCES_OF_ROUTE,
    answered: () => {
      inRow = 0;
    },
    unanswered: (route) => {
      inRow += 1;
      ofRoutes.set(route, (ofRoutes.get(route) ?? 0) + 1);
    },
    lost: (from, to) => {
      // Requests that wait at the same time lose the same time.
      lostMs += Math.max(0, to - Math.max(from, lostUntil));
      lostUntil = Math.max(lostUntil, to);
    },
  };
}

/** Waits until a time limit has passed; ends at once when the signal aborts. */
export function waitForLimit(clock: RetryClock, milliseconds: number, signal: AbortSignal): Promise<void> {
  return clock.limit === undefined ? clock.wait(milliseconds, signal) : clock.limit(milliseconds, signal);
}

/**
 * Runs a request within the time limit; throws a `SilenceError` after it.
 *
 * @param work gets a signal that aborts at the limit, or when the run is stopped
 */
export async function withinLimit<T>(
  { clock, silences }: { readonly clock: RetryClock; readonly silences: Silences },
  cancelled: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const milliseconds = silences.limit();
  const start = clock.now();
  const limit = new AbortController();
  const ended = new AbortController();
  const silence = waitForLimit(clock, milliseconds, ended.signal).then(() => {
    // The wait also ends when the answer came first.
    if (!ended.signal.aborted) {
      limit.abort();
    }
    throw new SilenceError(milliseconds);
  });
  // Nobody looks at it after an answer.
  silence.catch(() => undefined);
  const signal = cancelled === undefined ? limit.signal : AbortSignal.any([cancelled, limit.signal]);
  try {
    return await Promise.race([work(signal), silence]);
  } catch (error) {
    if (!limit.signal.aborted) {
      // What may be done without is given up earlier, and has lost the time all the same.
      if (cancelled?.aborted === true && clock.now() - start >= LATER_LIMIT_MS) {
        silences.lost(start, clock.now());
      }
      throw error;
    }
    silences.lost(start, Math.max(clock.now(), start + milliseconds));
    // The request that is stopped may be the first to report it, as aborted.
    throw new SilenceError(milliseconds);
  } finally {
    ended.abort();
  }
}

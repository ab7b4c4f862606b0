import { readBytes } from '../../models/wire/read-body.ts';
import type { RetryClock } from '../../models/wire/retry-clock.ts';
import { UnexpectedAnswerError } from './patience.ts';
import { SilenceError, waitForLimit, withinLimit, type Silences } from './silence.ts';

/** What limits the time of a request. */
export interface TimeLimits {
  readonly clock: RetryClock;
  /** Counted over all requests of the run. */
  readonly silences: Silences;
}

const MEGABYTE = 1_000_000;
/** Much larger than any answer that is asked for: a page of a hundred comments has less than 40 MB. */
const MAX_ANSWER_BYTES = 100 * MEGABYTE;

/**
 * Wraps a fetch so that it returns whole answers only: it reads the body within the time limit, and throws if the body ends
 * early. Octokit would return the text that it has, or an empty one. It also throws if the body is larger than any answer of
 * GitHub, so that no server fills the memory. A write is not redirected, because fetch would turn it into a GET, whose answer
 * looks like a success.
 */
export function fetchWhole(send: typeof fetch, limits: TimeLimits): typeof fetch {
  return async (input, init = {}) => {
    const isRead = init.method === undefined || init.method === 'GET' || init.method === 'HEAD';
    const redirect = isRead ? 'follow' : 'manual';
    return withinLimit(limits, init.signal ?? undefined, async (signal) => {
      const answer = await send(input, { ...init, redirect, signal });
      const body = NO_BODY.has(answer.status) ? null : await readBytes(answer, MAX_ANSWER_BYTES);
      if (body === undefined) {
        throw new UnexpectedAnswerError(`larger than ${MAX_ANSWER_BYTES / MEGABYTE} MB`);
      }
      const { status, statusText, headers } = answer;
      return new Response(body, { status, statusText, headers: new Headers([...headers]) });
    });
  };
}

/** A `Response` with these statuses cannot have a body. */
const NO_BODY = new Set([204, 205, 304]);

/** Most time for a whole archive: a model is waiting for it. */
const MAX_STREAM_MS = 60_000;
/** Most time between two parts of an archive. */
const MAX_PAUSE_MS = 10_000;

/**
 * Wraps a fetch for large files, so that their bytes are read while they come. The answer has to begin within the time limit
 * of a request; its parts have to follow each other, and the whole has a limit too.
 */
export function fetchStreamed(send: typeof fetch, limits: TimeLimits): typeof fetch {
  return async (input, init = {}) => {
    const stopped = new AbortController();
    const start = limits.clock.now();
    const given = init.signal ?? undefined;
    const answer = await withinLimit(limits, given, async (limit) => {
      limit.addEventListener('abort', () => stopped.abort(), { once: true });
      return send(input, {
        ...init,
        signal: given === undefined ? stopped.signal : AbortSignal.any([given, stopped.signal]),
      });
    });
    const { status, statusText, headers, body } = answer;
    const parts = body === null ? null : ReadableStream.from(limitParts(body, limits.clock, start, stopped));
    return new Response(parts, { status, statusText, headers });
  };
}

async function* limitParts(
  body: ReadableStream<Uint8Array>,
  clock: RetryClock,
  start: number,
  stopped: AbortController,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const left = Math.min(MAX_PAUSE_MS, start + MAX_STREAM_MS - clock.now());
      const ended = new AbortController();
      const pause = waitForLimit(clock, Math.max(0, left), ended.signal).then(() => 'too long' as const);
      const part = await Promise.race([reader.read(), pause]).finally(() => ended.abort());
      if (part === 'too long') {
        throw new SilenceError(left < MAX_PAUSE_MS ? MAX_STREAM_MS : MAX_PAUSE_MS);
      }
      if (part.done) {
        return;
      }
      yield part.value;
    }
  } finally {
    // Also ends the connection if the reader stops early.
    stopped.abort();
  }
}

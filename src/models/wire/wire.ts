import { setMaxListeners } from 'node:events';
import { messageOf } from '../../errors.ts';
import type { Connection } from './connection.ts';
import type { FailedReply } from '../model.ts';
import type { Patience } from './patience.ts';
import { readBody } from './read-body.ts';
import { LONGEST_WAIT_MS, retryAfterMs } from './retry-after.ts';

/** What came of a request, as seen on the wire: client libraries tell less of it, and each in its own way. */
export type WireOutcome =
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly body: string }
  | { readonly kind: 'too-large' | 'timed-out' | 'cancelled' }
  /** Broke off before the answer was whole. */
  | { readonly kind: 'dropped'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string; readonly mayPass: boolean };

export type WireAnswer = Extract<WireOutcome, { readonly kind: 'answered' }>;

/** A `fetch` for one request through a client library whose own retries are off, and what came of it. */
export interface Wire {
  readonly fetch: typeof globalThis.fetch;
  /** Of the last try of the last request. */
  outcome(): WireOutcome;
}

export interface WireTerms {
  /** For headers and body of all tries and the waits between them; milliseconds. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly patience: Patience;
  readonly connection: Connection;
  /** What an error answer means, by which it is decided whether to try again. */
  readonly judge: (answer: WireAnswer) => FailedReply;
}

const MOST_RETRIES = 2;
/** The model may have been at work, and be paid for it. */
const MOST_RETRIES_OF_DROPPED = 1;

/** Errors of a connection that another try may not meet. */
const PASSING_ERRORS = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const BROKEN_CONNECTION = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH']);

/**
 * Opens the wire for one request.
 *
 * The client libraries wait an hour where a server says so, cannot be stopped while they wait, let a body hang for
 * ever, and the one for Ollama neither repeats nor stops anything. So all of that is decided here, for all of them.
 */
export function openWire(terms: WireTerms): Wire {
  let outcome: WireOutcome = { kind: 'not-sent' };
  return {
    outcome: () => outcome,
    fetch: async (input, init) => {
      const limit = limitTime(terms);
      try {
        outcome = await sendUntilAnswered(terms, limit, input, init);
      } finally {
        limit.clear();
      }
      if (outcome.kind !== 'answered' || outcome.status < 200 || outcome.status > 299) {
        throw new Error(`the request ended: ${outcome.kind}`);
      }
      return asJson(outcome.body);
    },
  };
}

/** Content types are not to be trusted: servers give JSON as text, and pages as JSON. */
function asJson(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

interface TimeLimit {
  /** Aborts with the run's signal and at the end of the time. */
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly end: number;
  clear(): void;
}

function limitTime({ timeoutMs, signal, patience }: WireTerms): TimeLimit {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const timer = setTimeout(stop, timeoutMs);
  // All requests of a run listen to its signal; Node would take them for a leak.
  setMaxListeners(0, signal);
  signal.addEventListener('abort', stop);
  if (signal.aborted) {
    stop();
  }
  return {
    signal: controller.signal,
    end: patience.now() + timeoutMs,
    clear: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

async function sendUntilAnswered(
  terms: WireTerms,
  limit: TimeLimit,
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): Promise<WireOutcome> {
  for (let retry = 0; ; retry += 1) {
    const outcome = await sendOnce(terms, limit, input, init);
    const wait = waitBeforeRetry(terms, outcome, retry);
    if (wait === undefined || terms.patience.now() + wait >= limit.end) {
      return outcome;
    }
    await terms.patience.wait(wait, limit.signal);
    if (limit.signal.aborted) {
      return { kind: terms.signal.aborted ? 'cancelled' : 'timed-out' };
    }
  }
}

async function sendOnce(
  terms: WireTerms,
  limit: TimeLimit,
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): Promise<WireOutcome> {
  let isConnected = false;
  try {
    const response = await fetch(input, {
      ...init,
      ...terms.connection,
      signal: limit.signal,
      // A redirect would take the key along, and turns the POST into a GET.
      redirect: 'manual',
    });
    isConnected = true;
    const body = await readBody(response);
    if (body === undefined) {
      return { kind: 'too-large' };
    }
    return response.ok && isCutShort(body)
      ? { kind: 'dropped', reason: 'the answer is incomplete' }
      : { kind: 'answered', status: response.status, headers: response.headers, body };
  } catch (error) {
    // Whatever fetch rejects with is the wire's failure, which is a value here.
    if (limit.signal.aborted) {
      return { kind: terms.signal.aborted ? 'cancelled' : 'timed-out' };
    }
    return brokenBy(error, isConnected);
  }
}

function brokenBy(error: unknown, isConnected: boolean): WireOutcome {
  const cause = innermostCause(error);
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const reason = messageOf(cause) === '' ? code : messageOf(cause);
  if (isConnected || BROKEN_CONNECTION.has(code)) {
    return { kind: 'dropped', reason };
  }
  return { kind: 'unreachable', reason, mayPass: PASSING_ERRORS.has(code) };
}

/** `fetch failed` says nothing; its cause does, and where a name has several addresses, the cause of the first. */
function innermostCause(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  if (error instanceof AggregateError && error.errors.length > 0) {
    return error.errors[0];
  }
  return error.cause === undefined ? error : innermostCause(error.cause);
}

/** Milliseconds, or `undefined` where another try is of no use or might do harm. */
function waitBeforeRetry({ judge, patience }: WireTerms, outcome: WireOutcome, retry: number): number | undefined {
  switch (outcome.kind) {
    case 'answered':
      return retry < MOST_RETRIES && isWorthRepeating(outcome, judge) ? askedWait(outcome, patience, retry) : undefined;
    case 'dropped':
      return retry < MOST_RETRIES_OF_DROPPED ? patience.backoff(retry) : undefined;
    case 'unreachable':
      return outcome.mayPass && retry < MOST_RETRIES ? patience.backoff(retry) : undefined;
    case 'not-sent':
    case 'too-large':
    // A request that took all its time was at work, and would be again.
    case 'timed-out':
    case 'cancelled':
      return undefined;
  }
}

function isWorthRepeating(answer: WireAnswer, judge: WireTerms['judge']): boolean {
  const advice = answer.headers.get('x-should-retry');
  if (answer.status < 300 || advice === 'false') {
    return false;
  }
  const failure = judge(answer);
  return !failure.fatal && (advice === 'true' || ['rate-limited', 'overloaded', 'timed-out'].includes(failure.cause));
}

function askedWait(answer: WireAnswer, patience: Patience, retry: number): number | undefined {
  const asked = retryAfterMs(answer.headers, patience.now());
  return asked !== undefined && asked > LONGEST_WAIT_MS ? undefined : (asked ?? patience.backoff(retry));
}

/** A connection that ends an answer without a length early looks like one that ended in order. */
function isCutShort(body: string): boolean {
  const text = body.trim();
  return text.startsWith('{') && !text.endsWith('}');
}

import { setMaxListeners } from 'node:events';
import { messageOf } from '../../errors.ts';
import type { Connection } from './connection.ts';
import type { FailedReply } from '../model.ts';
import type { RetryClock } from './retry-clock.ts';
import type { Pace, PaceOutcome } from './pace.ts';
import { readBody } from './read-body.ts';
import { askedWaitMs, LONGEST_WAIT_MS } from './retry-after.ts';

/** What happened to a request on the network. Client libraries report less of it, and each in another form. */
export type WireOutcome =
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly body: string }
  | { readonly kind: 'too-large' | 'timed-out' | 'cancelled' }
  /** The connection closed before the answer was complete. */
  | { readonly kind: 'dropped'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string; readonly mayPass: boolean };

export type WireAnswer = Extract<WireOutcome, { readonly kind: 'answered' }>;

/** A `fetch` for one request of a client library, whose own retries are disabled, and what happened to the request. */
export interface Wire {
  readonly fetch: typeof globalThis.fetch;
  /** The outcome of the last attempt. */
  outcome(): WireOutcome;
  /** Number of attempts whose connection broke and that were repeated. The model may have worked on them. */
  brokenAttempts(): number;
}

export interface WireTerms {
  /**
   * Time limit in milliseconds for all attempts with headers, bodies and the waits between them. It begins anew when a request
   * has waited for a rate limit, as no model has worked on it yet.
   */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly clock: RetryClock;
  readonly pace: Pace;
  readonly connection: Connection;
  /** Interprets an error response, to decide whether to try again. */
  readonly judge: (answer: WireAnswer) => FailedReply;
  /** Whether the request has only its usual retries at a rate limit. */
  readonly isHasty?: boolean | undefined;
  /** Called before a request is sent again, with what happened to it. */
  readonly onRetry?: (outcome: WireOutcome) => void;
  /** Whether the request may be sent again although the server may already have acted on it. Absent: it may. */
  readonly isRepeatable?: boolean;
}

const MOST_RETRIES = 2;
/** The model may already have worked on the request, and has to be paid for it. */
const MOST_RETRIES_OF_DROPPED = 1;

/** Connection errors that another attempt may not meet. */
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
 * Creates the `fetch` for one request.
 *
 * Retries, time limits and cancellation are handled here for all providers, and those of the client libraries are
 * disabled. The libraries wait for an hour if a server asks for it, cannot be cancelled while they wait, and let a
 * response body hang forever. The library for Ollama can neither retry nor cancel.
 */
export function openWire(terms: WireTerms): Wire {
  let outcome: WireOutcome = { kind: 'not-sent' };
  let broken = 0;
  const counting = { ...terms, onRetry: (before: WireOutcome) => (broken += before.kind === 'dropped' ? 1 : 0) };
  return {
    outcome: () => outcome,
    brokenAttempts: () => broken,
    fetch: async (input, init) => {
      outcome = await sendAtPace(counting, input, init);
      if (outcome.kind !== 'answered' || !isOk(outcome)) {
        throw new Error(`the request ended: ${outcome.kind}`);
      }
      return asJson(outcome.body);
    },
  };
}

function isOk({ status }: WireAnswer): boolean {
  return status >= 200 && status <= 299;
}

/** The content type of a server is not reliable: some send JSON as text, others pages as JSON. */
function asJson(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

interface TimeLimit {
  /** Aborts with the run's signal or when the time is over. */
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly end: number;
  clear(): void;
}

function limitTime({ timeoutMs, signal, clock }: WireTerms): TimeLimit {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const timer = setTimeout(stop, timeoutMs);
  // All requests of a run listen to its signal; Node would warn about a memory leak.
  setMaxListeners(0, signal);
  signal.addEventListener('abort', stop);
  if (signal.aborted) {
    stop();
  }
  return {
    signal: controller.signal,
    end: clock.now() + timeoutMs,
    clear: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

/** Sends a request, and sends it again after each rate limit that it is worth waiting for. */
async function sendAtPace(
  terms: WireTerms,
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): Promise<WireOutcome> {
  const { pace, signal } = terms;
  for (let refusals = 0; ; refusals += 1) {
    await pace.enter(signal);
    const limit = limitTime(terms);
    let left: PaceOutcome = { kind: 'other' };
    let outcome: WireOutcome;
    try {
      outcome = await sendUntilAnswered(terms, limit, input, init);
      left = paceOutcomeOf(terms, outcome, refusals);
    } finally {
      limit.clear();
      pace.leave(left);
    }
    if (left.kind !== 'refused' || !pace.isWorthWaiting(left.milliseconds)) {
      return outcome;
    }
  }
}

/** `refused`: by a rate limit, for as long as it is worth waiting. */
function paceOutcomeOf(
  { judge, clock, isHasty = false }: WireTerms,
  outcome: WireOutcome,
  refusals: number,
): PaceOutcome {
  if (outcome.kind !== 'answered') {
    return { kind: 'other' };
  }
  const wait = !isHasty && isRefusedByLimit(outcome, judge) ? askedWait(outcome, clock, refusals) : undefined;
  return wait === undefined ? { kind: isOk(outcome) ? 'answered' : 'other' } : { kind: 'refused', milliseconds: wait };
}

function isRefusedByLimit(answer: WireAnswer, judge: WireTerms['judge']): boolean {
  return isWorthRepeating(answer, judge) && judge(answer).cause === 'rate-limited';
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
    if (wait === undefined || terms.clock.now() + wait >= limit.end) {
      return outcome;
    }
    terms.onRetry?.(outcome);
    await terms.clock.wait(wait, limit.signal);
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
      // A redirect would send the key to another address and turn the POST into a GET.
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
    // A rejection of fetch is a network failure, which is a value here.
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

/**
 * `fetch failed` does not help; its innermost cause does. If a name has several addresses, it is the error of the
 * first.
 */
function innermostCause(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  if (error instanceof AggregateError && error.errors.length > 0) {
    return error.errors[0];
  }
  return error.cause === undefined ? error : innermostCause(error.cause);
}

/** Milliseconds to wait before the next attempt, or `undefined` if another one is useless or may do harm. */
function waitBeforeRetry(
  { judge, clock, pace, isHasty = false, isRepeatable = true }: WireTerms,
  outcome: WireOutcome,
  retry: number,
): number | undefined {
  if (!isRepeatable && mayHaveActed(outcome)) {
    return undefined;
  }
  switch (outcome.kind) {
    case 'answered':
      return retry < MOST_RETRIES &&
        isWorthRepeating(outcome, judge) &&
        !(pace.isPatient() && !isHasty && isRefusedByLimit(outcome, judge))
        ? askedWait(outcome, clock, retry)
        : undefined;
    case 'dropped':
      return retry < MOST_RETRIES_OF_DROPPED ? clock.backoff(retry) : undefined;
    case 'unreachable':
      return outcome.mayPass && retry < MOST_RETRIES ? clock.backoff(retry) : undefined;
    case 'not-sent':
    case 'too-large':
    // The server worked on the request for the whole time, and would do so again.
    case 'timed-out':
    case 'cancelled':
      return undefined;
  }
}

/** Whether a server may have done what a request asks for, although its answer does not say so. */
export function mayHaveActed(outcome: WireOutcome): boolean {
  switch (outcome.kind) {
    case 'dropped':
    case 'timed-out':
    case 'cancelled':
    case 'too-large':
      return true;
    case 'answered':
      return outcome.status < 300 || outcome.status >= 500 || outcome.status === 408 || outcome.status === 409;
    case 'not-sent':
    case 'unreachable':
      return false;
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

function askedWait(answer: WireAnswer, clock: RetryClock, retry: number): number | undefined {
  const asked = askedWaitMs(answer, clock.now());
  return asked !== undefined && asked > LONGEST_WAIT_MS ? undefined : (asked ?? clock.backoff(retry));
}

/** Detects an answer that was cut off: without a length, a connection that broke looks like one that ended normally. */
function isCutShort(body: string): boolean {
  const text = body.trim();
  return text.startsWith('{') && !text.endsWith('}');
}

import type { RetryClock } from '../../models/wire/retry-clock.ts';
import { isLimit, limitWait, readFailure } from './failed-request.ts';
import { isCertificateRefused } from './network-failure.ts';
import { NotSentError, SilenceError, type Silences } from './silence.ts';

/** An answer with a status of success that is not what the request asks for. */
export class UnexpectedAnswerError extends Error {
  /** The address that was asked, once it is known. */
  readonly address: string | undefined;
  private readonly what: string;

  constructor(what: string, address?: string) {
    super(`GitHub's answer is ${what}`);
    this.name = 'UnexpectedAnswerError';
    this.what = what;
    this.address = address;
  }

  /** The same error, of an answer from this address. */
  from(address: string): UnexpectedAnswerError {
    return new UnexpectedAnswerError(this.what, address);
  }
}

/** The parts of a request that decide whether it is repeated. Octokit passes all options in this form. */
export interface RequestOptions {
  readonly method: string;
  readonly url: string;
  readonly query?: unknown;
  readonly request?: Readonly<Record<string, unknown>>;
}

/** Waits before reads are repeated. */
const READ_WAITS_MS = [1_000, 4_000, 9_000];
/** Longest wait for a rate limit: a waiting job costs money, so it is better run again later. */
const MAX_LIMIT_WAIT_MS = 120_000;
const MAX_LIMIT_WAITS = 2;
/** GitHub asks clients to leave a second between two writes. */
const WRITE_PAUSE_MS = 1_000;

/** Statuses that another try does not change. GitHub answers 409 for an empty repository. */
const FINAL_STATUSES = new Set([304, 400, 401, 403, 404, 406, 409, 410, 422, 451]);

type Send<T> = () => Promise<T>;
type Repeat = <T>(options: RequestOptions, send: Send<T>) => Promise<T>;

/**
 * Repeats requests. A read is repeated after a failure and an unexpected answer; `request.retries` says how often (three
 * times by default). A write is not, because it may have been done, unless its `request.retries` says that it may be
 * repeated. Any request waits for a rate limit that ends soon, because GitHub has then done nothing, unless `request.waits`
 * is false. A request is not sent if GitHub has left too many without an answer: see `silence.ts`.
 */
export function repeatPatiently(
  { clock, silences }: { readonly clock: RetryClock; readonly silences: Silences },
  cancelled: AbortSignal,
): Repeat {
  let lastWrite = Number.NEGATIVE_INFINITY;
  const attempt = async <T>(options: RequestOptions, send: Send<T>): Promise<T> => {
    if (cancelled.aborted) {
      throw new Error('the run was stopped');
    }
    const route = `${options.method} ${options.url}`;
    if (!silences.maySend(route)) {
      throw new NotSentError();
    }
    if (isWrite(options)) {
      await clock.wait(Math.max(0, lastWrite + WRITE_PAUSE_MS - clock.now()), cancelled);
      lastWrite = clock.now();
    }
    try {
      const answer = await send();
      silences.answered();
      return answer;
    } catch (error) {
      if (isSilence(error)) {
        silences.unanswered(route);
      } else if (ownSignal(options)?.aborted !== true) {
        silences.answered();
      }
      throw error;
    }
  };
  return async (options, send) => {
    const tries: Tries = { failures: 0, limits: 0 };
    const own = ownSignal(options);
    for (;;) {
      try {
        return await attempt(options, send);
      } catch (error) {
        const wait = error instanceof NotSentError ? undefined : chooseWait(error, options, tries, clock.now());
        const isGivenUp = !silences.maySend(`${options.method} ${options.url}`);
        if (wait === undefined || own?.aborted === true || isGivenUp) {
          throw error;
        }
        await clock.wait(wait, own === undefined ? cancelled : AbortSignal.any([own, cancelled]));
      }
    }
  };
}

/** The signal that stops this request alone. */
function ownSignal({ request }: RequestOptions): AbortSignal | undefined {
  const given = request?.['signal'];
  return given instanceof AbortSignal ? given : undefined;
}

interface Tries {
  failures: number;
  limits: number;
}

/** Milliseconds to wait before the next try; undefined if there is none. Counts the failure in `tries`. */
function chooseWait(error: unknown, options: RequestOptions, tries: Tries, now: number): number | undefined {
  const failure = readFailure(error);
  if (isLimit(failure)) {
    tries.limits += 1;
    const wait = limitWait(failure, now);
    const mayWait = options.request?.['waits'] !== false && tries.limits <= MAX_LIMIT_WAITS;
    return mayWait && wait <= MAX_LIMIT_WAIT_MS ? wait : undefined;
  }
  const asked = options.request?.['retries'];
  const retries = typeof asked === 'number' ? asked : isWrite(options) ? 0 : READ_WAITS_MS.length;
  const wait = READ_WAITS_MS[tries.failures];
  tries.failures += 1;
  const isFinal = FINAL_STATUSES.has(failure.status) || isCertificateRefused(error);
  return tries.failures <= retries && !isFinal ? wait : undefined;
}

/** Whether a request changes something. A query to GraphQL is sent with POST, but only reads. */
export function isWrite({ method, url, query }: RequestOptions): boolean {
  if (method === 'GET' || method === 'HEAD') {
    return false;
  }
  return !(url.endsWith('/graphql') && typeof query === 'string' && !query.trimStart().startsWith('mutation'));
}

/** Whether a request ended without an answer in time. Octokit wraps what fetch throws. */
function isSilence(error: unknown): boolean {
  return error instanceof SilenceError || (error instanceof Error && error.cause instanceof SilenceError);
}

import type { RetryClock } from './retry-clock.ts';

/**
 * The pace at which requests are sent to one model. When its server answers that a rate limit is reached, the requests that
 * follow wait as long as the server asks, and fewer of them are sent at the same time. Servers count refused requests too.
 */
export interface Pace {
  /** Waits until a request may be sent. `leave` has to follow. */
  enter(signal: AbortSignal): Promise<void>;
  leave(outcome: PaceOutcome): void;
  /** Whether requests wait for a rate limit as long as it takes. If not, they have their usual retries. */
  isPatient(): boolean;
  /** Whether a request that was refused, and has left, is worth another try after this wait. */
  isWorthWaiting(milliseconds: number): boolean;
}

/** `milliseconds`: how long the server asks to wait, or what is usual if it does not say. */
export type PaceOutcome =
  | { readonly kind: 'refused'; readonly milliseconds: number }
  | { readonly kind: 'answered' | 'other' };

/** How long requests may wait for rate limits. */
export interface Patience {
  /** Whether requests may wait longer than for their usual retries. */
  isLeft(): boolean;
  /** Called when a request waits for the first time. */
  onWait?(): void;
}

/** A limit in which no request was answered for this long is left to a later run, because jobs cost money while they wait. */
const LONGEST_STANDSTILL_MS = 120_000;

/** Nothing was sent yet. Without patience, requests are sent at once, and wait for their usual retries only. */
export function openPace(clock: RetryClock, patience: Patience | undefined): Pace {
  let allowed = Number.POSITIVE_INFINITY;
  let running = 0;
  /** No request is sent before. */
  let start = Number.NEGATIVE_INFINITY;
  /** When the first request was refused after the last one that was answered. */
  let refusedSince: number | undefined;
  let waiting: (() => void)[] = [];

  function slowDown(milliseconds: number): void {
    allowed = Math.max(1, Math.floor(Math.min(allowed, running + 1) / 2));
    start = Math.max(start, clock.now() + milliseconds);
    refusedSince ??= clock.now();
  }

  const isPatient = (): boolean => patience?.isLeft() === true;

  return {
    isPatient,
    enter: async (signal) => {
      while (!signal.aborted) {
        const rest = start - clock.now();
        if (rest > 0) {
          await clock.wait(rest, signal);
        } else if (running < allowed) {
          break;
        } else {
          await untilCalled((call) => waiting.push(call), signal);
        }
      }
      running += 1;
    },
    leave: (outcome) => {
      running -= 1;
      if (outcome.kind === 'refused' && isPatient()) {
        slowDown(outcome.milliseconds);
      } else if (outcome.kind === 'answered') {
        allowed += 1;
        refusedSince = undefined;
      }
      const all = waiting;
      waiting = [];
      all.forEach((call) => call());
    },
    isWorthWaiting: (milliseconds) => {
      const end = clock.now() + milliseconds;
      // A request that is still running may be answered, however long that takes.
      const isMoving = running > 0 || end - (refusedSince ?? end) <= LONGEST_STANDSTILL_MS;
      if (!isPatient() || !isMoving) {
        return false;
      }
      patience?.onWait?.();
      return true;
    },
  };
}

/** Waits until the function that `register` receives is called, or the signal aborts. */
function untilCalled(register: (call: () => void) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      signal.removeEventListener('abort', finish);
      resolve();
    };
    signal.addEventListener('abort', finish, { once: true });
    register(finish);
  });
}

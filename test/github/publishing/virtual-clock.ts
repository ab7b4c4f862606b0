import type { RetryClock } from '../../../src/models/wire/retry-clock.ts';

/** A clock of one run. Waits pass at once; time limits of requests pass only when all other requests are answered. */
export interface VirtualClock extends RetryClock {
  /** Virtual milliseconds since the start. */
  readonly elapsed: () => number;
  /** Lets the time limit of the silent requests pass as soon as nothing else happens. */
  readonly endPatience: () => void;
}

/** A request without an answer is silent if nothing else happened for so long. */
const QUIET_MS = 2;
const QUIET_CHECKS = 2;

/**
 * Makes the clock of one run.
 *
 * @param start the time at which the run starts
 * @param isQuiet whether each request of the run that is still open is a silent one
 */
export function virtualClock(start: number, isQuiet: () => boolean): VirtualClock {
  const running = new Set<{ readonly deadline: number; readonly end: () => void }>();
  let now = start;
  const pass = (): void => {
    const next = Math.min(...[...running].map(({ deadline }) => deadline));
    if (!Number.isFinite(next)) return;
    now = Math.max(now, next);
    for (const { deadline, end } of running) {
      if (deadline <= now) end();
    }
  };
  const watch = (quiet: number): void => {
    if (quiet === QUIET_CHECKS) return pass();
    setTimeout(() => watch(isQuiet() ? quiet + 1 : 0), QUIET_MS);
  };
  return {
    elapsed: () => now - start,
    endPatience: () => watch(0),
    now: () => now,
    backoff: () => 0,
    wait: (milliseconds) => {
      now += Math.max(0, milliseconds);
      return new Promise((resolve) => {
        setImmediate(resolve);
      });
    },
    limit: (milliseconds, signal) =>
      new Promise((resolve) => {
        const end = (): void => {
          running.delete(limit);
          resolve();
        };
        const limit = { deadline: now + milliseconds, end };
        running.add(limit);
        signal.addEventListener('abort', end, { once: true });
      }),
  };
}

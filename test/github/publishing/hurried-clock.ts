import type { RetryClock } from '../../../src/models/wire/retry-clock.ts';

/** A clock whose waits pass at once. Time limits of requests pass only when a test says that no answer comes. */
export interface HurriedClock extends RetryClock {
  /** Milliseconds of each wait, without the time limits. */
  readonly waits: readonly number[];
  /** Lets the time limits of all running requests pass. */
  readonly endPatience: () => void;
}

export function hurriedClock(): HurriedClock {
  const waits: number[] = [];
  const running = new Set<() => void>();
  let now = Date.now();
  return {
    waits,
    endPatience: () => running.forEach((end) => end()),
    now: () => now,
    backoff: () => 0,
    wait: (milliseconds) => {
      if (milliseconds > 0) {
        waits.push(milliseconds);
        now += milliseconds;
      }
      return new Promise((resolve) => {
        setImmediate(resolve);
      });
    },
    limit: (milliseconds, signal) => {
      const start = now;
      return new Promise((resolve) => {
        const end = (): void => {
          running.delete(end);
          now = Math.max(now, start + milliseconds);
          resolve();
        };
        running.add(end);
        signal.addEventListener('abort', () => running.delete(end), { once: true });
      });
    },
  };
}

/** How long to wait between retries, and the clock for it; tests replace it. */
export interface RetryClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds to wait before a retry if the server names no time; the first retry is 0. */
  backoff(retry: number): number;
  /** Ends at once when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Waits for the time limit of something that is running; like `wait` by default. */
  limit?(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;
/** Random share by which a wait is shorter, so that requests that failed together are not repeated together. */
const JITTER = 0.25;

export const SYSTEM_CLOCK: RetryClock = {
  now: () => Date.now(),
  backoff: (retry) => Math.min(FIRST_BACKOFF_MS * 2 ** retry, LONGEST_BACKOFF_MS) * (1 - Math.random() * JITTER),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) {
        resolve();
        return;
      }
      const finish = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', finish);
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      signal.addEventListener('abort', finish);
    }),
};

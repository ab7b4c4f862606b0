/** How a provider waits between two tries. */
export interface Patience {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds before a retry that the server named no time for; the first retry is 0. */
  backoff(retry: number): number;
  /** Ends at once when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;
/** Requests that failed together are not to come back together. */
const JITTER = 0.25;

export const SYSTEM_PATIENCE: Patience = {
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

/** How work with a time limit ended. */
export type Timed<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** The caller's signal aborted. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'timed-out' };

/**
 * Runs work with a time limit. When the time is over or the caller's signal aborts, it aborts the work's signal and
 * returns at once, without waiting for the work to stop. If the work rejects before, it rejects too.
 */
export async function withinTime<T>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Timed<T>> {
  if (signal.aborted) {
    return { kind: 'cancelled' };
  }
  const stop = new AbortController();
  let end: (how: Timed<T>) => void = () => undefined;
  const ended = new Promise<Timed<T>>((resolve) => (end = resolve));
  const endAs = (kind: 'cancelled' | 'timed-out'): void => {
    end({ kind });
    stop.abort();
  };
  const cancel = (): void => endAs('cancelled');
  const timer = setTimeout(() => endAs('timed-out'), milliseconds);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await Promise.race([ended, work(stop.signal).then((value): Timed<T> => ({ kind: 'done', value }))]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

/** Most time to find or renew credentials. The libraries of the providers wait for ever for a server that does not answer. */
const LONGEST_LOOKUP_MS = 60_000;

/** Looks for credentials within a time limit. Rejects when it is over, and as the lookup does. */
export async function findInTime<T>(
  look: () => Promise<T>,
  milliseconds = LONGEST_LOOKUP_MS,
  onGivenUp = endWithWork,
): Promise<T> {
  const timed = await withinTime(milliseconds, new AbortController().signal, look);
  if (timed.kind !== 'done') {
    onGivenUp();
    throw new Error(`the server that gives them did not answer within ${milliseconds / 1_000} seconds`);
  }
  return timed.value;
}

const LOOK_EVERY_MS = 500;
/** Time to write what is still to be written when the exit code is chosen. */
const LAST_LOOKS = 6;

/** Nobody can close the connection of a library that still waits, and it would keep the process alive after its work. */
function endWithWork(): void {
  let looks = 0;
  setInterval(() => {
    looks = process.exitCode === undefined ? 0 : looks + 1;
    if (looks >= LAST_LOOKS) {
      process.exit();
    }
  }, LOOK_EVERY_MS).unref();
}

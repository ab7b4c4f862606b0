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

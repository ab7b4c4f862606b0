/** The outcome of a shared call for one of its callers. */
export type SharedCall<T> =
  /** For the one caller that pays for the call. */
  | { readonly kind: 'own'; readonly value: T }
  | { readonly kind: 'joined'; readonly value: T }
  /** The caller was cancelled while it waited. */
  | { readonly kind: 'left' };

export interface SharedCalls<T> {
  /** Starts the call, or joins a running one with the same key. Returns at once when `signal` aborts. */
  call(key: string, signal: AbortSignal, start: (signal: AbortSignal) => Promise<T>): Promise<SharedCall<T>>;
}

/**
 * Runs a call once for all callers that ask for the same at the same time. The call is aborted when all of them have
 * left.
 */
export function createSharedCalls<T>(): SharedCalls<T> {
  const underWay = new Map<string, UnderWay<T>>();

  const forget = (key: string, call: UnderWay<T>): void => {
    if (underWay.get(key) === call) {
      underWay.delete(key);
    }
  };

  const begin = (key: string, start: (signal: AbortSignal) => Promise<T>): UnderWay<T> => {
    const controller = new AbortController();
    const call: UnderWay<T> = {
      value: start(controller.signal).finally(() => forget(key, call)),
      callers: 0,
      isCounted: false,
      abandon: () => {
        // The next caller starts a new call.
        forget(key, call);
        controller.abort();
      },
    };
    underWay.set(key, call);
    return call;
  };

  return {
    call: async (key, signal, start) =>
      signal.aborted ? { kind: 'left' } : waitFor(underWay.get(key) ?? begin(key, start), signal),
  };
}

interface UnderWay<T> {
  readonly value: Promise<T>;
  readonly abandon: () => void;
  /** Number of callers that still wait. */
  callers: number;
  /** Whether a caller already paid for the call. */
  isCounted: boolean;
}

function waitFor<T>(call: UnderWay<T>, signal: AbortSignal): Promise<SharedCall<T>> {
  call.callers += 1;
  let leave = (): void => undefined;
  const left = new Promise<SharedCall<T>>((resolve) => {
    leave = () => {
      call.callers -= 1;
      if (call.callers === 0) {
        call.abandon();
      }
      resolve({ kind: 'left' });
    };
  });
  signal.addEventListener('abort', leave, { once: true });
  const answered = call.value.then((value): SharedCall<T> => {
    if (signal.aborted) {
      return { kind: 'left' };
    }
    const kind = call.isCounted ? 'joined' : 'own';
    call.isCounted = true;
    return { kind, value };
  });
  return Promise.race([left, answered]).finally(() => signal.removeEventListener('abort', leave));
}

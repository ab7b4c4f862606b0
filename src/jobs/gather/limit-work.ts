/** The times that a limit is made of, in milliseconds. */
export interface WorkClock {
  /** A clock that never goes back. */
  now(): number;
  /** Processor time that all threads of this process have used. */
  used(): number;
  /** Calls a function later. It does not keep the process alive. */
  later(call: () => void, milliseconds: number): void;
}

/** On a machine that is busy with other programs, a limit may take this many times as long by the clock. */
const MOST_TIMES = 3;
/** Processor time and the clock differ a little, so the last moments of a limit are not waited for one by one. */
const SHORTEST_WAIT = 20;

/**
 * Limits work on the processor: the signal aborts when both the clock and the processor time of this process have gone on
 * for the given time. With the clock alone, a busy machine would find less for a prompt than an idle one, so the same
 * change would have different prompts.
 */
export function limitWork(milliseconds: number, clock: WorkClock = PROCESS_CLOCK): AbortSignal {
  const controller = new AbortController();
  const [startedAt, usedBefore] = [clock.now(), clock.used()];
  const look = (): void => {
    const worked = clock.used() - usedBefore;
    const left = milliseconds * MOST_TIMES - (clock.now() - startedAt);
    if (worked >= milliseconds || left <= 0) {
      controller.abort();
    } else {
      clock.later(look, Math.max(SHORTEST_WAIT, Math.min(milliseconds - worked, left)));
    }
  };
  clock.later(look, milliseconds);
  return controller.signal;
}

const PROCESS_CLOCK: WorkClock = {
  now: () => performance.now(),
  used: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  later: (call, milliseconds) => void setTimeout(call, milliseconds).unref(),
};

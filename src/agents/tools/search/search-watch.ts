import { setImmediate } from 'node:timers/promises';

/** Maximum time in milliseconds before a search lets other work run. */
const MAX_BUSY = 20;

/** Limits the time of a search, and lets the rest of the program run in between. */
export interface SearchWatch {
  /** Whether the search has to end because its time is over or the run is cancelled. */
  isOver(): boolean;
  /** Lets other work run if it is time for that. Call it often: usually it does nothing. */
  giveWay(): Promise<void>;
}

/** @param now a clock in milliseconds */
export function watchSearch(now: () => number, mostMilliseconds: number, signal: AbortSignal): SearchWatch {
  const startedAt = now();
  let lastRest = startedAt;
  return {
    isOver: () => signal.aborted || now() - startedAt > mostMilliseconds,
    giveWay: async () => {
      if (now() - lastRest > MAX_BUSY) {
        await setImmediate();
        lastRest = now();
      }
    },
  };
}

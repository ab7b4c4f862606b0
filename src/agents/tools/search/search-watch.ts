import { setImmediate } from 'node:timers/promises';

/** How long a search may take before other work gets its turn, in milliseconds. */
const MAX_BUSY = 20;

/** Holds a search to its time, and lets the rest of the program work beside it. */
export interface SearchWatch {
  /** Whether the search has to end: its time is over, or the run is cancelled. */
  isOver(): boolean;
  /** Gives way to other work when it is due. To be asked often: mostly it does nothing. */
  giveWay(): Promise<void>;
}

/** @param now milliseconds of some clock. */
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

import { setMaxListeners } from 'node:events';
import { EXIT } from './errors.ts';

/** Enough to end what was started, such as another process; then nothing may hold the run. */
const GRACE_MS = 250;

/** A signal that aborts when somebody ends the run, which it does for good shortly after. */
export function onInterruption(): AbortSignal {
  const interruption = new AbortController();
  // All requests of a run listen to it; Node would take them for a leak.
  setMaxListeners(0, interruption.signal);
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      interruption.abort();
      setTimeout(() => process.exit(EXIT.interrupted), GRACE_MS);
    });
  }
  return interruption.signal;
}

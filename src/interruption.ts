import { setMaxListeners } from 'node:events';
import { EXIT } from './errors.ts';

/** Time to stop what the run started, such as another process. After it, the process ends in any case. */
const GRACE_MS = 250;

/**
 * A signal that aborts when somebody stops the run. The process ends shortly after.
 *
 * @param onEnd called before the process ends, if the run has not ended by itself until then
 */
export function onInterruption(onEnd: () => void = () => {}): AbortSignal {
  const interruption = new AbortController();
  // All requests of a run listen to the signal. With a limit, Node would warn of a leak.
  setMaxListeners(0, interruption.signal);
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      interruption.abort();
      setTimeout(() => {
        onEnd();
        process.exit(EXIT.interrupted);
      }, GRACE_MS);
    });
  }
  return interruption.signal;
}

import { setMaxListeners } from 'node:events';
import { EXIT } from './errors.ts';

/** Time to stop what the run started, such as another process. After it, the process ends in any case. */
const GRACE_MS = 250;

/** What a shell reports of a program that such a signal ends: 128 and the number of the signal. */
const EXIT_CODES = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const;

/** How a run is stopped from outside. */
export interface Interruption {
  /** Aborts when somebody stops the run. */
  readonly signal: AbortSignal;
  /** The exit code that says so; undefined as long as nobody stopped the run. */
  readonly exitCode: () => number | undefined;
}

/**
 * Listens to Ctrl+C and to the end that a system or a runner asks for. The process ends shortly after.
 *
 * @param onEnd called before the process ends, if the run has not ended by itself until then
 */
export function onInterruption(onEnd: () => void = () => {}): Interruption {
  const interruption = new AbortController();
  let exitCode: number | undefined;
  // All requests of a run listen to the signal. With a limit, Node would warn of a leak.
  setMaxListeners(0, interruption.signal);
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      exitCode ??= EXIT_CODES[name];
      const code = exitCode;
      interruption.abort();
      setTimeout(() => {
        onEnd();
        process.exit(code);
      }, GRACE_MS);
    });
  }
  return { signal: interruption.signal, exitCode: () => exitCode };
}

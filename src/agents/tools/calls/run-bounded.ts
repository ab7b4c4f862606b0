import type { Tool, ToolOutcome } from '../tool.ts';

/** A signal that aborts when a tool call takes too long; undefined for a tool with limits of its own. */
export type TimeLimit = (tool: Tool) => AbortSignal | undefined;

const MAX_MILLISECONDS = 60_000;

/** A subagent is a conversation, with its own limits on turns and time. */
const LIMITED_BY_ITSELF = 'runSubagent';

export const usualTimeLimit: TimeLimit = ({ name }) =>
  name === LIMITED_BY_ITSELF ? undefined : AbortSignal.timeout(MAX_MILLISECONDS);

export type BoundedOutcome =
  | ToolOutcome
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly problem: string };

/** Runs a tool until it ends, its time is over or the run is cancelled. Never rejects. */
export async function runBounded(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  timeLimit: TimeLimit,
): Promise<BoundedOutcome> {
  if (signal.aborted) {
    return { kind: 'cancelled' };
  }
  const limit = timeLimit(tool);
  const either = limit === undefined ? signal : AbortSignal.any([signal, limit]);
  const end = whenAborted(either);
  try {
    const ended = end.promise.then((): BoundedOutcome => ({ kind: signal.aborted ? 'cancelled' : 'timed-out' }));
    return await Promise.race([tool.run(given, either), ended]);
  } catch (error) {
    // An error in a tool is reported as a result; the other tools and requests continue.
    return { kind: 'failed', problem: error instanceof Error ? error.message : String(error) };
  } finally {
    end.release();
  }
}

/** Waits for a signal. The listener has to be removed, because the signal may live much longer than the call. */
function whenAborted(signal: AbortSignal): { readonly promise: Promise<void>; readonly release: () => void } {
  let release = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const end = (): void => resolve();
    signal.addEventListener('abort', end, { once: true });
    release = () => signal.removeEventListener('abort', end);
  });
  return { promise, release: () => release() };
}

import type { FailureCause } from '../model.ts';

/** Whether a request failed only because its batch is not answered yet. */
export function isForBatch(cause: FailureCause | undefined): boolean {
  return cause === 'batched' || cause === 'waiting';
}

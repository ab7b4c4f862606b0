import type { ReviewModels } from '../compose/review-models.ts';

/** The tokens of a small request. A run that cannot afford it is at its end. */
const SMALL_REQUEST_TOKENS = 2_000;

/** Whether the limits of the run (`max-requests`, `max-cost`, `max-minutes`) let a model be asked once more. */
export function mayAsk({ main, meter, deadline, signal }: ReviewModels): boolean {
  if (deadline.isPast() || signal.aborted) {
    return false;
  }
  const asker = { agent: 'housestyle', model: `${main.model.provider}:${main.model.name}` };
  const admitted = meter.admit(asker, SMALL_REQUEST_TOKENS);
  if (admitted.kind === 'refused') {
    return false;
  }
  meter.settle(asker, { kind: 'failed', inputTokens: SMALL_REQUEST_TOKENS, cause: 'over-limit' });
  return true;
}

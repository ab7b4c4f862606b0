import type { Asker, Meter } from '../models/spending/meter.ts';
import type { ModelReply } from '../models/model.ts';

/**
 * The reservations of one conversation at the meter: one for its next request, and one for its last request, in which
 * the model has to answer.
 */
export interface Places {
  /** Reserves the next request, in place of all earlier reservations. Returns the reason if that is not possible. */
  take(inputTokens: number): string | undefined;
  /**
   * Reserves the last request, so that the results of tools are not lost because no request is left for the answer.
   * Returns the reason if that is not possible.
   */
  hold(inputTokens: number): string | undefined;
  /** Reports the outcome of the request. */
  settle(reply: ModelReply): void;
  /** Releases all reservations, because nothing is sent for them. */
  close(): void;
}

/** Nothing is reserved yet. Each reservation is settled once. */
export function openPlaces(meter: Meter, asker: Asker): Places {
  let taken: number | undefined;
  let held: number | undefined;

  function admit(inputTokens: number): string | undefined {
    const answer = meter.admit(asker, inputTokens);
    return answer.kind === 'admitted' ? undefined : answer.reason;
  }

  /** `over-limit` means that nothing was sent, so it does not count as a request. */
  function giveBack(inputTokens: number | undefined): void {
    if (inputTokens !== undefined) {
      meter.settle(asker, { kind: 'failed', inputTokens, cause: 'over-limit' });
    }
  }

  function letGo(): void {
    giveBack(held);
    held = undefined;
  }

  function close(): void {
    letGo();
    giveBack(taken);
    taken = undefined;
  }

  return {
    take(inputTokens) {
      // There is no `await` between these calls, so no other conversation can take what is released.
      close();
      const refusal = admit(inputTokens);
      taken = refusal === undefined ? inputTokens : undefined;
      return refusal;
    },
    hold(inputTokens) {
      letGo();
      const refusal = admit(inputTokens);
      held = refusal === undefined ? inputTokens : undefined;
      return refusal;
    },
    settle(reply) {
      const inputTokens = taken ?? 0;
      taken = undefined;
      if (reply.kind === 'failed') {
        const usage = reply.usage === undefined ? {} : { usage: reply.usage };
        meter.settle(asker, { kind: 'failed', inputTokens, cause: reply.cause, ...usage });
      } else {
        const { usage, isCached = false } = reply;
        meter.settle({ ...asker, model: reply.answeredBy }, { kind: 'answered', inputTokens, usage, isCached });
      }
    },
    close,
  };
}

import type { Asker, Meter } from '../models/spending/meter.ts';
import type { ModelReply } from '../models/model.ts';

/** The places of one conversation under the ceilings of the run: that of the request it sends, and one held for its last. */
export interface Places {
  /** Takes the place of the next request, in that of those taken and held before it; or says why there is none. */
  take(inputTokens: number): string | undefined;
  /** Holds a place for a later request, so that what the model looks up is not lost; or says why there is none. */
  hold(inputTokens: number): string | undefined;
  /** Says what the request came to. */
  settle(reply: ModelReply): void;
  /** Gives back what is taken or held: nothing is sent for it. */
  close(): void;
}

/** No place is taken yet. Each that the meter gives is settled once. */
export function openPlaces(meter: Meter, asker: Asker): Places {
  let taken: number | undefined;
  let held: number | undefined;

  function admit(inputTokens: number): string | undefined {
    const answer = meter.admit(asker, inputTokens);
    return answer.kind === 'admitted' ? undefined : answer.reason;
  }

  /** Not sent, so that it counts as no request. */
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
      // Between the two calls nobody else can take the place that is given back.
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

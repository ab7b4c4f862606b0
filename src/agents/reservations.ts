import type { Asker, Meter } from '../models/spending/meter.ts';
import type { ModelReply } from '../models/model.ts';

/**
 * The reservations of one conversation at the meter: one for its next request, and one for its last request, in which
 * the model has to answer.
 */
export interface Reservations {
  /** Reserves the next request, in place of all earlier reservations. Returns the reason if that is not possible. */
  reserveNext(inputTokens: number): string | undefined;
  /**
   * Reserves the last request, so that the results of tools are not lost because no request is left for the answer.
   * Returns the reason if that is not possible.
   */
  reserveLast(inputTokens: number): string | undefined;
  /** Reports the outcome of the request. */
  settle(reply: ModelReply): void;
  /** Releases all reservations, because nothing is sent for them. */
  release(): void;
}

/** Nothing is reserved yet. Each reservation is settled once. */
export function openReservations(meter: Meter, asker: Asker): Reservations {
  /** Input tokens of the reserved requests. */
  const reserved: Record<'last' | 'next', number | undefined> = { last: undefined, next: undefined };

  function reserve(which: 'last' | 'next', inputTokens: number): string | undefined {
    const answer = meter.admit(asker, inputTokens);
    reserved[which] = answer.kind === 'admitted' ? inputTokens : undefined;
    return answer.kind === 'admitted' ? undefined : answer.reason;
  }

  function release(which: 'last' | 'next'): void {
    const inputTokens = reserved[which];
    reserved[which] = undefined;
    if (inputTokens !== undefined) {
      meter.settle(asker, { kind: 'failed', inputTokens, cause: 'over-limit' });
    }
  }

  function releaseAll(): void {
    release('last');
    release('next');
  }

  return {
    reserveNext(inputTokens) {
      // There is no `await` between these calls, so no other conversation can take what is released.
      releaseAll();
      return reserve('next', inputTokens);
    },
    reserveLast(inputTokens) {
      release('last');
      return reserve('last', inputTokens);
    },
    settle(reply) {
      const inputTokens = reserved.next;
      if (inputTokens === undefined) {
        throw new Error('A request was sent without a reservation');
      }
      reserved.next = undefined;
      settleReply(meter, asker, inputTokens, reply);
    },
    release: releaseAll,
  };
}

function settleReply(meter: Meter, asker: Asker, inputTokens: number, reply: ModelReply): void {
  reply.earlier?.forEach((attempt) => meter.addEarlier(asker.agent, attempt, inputTokens));
  if (reply.kind === 'failed') {
    const usage = reply.usage === undefined ? {} : { usage: reply.usage };
    // `over-limit` means that nothing was sent, so it does not count as a request.
    const cause = reply.isUnsent === true ? 'over-limit' : reply.cause;
    meter.settle(asker, { kind: 'failed', inputTokens, cause, ...usage });
  } else {
    const { usage, isCached = false, isBatched = false } = reply;
    meter.settle({ ...asker, model: reply.answeredBy }, { kind: 'answered', inputTokens, usage, isCached, isBatched });
  }
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitRequests } from '../../src/models/limit-requests.ts';
import type { Model, ModelReply } from '../../src/models/model.ts';
import { answerOf } from './scripted-model.ts';

const REQUEST = { messages: [] };
const NEVER = new AbortController().signal;

/** A model whose requests run until the test ends them. */
function heldModel() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const model = (id: number): Model => ({
    name: 'm',
    provider: 'p',
    takesTools: true,
    ask: () => {
      started.push(id);
      running += 1;
      most = Math.max(most, running);
      return new Promise<ModelReply>((resolve) =>
        ends.push(() => {
          running -= 1;
          resolve(answerOf('p:m'));
        }),
      );
    },
  });
  return { model, started, most: () => most, endNext: () => ends.shift()?.() };
}

/** Lets all pending promises continue. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
}

describe('a limit of requests', () => {
  it('is never exceeded over all models, and requests are sent in their order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 20 }), async (most, count) => {
        const held = heldModel();
        const limit = limitRequests(most);
        const replies = Array.from({ length: count }, (_, id) => limit(held.model(id)).ask(REQUEST, NEVER));
        for (let ended = 0; ended < count; ended += 1) {
          await settle();
          expect(held.started).toHaveLength(Math.min(count, most + ended));
          held.endNext();
        }
        expect((await Promise.all(replies)).every((reply) => reply.kind === 'answer')).toBe(true);
        expect(held.most()).toBe(Math.min(most, count));
        expect(held.started).toEqual(Array.from({ length: count }, (_, id) => id));
      }),
    );
  });

  it('releases a request at once that is cancelled while it waits', async () => {
    const held = heldModel();
    const limit = limitRequests(1);
    const end = new AbortController();
    const first = limit(held.model(1)).ask(REQUEST, NEVER);
    const waiting = limit(held.model(2)).ask(REQUEST, end.signal);
    const last = limit(held.model(3)).ask(REQUEST, NEVER);
    await settle();
    end.abort();
    expect(await waiting).toMatchObject({ kind: 'failed', cause: 'cancelled' });
    held.endNext();
    await first;
    await settle();
    expect(held.started).toEqual([1, 3]);
    held.endNext();
    expect(await last).toMatchObject({ kind: 'answer' });
  });

  it('asks whether a request is still wanted only when its turn comes, and sends nothing if not', async () => {
    const held = heldModel();
    const limit = limitRequests(1);
    let refusal: string | undefined;
    const askIfWanted = (id: number): Promise<ModelReply> =>
      limit(held.model(id)).ask({ ...REQUEST, findRefusal: () => refusal }, NEVER);
    const [first, second, third] = [askIfWanted(1), askIfWanted(2), askIfWanted(3)];
    await settle();
    held.endNext();
    await settle();
    refusal = 'it is too late';
    held.endNext();
    expect(await first).toMatchObject({ kind: 'answer' });
    expect(await second).toMatchObject({ kind: 'answer' });
    expect(await third).toEqual({
      kind: 'failed',
      cause: 'over-limit',
      reason: 'it is too late',
      fatal: false,
      isUnsent: true,
    });
    expect(held.started).toEqual([1, 2]);
  });

  it('sends nothing for a cancelled run', async () => {
    const held = heldModel();
    expect(await limitRequests(1)(held.model(1)).ask(REQUEST, AbortSignal.abort())).toMatchObject({
      cause: 'cancelled',
    });
    expect(held.started).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallbackModel, type Link } from '../../src/models/fallback.ts';
import { giveUpAfterFatal } from '../../src/models/give-up.ts';
import type { FailureCause, Model, ModelReply, ModelRequest } from '../../src/models/model.ts';
import { answerOf, failure, scriptedModel } from './scripted-model.ts';

const REQUEST: ModelRequest = { messages: [{ role: 'user', content: 'The change.' }] };
const NEVER = new AbortController().signal;

function chain(...models: readonly (Model | Link)[]): Model {
  const links = models.map((one): Link => ('model' in one ? one : { model: one, inputTokens: 1_000 }));
  return fallbackModel(links as [Link, ...Link[]]);
}

const CAUSES: Readonly<Record<FailureCause, boolean>> = {
  refused: true,
  filtered: true,
  empty: true,
  'too-long': false,
  'rate-limited': true,
  overloaded: true,
  'timed-out': true,
  unreachable: true,
  dropped: true,
  denied: true,
  'not-found': true,
  invalid: false,
  unreadable: true,
  cancelled: false,
  'over-limit': false,
  batched: false,
  waiting: false,
  unbatched: false,
};

describe('a chain of models', () => {
  it.each(Object.entries(CAUSES) as [FailureCause, boolean][])(
    'after `%s` asks the next: %s',
    async (cause, asksNext) => {
      const next = scriptedModel('b:2', answerOf('b:2'));
      const reply = await chain(scriptedModel('a:1', failure(cause)), next).ask(REQUEST, NEVER);
      expect(next.asked).toHaveLength(asksNext ? 1 : 0);
      expect(reply).toMatchObject(asksNext ? { kind: 'answer', answeredBy: 'b:2' } : { kind: 'failed', cause });
    },
  );

  it('has the name of its first model, and reports once which fallback answered', async () => {
    const model = chain(scriptedModel('a:1', failure('overloaded')), scriptedModel('b:2', answerOf('b:2')));
    const replies = [await model.ask(REQUEST, NEVER), await model.ask(REQUEST, NEVER)];
    expect(model).toMatchObject({ provider: 'a', name: '1', takesTools: true });
    expect(replies.map((reply) => reply.kind === 'answer' && reply.notes)).toEqual([
      ['a:1 failed (it was overloaded), b:2 answered'],
      undefined,
    ]);
  });

  it('waits for a rate limit only if nobody else answered', async () => {
    const limited = scriptedModel('a:1', failure('rate-limited'), answerOf('a:1'));
    const denied = scriptedModel('b:2', failure('denied'));
    const reply = await chain(limited, denied).ask(REQUEST, NEVER);
    expect(reply).toMatchObject({ answeredBy: 'a:1', notes: [expect.stringMatching(/^b:2 failed .*, a:1 answered$/)] });
    expect([...limited.asked, ...denied.asked].map(({ isHasty }) => isHasty)).toEqual([true, undefined, false]);
  });

  it('asks nobody a second time if the last model waited for its rate limit in vain', async () => {
    const overloaded = scriptedModel('a:1', failure('overloaded'));
    const limited = scriptedModel('b:2', failure('rate-limited'));
    expect(await chain(overloaded, limited).ask(REQUEST, NEVER)).toMatchObject({ kind: 'failed', cause: 'overloaded' });
    expect([overloaded.asked.length, limited.asked.length]).toEqual([1, 1]);
  });

  it('is the model itself if there is only one', () => {
    const only = scriptedModel('a:1', answerOf('a:1'));
    expect(chain(only)).toBe(only);
  });

  it('sends a prompt that was too long only to a model that accepts more tokens', async () => {
    const less = scriptedModel('b:2', answerOf('b:2'));
    const more = scriptedModel('c:3', answerOf('c:3'));
    const reply = await chain(
      scriptedModel('a:1', failure('too-long')),
      { model: less, inputTokens: 1_000 },
      { model: more, inputTokens: 1_001 },
    ).ask(REQUEST, NEVER);
    expect(less.asked).toEqual([]);
    expect(reply).toMatchObject({ answeredBy: 'c:3' });
  });

  it('reports all failures if no model answered, with the hint of the first', async () => {
    const reply = await chain(
      scriptedModel('a:1', failure('denied', { fatal: true, hint: 'Check `api-key`.' })),
      scriptedModel('b:2', failure('overloaded', { usage: { inputTokens: 5, outputTokens: 2 } })),
    ).ask(REQUEST, NEVER);
    expect(reply).toEqual({
      kind: 'failed',
      cause: 'denied',
      reason: 'a:1: it was denied; b:2: it was overloaded',
      hint: 'Check `api-key`.',
      fatal: false,
      earlier: [{ model: 'b:2', cause: 'overloaded', usage: { inputTokens: 5, outputTokens: 2 } }],
    });
  });

  it('is cancelled when its fallback is', async () => {
    const reply = await chain(
      scriptedModel('a:1', failure('overloaded')),
      scriptedModel('b:2', failure('cancelled')),
    ).ask(REQUEST, NEVER);
    expect(reply).toMatchObject({ cause: 'cancelled' });
  });

  it('says which requests of other models have to be paid as well, without those that were not sent', async () => {
    const usage = { inputTokens: 100, outputTokens: 20, cachedInputTokens: 50 };
    const reply = await chain(
      scriptedModel('a:1', failure('refused', { usage })),
      scriptedModel('b:2', failure('timed-out')),
      scriptedModel('c:3', failure('denied', { isUnsent: true })),
      scriptedModel('d:4', answerOf('d:4')),
    ).ask(REQUEST, NEVER);
    expect(reply).toMatchObject({
      usage: { inputTokens: 10, outputTokens: 1 },
      earlier: [
        { model: 'a:1', cause: 'refused', usage },
        { model: 'b:2', cause: 'timed-out' },
      ],
    });
  });

  it('does not ask a model again after a fatal failure', async () => {
    const first = scriptedModel('a:1', failure('denied', { fatal: true }));
    const model = chain(giveUpAfterFatal(first), scriptedModel('b:2', answerOf('b:2')));
    await model.ask(REQUEST, NEVER);
    await model.ask(REQUEST, NEVER);
    expect(first.asked).toHaveLength(1);
  });

  it('says that nothing was sent if all models of a chain were given up', async () => {
    const model = chain(
      giveUpAfterFatal(scriptedModel('a:1', failure('denied', { fatal: true }))),
      giveUpAfterFatal(scriptedModel('b:2', failure('not-found', { fatal: true }))),
    );
    const replies = [await model.ask(REQUEST, NEVER), await model.ask(REQUEST, NEVER)];
    expect(replies.map((reply) => reply.kind === 'failed' && reply.isUnsent)).toEqual([undefined, true]);
  });

  it('asks a model again after a cancellation or a temporary failure', async () => {
    const first = scriptedModel('a:1', failure('cancelled', { fatal: true }), failure('overloaded'), answerOf('a:1'));
    const model = giveUpAfterFatal(first);
    const replies = [await model.ask(REQUEST, NEVER), await model.ask(REQUEST, NEVER), await model.ask(REQUEST, NEVER)];
    expect(replies.map((reply) => reply.kind)).toEqual(['failed', 'failed', 'answer']);
  });

  it('returns the data of a model only to that model', async () => {
    const thinking = { secret: 'signed' };
    const first = scriptedModel('a:1', answerOf('a:1', { opaque: thinking }), answerOf('a:1'), failure('overloaded'));
    const second = scriptedModel('b:2', answerOf('b:2'));
    const model = chain(first, second);
    const turn = await model.ask(REQUEST, NEVER);
    const opaque = turn.kind === 'answer' ? turn.opaque : undefined;
    const calls = [{ id: '1', name: 'grep', arguments: '{}' }];
    const further: ModelRequest = { messages: [{ role: 'assistant', content: 'x', toolCalls: calls, opaque }] };
    await model.ask(further, NEVER);
    await model.ask(further, NEVER);
    expect(first.asked[1]?.messages[0]).toEqual({
      role: 'assistant',
      content: 'x',
      toolCalls: calls,
      opaque: thinking,
    });
    expect(second.asked[0]?.messages[0]).toEqual({ role: 'assistant', content: 'x', toolCalls: calls });
  });

  it('sends tool calls as text to a model without tools', async () => {
    const second = { ...scriptedModel('b:2', answerOf('b:2')), takesTools: false };
    await chain(scriptedModel('a:1', failure('overloaded')), second).ask(
      { messages: [{ role: 'tool', callId: '1', name: 'grep', content: 'none' }], tools: [] },
      NEVER,
    );
    expect(second.asked[0]).not.toHaveProperty('tools');
    expect(second.asked[0]?.messages[0]).toMatchObject({ role: 'user', content: expect.stringContaining('none') });
  });

  it('asks each in order, returns the first answer, and asks a second time only one that its rate limit refused', async () => {
    const cause = fc.constantFrom(...(Object.keys(CAUSES) as FailureCause[]));
    const outcome = fc.oneof(cause, fc.constant('answer' as const));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(outcome, fc.nat(3)), { minLength: 1, maxLength: 6 }), async (outcomes) => {
        const models = outcomes.map(([kind], index) =>
          scriptedModel(`p:${index}`, kind === 'answer' ? answerOf(`p:${index}`) : failure(kind)),
        );
        const links = models.map((model, index) => ({ model, inputTokens: outcomes[index]?.[1] ?? 0 }));
        const reply = await chain(...links).ask(REQUEST, NEVER);
        const asked = models.map((model) => model.asked.length);
        const answered = models.filter((_model, index) => asked[index] === 1 && outcomes[index]?.[0] === 'answer');
        const again = outcomes.filter((_outcome, index) => (asked[index] ?? 0) > 1).map(([kind]) => kind);
        expect(Math.max(...asked)).toBeLessThanOrEqual(2);
        expect(again).toEqual(answered.length === 0 && again.length > 0 ? ['rate-limited'] : []);
        expect(reply.kind).toBe(answered.length === 1 ? 'answer' : 'failed');
        const last = asked.findLastIndex((times) => times > 0);
        expect(last).toBe(answered[0] === undefined ? last : models.indexOf(answered[0]));
        expect(reply satisfies ModelReply).toMatchObject(
          answered[0] === undefined ? {} : { answeredBy: `p:${answered[0].name}` },
        );
      }),
    );
  });
});

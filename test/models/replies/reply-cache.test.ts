import { describe, expect, it } from 'vitest';
import type { AnsweredReply, FailedReply, ModelReply } from '../../../src/models/model.ts';
import {
  cachedModel,
  createReplyCache,
  type ReplyOrigin,
  type ReplyStore,
} from '../../../src/models/replies/reply-cache.ts';
import { answer, countedModel, request } from '../counted-model.ts';

const SOURCE: ReplyOrigin = { address: undefined, api: 'chat', maxOutputTokens: undefined, secret: 'sk-1' };
const FOREVER = new AbortController().signal;
const BUSY: FailedReply = { kind: 'failed', cause: 'overloaded', reason: 'busy', fatal: false };

function memoryStore(): ReplyStore & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    read: (key) => Promise.resolve(texts.get(key)),
    write: async (key, text) => {
      texts.set(key, text);
    },
  };
}

function unheard(problem: string): void {
  expect.unreachable(problem);
}

const CACHED: AnsweredReply = { ...answer(), usage: { inputTokens: 0, outputTokens: 0 }, isCached: true };

describe('within a run', () => {
  it('an equal request costs nothing the second time', async () => {
    const model = countedModel(() => answer());
    const cached = cachedModel(model, SOURCE, createReplyCache(undefined, unheard));
    const replies = [await cached.ask(request('a'), FOREVER), await cached.ask(request('a'), FOREVER)];
    expect([replies, model.asked.length]).toEqual([[answer(), CACHED], 1]);
  });

  it('equal requests at the same time are sent and paid once', async () => {
    const model = countedModel(() => answer());
    const cached = cachedModel(model, SOURCE, createReplyCache(undefined, unheard));
    const replies = await Promise.all(['a', 'a', 'b'].map((text) => cached.ask(request(text), FOREVER)));
    expect([replies, model.asked.length]).toEqual([[answer(), CACHED, answer()], 2]);
  });

  it('a failure is shared by all callers that wait for it, and is not cached', async () => {
    const failure: FailedReply = { ...BUSY, usage: { inputTokens: 5, outputTokens: 0 } };
    const replies: ModelReply[] = [failure, answer()];
    const cached = cachedModel(
      countedModel(() => replies.shift() ?? BUSY),
      SOURCE,
      createReplyCache(undefined, unheard),
    );
    const atOnce = await Promise.all(['a', 'a'].map((text) => cached.ask(request(text), FOREVER)));
    expect([...atOnce, await cached.ask(request('a'), FOREVER)]).toEqual([failure, BUSY, answer()]);
  });

  it('an answer that was cut off is requested again', async () => {
    const model = countedModel(() => answer({ cutOff: true }));
    const cached = cachedModel(model, SOURCE, createReplyCache({ store: memoryStore(), isInCheckout: false }, unheard));
    await cached.ask(request('a'), FOREVER);
    expect([await cached.ask(request('a'), FOREVER), model.asked.length]).toEqual([answer({ cutOff: true }), 2]);
  });

  it('models of one run share cached replies only if they are the same model', async () => {
    const cache = createReplyCache(undefined, unheard);
    const models = ['gpt', 'gpt', 'mini'].map((name) =>
      countedModel(() => answer({ answeredBy: `openai:${name}` }), name),
    );
    for (const model of models) {
      await cachedModel(model, SOURCE, cache).ask(request('a'), FOREVER);
    }
    expect(models.map(({ asked }) => asked.length)).toEqual([1, 0, 1]);
  });

  it('a cancelled caller returns at once, and the others get their reply', async () => {
    const { promise, resolve } = Promise.withResolvers<ModelReply>();
    const cached = cachedModel(
      countedModel(() => promise),
      SOURCE,
      createReplyCache(undefined, unheard),
    );
    const leaving = new AbortController();
    const [first, second] = [cached.ask(request('a'), leaving.signal), cached.ask(request('a'), FOREVER)];
    leaving.abort();
    const cancelled = await first;
    resolve(answer());
    expect([cancelled, await second]).toEqual([
      { kind: 'failed', cause: 'cancelled', reason: 'the run was ended', fatal: true },
      answer(),
    ]);
  });

  it('a request that cannot be serialized is sent each time', async () => {
    const model = countedModel(() => answer());
    const cached = cachedModel(model, SOURCE, createReplyCache({ store: memoryStore(), isInCheckout: false }, unheard));
    const opaque: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    const deep = { messages: [{ role: 'assistant', content: '', toolCalls: [], opaque }] } as const;
    await cached.ask(deep, FOREVER);
    await cached.ask(deep, FOREVER);
    expect(model.asked.length).toBe(2);
  });

  it('the properties of the model are forwarded, also when it turns out not to support tools', () => {
    let takesTools = true;
    const model = Object.defineProperty(
      countedModel(() => answer()),
      'takesTools',
      { get: () => takesTools },
    );
    const cached = cachedModel(model, SOURCE, createReplyCache(undefined, unheard));
    takesTools = false;
    expect([cached.name, cached.provider, cached.takesTools]).toEqual(['gpt', 'openai', false]);
  });
});

describe('in another run', () => {
  /** Sends a request in two runs with separate models and memories, with a change in between. */
  async function inTwoRuns(
    first: AnsweredReply,
    change: (texts: Map<string, string>) => void = () => undefined,
    source: ReplyOrigin = SOURCE,
  ): Promise<readonly [reply: ModelReply, isAsked: boolean, problems: readonly string[]]> {
    const store = memoryStore();
    await cachedModel(
      countedModel(() => first),
      SOURCE,
      createReplyCache({ store, isInCheckout: false }, unheard),
    ).ask(request('a'), FOREVER);
    change(store.texts);
    const problems: string[] = [];
    const model = countedModel(() => answer({ text: '{"new": 1}' }));
    const cache = createReplyCache({ store, isInCheckout: false }, (problem) => problems.push(problem));
    const reply = await cachedModel(model, source, cache).ask(request('a'), FOREVER);
    return [reply, model.asked.length > 0, problems];
  }

  const PASSED_OVER = 'Some cached replies were ignored: they are damaged or were saved with another API key';

  it('an equal request costs nothing', async () => {
    const full = answer({
      text: '',
      toolCalls: [{ id: 'c1', name: 'grep', arguments: '{}' }],
      opaque: [{ thought: 'x' }],
      notes: ['asked without a schema'],
    });
    expect(await inTwoRuns(full)).toEqual([
      { ...full, usage: { inputTokens: 0, outputTokens: 0 }, isCached: true },
      false,
      [],
    ]);
  });

  it('the reply of a fallback model is not cached', async () => {
    expect((await inTwoRuns(answer({ answeredBy: 'openai:mini' })))[1]).toBe(true);
  });

  it('a reply that was forged without the key is ignored, with a warning', async () => {
    expect(await inTwoRuns(answer(), undefined, { ...SOURCE, secret: 'sk-2' })).toEqual([
      answer({ text: '{"new": 1}' }),
      true,
      [PASSED_OVER],
    ]);
  });

  it('a damaged file is ignored, with a warning, and written again', async () => {
    const store = memoryStore();
    const run = async (problems: string[]): Promise<ModelReply> =>
      cachedModel(
        countedModel(() => answer()),
        SOURCE,
        createReplyCache({ store, isInCheckout: false }, (said) => problems.push(said)),
      ).ask(request('a'), FOREVER);
    await run([]);
    const [key = '', whole = ''] = [...store.texts.entries()][0] ?? [];
    store.texts.set(key, whole.slice(1));
    const problems: string[] = [];
    await run(problems);
    expect([problems, store.texts.get(key)]).toEqual([[PASSED_OVER], whole]);
  });

  it('many damaged files cause one warning', async () => {
    const store: ReplyStore = { read: () => Promise.resolve('no JSON'), write: () => Promise.resolve() };
    const problems: string[] = [];
    const cached = cachedModel(
      countedModel(() => answer()),
      SOURCE,
      createReplyCache({ store, isInCheckout: false }, (said) => problems.push(said)),
    );
    await Promise.all(['a', 'b', 'c'].map((text) => cached.ask(request(text), FOREVER)));
    expect(problems).toEqual([PASSED_OVER]);
  });
});

describe('a store in a checkout', () => {
  /** Fills a store without a key, as an author could at home, and asks with it. */
  async function askWithPreparedStore(secret: string | undefined) {
    const [store, source] = [memoryStore(), { ...SOURCE, secret }];
    const prepared = createReplyCache({ store, isInCheckout: false }, unheard);
    await cachedModel(
      countedModel(() => answer({ text: 'prepared' })),
      source,
      prepared,
    ).ask(request('a'), FOREVER);
    const problems: string[] = [];
    const cache = createReplyCache({ store, isInCheckout: true }, (problem) => problems.push(problem));
    const model = countedModel(() => answer({ text: 'asked' }));
    const texts: string[] = [];
    for (const text of ['a', 'b']) {
      const reply = await cachedModel(model, source, cache).ask(request(text), FOREVER);
      texts.push(reply.kind === 'answer' ? reply.text : reply.kind);
    }
    return { texts, problems, files: store.texts.size };
  }

  it('is not used without a key, which is said once', async () => {
    expect(await askWithPreparedStore(undefined)).toEqual({
      texts: ['asked', 'asked'],
      problems: [expect.stringContaining('`cache-dir` is not used: it lies in the checkout')],
      files: 1,
    });
  });

  it('is used with a key, because nobody can seal a reply without it', async () => {
    expect(await askWithPreparedStore('sk-1')).toEqual({ texts: ['prepared', 'asked'], problems: [], files: 2 });
  });
});

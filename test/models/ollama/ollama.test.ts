import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelRequest } from '../../../src/models/model.ts';
import { ollamaModel, type OllamaSettings } from '../../../src/models/ollama/ollama.ts';
import { ask, failureOf, HELLO, READ_FILE, recordingClock, SHAPE, startCanned } from '../canned-server.ts';
import { runs } from '../../property-runs.ts';

function settingsOf(baseUrl: string, more: Partial<OllamaSettings> = {}): OllamaSettings {
  return {
    model: 'qwen3:14b',
    baseUrl,
    apiKey: undefined,
    maxInputTokens: 8_000,
    maxOutputTokens: 1_000,
    timeoutMs: 30_000,
    clock: recordingClock(),
    ...more,
  };
}

function answer(message: object, more: object = {}) {
  return {
    model: 'qwen3:14b',
    created_at: '2026-11-21T12:00:00.000000000Z',
    message: { role: 'assistant', content: '', ...message },
    done: true,
    done_reason: 'stop',
    total_duration: 5_191_566_416,
    load_duration: 2_154_458,
    prompt_eval_count: 26,
    prompt_eval_duration: 383_809_000,
    eval_count: 7,
    eval_duration: 4_799_921_000,
    ...more,
  };
}

describe('a request to Ollama', () => {
  it('always sets the size of the context, and forbids cutting the prompt', async () => {
    const server = await startCanned({ body: answer({ content: 'Fine.' }) });
    await ask(ollamaModel(settingsOf(server.url)));
    expect(server.requests[0]?.path).toBe('/api/chat');
    expect(server.requests[0]?.body).toEqual({
      model: 'qwen3:14b',
      messages: HELLO.messages,
      truncate: false,
      shift: false,
      stream: false,
      options: { num_ctx: 9_000, num_predict: 1_000, temperature: 0 },
    });
  });

  it('has an output limit even if none is configured', async () => {
    const server = await startCanned({ body: answer({ content: 'Fine.' }) });
    await ask(ollamaModel(settingsOf(server.url, { maxOutputTokens: undefined })));
    expect(server.requests[0]?.body['options']).toEqual({
      num_ctx: 12_096,
      num_predict: 4_096,
      temperature: 0,
    });
  });

  it.each(['', '/', '/v1', '/v1/', '/api'])('goes to its own API from an address with "%s" at its end', async (end) => {
    const server = await startCanned({ body: answer({ content: 'Fine.' }) });
    await ask(ollamaModel(settingsOf(`${server.url}${end}`, { apiKey: 'key' })));
    expect(server.requests[0]).toMatchObject({ path: '/api/chat', headers: { authorization: 'Bearer key' } });
  });

  it('asks for a format, but not together with tools, which it would suppress', async () => {
    const server = await startCanned({ body: answer({ content: '{}' }) });
    const model = ollamaModel(settingsOf(server.url));
    await ask(model, { ...HELLO, shape: SHAPE });
    await ask(model, { ...HELLO, shape: SHAPE, tools: [READ_FILE] });
    expect(server.requests.map(({ body }) => [body['format'], body['tools']])).toEqual([
      [SHAPE.schema, undefined],
      [undefined, [{ type: 'function', function: READ_FILE }]],
    ]);
  });

  it('sends calls back as objects, with the thinking before them', async () => {
    const calls = [{ function: { name: 'readFile', arguments: { path: 'a.ts' } } }];
    const server = await startCanned(
      { body: answer({ thinking: 'Look.', tool_calls: calls }) },
      { body: answer({ content: 'Fine.' }) },
    );
    const model = ollamaModel(settingsOf(server.url));
    const reply = await ask(model, { ...HELLO, tools: [READ_FILE] });
    expect(reply).toMatchObject({
      text: '',
      toolCalls: [{ id: 'call_2_0', name: 'readFile', arguments: '{"path":"a.ts"}' }],
    });
    const { toolCalls, opaque } = reply.kind === 'answer' ? reply : { toolCalls: [], opaque: undefined };
    const broken = { id: 'b', name: 'read/file', arguments: '["no object"]' };
    const messages: ModelRequest['messages'] = [
      { role: 'assistant', content: '', toolCalls: [...toolCalls, broken], opaque },
      { role: 'tool', callId: 'call_2_0', name: 'readFile', content: 'text' },
    ];
    await ask(model, { messages });
    expect(server.requests[1]?.body['messages']).toEqual([
      {
        role: 'assistant',
        content: '',
        thinking: 'Look.',
        tool_calls: [
          { id: 'call_2_0', function: { name: 'readFile', arguments: { path: 'a.ts' } } },
          { id: 'b', function: { name: 'read_file', arguments: {} } },
        ],
      },
      { role: 'tool', content: 'text', tool_name: 'readFile', tool_call_id: 'call_2_0' },
    ]);
  });

  it('to a model without tools is sent again without them', async () => {
    const refusal = { status: 400, body: { error: 'registry.ollama.ai/library/gemma:2b does not support tools' } };
    const server = await startCanned(refusal, { body: answer({ content: '{}' }) });
    const model = ollamaModel(settingsOf(server.url));
    const reply = await ask(model, { ...HELLO, shape: SHAPE, tools: [READ_FILE] });
    expect(reply).toMatchObject({ kind: 'answer', notes: [expect.stringContaining('was asked without tools')] });
    expect(server.requests[1]?.body).toMatchObject({ format: SHAPE.schema });
    expect(model.takesTools).toBe(false);
  });
});

describe('an answer of Ollama', () => {
  async function replyTo(body: unknown, request?: ModelRequest) {
    const server = await startCanned({ body });
    return await ask(ollamaModel(settingsOf(server.url)), request);
  }

  it('is read with its usage', async () => {
    expect(await replyTo(answer({ content: 'Fine.' }))).toEqual({
      kind: 'answer',
      text: 'Fine.',
      toolCalls: [],
      cutOff: false,
      usage: { inputTokens: 26, outputTokens: 7 },
      answeredBy: 'ollama:qwen3:14b',
    });
  });

  it('that was cut off is marked as such', async () => {
    expect(await replyTo(answer({ content: '{"fi' }, { done_reason: 'length' }))).toMatchObject({ cutOff: true });
    expect(await replyTo(answer({ content: '{"fi' }, { done: false }))).toMatchObject({ cutOff: true });
  });

  it('without a token count of the prompt, as with a cached prompt, gets an estimate', async () => {
    const { prompt_eval_count: _count, ...body } = answer({ content: 'Fine.' });
    expect(await replyTo(body)).toMatchObject({
      usage: { inputTokens: 5, outputTokens: 2 },
      notes: [expect.stringContaining('estimated')],
    });
  });

  const LONG: ModelRequest = { messages: [{ role: 'user', content: 'x'.repeat(40_000) }] };
  it.each<[string, number, ModelRequest, object]>([
    [
      'all of the context is too long',
      9_000,
      LONG,
      {
        kind: 'failed',
        cause: 'too-long',
        reason: 'the server read only 9000 tokens of the prompt; its context is 9000 tokens',
      },
    ],
    ['half of the context and a long prompt is too long', 4_502, LONG, { kind: 'failed', cause: 'too-long' }],
    [
      'half of the context and a prompt of that size is whole',
      4_502,
      { messages: [{ role: 'user', content: 'x'.repeat(16_000) }] },
      { kind: 'answer' },
    ],
    [
      'far less than was sent is doubtful, which the reply says',
      4_096,
      LONG,
      {
        kind: 'answer',
        notes: ['the server counts 4096 tokens for a prompt of 40000 characters; it may have left out the beginning'],
      },
    ],
    ['about what was sent is whole', 10_000 - 1_100, LONG, { kind: 'answer' }],
  ])('with a count of %s', async (_name, count, request, reply) => {
    expect(await replyTo(answer({ content: 'Fine.' }, { prompt_eval_count: count }), request)).toMatchObject(reply);
  });

  it('that is complete has no notes', async () => {
    expect(await replyTo(answer({ content: 'Fine.' }, { prompt_eval_count: 8_900 }), LONG)).not.toHaveProperty('notes');
  });

  it.each<[string, unknown, object]>([
    ['empty', answer({}), { cause: 'empty', reason: 'the model gave an empty answer', usage: { inputTokens: 26 } }],
    [
      'all thinking',
      answer({ thinking: 'Hm.' }, { done_reason: 'length' }),
      { cause: 'empty', reason: 'the model gave an empty answer because its thinking used up the output limit' },
    ],
    [
      'an error with status 200',
      { error: 'an error was encountered while running the model' },
      { cause: 'overloaded' },
    ],
    ['without a message', { model: 'x', done: true }, { cause: 'unreadable' }],
    ['a stream', '{"message":{"content":"a"}}\n{"message":{"content":"b"}}\n', { cause: 'unreadable' }],
    ['a text', '"Fine."', { cause: 'unreadable' }],
    ['a page', '<html></html>', { cause: 'unreadable' }],
    ['nothing', '', { cause: 'unreadable' }],
  ])('that is %s is a failure', async (_name, body, failure) => {
    expect(await replyTo(body)).toMatchObject({ kind: 'failed', fatal: false, ...failure });
  });

  it('in any form is read without an exception', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (anything) => {
        const calls = [
          anything,
          { function: anything },
          { id: anything, function: { name: anything, arguments: anything } },
        ];
        const reply = await replyTo(
          answer({ content: anything, thinking: anything, tool_calls: calls }, { prompt_eval_count: anything }),
        );
        expect(['answer', 'failed']).toContain(reply.kind);
      }),
      { numRuns: runs(25) },
    );
  });
});

describe('a failed request to Ollama', () => {
  it.each<[string, number, unknown, object]>([
    [
      'a model that was not pulled',
      404,
      { error: "model 'qwen3:14b' not found" },
      { cause: 'not-found', fatal: true, reason: expect.stringMatching(/answered 404 model 'qwen3:14b' not found$/) },
    ],
    ['a prompt that is too long', 400, { error: 'the input length exceeds the context length' }, { cause: 'too-long' }],
    [
      'no memory',
      500,
      { error: 'model requires more system memory (5.6 GiB) than is available (3.1 GiB)' },
      { cause: 'overloaded' },
    ],
    [
      'too many at once',
      503,
      { error: 'server busy, please try again.  maximum pending requests exceeded' },
      { cause: 'overloaded' },
    ],
  ])('says its cause: %s', async (_name, status, body, failure) => {
    const server = await startCanned({ status, body });
    expect(await failureOf(ollamaModel(settingsOf(server.url)))).toMatchObject(failure);
  });

  it('is retried, which its library does not do', async () => {
    const server = await startCanned(
      { status: 503, body: { error: 'server busy' } },
      { body: answer({ content: 'Fine.' }) },
    );
    expect((await ask(ollamaModel(settingsOf(server.url)))).kind).toBe('answer');
    expect(server.requests).toHaveLength(2);
  });

  it('ends when the run is cancelled, which its library does not support', async () => {
    const run = new AbortController();
    const server = await startCanned({ fault: 'hang' });
    const reply = ask(ollamaModel(settingsOf(server.url)), HELLO, run.signal);
    await server.arrived(1);
    run.abort();
    expect(await reply).toMatchObject({ cause: 'cancelled' });
  });
});

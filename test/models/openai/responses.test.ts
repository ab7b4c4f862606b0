import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelRequest } from '../../../src/models/model.ts';
import type { OpenAiSettings } from '../../../src/models/openai/chat.ts';
import { openAiResponsesModel } from '../../../src/models/openai/responses.ts';
import { ask, failureOf, HELLO, READ_FILE, recordingClock, SHAPE, startCanned } from '../canned-server.ts';
import { runs } from '../../property-runs.ts';

function settingsOf(url: string, more: Partial<OpenAiSettings> = {}): OpenAiSettings {
  return {
    model: 'gpt-5',
    baseUrl: `${url}/v1`,
    apiKey: 'sk-secret',
    maxOutputTokens: undefined,
    timeoutMs: 30_000,
    clock: recordingClock(),
    ...more,
  };
}

const USAGE = {
  input_tokens: 30,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 9,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 39,
};

function response(output: unknown, more: object = {}) {
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1_767_603_600,
    status: 'completed',
    error: null,
    incomplete_details: null,
    instructions: 'Review.',
    model: 'gpt-5-2025-08-07',
    output,
    parallel_tool_calls: true,
    store: false,
    usage: USAGE,
    ...more,
  };
}

function message(text: string) {
  return {
    type: 'message',
    id: 'msg_1',
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'output_text', text, annotations: [], logprobs: [] }],
  };
}

const REASONING = { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'gAAAA-secret-thoughts' };

function call(id: string) {
  return {
    type: 'function_call',
    id: `fc_${id}`,
    call_id: id,
    name: 'readFile',
    arguments: '{"path":"a.ts"}',
    status: 'completed',
  };
}

describe('a request to the Responses API', () => {
  it('stores nothing on the server and requests encrypted thinking', async () => {
    const server = await startCanned({ body: response([message('Fine.')]) });
    await ask(openAiResponsesModel(settingsOf(server.url)));
    expect(server.requests[0]).toMatchObject({ path: '/v1/responses', headers: { authorization: 'Bearer sk-secret' } });
    expect(server.requests[0]?.body).toEqual({
      model: 'gpt-5',
      store: false,
      instructions: 'Review.',
      input: [{ role: 'user', content: 'The change.' }],
      include: ['reasoning.encrypted_content'],
      temperature: 0,
    });
  });

  it('contains the requested limit, format and tools', async () => {
    const server = await startCanned({ body: response([message('Fine.')]) });
    const model = openAiResponsesModel(settingsOf(server.url, { maxOutputTokens: 900 }));
    await ask(model, { ...HELLO, shape: SHAPE, tools: [READ_FILE] });
    expect(server.requests[0]?.body).toMatchObject({
      max_output_tokens: 900,
      text: { format: { type: 'json_schema', name: 'review', strict: true, schema: SHAPE.schema } },
      tools: [{ type: 'function', ...READ_FILE, strict: false }],
    });
  });

  it('sends a turn back unchanged: thinking, calls, then results', async () => {
    const output = [
      REASONING,
      call('a'),
      { type: 'web_search_call', id: 'ws_1' },
      { ...REASONING, id: 'rs_2' },
      call('b'),
    ];
    const server = await startCanned({ body: response(output) }, { body: response([message('Fine.')]) });
    const model = openAiResponsesModel(settingsOf(server.url));
    const reply = await ask(model, { ...HELLO, tools: [READ_FILE] });
    const { toolCalls, opaque } = reply.kind === 'answer' ? reply : { toolCalls: [], opaque: undefined };
    // Through JSON, like a cached reply.
    const kept: unknown = JSON.parse(JSON.stringify(opaque));
    await ask(model, {
      messages: [
        ...HELLO.messages,
        { role: 'assistant', content: '', toolCalls, opaque: kept },
        { role: 'tool', callId: 'a', name: 'readFile', content: 'A' },
        { role: 'tool', callId: 'b', name: 'readFile', content: 'B' },
      ],
    });
    expect(server.requests[1]?.body['input']).toEqual([
      { role: 'user', content: 'The change.' },
      REASONING,
      call('a'),
      { ...REASONING, id: 'rs_2' },
      call('b'),
      { type: 'function_call_output', call_id: 'a', output: 'A' },
      { type: 'function_call_output', call_id: 'b', output: 'B' },
    ]);
  });

  it('sends only the kept calls back, with names that the server accepts', async () => {
    const calls = [{ ...call('a'), name: 'rm -rf\n' }, call('b'), call('c')];
    const server = await startCanned(
      { body: response([REASONING, ...calls.slice(0, 2), REASONING, ...calls.slice(2)]) },
      { body: response([message('Fine.')]) },
    );
    const model = openAiResponsesModel(settingsOf(server.url));
    const reply = await ask(model, { ...HELLO, tools: [READ_FILE] });
    const { toolCalls, opaque } = reply.kind === 'answer' ? reply : { toolCalls: [], opaque: undefined };
    expect(toolCalls.map(({ name }) => name)).toEqual(['rm -rf\n', 'readFile', 'readFile']);
    await ask(model, {
      messages: [{ role: 'assistant', content: '', toolCalls: toolCalls.slice(0, 2), opaque }],
    });
    expect(server.requests[1]?.body['input']).toEqual([REASONING, { ...call('a'), name: 'rm_-rf_' }, call('b')]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ["another protocol's turn", { form: 'chat', message: {}, calls: [] }],
    ['a turn with other calls', { form: 'responses', items: [REASONING, call('z')] }],
  ])('makes the items of a turn that came with %s', async (_name, opaque) => {
    const server = await startCanned({ body: response([message('Fine.')]) });
    const toolCalls = [{ id: 'a', name: 'read file', arguments: '{' }];
    const turn: ModelRequest['messages'][number] = { role: 'assistant', content: 'Looking.', toolCalls, opaque };
    await ask(openAiResponsesModel(settingsOf(server.url)), { messages: [turn] });
    expect(server.requests[0]?.body['input']).toEqual([
      { role: 'assistant', content: 'Looking.' },
      { type: 'function_call', call_id: 'a', name: 'read_file', arguments: '{' },
    ]);
  });

  it('does not request thinking from a model that has none', async () => {
    const server = await startCanned(
      {
        status: 400,
        body: {
          error: {
            message: 'Encrypted content is not supported with this model.',
            type: 'invalid_request_error',
            param: 'include',
            code: null,
          },
        },
      },
      { body: response([message('Fine.')]) },
    );
    const model = openAiResponsesModel(settingsOf(server.url));
    expect([(await ask(model)).kind, (await ask(model)).kind]).toEqual(['answer', 'answer']);
    expect(server.requests.map(({ body }) => 'include' in body)).toEqual([true, false, false]);
  });
});

describe('an answer of the Responses API', () => {
  async function replyTo(body: unknown) {
    const server = await startCanned({ body });
    return await ask(openAiResponsesModel(settingsOf(server.url)));
  }

  it('is read with its usage', async () => {
    expect(await replyTo(response([{ ...REASONING, encrypted_content: null }, message('Fine.')]))).toEqual({
      kind: 'answer',
      text: 'Fine.',
      toolCalls: [],
      cutOff: false,
      usage: { inputTokens: 30, outputTokens: 9, cachedInputTokens: 0 },
      answeredBy: 'openai:gpt-5',
    });
  });

  it('can contain text and tool calls', async () => {
    expect(await replyTo(response([message('Looking.'), call('a')]))).toMatchObject({
      text: 'Looking.',
      toolCalls: [{ id: 'a', name: 'readFile', arguments: '{"path":"a.ts"}' }],
    });
  });

  it('is read from parts of other types than `output_text`, except thinking', async () => {
    const content = [
      { type: 'reasoning_text', text: 'Hm.' },
      { type: 'text', text: 'Fine.' },
      { type: 'output_audio', transcript: 'Said.' },
    ];
    expect(await replyTo(response([{ type: 'message', role: 'assistant', content }]))).toMatchObject({
      text: 'Fine.Said.',
    });
  });

  it('ignores thinking that is stored on the server', async () => {
    const { encrypted_content: _none, ...kept } = REASONING;
    const reply = await replyTo(response([kept, call('a'), REASONING, call('b')]));
    expect(reply).toMatchObject({
      opaque: { form: 'responses', items: [{ call_id: 'a' }, REASONING, { call_id: 'b' }] },
    });
  });

  it('without thinking is sent back as text and calls', async () => {
    expect(await replyTo(response([message('Looking.'), call('a')]))).not.toHaveProperty('opaque');
  });

  it('that reached the limit is marked as cut off', async () => {
    const body = response([message('{"findings":[')], {
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
    });
    expect(await replyTo(body)).toMatchObject({ kind: 'answer', text: '{"findings":[', cutOff: true });
  });

  it.each([
    ['in_progress', true],
    ['queued', true],
    ['completed', false],
    [null, false],
  ])('with the status %s is cut off: %s', async (status, cutOff) => {
    expect(await replyTo(response([message('{}')], { status }))).toMatchObject({ kind: 'answer', cutOff });
  });

  const THOUGHT = { ...USAGE, output_tokens_details: { reasoning_tokens: 9 } };
  it.each<[string, unknown, object]>([
    [
      'a refusal',
      response([{ ...message(''), content: [{ type: 'refusal', refusal: 'I cannot.' }] }]),
      { cause: 'refused', reason: 'the model refused: I cannot', usage: { outputTokens: 9 } },
    ],
    [
      'a filtered answer',
      response([], { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }),
      { cause: 'filtered' },
    ],
    ['an empty answer', response([]), { cause: 'empty', reason: 'the model gave an empty answer' }],
    [
      'all thinking',
      response([REASONING], {
        status: 'incomplete',
        incomplete_details: { reason: 'max_output_tokens' },
        usage: THOUGHT,
      }),
      {
        cause: 'empty',
        reason: 'the model gave an empty answer because its thinking used up the output limit',
        hint: 'Raise `max-output-tokens`.',
      },
    ],
    [
      'a failure of the server',
      response([], { status: 'failed', error: { code: 'server_error', message: 'Sorry.' } }),
      { cause: 'overloaded' },
    ],
    [
      'a limit',
      response([], { status: 'failed', error: { code: 'rate_limit_exceeded', message: 'Slow down.' } }),
      { cause: 'rate-limited' },
    ],
    [
      'a flagged prompt',
      response([], { status: 'failed', error: { code: 'invalid_prompt', message: 'Flagged.' } }),
      { cause: 'filtered' },
    ],
    ['given up without a word', response([], { status: 'cancelled' }), { cause: 'overloaded' }],
    ['without an output', response(undefined), { cause: 'unreadable', reason: "the server's answer has no output" }],
    ['of Chat Completions', { choices: [{ message: { content: 'Fine.' } }] }, { cause: 'unreadable' }],
    ['a text for an object', '"Fine."', { cause: 'unreadable' }],
    ['a page', '<html></html>', { cause: 'unreadable' }],
    ['nothing', '', { cause: 'unreadable' }],
  ])('that is %s is a failure', async (_name, body, failure) => {
    expect(await replyTo(body)).toMatchObject({ kind: 'failed', fatal: false, ...failure });
  });

  it('in any form is read without an exception', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (anything) => {
        const output = [
          anything,
          { type: 'message', content: anything },
          { type: 'function_call', call_id: anything, arguments: anything },
        ];
        const reply = await replyTo(response(output, { usage: anything, incomplete_details: anything }));
        expect(['answer', 'failed']).toContain(reply.kind);
      }),
      { numRuns: runs(25) },
    );
  });

  it('that does not fit into the context is too long', async () => {
    const error = {
      message: 'Your input exceeds the context window of this model.',
      type: 'invalid_request_error',
      param: 'input',
      code: 'context_length_exceeded',
    };
    const server = await startCanned({ status: 400, body: { error } });
    expect(await failureOf(openAiResponsesModel(settingsOf(server.url)))).toMatchObject({
      cause: 'too-long',
      fatal: false,
    });
  });
});

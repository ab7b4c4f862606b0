import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelRequest } from '../../../src/models/model.ts';
import { openAiChatModel, type OpenAiSettings } from '../../../src/models/openai/chat.ts';
import { ask, deadUrl, failureOf, HELLO, READ_FILE, recordingClock, SHAPE, startCanned } from '../canned-server.ts';
import { runs } from '../../property-runs.ts';

function settingsOf(url: string, more: Partial<OpenAiSettings> = {}): OpenAiSettings {
  return {
    model: 'gpt-4o',
    baseUrl: `${url}/v1`,
    apiKey: 'sk-secret',
    maxOutputTokens: undefined,
    timeoutMs: 30_000,
    clock: recordingClock(),
    ...more,
  };
}

const USAGE = {
  prompt_tokens: 20,
  completion_tokens: 5,
  total_tokens: 25,
  prompt_tokens_details: { cached_tokens: 16 },
};

function completion(message: unknown, finishReason = 'stop', usage: unknown = USAGE) {
  return {
    id: 'chatcmpl-Aq1',
    object: 'chat.completion',
    created: 1_767_603_600,
    model: 'gpt-4o-2024-08-06',
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason }],
    usage,
    service_tier: 'default',
    system_fingerprint: 'fp_1',
  };
}

function said(content: unknown, more: object = {}) {
  return { role: 'assistant', content, refusal: null, annotations: [], ...more };
}

const CALLS = [
  { id: 'call_a', type: 'function', function: { name: 'readFile', arguments: '{"path":"a.ts"}' } },
  { id: 'call_b', type: 'function', function: { name: 'readFile', arguments: '{"path":' } },
];
const TWO_CALLS = said(null, { tool_calls: CALLS });

describe('a request to Chat Completions', () => {
  it('contains the model and the messages, and nothing that was not requested', async () => {
    const server = await startCanned({ body: completion(said('Fine.')) });
    await ask(openAiChatModel(settingsOf(server.url)));
    expect(server.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer sk-secret' },
    });
    expect(server.requests[0]?.body).toEqual({ model: 'gpt-4o', messages: HELLO.messages, temperature: 0 });
  });

  it.each([
    ['Amazon Bedrock', '/openai/v1', 'openai.gpt-oss-120b-1:0'],
    ['Vertex AI', '/v1/projects/octo/locations/us-central1/endpoints/openapi', 'google/gemini-2.5-flash'],
  ])(
    'goes below the address of %s, with the key or token as bearer and the name of the model as it is',
    async (_name, path, model) => {
      const server = await startCanned({ body: completion(said('Fine.')) });
      await ask(
        openAiChatModel(settingsOf('', { baseUrl: `${server.url}${path}`, model, apiKey: 'secret-of-the-cloud' })),
      );
      expect(server.requests[0]).toMatchObject({
        path: `${path}/chat/completions`,
        headers: { authorization: 'Bearer secret-of-the-cloud' },
        body: { model },
      });
    },
  );

  it('contains the requested limit, format and tools', async () => {
    const server = await startCanned({ body: completion(said('Fine.')) });
    await ask(openAiChatModel(settingsOf(server.url, { maxOutputTokens: 900 })), {
      ...HELLO,
      shape: SHAPE,
      tools: [READ_FILE],
    });
    expect(server.requests[0]?.body).toMatchObject({
      max_completion_tokens: 900,
      response_format: { type: 'json_schema', json_schema: { name: 'review', strict: true, schema: SHAPE.schema } },
      tools: [{ type: 'function', function: READ_FILE }],
    });
  });

  it('sends calls and their results back, with names that a server accepts', async () => {
    const server = await startCanned({ body: completion(said('Fine.')) });
    const messages: ModelRequest['messages'] = [
      ...HELLO.messages,
      {
        role: 'assistant',
        content: '',
        toolCalls: [
          { id: 'a', name: 'readFile', arguments: '{}' },
          { id: 'b', name: 'no such/tool', arguments: '{' },
        ],
      },
      { role: 'tool', callId: 'a', name: 'readFile', content: 'text' },
      { role: 'tool', callId: 'b', name: 'no such/tool', content: 'No such tool.' },
    ];
    await ask(openAiChatModel(settingsOf(server.url)), { messages });
    expect(server.requests[0]?.body['messages']).toEqual([
      ...HELLO.messages,
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'a', type: 'function', function: { name: 'readFile', arguments: '{}' } },
          { id: 'b', type: 'function', function: { name: 'no_such_tool', arguments: '{' } },
        ],
      },
      { role: 'tool', tool_call_id: 'a', content: 'text' },
      { role: 'tool', tool_call_id: 'b', content: 'No such tool.' },
    ]);
  });

  it("gives back what DeepSeek, OpenRouter and Google want of a turn, and nothing of another protocol's", async () => {
    const extra = { google: { thought_signature: 'c2ln' } };
    const message = {
      ...TWO_CALLS,
      reasoning_content: 'Look first.',
      tool_calls: CALLS.map((call) => ({ ...call, extra_content: extra })),
    };
    const server = await startCanned({ body: completion(message, 'tool_calls') }, { body: completion(said('Fine.')) });
    const model = openAiChatModel(settingsOf(server.url));
    const reply = await ask(model, { ...HELLO, tools: [READ_FILE] });
    const { toolCalls, opaque } = reply.kind === 'answer' ? reply : { toolCalls: [], opaque: undefined };
    await ask(model, { messages: [...HELLO.messages, { role: 'assistant', content: '', toolCalls, opaque }] });
    await ask(model, {
      messages: [{ role: 'assistant', content: '', toolCalls, opaque: { form: 'ollama', thinking: 'Hm.' } }],
    });
    expect(server.requests[1]?.body['messages']).toEqual([
      ...HELLO.messages,
      { role: 'assistant', content: null, reasoning_content: 'Look first.', tool_calls: message.tool_calls },
    ]);
    expect(JSON.stringify(server.requests[2]?.body)).not.toContain('Hm.');
  });

  it('is sent again without what the server refuses, and so are all further requests', async () => {
    const refuse = (message: string, param: string) => ({
      status: 400,
      body: { error: { message, type: 'invalid_request_error', param, code: null } },
    });
    const server = await startCanned(
      refuse("Unsupported parameter: 'max_completion_tokens' is not supported.", 'max_completion_tokens'),
      refuse("Unknown parameter: 'max_tokens'.", 'max_tokens'),
      refuse("Unsupported value: 'temperature' does not support 0 with this model.", 'temperature'),
      refuse("Invalid parameter: 'response_format' of type 'json_schema' is not supported.", 'response_format'),
      refuse("Invalid parameter: 'response_format' of type 'json_object' is not supported.", 'response_format'),
      { body: completion(said('{}')) },
    );
    const model = openAiChatModel(settingsOf(server.url, { maxOutputTokens: 900 }));
    const replies = [await ask(model, { ...HELLO, shape: SHAPE }), await ask(model, { ...HELLO, shape: SHAPE })];
    expect(replies.map(({ kind }) => kind)).toEqual(['answer', 'answer']);
    expect(server.requests.map(({ body }) => Object.keys(body).slice(2))).toEqual([
      ['max_completion_tokens', 'response_format', 'temperature'],
      ['max_tokens', 'response_format', 'temperature'],
      ['response_format', 'temperature'],
      ['response_format'],
      ['response_format'],
      [],
      [],
    ]);
  });

  it('is sent again without tools if the server does not support them, with a note', async () => {
    const server = await startCanned(
      { status: 400, body: { error: 'gemma:2b does not support tools' } },
      { body: completion(said('{}')) },
    );
    const model = openAiChatModel(settingsOf(server.url));
    expect(model.takesTools).toBe(true);
    const messages: ModelRequest['messages'] = [
      ...HELLO.messages,
      { role: 'assistant', content: 'Wait.', toolCalls: [{ id: 'a', name: 'readFile', arguments: '{}' }] },
      { role: 'tool', callId: 'a', name: 'readFile', content: 'text' },
    ];
    expect(await ask(model, { messages, tools: [READ_FILE] })).toMatchObject({
      notes: [
        expect.stringMatching(
          /^openai:gpt-4o was asked without tools because .* does not support them \(gemma:2b does not support tools\)$/,
        ),
      ],
    });
    expect(model.takesTools).toBe(false);
    expect(server.requests[1]?.body).toEqual({
      model: 'gpt-4o',
      messages: [
        ...HELLO.messages,
        { role: 'assistant', content: 'Wait.\nI looked up: readFile {}' },
        { role: 'user', content: 'Result of readFile:\n\ntext' },
      ],
      temperature: 0,
    });
  });

  it('has no note about tools if the server supports them', async () => {
    const server = await startCanned({ body: completion(said('Fine.')) });
    const reply = await ask(openAiChatModel(settingsOf(server.url)), { ...HELLO, tools: [READ_FILE] });
    expect(reply).not.toHaveProperty('notes');
  });

  it('declares withheld tools again as long as the server obeys', async () => {
    const server = await startCanned({ body: completion(said('Fine.')) });
    const model = openAiChatModel(settingsOf(server.url));
    await ask(model, { ...HELLO, withheldTools: [READ_FILE] });
    await ask(model, { ...HELLO, withheldTools: [READ_FILE] });
    expect(server.requests.map(({ body }) => body['tool_choice'])).toEqual(['none', 'none']);
  });

  it('needs no key', async () => {
    const server = await startCanned({ body: completion(said('Fine.')) });
    await ask(openAiChatModel(settingsOf(server.url, { apiKey: undefined })));
    expect(server.requests[0]?.headers.authorization).toBe('Bearer none');
  });

  it('keeps the format of requests without tools if a server does not support both together', async () => {
    const server = await startCanned(
      { status: 400, body: { error: { message: 'json mode cannot be combined with tool/function calling' } } },
      { status: 400, body: { error: { message: 'json mode cannot be combined with tool/function calling' } } },
      { body: completion(said('{}')) },
    );
    const model = openAiChatModel(settingsOf(server.url));
    await ask(model, { ...HELLO, shape: SHAPE, tools: [READ_FILE] });
    await ask(model, { ...HELLO, shape: SHAPE });
    await ask(model, { ...HELLO, shape: SHAPE, withheldTools: [READ_FILE] });
    expect(server.requests.slice(2).map(({ body }) => Object.keys(body).slice(2))).toEqual([
      ['tools', 'temperature'],
      ['response_format', 'temperature'],
      ['response_format', 'temperature'],
    ]);
  });

  it('has no temperature, with tools or without, once the server refused one', async () => {
    const server = await startCanned(
      { status: 400, body: { error: { message: 'invalid temperature: only 1 is allowed for this model' } } },
      { body: completion(said('{}')) },
    );
    const model = openAiChatModel(settingsOf(server.url));
    await ask(model, { ...HELLO, tools: [READ_FILE] });
    await ask(model, { ...HELLO, shape: SHAPE });
    await ask(model, { ...HELLO, withheldTools: [READ_FILE] });
    expect(server.requests.map(({ body }) => 'temperature' in body)).toEqual([true, false, false, false]);
  });
});

describe('an answer of Chat Completions', () => {
  async function replyTo(body: unknown) {
    const server = await startCanned({ body });
    return await ask(openAiChatModel(settingsOf(server.url)));
  }

  it('is read with its usage', async () => {
    expect(await replyTo(completion(said('Fine.')))).toEqual({
      kind: 'answer',
      text: 'Fine.',
      toolCalls: [],
      cutOff: false,
      usage: { inputTokens: 20, outputTokens: 5, cachedInputTokens: 16 },
      answeredBy: 'openai:gpt-4o',
    });
  });

  it('can call several tools, with broken arguments and with text', async () => {
    expect(await replyTo(completion({ ...TWO_CALLS, content: 'Looking.' }, 'tool_calls'))).toMatchObject({
      text: 'Looking.',
      toolCalls: [
        { id: 'call_a', name: 'readFile', arguments: '{"path":"a.ts"}' },
        { id: 'call_b', name: 'readFile', arguments: '{"path":' },
      ],
    });
  });

  it.each<[string, readonly unknown[], readonly unknown[]]>([
    [
      'without ids get some',
      [{ function: { name: 'a', arguments: '{}' } }, { function: { name: 'b', arguments: '{}' } }],
      [
        ['call_2_0', 'a', '{}'],
        ['call_2_1', 'b', '{}'],
      ],
    ],
    [
      'with the same id get another',
      [
        { id: 'x', function: { name: 'a', arguments: '{}' } },
        { id: 'x', function: { name: 'b', arguments: '{}' } },
      ],
      [
        ['x', 'a', '{}'],
        ['call_2_1', 'b', '{}'],
      ],
    ],
    [
      'with an object for a text',
      [{ id: 'x', function: { name: 'a', arguments: { path: 'p' } } }],
      [['x', 'a', '{"path":"p"}']],
    ],
    [
      'without arguments',
      [
        { id: 'x', function: { name: 'a' } },
        { id: 'y', function: { name: 'b', arguments: '' } },
      ],
      [
        ['x', 'a', '{}'],
        ['y', 'b', '{}'],
      ],
    ],
    [
      'that are no calls',
      [null, 7, { id: 'x' }],
      [
        ['call_2_0', '', '{}'],
        ['call_2_1', '', '{}'],
        ['x', '', '{}'],
      ],
    ],
  ])('with calls %s', async (_name, calls, read) => {
    const reply = await replyTo(completion(said(null, { tool_calls: calls }), 'tool_calls'));
    expect(reply.kind === 'answer' && reply.toolCalls.map((call) => [call.id, call.name, call.arguments])).toEqual(
      read,
    );
  });

  it('with too many calls is limited to the first ones, with a note', async () => {
    const calls = Array.from({ length: 500 }, (_, index) => ({
      id: `c${index}`,
      function: { name: 'a', arguments: '{}' },
    }));
    const reply = await replyTo(completion(said(null, { tool_calls: calls }), 'tool_calls'));
    expect(reply).toMatchObject({
      notes: ['the model called 500 tools in one turn; only the first 64 were used'],
    });
    expect(reply.kind === 'answer' && reply.toolCalls).toHaveLength(64);
  });

  it('that was cut off is marked as such', async () => {
    for (const reason of ['length', 'model_length', 'MAX_TOKENS', 'error', 'insufficient_system_resource']) {
      expect(await replyTo(completion(said('{"findings":['), reason))).toMatchObject({ kind: 'answer', cutOff: true });
    }
    for (const reason of ['stop', 'STOP', 'eos_token', 'end_turn', '']) {
      expect(await replyTo(completion(said('{"findings":['), reason))).toMatchObject({ cutOff: false });
    }
  });

  it('in parts is joined without its thinking', async () => {
    const content = [
      { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
      { type: 'text', text: '{}' },
    ];
    expect(await replyTo(completion(said(content)))).toMatchObject({ text: '{}' });
  });

  it.each<[string, unknown, string]>([
    ['a recording', { content: '{}', audio: { transcript: 'Said.' } }, '{}\n\nSaid.'],
    ['a part of another type', { content: [{ type: 'output_text', text: 'Said.' }, 'Plain.'] }, 'Said.Plain.'],
  ])('in %s is read', async (_name, message, text) => {
    expect(await replyTo(completion(message))).toMatchObject({ text });
  });

  it('in two choices is read as a whole', async () => {
    const { choices, ...rest } = completion(said('First.'));
    const second = { index: 1, message: said('Second.'), finish_reason: 'stop' };
    expect(await replyTo({ ...rest, choices: [...choices, second] })).toMatchObject({ text: 'First.\n\nSecond.' });
  });

  it('can have a call in the form before `tool_calls`', async () => {
    const message = said(null, { function_call: { name: 'readFile', arguments: '{"path":"a.ts"}' } });
    expect(await replyTo(completion(message))).toMatchObject({
      toolCalls: [{ name: 'readFile', arguments: '{"path":"a.ts"}' }],
    });
  });

  it.each<[string, unknown]>([
    ['missing', undefined],
    ['null', null],
    ['not of numbers', { prompt_tokens: '20', completion_tokens: null }],
    ['impossible', { prompt_tokens: -1, completion_tokens: 1e300 }],
  ])('with a usage that is %s is counted by estimate, which the reply says', async (_name, usage) => {
    const { usage: _left, ...body } = completion(said('Fine.'));
    expect(await replyTo({ ...body, usage })).toMatchObject({
      usage: { inputTokens: 5, outputTokens: 2 },
      notes: [expect.stringMatching(/did not say how many tokens were used; they are estimated$/)],
    });
  });

  it.each<[string, unknown, object]>([
    [
      'a refusal',
      completion(said(null, { refusal: 'I cannot.' })),
      { cause: 'refused', reason: 'the model refused: I cannot', usage: { inputTokens: 20 } },
    ],
    ['a filtered answer', completion(said('partly'), 'content_filter'), { cause: 'filtered' }],
    ['an answer that Gemini filtered', completion(said('{"comments":[]}'), 'SAFETY'), { cause: 'filtered' }],
    [
      'an empty answer',
      completion(said('')),
      { cause: 'empty', reason: 'the model gave an empty answer', usage: { inputTokens: 20 } },
    ],
    [
      'an empty answer at the limit',
      completion(said(null), 'length'),
      {
        cause: 'empty',
        reason: 'the model gave an empty answer because it reached the output limit',
        hint: 'Raise `max-output-tokens`.',
      },
    ],
    [
      'an answer that is all thinking',
      completion(said(''), 'length', { ...USAGE, completion_tokens_details: { reasoning_tokens: 5 } }),
      { cause: 'empty', reason: 'the model gave an empty answer because its thinking used up the output limit' },
    ],
    [
      'thinking without an answer',
      completion(said('', { reasoning_content: 'Hm.' })),
      { cause: 'empty', reason: 'the model gave an empty answer after thinking' },
    ],
    [
      'no choice',
      { ...completion(said('x')), choices: [] },
      { cause: 'unreadable', reason: "the server's answer has no choice" },
    ],
    ['a choice without a message', { choices: [{ finish_reason: 'stop' }] }, { cause: 'unreadable' }],
    ['a text for an object', '"Fine."', { cause: 'unreadable' }],
    ['a list', [], { cause: 'unreadable' }],
    ['null', 'null', { cause: 'unreadable' }],
    [
      'a page',
      '<!doctype html><title>Sign in</title>',
      {
        cause: 'unreadable',
        reason: expect.stringMatching(/sent an answer that does not follow its protocol: an HTML page: Sign in$/),
      },
    ],
    ['nothing', '', { cause: 'unreadable' }],
    ['an error with status 200', { error: { message: 'Provider returned error', code: 502 } }, { cause: 'overloaded' }],
    [
      'an error in a choice',
      { choices: [{ error: { code: 429, message: 'slow down' }, message: said('') }] },
      { cause: 'rate-limited' },
    ],
  ])('that is %s is a failure', async (_name, body, failure) => {
    expect(await replyTo(body)).toMatchObject({ kind: 'failed', fatal: false, ...failure });
  });

  it('in any form is read without an exception', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), fc.string(), async (anything, reason) => {
        const reply = await replyTo({ choices: [{ message: anything, finish_reason: reason }], usage: anything });
        expect(['answer', 'failed']).toContain(reply.kind);
      }),
      { numRuns: runs(25) },
    );
  });
});

describe('a failed request to Chat Completions', () => {
  it('with a wrong key is fatal and does not show the key', async () => {
    const server = await startCanned({
      status: 401,
      body: { error: { message: 'Incorrect API key provided: sk-secret.', code: 'invalid_api_key' } },
    });
    expect(await failureOf(openAiChatModel(settingsOf(server.url)))).toEqual({
      kind: 'failed',
      cause: 'denied',
      reason: `${server.url}/v1 answered 401 Incorrect API key provided: ***`,
      hint: 'Check `api-key`.',
      fatal: true,
    });
  });

  it('that is too long is not sent in another form', async () => {
    const message =
      "'max_tokens' or 'max_completion_tokens' is too large: 1000. This model's maximum context length is 4096 tokens.";
    const server = await startCanned({ status: 400, body: { error: { message } } });
    expect(await failureOf(openAiChatModel(settingsOf(server.url, { maxOutputTokens: 1_000 })))).toMatchObject({
      cause: 'too-long',
    });
    expect(server.requests).toHaveLength(1);
  });

  it('waits for a short limit, but not for a long one', async () => {
    const clock = recordingClock();
    const server = await startCanned(
      { status: 429, headers: { 'retry-after': '20' }, body: '' },
      { status: 429, headers: { 'retry-after': '7200' }, body: '' },
    );
    const failure = await failureOf(openAiChatModel(settingsOf(server.url, { clock })));
    expect(failure).toMatchObject({
      cause: 'rate-limited',
      fatal: true,
      reason: expect.stringContaining('until 2026-11-21 14:00 UTC'),
    });
    expect([clock.waits, server.requests.length]).toEqual([[20_000], 2]);
  });

  it('that breaks off is dropped', async () => {
    const server = await startCanned({ fault: 'break off' });
    expect(await failureOf(openAiChatModel(settingsOf(server.url)))).toMatchObject({ cause: 'dropped', fatal: false });
  });

  it('without an answer in time has timed out', async () => {
    const server = await startCanned({ fault: 'hang in the body' });
    expect(await failureOf(openAiChatModel(settingsOf(server.url, { timeoutMs: 50 })))).toMatchObject({
      cause: 'timed-out',
      fatal: false,
    });
  });

  it('to a port without server names the server', async () => {
    const url = await deadUrl();
    expect(await failureOf(openAiChatModel(settingsOf(url)))).toEqual({
      kind: 'failed',
      cause: 'unreachable',
      reason: `${url}/v1 could not be reached (connect ECONNREFUSED ${url.slice('http://'.length)})`,
      hint: 'Check `base-url`.',
      fatal: true,
    });
  });

  it('does not show a password in the address', async () => {
    const failure = await failureOf(
      openAiChatModel(settingsOf('x', { baseUrl: 'http://user:pass-word@127.0.0.1:9/v1' })),
    );
    expect(failure.fatal).toBe(true);
    expect(JSON.stringify(failure)).not.toMatch(/pass-word|user/);
  });

  it('with a key that is invalid in a header is not sent, and the key is not shown', async () => {
    const server = await startCanned({ body: completion(said('Fine.')) });
    const failure = await failureOf(openAiChatModel(settingsOf(server.url, { apiKey: 'sk-secret\u0000☃' })));
    expect(failure).toMatchObject({ cause: 'invalid', fatal: true });
    expect(JSON.stringify(failure)).not.toContain('sk-secret');
    expect(server.requests).toEqual([]);
  });

  it('ends when the run is cancelled, also during a wait', async () => {
    const run = new AbortController();
    const server = await startCanned({ status: 429, headers: { 'retry-after': '30' }, body: '' });
    const { clock: _instant, ...settings } = settingsOf(server.url);
    const model = openAiChatModel(settings);
    const reply = ask(model, HELLO, run.signal);
    await server.arrived(1);
    run.abort();
    expect(await reply).toMatchObject({ kind: 'failed', cause: 'cancelled', fatal: true });
    expect(server.requests).toHaveLength(1);
  });
});

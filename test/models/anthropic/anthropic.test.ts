import { LLMock } from '@copilotkit/aimock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anthropicModel, type AnthropicSettings } from '../../../src/models/anthropic/anthropic.ts';
import type { ModelReply, ModelRequest } from '../../../src/models/model.ts';
import { recordingClock, startCanned, type Canned } from '../canned-server.ts';

const KEY = 'sk-ant-secret-key-0123456789';
const REQUEST: ModelRequest = {
  messages: [
    { role: 'system', content: 'Review.' },
    { role: 'user', content: 'The change.' },
  ],
  shape: { name: 'review', schema: { type: 'object' } },
};
const TOOLS = [
  {
    name: 'read_file',
    description: 'Reads.',
    parameters: { type: 'object', properties: { path: { type: 'string' } } },
  },
];

/** A message as the API sends it since version 2023-06-01. */
function message(content: readonly unknown[], fields: Readonly<Record<string, unknown>> = {}): unknown {
  return {
    id: 'msg_013Zva2CMHLNnXjNJJKqJ2EF',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-4-6',
    content,
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 20, cache_creation_input_tokens: 300, cache_read_input_tokens: 4_000, output_tokens: 7 },
    ...fields,
  };
}

function error(type: string, text: string): unknown {
  return { type: 'error', error: { type, message: text }, request_id: 'req_011CSHoEeqs5C35K2UUqR7Fy' };
}

const ANSWER = message([{ type: 'text', text: '{"comments": []}' }]);

function modelAt(url: string, settings: Partial<AnthropicSettings> = {}) {
  return anthropicModel({
    model: 'claude-sonnet-4-6',
    baseUrl: url,
    apiKey: KEY,
    maxOutputTokens: undefined,
    timeoutMs: 60_000,
    clock: recordingClock(),
    ...settings,
  });
}

const NEVER = new AbortController().signal;

async function ask(answers: readonly Canned[], request = REQUEST, settings: Partial<AnthropicSettings> = {}) {
  const server = await startCanned(...answers);
  const reply = await modelAt(server.url, settings).ask(request, NEVER);
  return { reply, server };
}

describe('a request to Anthropic', () => {
  it('has a separate system text, a limit, a format and cache marks', async () => {
    const { server } = await ask([{ body: ANSWER }]);
    expect(server.requests[0]).toMatchObject({
      path: '/v1/messages',
      headers: { 'x-api-key': KEY, authorization: `Bearer ${KEY}` },
    });
    expect(server.requests[0]?.body).toEqual({
      model: 'claude-sonnet-4-6',
      max_tokens: 20_000,
      system: [{ type: 'text', text: 'Review.', cache_control: { type: 'ephemeral' } }],
      messages: [{ role: 'user', content: [{ type: 'text', text: 'The change.' }] }],
      output_config: { format: { type: 'json_schema', schema: { type: 'object' } } },
    });
  });

  it('contains tools, calls, their results in one message, and the thinking', async () => {
    const thinking = { type: 'thinking', thinking: 'Which file?', signature: 'EqQB' };
    const use = (id: string, path: string) => ({ type: 'tool_use', id, name: 'read_file', input: { path } });
    const { reply, server } = await ask(
      [
        { body: message([thinking, use('toolu_1', 'a.ts'), use('toolu_2', 'b.ts')], { stop_reason: 'tool_use' }) },
        { body: ANSWER },
      ],
      { ...REQUEST, tools: TOOLS },
    );
    expect(reply).toMatchObject({
      kind: 'answer',
      text: '',
      toolCalls: [
        { id: 'toolu_1', name: 'read_file', arguments: '{"path":"a.ts"}' },
        { id: 'toolu_2', name: 'read_file', arguments: '{"path":"b.ts"}' },
      ],
    });
    const { toolCalls, opaque } = reply as Extract<ModelReply, { kind: 'answer' }>;
    await modelAt(server.url).ask(
      {
        messages: [
          ...REQUEST.messages,
          { role: 'assistant', content: '', toolCalls, opaque },
          { role: 'tool', callId: 'toolu_1', name: 'read_file', content: 'A' },
          { role: 'tool', callId: 'toolu_2', name: 'read_file', content: 'B' },
          { role: 'user', content: 'Conclude.' },
        ],
        tools: TOOLS,
      },
      NEVER,
    );
    expect(server.requests[1]?.body).toMatchObject({
      tools: [{ name: 'read_file', description: 'Reads.', input_schema: TOOLS[0]?.parameters }],
      messages: [
        { role: 'user', content: [{ text: 'The change.', cache_control: { type: 'ephemeral' } }] },
        { role: 'assistant', content: [thinking, use('toolu_1', 'a.ts'), use('toolu_2', 'b.ts')] },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 'toolu_1', content: 'A' },
            { type: 'tool_result', tool_use_id: 'toolu_2', content: 'B' },
            { type: 'text', text: 'Conclude.', cache_control: { type: 'ephemeral' } },
          ],
        },
      ],
    });
  });

  it('sends thinking back with the kept calls, with names and ids that the server accepts', async () => {
    const thinking = { type: 'thinking', thinking: 'Which file?', signature: 'EqQB' };
    const use = (id: string, name = 'read_file') => ({ type: 'tool_use', id, name, input: {} });
    const { reply, server } = await ask(
      [{ body: message([thinking, use('a', 'rm -rf\n'), use('b'), thinking, use('c')]) }, { body: ANSWER }],
      { ...REQUEST, tools: TOOLS },
    );
    const { toolCalls, opaque } = reply as Extract<ModelReply, { kind: 'answer' }>;
    expect(toolCalls.map(({ name }) => name)).toEqual(['rm -rf\n', 'read_file', 'read_file']);
    const foreign = { id: 'functions.read:0', name: 'read_file', arguments: '{}' };
    await modelAt(server.url).ask(
      {
        messages: [
          ...REQUEST.messages,
          { role: 'assistant', content: '', toolCalls: toolCalls.slice(0, 2), opaque },
          { role: 'assistant', content: '', toolCalls: [foreign] },
          { role: 'tool', callId: foreign.id, name: 'read_file', content: 'A' },
        ],
      },
      NEVER,
    );
    expect(server.requests[1]?.body['messages']).toMatchObject([
      {},
      { content: [thinking, use('a', 'rm_-rf_'), use('b'), use('functions_read_0')] },
      { content: [{ tool_use_id: 'functions_read_0' }] },
    ]);
  });

  it('declares the tools of earlier calls even if none may be called', async () => {
    const server = await startCanned({ body: ANSWER });
    await modelAt(server.url).ask(
      {
        messages: [
          ...REQUEST.messages,
          {
            role: 'assistant',
            content: 'Looking.',
            toolCalls: [{ id: 'c', name: 'grep', arguments: '{broken' }],
            opaque: { by: 'anthropic:another', content: [{ type: 'thinking' }] },
          },
          { role: 'tool', callId: 'c', name: 'grep', content: 'none' },
        ],
      },
      NEVER,
    );
    expect(server.requests[0]?.body).toMatchObject({
      tool_choice: { type: 'none' },
      tools: [{ name: 'grep', input_schema: { type: 'object' } }],
      messages: [
        {},
        {
          content: [
            { type: 'text', text: 'Looking.' },
            { type: 'tool_use', id: 'c', name: 'grep', input: {} },
          ],
        },
        {},
      ],
    });
  });

  it('omits the format after a server refused it', async () => {
    const server = await startCanned(
      { status: 400, body: error('invalid_request_error', 'output_config: Extra inputs are not permitted') },
      { body: ANSWER },
    );
    const model = modelAt(server.url);
    expect(await model.ask(REQUEST, NEVER)).toMatchObject({ kind: 'answer' });
    expect(await model.ask(REQUEST, NEVER)).toMatchObject({ kind: 'answer' });
    expect(server.requests.map(({ body }) => 'output_config' in body)).toEqual([true, false, false]);
  });

  it('lowers the output limit after a server refused it', async () => {
    const { reply, server } = await ask([
      { status: 400, body: error('invalid_request_error', 'max_tokens: 20000 > 8192, which is the maximum allowed') },
      { body: ANSWER },
    ]);
    expect(reply).toMatchObject({ kind: 'answer' });
    expect(server.requests.map(({ body }) => body['max_tokens'])).toEqual([20_000, 4_096]);
  });

  it('accepts an address with or without its own path', async () => {
    const server = await startCanned({ body: ANSWER });
    await modelAt(`${server.url}/proxy/v1/`).ask(REQUEST, NEVER);
    expect(server.requests[0]?.path).toBe('/proxy/v1/messages');
  });
});

describe('an answer of Anthropic', () => {
  it('counts input that was read from or written to the cache as input', async () => {
    const { reply } = await ask([{ body: ANSWER }]);
    expect(reply).toEqual({
      kind: 'answer',
      text: '{"comments": []}',
      toolCalls: [],
      cutOff: false,
      usage: { inputTokens: 4_320, outputTokens: 7, cachedInputTokens: 4_000, cacheWriteTokens: 300 },
      answeredBy: 'anthropic:claude-sonnet-4-6',
    });
  });

  it.each(['max_tokens', 'pause_turn', 'model_context_window_exceeded'])('is cut off after `%s`', async (reason) => {
    const { reply } = await ask([{ body: message([{ type: 'text', text: '{"com' }], { stop_reason: reason }) }]);
    expect(reply).toMatchObject({ kind: 'answer', cutOff: true, text: '{"com' });
  });

  it.each([
    [
      'refused',
      { stop_reason: 'refusal', stop_details: { type: 'refusal', category: 'cyber', explanation: 'An exploit.' } },
      'An exploit',
    ],
    ['too-long', { stop_reason: 'model_context_window_exceeded' }, 'no room'],
    ['empty', { stop_reason: 'max_tokens' }, 'limit'],
    ['empty', {}, 'empty answer'],
  ])('without content is `%s`: %j', async (cause, fields, said) => {
    const { reply } = await ask([{ body: message([], fields) }]);
    expect(reply).toMatchObject({ kind: 'failed', cause, usage: { outputTokens: 7 } });
    expect(reply).toHaveProperty('reason', expect.stringContaining(said));
  });

  it.each([
    ['{}'],
    ['[]'],
    ['"text"'],
    ['null'],
    [''],
    ['<html><title>Bad gateway</title></html>'],
    ['{"content": "text"}'],
    ['{"content": [null, 1, {"type": "text"}]}'],
    ['{"content": [{"type": "tool_use"}], "usage": 3}'],
  ])('that is none is a failure: %s', async (body) => {
    const { reply } = await ask([{ body }]);
    expect(reply).toMatchObject({ kind: 'failed', cause: expect.stringMatching(/^(?:unreadable|empty)$/) });
  });
});

describe('a failure of Anthropic', () => {
  it.each<[string, Canned, Partial<ModelReply>]>([
    [
      'a wrong key',
      { status: 401, body: error('authentication_error', `invalid x-api-key ${KEY}`) },
      { cause: 'denied', fatal: true },
    ],
    ['no right', { status: 403, body: error('permission_error', 'no') }, { cause: 'denied', fatal: true }],
    [
      'no model',
      { status: 404, body: error('not_found_error', 'model: claude-9') },
      { cause: 'not-found', fatal: true },
    ],
    [
      'a large request',
      { status: 413, body: error('request_too_large', 'Request exceeds the maximum size') },
      { cause: 'too-long', fatal: false },
    ],
    [
      'a long prompt',
      { status: 400, body: error('invalid_request_error', 'prompt is too long: 208310 tokens > 200000 maximum') },
      { cause: 'too-long', fatal: false },
    ],
    [
      'no credit',
      {
        status: 400,
        body: error('invalid_request_error', 'Your credit balance is too low to access the Anthropic API.'),
      },
      { cause: 'rate-limited', fatal: true },
    ],
    [
      'a filter',
      { status: 400, body: error('invalid_request_error', 'Output blocked by content filtering policy') },
      { cause: 'filtered', fatal: false },
    ],
    [
      'anything else',
      { status: 400, body: error('invalid_request_error', 'messages: at least one') },
      { cause: 'invalid', fatal: false },
    ],
    [
      'a long limit',
      { status: 429, headers: { 'retry-after': '7200' }, body: error('rate_limit_error', 'slow') },
      { cause: 'rate-limited', fatal: true },
    ],
    [
      'a short limit that stays',
      { status: 429, headers: { 'retry-after': '2' }, body: error('rate_limit_error', 'slow') },
      { cause: 'rate-limited', fatal: false },
    ],
    [
      'overload that stays',
      { status: 529, body: error('overloaded_error', 'Overloaded') },
      { cause: 'overloaded', fatal: false },
    ],
    [
      'an error in an answer',
      { status: 200, body: error('overloaded_error', 'Overloaded') },
      { cause: 'overloaded', fatal: false },
    ],
    ['a connection that drops', { fault: 'break off' }, { cause: 'dropped', fatal: false }],
  ] as [string, Canned, Partial<ModelReply>][])('is told: %s', async (_name, canned, expected) => {
    const { reply } = await ask([canned]);
    expect(reply).toMatchObject({ kind: 'failed', ...expected });
    expect(JSON.stringify(reply)).not.toContain(KEY);
  });

  it('is over when the next attempt is answered', async () => {
    const overloaded = { status: 529, body: error('overloaded_error', 'Overloaded') };
    const { reply, server } = await ask([overloaded, overloaded, { body: ANSWER }]);
    expect(reply).toMatchObject({ kind: 'answer' });
    expect(server.requests).toHaveLength(3);
  });

  it('is `cancelled` at once when the run ends while a request is under way', async () => {
    const server = await startCanned({ fault: 'hang' });
    const end = new AbortController();
    const reply = modelAt(server.url).ask(REQUEST, end.signal);
    await server.arrived(1);
    end.abort();
    expect(await reply).toMatchObject({ kind: 'failed', cause: 'cancelled' });
  });
});

/** Events of a stream, as the API sends them. */
function sse(...events: readonly Readonly<Record<string, unknown>>[]): Canned {
  return {
    headers: { 'content-type': 'text/event-stream' },
    body: events.map((event) => `event: ${String(event['type'])}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
  };
}

const START = {
  type: 'message_start',
  message: message([], { stop_reason: null, usage: { input_tokens: 12, output_tokens: 1 } }),
};
const TEXT = [
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'ping' },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: '{"comm' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'ents": []}' } },
  { type: 'content_block_stop', index: 0 },
];
const END = [
  { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 15 } },
  { type: 'message_stop' },
];
const LONG = { maxOutputTokens: 64_000 };

describe('a long answer of Anthropic', () => {
  it('is requested as a stream and assembled', async () => {
    const { reply, server } = await ask([sse(START, ...TEXT, ...END)], REQUEST, LONG);
    expect(server.requests[0]?.body).toMatchObject({ stream: true, max_tokens: 64_000 });
    expect(reply).toMatchObject({
      kind: 'answer',
      text: '{"comments": []}',
      cutOff: false,
      usage: { inputTokens: 12, outputTokens: 15 },
    });
  });

  it('has its calls and thinking assembled, including broken arguments', async () => {
    const { reply } = await ask(
      [
        sse(
          START,
          { type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '', signature: '' } },
          { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: 'Hm.' } },
          { type: 'content_block_delta', index: 0, delta: { type: 'signature_delta', signature: 'EqQB' } },
          {
            type: 'content_block_start',
            index: 1,
            content_block: { type: 'tool_use', id: 't', name: 'grep', input: {} },
          },
          { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '{"query": ' } },
          { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '"x' } },
          ...END,
        ),
      ],
      { ...REQUEST, tools: TOOLS },
      LONG,
    );
    expect(reply).toMatchObject({
      kind: 'answer',
      toolCalls: [{ id: 't', name: 'grep', arguments: '{"query": "x' }],
      opaque: {
        by: 'anthropic:claude-sonnet-4-6',
        content: [
          { type: 'thinking', thinking: 'Hm.', signature: 'EqQB' },
          { type: 'tool_use', id: 't' },
        ],
      },
    });
  });

  it('is requested once more if its end is missing', async () => {
    const { reply, server } = await ask([sse(START, ...TEXT), sse(START, ...TEXT, ...END)], REQUEST, LONG);
    expect(reply).toMatchObject({ kind: 'answer' });
    expect(server.requests).toHaveLength(2);
  });

  it('fails if its end is missing twice', async () => {
    const { reply, server } = await ask([sse(START, ...TEXT)], REQUEST, LONG);
    expect(reply).toMatchObject({ kind: 'failed', cause: 'dropped', fatal: false });
    expect(server.requests).toHaveLength(2);
  });

  it('fails with the error event that interrupts it', async () => {
    const { reply } = await ask(
      [sse(START, { ...(error('overloaded_error', 'Overloaded') as object) })],
      REQUEST,
      LONG,
    );
    expect(reply).toMatchObject({ kind: 'failed', cause: 'overloaded' });
  });
});

describe('against a double made by others', () => {
  async function startDouble(): Promise<LLMock> {
    const double = new LLMock({ port: 0, logLevel: 'silent' });
    await double.start();
    onTestFinished(() => double.stop());
    return double;
  }

  it.each([['at once', {}] as const, ['as a stream', LONG] as const])(
    'answers come through %s',
    async (_name, settings) => {
      const double = await startDouble();
      double.onMessage('The change.', { content: '{"comments": []}' });
      const reply = await modelAt(double.url, settings).ask(REQUEST, NEVER);
      expect(reply).toMatchObject({ kind: 'answer', text: '{"comments": []}', cutOff: false });
    },
  );

  it.each([['at once', {}] as const, ['as a stream', LONG] as const])(
    'calls of tools come through %s',
    async (_name, settings) => {
      const double = await startDouble();
      double.onMessage('The change.', {
        toolCalls: [
          { name: 'read_file', arguments: '{"path":"a.ts"}' },
          { name: 'read_file', arguments: '{"path":"b.ts"}' },
        ],
      });
      const reply = await modelAt(double.url, settings).ask({ ...REQUEST, tools: TOOLS }, NEVER);
      expect(reply).toMatchObject({
        kind: 'answer',
        toolCalls: [
          { name: 'read_file', arguments: '{"path":"a.ts"}' },
          { name: 'read_file', arguments: '{"path":"b.ts"}' },
        ],
      });
    },
  );
});

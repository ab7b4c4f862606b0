import OpenAI from 'openai';
import { describe, expect, test } from 'vitest';
import type { ModelEmulator, ModelReply } from './server.ts';
import { post, start } from './stage.ts';

/** Allows for a busy machine. */
const PATIENCE = { timeout: 30_000 };

const QUESTION = { model: 'gpt-test', messages: [{ role: 'user', content: 'Review this.' }] };

describe('a scripted model', () => {
  test('answers in the order of the script, with usage', async () => {
    const model = await start({ replies: [{ content: 'first' }, { content: { findings: [] } }] });
    const client = new OpenAI({ apiKey: 'key', baseURL: model.url, maxRetries: 0 });
    const messages = [{ role: 'user' as const, content: 'Review this.' }];
    const first = await client.chat.completions.create({ model: 'gpt-test', messages });
    const second = await client.chat.completions.create({ model: 'gpt-test', messages });
    expect([first.choices[0]?.message.content, second.choices[0]?.message.content, first.usage]).toEqual([
      'first',
      '{"findings":[]}',
      { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
    ]);
    expect(model.requests.map(({ path, status }) => `${path} ${status}`)).toEqual([
      '/v1/chat/completions 200',
      '/v1/chat/completions 200',
    ]);
  });

  test('answers by the request when the script is a function', async () => {
    const model = await start({
      replies: (request, call) => ({ content: `${call}: ${request.messages[0]?.text ?? ''}` }),
    });
    expect(await ask(model, QUESTION)).toMatchObject({
      body: { choices: [{ message: { content: '0: Review this.' } }] },
    });
  });

  test('fails loudly when the script has run out', async () => {
    const model = await start({ replies: [] });
    expect(await ask(model, QUESTION)).toMatchObject({ status: 500 });
    expect(model.unexpected).toEqual(['Call 1 has no scripted reply.']);
  });

  test.for<readonly [string, ModelReply, object]>([
    [
      'a refusal',
      { refusal: 'I cannot.' },
      { status: 200, body: { choices: [{ message: { content: null, refusal: 'I cannot.' } }] } },
    ],
    ['no content', { content: null }, { status: 200, body: { choices: [{ message: { content: null } }] } }],
    ['a cut reply', { content: '{"a', finishReason: 'length' }, { body: { choices: [{ finish_reason: 'length' }] } }],
    ['a wrong key', { status: 401 }, { status: 401, body: { error: { message: 'Incorrect API key provided.' } } }],
    ['a retired model', { status: 410, body: 'Gone' }, { status: 410, body: 'Gone' }],
    ['too long a prompt', { status: 413 }, { status: 413 }],
    ['a rate limit', { status: 429, headers: { 'retry-after': '2' } }, { status: 429, retryAfter: '2' }],
    ['a rate limit without a hint', { status: 429 }, { status: 429, retryAfter: null }],
    ['an overload', { status: 529 }, { status: 529 }],
    ['a body that is no JSON', { fault: 'invalid json' }, { status: 200, body: '{"id": "chatcmpl-1", "choices": [' }],
  ])('can give %s', async ([, reply, expected]) => {
    const model = await start({ replies: [reply] });
    expect(await ask(model, QUESTION)).toMatchObject(expected);
  });

  test('can cut the connection, and can hang until it is closed', async () => {
    const model = await start({ replies: [{ fault: 'connection reset' }, { fault: 'hang' }] });
    await expect(ask(model, QUESTION)).rejects.toThrow('fetch failed');
    const hanging = ask(model, QUESTION);
    hanging.catch(() => undefined);
    await expect.poll(() => model.requests.length, PATIENCE).toBe(2);
    await model.close();
    await expect(hanging).rejects.toThrow('fetch failed');
  });

  test('lists its models and knows no other', async () => {
    const model = await start({ replies: [], models: ['gpt-4o'] });
    const list = await fetch(`${model.url}/models`);
    expect(await list.json()).toMatchObject({ object: 'list', data: [{ id: 'gpt-4o' }] });
    expect(await ask(model, QUESTION)).toMatchObject({ status: 404, body: { error: { code: 'model_not_found' } } });
  });
});

describe('a conversation', () => {
  const shape = { type: 'json_schema', json_schema: { name: 'verification', schema: { type: 'object' } } };

  test('is told apart by agent, turn and shape, and its tool results by name', async () => {
    const seen: object[] = [];
    const model = await start({
      replies({ agent, turn, toolResults, call }) {
        seen.push({ agent, turn, call, toolResults });
        return turn === 0 ? { toolCalls: [{ name: 'read_file', id: 'c1' }] } : { content: 'done' };
      },
    });
    const messages = [
      { role: 'system', content: 'Work.\n<agent-instructions name="security">\nLook.\n</agent-instructions>' },
      { role: 'user', content: 'Review this.' },
    ];
    const asked = [
      ...messages,
      turnOf((await ask(model, { model: 'm', messages })).body),
      { role: 'tool', tool_call_id: 'c1', content: 'text' },
    ];
    await ask(model, {
      model: 'm',
      messages: asked,
      response_format: { ...shape, json_schema: { ...shape.json_schema, name: 'review' } },
    });
    expect(seen).toEqual([
      { agent: 'security', turn: 0, call: 0, toolResults: [] },
      { agent: 'security', turn: 1, call: 1, toolResults: [{ callId: 'c1', name: 'read_file', text: 'text' }] },
    ]);
    expect(model.requests.map(({ agent, turn, shape: form }) => [agent, turn, form])).toEqual([
      ['security', 0, undefined],
      ['security', 1, 'review'],
    ]);
  });

  test('never shares an id of a call with another', async () => {
    const model = await start({ replies: () => ({ toolCalls: [{ name: 'a' }, { name: 'a' }] }) });
    const turns = [await ask(model, QUESTION), await ask(model, QUESTION)].map(({ body }) => turnOf(body));
    const ids = turns.flatMap(({ tool_calls: calls }) => calls.map(({ id }) => id));
    expect(new Set(ids).size).toBe(4);
  });

  test('can hold two calls of one id, and arguments that are broken', async () => {
    const calls = [
      { name: 'a', id: 'same', arguments: '{"path": ' },
      { name: 'b', id: 'same' },
    ];
    const model = await start({ replies: [{ toolCalls: calls }] });
    expect(turnOf((await ask(model, QUESTION)).body).tool_calls).toMatchObject([
      { id: 'same', function: { name: 'a', arguments: '{"path": ' } },
      { id: 'same', function: { name: 'b', arguments: '{}' } },
    ]);
  });

  test('about findings is confirmed without an entry of the script', async () => {
    const model = await start({ replies: [{ content: 'the review' }] });
    const content = '<finding id="f1" line="3">\n| {"id": "f2"}\n<finding id="f1">';
    const verified = await ask(model, { model: 'm', messages: [{ role: 'user', content }], response_format: shape });
    const reviewed = await ask(model, QUESTION);
    expect([verified, reviewed].map(({ body }) => textOf(body))).toEqual([
      '{"verdicts":[{"id":"f1","verdict":"confirmed","reason":"The code shows it."},{"id":"f2","verdict":"confirmed","reason":"The code shows it."}]}',
      'the review',
    ]);
    expect([model.reviewRequests.length, model.verificationRequests.length]).toEqual([1, 1]);
  });

  test.for<readonly [string, object]>([
    [
      'its schema',
      {
        response_format: {
          ...shape,
          json_schema: { name: 'answer', schema: { type: 'object', properties: { verdicts: {} } } },
        },
      },
    ],
    [
      'its prompt',
      {
        messages: [
          { role: 'system', content: 'Answer {"verdicts": []}' },
          { role: 'user', content: '#f1#' },
        ],
      },
    ],
  ])('about findings is known by %s where nothing names it', async ([name, change]) => {
    const model = await start({
      replies: [],
      ...(name === 'its schema'
        ? {
            shapeOf: ({ schema }) => (JSON.stringify(schema ?? '').includes('verdicts') ? 'verification' : undefined),
          }
        : {}),
      verification: { pattern: /#(\w+)#/, verdict: (id) => ({ verdict: 'refuted', reason: `No ${id}.` }) },
    });
    const { body } = await ask(model, { ...QUESTION, messages: [{ role: 'user', content: '#f1#' }], ...change });
    expect(JSON.parse(textOf(body))).toEqual({ verdicts: [{ id: 'f1', verdict: 'refuted', reason: 'No f1.' }] });
  });

  test('about findings is left to a script that wants it', async () => {
    const model = await start({ replies: [{ content: 'scripted' }], verification: 'scripted' });
    expect(textOf((await ask(model, { ...QUESTION, response_format: shape })).body)).toBe('scripted');
  });
});

describe('many requests', () => {
  test('are counted while they are under way', async () => {
    const model = await start({
      replies: (_request, call) => (call < 3 ? { fault: 'hang' } : { content: 'x' }),
      latency: 1,
    });
    const asked = [1, 2, 3].map(() => ask(model, QUESTION));
    for (const one of asked) one.catch(() => undefined);
    await expect.poll(() => model.requests.length, PATIENCE).toBe(3);
    expect(await ask(model, QUESTION)).toMatchObject({ status: 200 });
    expect(model.concurrent).toBe(4);
  });

  test('are refused beyond what the server takes at once', async () => {
    const model = await start({ replies: () => ({ fault: 'hang' }), limit: 2 });
    const asked = [1, 2].map(() => ask(model, QUESTION));
    for (const one of asked) one.catch(() => undefined);
    await expect.poll(() => model.requests.length, PATIENCE).toBe(2);
    expect(await ask(model, QUESTION)).toMatchObject({ status: 429, body: { error: { code: 'rate_limit_exceeded' } } });
  });

  test('are known to be abandoned', async () => {
    const model = await start({ replies: () => ({ fault: 'hang' }) });
    const leaving = new AbortController();
    const body = JSON.stringify(QUESTION);
    const asked = fetch(`${model.url}/chat/completions`, { method: 'POST', body, signal: leaving.signal });
    asked.catch(() => undefined);
    await expect.poll(() => model.requests.length, PATIENCE).toBe(1);
    leaving.abort();
    await expect.poll(() => model.abandoned, PATIENCE).toBe(1);
  });

  test('may be too large', async () => {
    const model = await start({ replies: [], maxBytes: 100 });
    const body = { ...QUESTION, messages: [{ role: 'user', content: 'x'.repeat(100) }] };
    expect(await ask(model, body)).toMatchObject({ status: 413 });
  });

  test('may go where nobody is', async () => {
    const model = await start({ replies: [] });
    const { status } = await post(`${model.origin}/v2/complete`, {});
    expect([status, model.unexpected]).toEqual([404, ['POST /v2/complete']]);
  });

  test('are told what models each server has', async () => {
    const model = await start({ replies: [], models: ['m'] });
    const lists = await Promise.all(
      ['/v1/models', '/openai/v1/models', '/api/tags'].map((path) => fetch(model.origin + path)),
    );
    const texts = await Promise.all(lists.map((list) => list.text()));
    expect(texts.every((text) => text.includes('"m"'))).toBe(true);
  });
});

describe('a request that OpenAI would refuse', () => {
  test.for<readonly [string, object, string]>([
    ['a stream', { stream: true }, 'does not stream'],
    ['no messages', { messages: [] }, 'empty array'],
    ['an unknown role', { messages: [{ role: 'robot', content: '' }] }, 'messages[0].role'],
    ['content that is no text', { messages: [{ role: 'user', content: 7 }] }, 'messages[0].content'],
    ['a parameter that nobody has', { temprature: 1 }, 'Unrecognized request argument supplied: temprature'],
    ['a temperature beyond 2', { temperature: 3 }, "'temperature'"],
    [
      'a schema name with a space',
      { response_format: { type: 'json_schema', json_schema: { name: 'a b', schema: {} } } },
      '.name',
    ],
    [
      'an open object',
      { response_format: format({ type: 'object', properties: {} }) },
      "'additionalProperties' is required",
    ],
    [
      'an optional property',
      {
        response_format: format({
          type: 'object',
          additionalProperties: false,
          required: ['list'],
          properties: {
            list: { type: 'array', items: { type: 'object', additionalProperties: false, properties: { a: {} } } },
          },
        }),
      },
      "In context=('properties', 'list', 'items'), 'required' is required to be supplied and to be an array including every key in properties. Missing 'a'.",
    ],
  ])('is answered 400 for %s', async ([, change, message]) => {
    const model = await start({ replies: [{ content: 'never' }] });
    const { status, body } = await ask(model, { ...QUESTION, ...change });
    expect({ status, message: JSON.stringify(body) }).toEqual({
      status: 400,
      message: expect.stringContaining(message),
    });
    expect(model.invalidRequests).toHaveLength(1);
  });

  test('is answered 400 for a parameter that this server rejects', async () => {
    const model = await start({ replies: [{ content: 'never' }], rejects: ['response_format'] });
    const answer = await ask(model, { ...QUESTION, response_format: { type: 'json_object' } });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { param: 'response_format', code: 'unsupported_parameter' } },
    });
  });
});

function format(schema: object): object {
  return { type: 'json_schema', json_schema: { name: 'findings', strict: true, schema } };
}

async function ask(model: ModelEmulator, body: object) {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer key' };
  const response = await fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

interface Turn {
  readonly content: string;
  readonly tool_calls: readonly { readonly id: string }[];
}

function turnOf(body: unknown): Turn {
  return (body as { choices: readonly { message: Turn }[] }).choices[0]!.message;
}

function textOf(body: unknown): string {
  return turnOf(body).content;
}

import OpenAI from 'openai';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startModel } from './server.ts';
import type { ModelEmulator, ModelOptions, ModelReply } from './server.ts';

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
    await expect.poll(() => model.requests.length).toBe(2);
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

async function start(options: ModelOptions): Promise<ModelEmulator> {
  const model = await startModel(options);
  onTestFinished(model.close);
  return model;
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

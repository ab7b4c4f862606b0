import { describe, expect, test } from 'vitest';
import { sealOf } from './openai-responses-request.ts';
import { post, READ_FILE, start } from './stage.ts';

const USER = { role: 'user', content: 'Review this.' };
const CHAT_TOOL = { type: 'function', function: READ_FILE };
const HALF = '\uD83D';

function chatCall(id: string, name = 'read_file'): object {
  return { id, type: 'function', function: { name, arguments: '{}' } };
}

function calling(...calls: readonly object[]): object {
  return { role: 'assistant', content: null, tool_calls: calls };
}

function result(id: string): object {
  return { role: 'tool', tool_call_id: id, content: 'text' };
}

describe('a Chat Completions request', () => {
  test('is accepted with a complete conversation', async () => {
    const { status, complaints } = await send(CHAT, {
      messages: [USER, calling(chatCall('a'), chatCall('b')), result('b'), result('a'), USER],
      tools: [CHAT_TOOL],
      parallel_tool_calls: true,
    });
    expect([status, complaints]).toEqual([200, []]);
  });

  test.for<readonly [string, object, string]>([
    [
      'a call without its result',
      { messages: [USER, calling(chatCall('a'), chatCall('b')), result('a'), USER] },
      'did not have response messages: b',
    ],
    ['a call at the end', { messages: [USER, calling(chatCall('a'))] }, 'did not have response messages: a'],
    [
      'a result of no call',
      { messages: [USER, result('a')] },
      "must be a response to a preceeding message with 'tool_calls'",
    ],
    [
      'a result too late',
      { messages: [USER, calling(chatCall('a')), result('a'), USER, result('a')] },
      'must be a response to',
    ],
    [
      'two results of one call',
      { messages: [USER, calling(chatCall('a')), result('a'), result('a')] },
      'Duplicate value',
    ],
    [
      'two calls with one id',
      { messages: [USER, calling(chatCall('a'), chatCall('a')), result('a')] },
      'Duplicate value',
    ],
    ['an id that is too long', { messages: [USER, calling(chatCall('a'.repeat(41)))] }, 'maximum length 40'],
    ['a name that a model made up', { messages: [USER, calling(chatCall('a', 'rm -rf'))] }, 'does not match pattern'],
    ['a list of no calls', { messages: [USER, calling()] }, 'empty array'],
    [
      'too many calls',
      { messages: [USER, calling(...Array.from({ length: 129 }, (_, i) => chatCall(`${i}`)))] },
      'maximum length 128',
    ],
    [
      'silence of the model without calls',
      { messages: [USER, { role: 'assistant', content: null }] },
      "'messages[1].content'",
    ],
    ['no tools', { tools: [] }, "Invalid 'tools': empty array"],
    ['too many tools', { tools: Array.from({ length: 129 }, () => CHAT_TOOL) }, "Invalid 'tools': array too long"],
    [
      'a tool with a bad name',
      { tools: [{ type: 'function', function: { ...READ_FILE, name: 'read file' } }] },
      'does not match pattern',
    ],
    [
      'a tool with a long description',
      { tools: [{ type: 'function', function: { ...READ_FILE, description: 'x'.repeat(1025) } }] },
      'maximum length 1024',
    ],
    [
      'a tool whose parameters are no object',
      { tools: [{ type: 'function', function: { name: 'a', parameters: { type: 'string' } } }] },
      "Invalid schema for function 'a'",
    ],
    [
      'a strict tool with an open object',
      {
        tools: [
          { type: 'function', function: { name: 'a', strict: true, parameters: { type: 'object', properties: {} } } },
        ],
      },
      "'additionalProperties' is required",
    ],
    ['a choice among no tools', { tool_choice: 'auto' }, "only allowed when 'tools' are specified"],
    ['half a character', { messages: [{ role: 'user', content: `cut ${HALF}` }] }, 'no low surrogate'],
  ])('is refused for %s', async ([, change, message]) => {
    expect(await send(CHAT, change)).toMatchObject({
      status: 400,
      message: expect.stringContaining(message),
      refused: true,
    });
  });

  test.for<readonly [string, object]>([
    ['a schema that is no object', { type: 'array', items: { type: 'string' } }],
    ['a property without a type', strict({ a: {} })],
    ['a keyword that strict mode does not know', strict({ a: { type: 'object', not: {} } })],
    ['an open object in a union', strict({ a: { anyOf: [{ type: 'object', properties: {} }, { type: 'null' }] } })],
    ['too many levels', nested(12)],
  ])('is refused for %s', async ([, schema]) => {
    const format = { type: 'json_schema', json_schema: { name: 'a', strict: true, schema } };
    expect(await send(CHAT, { response_format: format })).toMatchObject({
      status: 400,
      message: expect.stringContaining("Invalid schema for response_format 'a'"),
    });
  });
});

describe('a Responses request', () => {
  const call = { type: 'function_call', call_id: 'a', name: 'read_file', arguments: '{}' };
  const output = { type: 'function_call_output', call_id: 'a', output: 'text' };
  const thought = { type: 'reasoning', id: 'rs_9', summary: [], encrypted_content: sealOf('rs_9') };

  test('is accepted with a complete conversation', async () => {
    const said = { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'I look.' }] };
    const { status, complaints } = await send(RESPONSES, {
      input: [USER, thought, call, said, output, USER],
      include: ['reasoning.encrypted_content'],
    });
    expect([status, complaints]).toEqual([200, []]);
  });

  test.for<readonly [string, object, string]>([
    ['a call without its result', { input: [USER, call] }, 'No tool output found for function call a.'],
    ['a result of no call', { input: [USER, output] }, 'No tool call found for function call output with call_id a.'],
    ['two calls with one id', { input: [USER, call, call, output] }, 'Duplicate item'],
    ['the parameters of Chat Completions', { messages: [USER] }, "has moved to 'input'"],
    ['their format', { response_format: {} }, "has moved to 'text.format'"],
    ['their tools', { tools: [CHAT_TOOL] }, "Missing required parameter: 'tools[0].name'."],
    ['an id of another kind', { input: [USER, { ...call, id: 'call_1' }, output] }, "begins with 'fc'"],
    [
      'the parts of a user said by the model',
      { input: [{ role: 'assistant', content: [{ type: 'input_text', text: '' }] }] },
      "'output_text' and 'refusal'",
    ],
    [
      'a thought that nobody stored',
      { input: [USER, { ...thought, encrypted_content: null }, call, output] },
      "Item with id 'rs_9' not found.",
    ],
    [
      'a thought that was changed',
      { input: [USER, { ...thought, encrypted_content: 'forged' }, call, output] },
      'could not be verified',
    ],
    ['a thought that led to nothing', { input: [USER, thought] }, 'without its required following item'],
    ['too small a cap', { max_output_tokens: 15 }, "'max_output_tokens'"],
    ['a parameter that nobody has', { temprature: 1 }, "Unknown parameter: 'temprature'."],
  ])('is refused for %s', async ([, change, message]) => {
    expect(await send(RESPONSES, change)).toMatchObject({ message: expect.stringContaining(message), refused: true });
  });

  test('is refused if a call comes back without its thinking', async () => {
    const model = await start({
      replies: [{ toolCalls: [{ name: 'read_file' }], thinking: 'Hm.' }, { content: 'done' }, { content: 'done' }],
    });
    const first = await post(`${model.url}/responses`, RESPONSES.body);
    const items = (first.body as { output: readonly { type: string; call_id?: string }[] }).output;
    const results = items
      .filter((item) => item.type === 'function_call')
      .map((item) => ({ ...output, call_id: item.call_id }));
    const whole = await post(`${model.url}/responses`, { ...RESPONSES.body, input: [USER, ...items, ...results] });
    const robbed = await post(`${model.url}/responses`, {
      ...RESPONSES.body,
      input: [USER, ...items.slice(1), ...results],
    });
    expect([whole.status, robbed.status, JSON.stringify(robbed.body)]).toEqual([
      200,
      400,
      expect.stringContaining("without its required 'reasoning' item: 'rs_0'"),
    ]);
  });

  test('causes a complaint if its answer is stored', async () => {
    const { status, complaints } = await send(RESPONSES, { store: undefined });
    expect([status, complaints]).toEqual([200, ['The answer is stored at the provider: `store` is not false.']]);
  });
});

describe('a Messages request', () => {
  const use = { type: 'tool_use', id: 'toolu_1', name: 'read_file', input: {} };
  const given = { type: 'tool_result', tool_use_id: 'toolu_1', content: 'text' };
  const text = { type: 'text', text: 'Now conclude.' };
  const tools = [{ name: 'read_file', input_schema: { type: 'object' } }];
  const marked = { ...text, cache_control: { type: 'ephemeral' } };

  test('is accepted with a complete conversation', async () => {
    const messages = [USER, { role: 'assistant', content: [use] }, { role: 'user', content: [given, text] }];
    const { status, complaints } = await send(MESSAGES, { messages, tools, system: [marked] });
    expect([status, complaints]).toEqual([200, []]);
  });

  test.for<readonly [string, object, string]>([
    ['no limit of its answer', { max_tokens: undefined }, 'max_tokens: Field required'],
    ['a system message', { messages: [{ role: 'system', content: 'x' }, USER] }, 'Unexpected role "system"'],
    [
      'a conversation that the model begins',
      { messages: [{ role: 'assistant', content: 'x' }, USER] },
      'first message must use the "user" role',
    ],
    [
      'an answer that is begun',
      { messages: [USER, { role: 'assistant', content: '{' }] },
      'does not support assistant message prefill',
    ],
    ['an empty text', { messages: [{ role: 'user', content: [{ type: 'text', text: '' }] }] }, 'must be non-empty'],
    [
      'a call without its result',
      { messages: [USER, { role: 'assistant', content: [use] }, USER], tools },
      'messages.1: `tool_use` ids were found without',
    ],
    [
      'a result after a text',
      { messages: [USER, { role: 'assistant', content: [use] }, { role: 'user', content: [text, given] }], tools },
      'without `tool_result` blocks immediately after',
    ],
    [
      'a result of no call',
      { messages: [{ role: 'user', content: [given] }], tools },
      'messages.0.content.0: unexpected `tool_use_id`',
    ],
    [
      'a result of no call later',
      { messages: [USER, { role: 'assistant', content: 'x' }, { role: 'user', content: [given] }], tools },
      'unexpected `tool_use_id`',
    ],
    [
      'two calls with one id',
      { messages: [USER, { role: 'assistant', content: [use, use] }, { role: 'user', content: [given] }], tools },
      'must be unique',
    ],
    [
      'two results of one call',
      { messages: [USER, { role: 'assistant', content: [use] }, { role: 'user', content: [given, given] }], tools },
      'single result',
    ],
    [
      'arguments that are no object',
      {
        messages: [USER, { role: 'assistant', content: [{ ...use, input: '{}' }] }, { role: 'user', content: [given] }],
        tools,
      },
      'valid dictionary',
    ],
    [
      'a thought that was changed',
      {
        messages: [
          USER,
          { role: 'assistant', content: [{ type: 'thinking', thinking: 'x', signature: 'forged' }, text] },
          USER,
        ],
      },
      'Invalid `signature`',
    ],
    [
      'five marks for the cache',
      { messages: [{ role: 'user', content: [marked, marked, marked] }], system: [marked, marked] },
      'Found 5.',
    ],
    ['two tools with one name', { tools: [...tools, ...tools] }, 'Tool names must be unique'],
    ['a choice among no tools', { tool_choice: { type: 'none' } }, 'while providing tools'],
    [
      'an open object in the format',
      { output_config: { format: { type: 'json_schema', schema: { type: 'object' } } } },
      'must be explicitly set to false',
    ],
    [
      'bounds in the format',
      { output_config: { format: { type: 'json_schema', schema: { type: 'integer', minimum: 0 } } } },
      "'minimum' is not supported",
    ],
    ['a parameter that nobody has', { response_format: {} }, 'response_format: Extra inputs are not permitted'],
    ['half a character', { messages: [{ role: 'user', content: HALF }] }, 'no low surrogate'],
  ])('is refused for %s', async ([, change, message]) => {
    expect(await send(MESSAGES, change)).toMatchObject({
      status: 400,
      message: expect.stringContaining(message),
      refused: true,
    });
  });

  test('requires the version of the protocol', async () => {
    const model = await start({ replies: [] });
    const { status, body } = await post(`${model.origin}/v1/messages`, MESSAGES.body);
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('anthropic-version: header is required'),
    ]);
  });

  test('causes a complaint for repeated roles and for calls without tools', async () => {
    const messages = [USER, USER, { role: 'assistant', content: [use] }, { role: 'user', content: [given] }];
    const { status, complaints } = await send(MESSAGES, { messages });
    expect([status, complaints]).toEqual([
      200,
      [expect.stringContaining('in a row'), expect.stringContaining('no `tools` are defined')],
    ]);
  });

  test('has to send thinking back with its calls', async () => {
    const model = await start({
      replies: [{ toolCalls: [{ name: 'read_file' }], thinking: 'Hm.' }, { content: 'done' }],
    });
    const body = { ...MESSAGES.body, tools, thinking: { type: 'adaptive' } };
    const first = (await post(`${model.origin}/v1/messages`, body, VERSION)).body as {
      content: readonly { id?: string }[];
    };
    const back = { role: 'user', content: [{ ...given, tool_use_id: first.content[1]?.id }] };
    const robbed = await post(
      `${model.origin}/v1/messages`,
      { ...body, messages: [USER, { role: 'assistant', content: first.content.slice(1) }, back] },
      VERSION,
    );
    const whole = await post(
      `${model.origin}/v1/messages`,
      { ...body, messages: [USER, { role: 'assistant', content: first.content }, back] },
      VERSION,
    );
    expect([robbed.status, JSON.stringify(robbed.body), whole.status]).toEqual([
      400,
      expect.stringContaining('must start with a thinking block'),
      200,
    ]);
  });
});

describe('a request of Ollama', () => {
  const call = { role: 'assistant', content: '', tool_calls: [{ function: { name: 'read_file', arguments: {} } }] };
  const given = { role: 'tool', tool_name: 'read_file', content: 'text' };

  test('is accepted with a complete conversation', async () => {
    const { status, complaints } = await send(OLLAMA, { messages: [USER, call, given], tools: [CHAT_TOOL] });
    expect([status, complaints]).toEqual([200, []]);
  });

  test.for<readonly [string, object, string]>([
    ['a role that nobody has', { messages: [{ role: 'developer', content: '' }] }, 'invalid role: developer'],
    [
      'arguments that are text',
      { messages: [USER, { role: 'assistant', tool_calls: [{ function: { name: 'a', arguments: '{}' } }] }] },
      'cannot unmarshal string',
    ],
    ['a format that is none', { format: 'yaml' }, 'invalid format'],
  ])('is refused for %s', async ([, change, message]) => {
    expect(await send(OLLAMA, change)).toMatchObject({ status: 400, message: expect.stringContaining(message) });
  });

  test.for<readonly [string, object, string]>([
    ['its size left open', { options: {} }, '`options.num_ctx` is not set'],
    ['a stream', { stream: undefined }, '`stream` is not false'],
    ['a format beside tools', { format: { type: 'object' }, tools: [CHAT_TOOL] }, 'keeps the model from calling'],
    ['what the server ignores', { max_tokens: 5 }, "ignores 'max_tokens'"],
    ['results without calls', { messages: [USER, given] }, 'do not belong together'],
  ])('is complained of for %s', async ([, change, complaint]) => {
    const { status, complaints } = await send(OLLAMA, change);
    expect([status, complaints]).toEqual([200, [expect.stringContaining(complaint)]]);
  });

  test('is silently cut at its size; only the count shows it', async () => {
    const model = await start({ replies: [{ content: 'x' }] });
    const long = {
      ...OLLAMA.body,
      messages: [{ role: 'user', content: 'long '.repeat(1000) }],
      options: { num_ctx: 100 },
    };
    expect((await post(`${model.origin}/api/chat`, long)).body).toMatchObject({ prompt_eval_count: 100 });
  });

  test('is refused beyond its size if it must not be cut', async () => {
    const messages = [{ role: 'user', content: 'long '.repeat(1000) }];
    const change = { messages, options: { num_ctx: 100 }, truncate: false };
    expect(await send(OLLAMA, change)).toMatchObject({
      status: 400,
      message: expect.stringContaining('exceeds the context length'),
    });
  });
});

describe('an address of Azure', () => {
  test('requires a version, and contains the deployment', async () => {
    const model = await start({ replies: [{ content: 'x' }], models: ['my gpt'], apiKey: 'key' });
    const path = `${model.origin}/openai/deployments/my%20gpt/chat/completions`;
    const body = { messages: [USER] };
    const answers = await Promise.all([
      post(path, body, { 'api-key': 'key' }),
      post(`${path}?api-version=2024-10-21`, body, { 'api-key': 'wrong' }),
      post(`${path.replace('my', 'your')}?api-version=2024-10-21`, body, { 'api-key': 'key' }),
      post(`${path}?api-version=2024-10-21`, body, { 'api-key': 'key' }),
    ]);
    expect(
      answers.map(({ status, body: said }) => [status, Object.keys((said as { error?: object }).error ?? {})]),
    ).toEqual([
      [404, ['code', 'message']],
      [401, ['code', 'message']],
      [404, ['code', 'message']],
      [200, []],
    ]);
    expect(answers[3]?.body).toMatchObject({ model: 'my gpt', prompt_filter_results: [{ prompt_index: 0 }] });
  });
});

const VERSION = { 'anthropic-version': '2023-06-01' };

interface Kind {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const CHAT: Kind = { path: '/v1/chat/completions', body: { model: 'm', messages: [USER] } };
const RESPONSES: Kind = { path: '/v1/responses', body: { model: 'm', input: [USER], store: false } };
const MESSAGES: Kind = {
  path: '/v1/messages',
  body: { model: 'm', max_tokens: 100, messages: [USER] },
  headers: VERSION,
};
const OLLAMA: Kind = {
  path: '/api/chat',
  body: { model: 'm', messages: [USER], stream: false, options: { num_ctx: 8192 } },
};

async function send({ path, body, headers }: Kind, change: object) {
  const model = await start({ replies: [{ content: 'done' }] });
  const { status, body: said } = await post(`${model.origin}${path}`, { ...body, ...change }, headers);
  const complaints = model.invalidRequests.filter(({ refused }) => !refused).map(({ message }) => message);
  return {
    status,
    message: JSON.stringify(said).replaceAll('\\"', '"'),
    complaints,
    refused: model.invalidRequests.some(({ refused }) => refused),
  };
}

function strict(properties: object): object {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}

function nested(levels: number): object {
  return levels === 0 ? { type: 'string' } : strict({ inner: nested(levels - 1) });
}

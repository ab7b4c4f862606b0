import { createHash, createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import { bedrockModel, type BedrockSettings } from '../../../src/models/bedrock/bedrock.ts';
import type { ModelRequest } from '../../../src/models/model.ts';
import {
  ask,
  HELLO,
  READ_FILE,
  recordingClock,
  SHAPE,
  startCanned,
  type Canned,
  type SentRequest,
} from '../canned-server.ts';

const CLAUDE = 'us.anthropic.claude-sonnet-4-5-20250929-v1:0';
const KEYS = {
  id: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  session: 'session-token',
};

beforeEach(() => {
  // The machine's own configuration must not matter.
  for (const [name, value] of Object.entries({
    AWS_ACCESS_KEY_ID: KEYS.id,
    AWS_SECRET_ACCESS_KEY: KEYS.secret,
    AWS_SESSION_TOKEN: KEYS.session,
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
  })) {
    vi.stubEnv(name, value);
  }
  for (const name of ['AWS_BEARER_TOKEN_BEDROCK', 'AWS_DEFAULT_REGION', 'AWS_PROFILE', 'AWS_REGION']) {
    vi.stubEnv(name, undefined);
  }
  return () => vi.unstubAllEnvs();
});

function settingsOf(url: string, settings: Partial<BedrockSettings> = {}): BedrockSettings {
  return {
    model: CLAUDE,
    baseUrl: url,
    apiKey: undefined,
    region: 'eu-central-1',
    maxOutputTokens: undefined,
    timeoutMs: 60_000,
    clock: recordingClock(),
    ...settings,
  };
}

async function sent(
  answers: readonly Canned[],
  request: ModelRequest = HELLO,
  settings: Partial<BedrockSettings> = {},
) {
  const server = await startCanned(...answers);
  const reply = await ask(await bedrockModel(settingsOf(server.url, settings)), request);
  return { reply, request: server.requests[0]! };
}

/** An answer as the Converse API sends it. */
function answerOf(content: readonly unknown[], fields: Readonly<Record<string, unknown>> = {}): Canned {
  return {
    body: {
      metrics: { latencyMs: 1200 },
      output: { message: { content, role: 'assistant' } },
      stopReason: 'end_turn',
      usage: {
        cacheReadInputTokens: 4_000,
        cacheWriteInputTokens: 300,
        inputTokens: 20,
        outputTokens: 7,
        totalTokens: 4_327,
      },
      ...fields,
    },
  };
}

const FINE = answerOf([{ text: 'Fine.' }]);

describe('a request to Bedrock', () => {
  it('has the form of the Converse API, with cache marks for a model that reads them', async () => {
    const { request, reply } = await sent([FINE], { ...HELLO, shape: SHAPE, tools: [READ_FILE] });
    expect(request.path).toBe(`/model/${encodeURIComponent(CLAUDE)}/converse`);
    const { name, description, parameters } = READ_FILE;
    expect(request.body).toEqual({
      system: [{ text: 'Review.' }, { cachePoint: { type: 'default' } }],
      messages: [{ role: 'user', content: [{ text: 'The change.' }, { cachePoint: { type: 'default' } }] }],
      inferenceConfig: { maxTokens: 20_000 },
      toolConfig: { tools: [{ toolSpec: { name, description, inputSchema: { json: parameters } } }] },
      outputConfig: {
        textFormat: {
          type: 'json_schema',
          structure: { jsonSchema: { name: SHAPE.name, schema: JSON.stringify(SHAPE.schema) } },
        },
      },
    });
    expect(reply).toMatchObject({
      kind: 'answer',
      text: 'Fine.',
      usage: { inputTokens: 4_320, outputTokens: 7, cachedInputTokens: 4_000, cacheWriteTokens: 300 },
      answeredBy: `bedrock:${CLAUDE}`,
    });
  });

  it('has neither cache marks nor a limit for a model that has its own, and asks for the most likely answer', async () => {
    const { request } = await sent([FINE], HELLO, { model: 'meta.llama3-3-70b-instruct-v1:0' });
    expect(request.body).toEqual({
      system: [{ text: 'Review.' }],
      messages: [{ role: 'user', content: [{ text: 'The change.' }] }],
      inferenceConfig: { temperature: 0 },
    });
  });

  it('is signed with the credentials of the environment, and what was signed is what arrives', async () => {
    const { request } = await sent([FINE]);
    expect(request.headers['x-amz-security-token']).toBe(KEYS.session);
    expect(request.headers.authorization).toBe(authorizationOf(request, 'eu-central-1'));
  });

  it.each([['the option', { apiKey: 'option-key' }, undefined, 'Bearer option-key']] as const)(
    'carries the key of %s instead of a signature',
    async (_of, settings, variable, expected) => {
      vi.stubEnv('AWS_BEARER_TOKEN_BEDROCK', variable);
      const { request } = await sent([FINE], HELLO, settings);
      expect(request.headers.authorization).toBe(expected);
      expect(request.headers['x-amz-security-token']).toBeUndefined();
    },
  );

  it('sends thinking back as it came, also when it is hidden', async () => {
    const thinking = [
      { reasoningContent: { redactedContent: Buffer.from([0, 255, 7]).toString('base64') } },
      { reasoningContent: { reasoningText: { signature: 'c2ln', text: 'Hm.' } } },
    ];
    const call = { toolUse: { input: { path: 'a.ts' }, name: 'readFile', toolUseId: 'tooluse_1' } };
    const server = await startCanned(answerOf([...thinking, call], { stopReason: 'tool_use' }), FINE);
    const model = await bedrockModel(settingsOf(server.url));
    const first = await ask(model, { ...HELLO, tools: [READ_FILE] });
    if (first.kind === 'failed') {
      throw new Error(first.reason);
    }
    // A turn is kept as JSON between two requests.
    const turn = JSON.parse(JSON.stringify({ role: 'assistant', content: first.text, ...first })) as typeof first;
    const result = { role: 'tool', callId: 'tooluse_1', name: 'readFile', content: 'text' } as const;
    await ask(model, {
      messages: [...HELLO.messages, { ...turn, role: 'assistant', content: '' }, result],
      tools: [READ_FILE],
    });
    expect(server.requests[1]?.body['messages']).toMatchObject([
      { role: 'user' },
      { role: 'assistant', content: [...thinking, call] },
      { role: 'user', content: [{ toolResult: { toolUseId: 'tooluse_1', content: [{ text: 'text' }] } }, {}] },
    ]);
  });

  it('has calls and results as text if no tools are declared', async () => {
    const messages: ModelRequest['messages'] = [
      ...HELLO.messages,
      { role: 'assistant', content: '', toolCalls: [{ id: 'a', name: 'readFile', arguments: '{}' }] },
      { role: 'tool', callId: 'a', name: 'readFile', content: 'text of a.ts' },
    ];
    const { request } = await sent([FINE], { messages });
    expect(JSON.stringify(request.body)).not.toMatch(/toolUse|toolResult|toolConfig/);
    expect(JSON.stringify(request.body)).toContain('text of a.ts');
  });
});

describe('a failure of Bedrock', () => {
  it.each<[string, Canned, object]>([
    [
      'no access to the model',
      { status: 403, body: { message: "You don't have access to the model with the specified model ID." } },
      { cause: 'denied', fatal: true, hint: expect.stringContaining('whether their account may use this model') },
    ],
    [
      'a signature that is too old',
      { status: 403, body: { message: 'Signature expired: 20261121T120000Z is now earlier than 20261121T121000Z' } },
      { cause: 'timed-out', fatal: false },
    ],
    [
      'a prompt that is too long',
      { status: 400, body: { message: 'Input is too long for requested model.' } },
      { cause: 'too-long' },
    ],
    ['a guardrail', answerOf([{ text: 'Blocked.' }], { stopReason: 'guardrail_intervened' }), { cause: 'filtered' }],
    ['a filter', answerOf([{ text: 'Blocked.' }], { stopReason: 'content_filtered' }), { cause: 'filtered' }],
    ['no room for an answer', answerOf([], { stopReason: 'model_context_window_exceeded' }), { cause: 'too-long' }],
    ['another answer', { body: { choices: [] } }, { cause: 'unreadable' }],
  ])('is named: %s', async (_what, answer, expected) => {
    expect((await sent([answer])).reply).toMatchObject(expected);
  });

  it('is told before anything is sent if there is no region', async () => {
    const failure = bedrockModel(settingsOf('http://127.0.0.1:1', { region: undefined }));
    await expect(failure).rejects.toThrow(UserError);
    await expect(failure).rejects.toMatchObject({
      code: 'no-server',
      hint: expect.stringContaining('AWS_REGION') as string,
    });
  });

  it('is told before anything is sent if there are no credentials', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', undefined);
    await expect(bedrockModel(settingsOf('http://127.0.0.1:1'))).rejects.toMatchObject({
      code: 'no-key',
      message: expect.stringContaining('Could not load credentials') as string,
    });
  });

  it.each([
    ['outputConfig: Extra inputs are not permitted', 'outputConfig'],
    ["This model doesn't support tool use.", 'toolConfig'],
    ['`temperature` is deprecated for this model.', 'temperature'],
  ])('that refuses a part of a request leads to one without it: %s', async (message, part) => {
    const server = await startCanned({ status: 400, body: { message } }, { status: 400, body: { message } }, FINE);
    const model = await bedrockModel(settingsOf(server.url, { model: 'amazon.titan-text-v1:0' }));
    const reply = await ask(model, { ...HELLO, shape: SHAPE, tools: [READ_FILE] });
    expect(JSON.stringify(server.requests[0]?.body)).toContain(part);
    expect(JSON.stringify(server.requests[1]?.body)).not.toContain(part);
    expect(reply.kind === 'answer' || server.requests.length > 1).toBe(true);
  });

  it('that knows no system messages gets their text in the first message, also in later requests', async () => {
    const message = "This model doesn't support system messages. Try again without system messages.";
    const server = await startCanned({ status: 400, body: { message } }, FINE);
    const model = await bedrockModel(settingsOf(server.url, { model: 'mistral.mistral-7b-instruct-v0:2' }));
    expect(await ask(model, HELLO)).toMatchObject({ kind: 'answer' });
    expect(await ask(model, HELLO)).toMatchObject({ kind: 'answer' });
    const merged = { messages: [{ role: 'user', content: [{ text: 'Review.\n\nThe change.' }] }] };
    expect(server.requests[0]?.body).toHaveProperty('system');
    for (const { body } of server.requests.slice(1)) {
      expect(body).toMatchObject(merged);
      expect(body).not.toHaveProperty('system');
    }
  });

  it('that refuses marks for its prompt cache leads to requests without them', async () => {
    const refusal = { status: 403, body: { message: 'You do not have access to explicit prompt caching' } };
    const server = await startCanned(refusal, FINE);
    const model = await bedrockModel(settingsOf(server.url));
    expect(await ask(model, { ...HELLO, tools: [READ_FILE] })).toMatchObject({ kind: 'answer' });
    expect(await ask(model, HELLO)).toMatchObject({ kind: 'answer' });
    expect(server.requests.map(({ body }) => JSON.stringify(body).includes('cachePoint'))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

/** The `authorization` header that belongs to a request, computed from what arrived (AWS Signature Version 4). */
function authorizationOf({ path, headers, body }: SentRequest, region: string): string {
  const date = String(headers['x-amz-date']);
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const canonical = [
    'POST',
    path
      .split('/')
      .map((part) => encodeURIComponent(part))
      .join('/'),
    '',
    ...signed.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signed,
    sha256(JSON.stringify(body)),
  ].join('\n');
  const scope = `${date.slice(0, 8)}/${region}/bedrock/aws4_request`;
  const key = [region, 'bedrock', 'aws4_request'].reduce<string | Buffer>(
    (before, part) => hmac(before, part),
    hmac(`AWS4${KEYS.secret}`, date.slice(0, 8)),
  );
  const signature = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${KEYS.id}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

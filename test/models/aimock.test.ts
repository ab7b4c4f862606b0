import { LLMock } from '@copilotkit/aimock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bedrockModel } from '../../src/models/bedrock/bedrock.ts';
import { azureOpenAiModel } from '../../src/models/openai/azure.ts';
import type { Model } from '../../src/models/model.ts';
import { ollamaModel } from '../../src/models/ollama/ollama.ts';
import { openAiChatModel } from '../../src/models/openai/chat.ts';
import { openAiResponsesModel } from '../../src/models/openai/responses.ts';
import { ask, HELLO, READ_FILE, recordingClock, SHAPE } from './canned-server.ts';

function settingsOf(baseUrl: string) {
  return {
    model: 'gpt-4o',
    baseUrl,
    apiKey: 'sk-test',
    maxOutputTokens: 500,
    timeoutMs: 30_000,
    clock: recordingClock(),
  };
}

const MODELS: readonly (readonly [name: string, make: (url: string) => Model | Promise<Model>])[] = [
  ['openai, chat', (url) => openAiChatModel(settingsOf(`${url}/v1`))],
  ['openai, responses', (url) => openAiResponsesModel(settingsOf(`${url}/v1`))],
  ['azure-openai', (url) => azureOpenAiModel({ ...settingsOf(url), apiVersion: '2024-10-21', api: 'chat' })],
  ['bedrock', (url) => bedrockModel({ ...settingsOf(url), region: 'us-east-1' })],
  ['ollama', (url) => ollamaModel({ ...settingsOf(url), maxInputTokens: 8_000 })],
];

async function startDouble(): Promise<LLMock> {
  const mock = new LLMock({ port: 0, strict: true, logLevel: 'silent' });
  await mock.start();
  onTestFinished(() => mock.stop());
  return mock;
}

describe.each(MODELS)("the double of others' making for %s", (_name, make) => {
  it('answers', async () => {
    const mock = await startDouble();
    mock.onMessage('The change.', { content: '{"findings":[]}' });
    expect(await ask(await make(mock.url), { ...HELLO, shape: SHAPE })).toMatchObject({
      kind: 'answer',
      text: '{"findings":[]}',
      toolCalls: [],
      cutOff: false,
    });
  });

  it('calls two tools and answers with their results', async () => {
    const mock = await startDouble();
    const toolCalls = ['a.ts', 'b.ts'].map((path) => ({ name: 'readFile', arguments: JSON.stringify({ path }) }));
    mock.on({ userMessage: 'The change.', hasToolResult: false }, { toolCalls });
    mock.on({ hasToolResult: true, toolResultContains: 'text of b.ts' }, { content: 'Both are fine.' });
    const model = await make(mock.url);
    const called = await ask(model, { ...HELLO, tools: [READ_FILE] });
    if (called.kind !== 'answer') {
      throw new Error(called.reason);
    }
    expect(called.toolCalls.map(({ name, arguments: text }) => [name, JSON.parse(text)])).toEqual([
      ['readFile', { path: 'a.ts' }],
      ['readFile', { path: 'b.ts' }],
    ]);
    const results = called.toolCalls.map((call) => ({
      role: 'tool' as const,
      callId: call.id,
      name: call.name,
      content: `text of ${String((JSON.parse(call.arguments) as { path: unknown }).path)}`,
    }));
    const turn = {
      role: 'assistant' as const,
      content: called.text,
      toolCalls: called.toolCalls,
      opaque: called.opaque,
    };
    const answered = await ask(model, { messages: [...HELLO.messages, turn, ...results], tools: [READ_FILE] });
    expect(answered).toMatchObject({ kind: 'answer', text: 'Both are fine.' });
  });

  it('is overloaded once, and is asked again', async () => {
    const mock = await startDouble();
    mock.onMessage('The change.', { content: 'Fine.' });
    mock.nextRequestError(503, { message: 'Overloaded', type: 'server_error' });
    expect(await ask(await make(mock.url))).toMatchObject({ kind: 'answer', text: 'Fine.' });
  });

  it('refuses the request', async () => {
    const mock = await startDouble();
    mock.on(
      { userMessage: 'The change.' },
      { error: { message: 'Wrong key', type: 'authentication_error' }, status: 401 },
    );
    expect(await ask(await make(mock.url))).toMatchObject({ kind: 'failed', cause: 'denied', fatal: true });
  });
});

import { anthropicModel } from '../../src/models/anthropic/anthropic.ts';
import { bedrockModel } from '../../src/models/bedrock/bedrock.ts';
import { azureOpenAiModel } from '../../src/models/openai/azure.ts';
import type { Model } from '../../src/models/model.ts';
import { ollamaModel } from '../../src/models/ollama/ollama.ts';
import { vertexModel } from '../../src/models/vertex/vertex.ts';
import { openAiChatModel } from '../../src/models/openai/chat.ts';
import { openAiResponsesModel } from '../../src/models/openai/responses.ts';
import type { ModelEmulator } from '../emulators/model/server.ts';
import { recordingClock } from './canned-server.ts';

export type MakeModel = (server: ModelEmulator) => Model | Promise<Model>;

/** All providers with HTTP, in every API that is supported. */
export const PROVIDERS: readonly (readonly [name: string, make: MakeModel])[] = [
  ['openai, chat', ({ url }) => openAiChatModel(settingsOf(url))],
  ['openai, responses', ({ url }) => openAiResponsesModel(settingsOf(url))],
  [
    'azure-openai, chat of a deployment',
    ({ origin }) => azureOpenAiModel({ ...settingsOf(origin), apiVersion: '2024-10-21', api: 'chat' }),
  ],
  [
    'azure-openai, chat of v1',
    ({ origin }) => azureOpenAiModel({ ...settingsOf(origin), apiVersion: undefined, api: 'chat' }),
  ],
  [
    'azure-openai, responses',
    ({ origin }) => azureOpenAiModel({ ...settingsOf(origin), apiVersion: undefined, api: 'responses' }),
  ],
  ['anthropic', ({ origin }) => anthropicModel(settingsOf(origin))],
  ['anthropic, streamed', ({ origin }) => anthropicModel({ ...settingsOf(origin), maxOutputTokens: 64_000 })],
  ['bedrock', ({ origin }) => bedrockModel({ ...settingsOf(origin), region: 'us-east-1' })],
  // Chat Completions and streams are the same there as above (see vertex.test.ts).
  ['anthropic, on vertex', ({ origin }) => vertexModel(onVertex(origin, 'claude-sonnet-4-5@20250929'))],
  ['ollama', ({ origin }) => ollamaModel({ ...settingsOf(origin), maxInputTokens: 100_000 })],
];

function onVertex(origin: string, model: string) {
  return { ...settingsOf(origin), model, project: 'shop', location: 'europe-west1' };
}

function settingsOf(baseUrl: string) {
  return {
    model: 'a-model',
    baseUrl,
    apiKey: 'key',
    maxOutputTokens: 2_000,
    timeoutMs: 30_000,
    clock: recordingClock(),
  };
}

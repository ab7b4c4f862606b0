import { expect, it } from 'vitest';
import { chooseModels, type ProviderOptions } from '../../src/models/choose.ts';
import { describeModels } from '../../src/models/describe-models.ts';
import { loadModels } from '../../src/models/load-models.ts';
import { createReplyCache } from '../../src/models/replies/reply-cache.ts';

const OPTIONS: ProviderOptions = {
  provider: 'openai',
  model: 'gpt-4o',
  fallbackModels: [],
  verifyModel: undefined,
  baseUrl: undefined,
  apiKey: undefined,
  apiVersion: undefined,
  githubToken: 'g',
};
const ENVIRONMENT = {
  OPENAI_API_KEY: 'o',
  ANTHROPIC_API_KEY: 'c',
  AZURE_OPENAI_ENDPOINT: 'https://x.openai.azure.com',
  AZURE_OPENAI_API_KEY: 'a',
};

it.each<[string, Partial<ProviderOptions>, number | undefined]>([
  ['openai', {}, undefined],
  ['openai with a budget', {}, 9_000],
  ['azure-openai', { provider: 'azure-openai' }, undefined],
  ['anthropic', { provider: 'anthropic', model: 'claude-sonnet-4-5' }, undefined],
  ['ollama', { provider: 'ollama', model: 'llama3' }, undefined],
  ['copilot, of its own choice', { provider: 'copilot', model: undefined }, undefined],
  ['copilot with a fallback', { provider: 'copilot', model: 'gpt-5', fallbackModels: ['openai:gpt-4o'] }, 50_000],
])('what a dump is told of models is what a review asks: %s', async (_name, options, maxInputTokens) => {
  const choice = chooseModels({ ...OPTIONS, ...options }, ENVIRONMENT);
  if (choice.kind === 'offline') {
    expect.fail('offline');
  }
  const modelNames = new Map([['Best', 'anthropic:claude-sonnet-4-5']]);
  const loaded = await loadModels(choice, {
    maxInputTokens,
    maxOutputTokens: undefined,
    openaiApi: 'chat',
    environment: {},
    cut: (text) => text,
    isLate: () => true,
    say: () => {},
    concurrency: 8,
    modelNames,
    cache: createReplyCache(undefined, () => undefined),
    tokenizerOf: async (model) => ({ encoding: model ?? 'auto' }) as never,
  });
  const described = describeModels(choice, { maxInputTokens, modelNames });
  for (const models of [undefined, ['Best'], ['nobody has this']]) {
    const agent = { name: 'a', models: models ?? [] };
    const [one, other] = [described.forAgent(agent), await loaded.forAgent(agent)];
    expect([`${one.provider}:${one.model ?? 'auto'}`, one.takesTools, one.budget, one.note]).toEqual([
      other.name,
      other.model.takesTools,
      other.budget,
      other.note,
    ]);
  }
  expect([described.main.budget, described.main.takesTools]).toEqual([
    loaded.main.budget,
    loaded.main.model.takesTools,
  ]);
});

import { describe, expect, it } from 'vitest';
import { chooseModels, type Environment, type ProviderOptions } from '../../src/models/choose.ts';
import { loadModels, type LoadTerms } from '../../src/models/load-models.ts';
import { openModel, describeOrigin } from '../../src/models/open-model.ts';
import { createReplyCache } from '../../src/models/replies/reply-cache.ts';
import { startCanned } from './canned-server.ts';

const NEVER = new AbortController().signal;
const REQUEST = { messages: [{ role: 'user' as const, content: 'The change.' }] };
const OPTIONS: ProviderOptions = {
  provider: 'auto',
  model: 'm',
  fallbackModels: [],
  verifyModel: undefined,
  baseUrl: undefined,
  apiKey: undefined,
  apiVersion: undefined,
  githubToken: 'g',
};
const ENVIRONMENT: Environment = {
  OPENAI_API_KEY: 'o',
  ANTHROPIC_API_KEY: 'c',
  AZURE_OPENAI_ENDPOINT: 'https://x.openai.azure.com',
  AZURE_OPENAI_API_KEY: 'a',
};
const TERMS: Omit<LoadTerms, 'cache'> = {
  maxInputTokens: undefined,
  maxOutputTokens: undefined,
  openaiApi: 'chat',
  environment: {},
  cut: (text) => text,
  isLate: () => true,
  say: () => {},
  concurrency: 8,
  modelNames: new Map(),
  tokenizerOf: async (model) => ({ count: (text: string) => text.length, name: model }) as never,
};

function choose(options: Partial<ProviderOptions>, environment = ENVIRONMENT) {
  const choice = chooseModels({ ...OPTIONS, ...options }, environment);
  return choice.kind === 'offline' ? expect.fail('offline') : choice;
}

function load(options: Partial<ProviderOptions>, terms: Partial<LoadTerms> = {}, environment = ENVIRONMENT) {
  const cache = createReplyCache(undefined, () => undefined);
  return loadModels(choose(options, environment), { ...TERMS, cache, ...terms });
}

describe('a chosen model', () => {
  it.each(['openai', 'azure-openai', 'anthropic', 'bedrock', 'vertex', 'ollama', 'copilot'] as const)(
    'is opened: %s',
    async (provider) => {
      for (const openaiApi of ['chat', 'responses'] as const) {
        const { main } = choose(
          { provider, apiKey: provider === 'vertex' ? 'a-token' : undefined },
          { ...ENVIRONMENT, AWS_REGION: 'us-east-1', AWS_BEARER_TOKEN_BEDROCK: 'b', GOOGLE_CLOUD_PROJECT: 'p' },
        );
        const model = await openModel(main, { ...TERMS, openaiApi, maxInputTokens: 1_000 });
        expect(model).toMatchObject({ provider, name: 'm', takesTools: provider !== 'copilot' });
      }
    },
  );

  it("keeps a workflow's token out of what its replies depend on", () => {
    const { main } = choose({ provider: 'copilot' });
    expect(describeOrigin(main, TERMS)).toHaveProperty('secret', undefined);
    expect(describeOrigin(choose({ provider: 'copilot', apiKey: 'own' }).main, TERMS)).toHaveProperty('secret', 'own');
  });
});

describe('loaded models', () => {
  it('are fallbacks of each other, are given up after fatal failures, and share cached replies', async () => {
    const openai = await startCanned({ status: 401, body: { error: { message: 'Incorrect API key provided' } } });
    const anthropic = await startCanned({
      body: {
        content: [{ type: 'text', text: '{}' }],
        stop_reason: 'end_turn',
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    });
    const { main } = await load(
      { baseUrl: openai.url, apiKey: 'k', fallbackModels: ['anthropic:c'] },
      {},
      { ...ENVIRONMENT, ANTHROPIC_BASE_URL: anthropic.url },
    );
    const first = await main.model.ask(REQUEST, NEVER);
    const again = await main.model.ask(REQUEST, NEVER);
    const other = await main.model.ask({ messages: [{ role: 'user', content: 'Another.' }] }, NEVER);
    expect(first).toMatchObject({ answeredBy: 'anthropic:c', notes: [expect.stringContaining('openai:m failed')] });
    expect(again).toMatchObject({ answeredBy: 'anthropic:c', isCached: true });
    expect(other).toMatchObject({ answeredBy: 'anthropic:c' });
    expect([openai.requests.length, anthropic.requests.length]).toEqual([1, 2]);
  });

  it('wait for the rate limit of the first if the fallback cannot answer', async () => {
    const limit = { status: 429, body: { error: { message: 'Slow down.' } }, headers: { 'retry-after': '0' } };
    const answer = { body: { choices: [{ message: { content: '{}' }, finish_reason: 'stop' }] } };
    const openai = await startCanned(limit, limit, limit, limit, limit, answer);
    const anthropic = await startCanned({ status: 401, body: { error: { message: 'invalid x-api-key' } } });
    const { main } = await load(
      { baseUrl: openai.url, apiKey: 'k', fallbackModels: ['anthropic:c'] },
      { isLate: () => false },
      { ...ENVIRONMENT, ANTHROPIC_BASE_URL: anthropic.url },
    );
    expect(await main.model.ask(REQUEST, NEVER)).toMatchObject({ answeredBy: 'openai:m' });
    expect([openai.requests.length, anthropic.requests.length]).toEqual([6, 1]);
  });

  it('have the token budget of the option, or of the model if that is smaller', async () => {
    const models = await load(
      { fallbackModels: ['gpt-4'], verifyModel: 'gpt-4', model: 'gpt-4o' },
      { maxInputTokens: 150_000 },
    );
    expect([models.main.budget, models.verifier.budget]).toEqual([150_000, 7_000]);
    expect((await load({ model: 'gpt-4o' })).main.budget).toBe(120_000);
    expect(models.names).toEqual(['openai:gpt-4o', 'openai:gpt-4']);
  });

  it('verify themselves if no other model is configured', async () => {
    const models = await load({});
    expect(models.verifier).toBe(models.main);
  });

  it('are created once for all agents', async () => {
    const models = await load({ model: 'gpt-4o', fallbackModels: ['anthropic:claude-opus-5'] });
    const same = await models.forAgent({ name: 'a', models: ['GPT-4o (copilot)'] });
    const other = await models.forAgent({ name: 'b', models: ['Claude Opus 5'] });
    const missing = await models.forAgent({ name: 'c', models: ['Goldeneye'] });
    expect(same.model).toBe(models.main.model);
    expect(other).toMatchObject({ name: 'anthropic:claude-opus-5', budget: 180_000 });
    expect(missing).toMatchObject({ name: 'openai:gpt-4o', note: expect.stringContaining('Goldeneye') });
  });
});

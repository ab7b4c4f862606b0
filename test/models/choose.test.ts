import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { chooseModels, nameOfChosen, type Environment, type ProviderOptions } from '../../src/models/choose.ts';
import { MODEL_PROVIDERS } from '../../src/models/providers.ts';
import { PROVIDERS } from '../../src/options/options.ts';

const NOTHING: ProviderOptions = {
  provider: 'auto',
  model: 'm',
  fallbackModels: [],
  verifyModel: undefined,
  baseUrl: undefined,
  apiKey: undefined,
  apiVersion: undefined,
  githubToken: undefined,
};

function choose(options: Partial<ProviderOptions>, environment: Environment = {}) {
  return chooseModels({ ...NOTHING, ...options }, environment);
}

function models(options: Partial<ProviderOptions>, environment: Environment = {}) {
  const choice = choose(options, environment);
  return choice.kind === 'offline' ? expect.fail('offline') : choice;
}

function refusal(options: Partial<ProviderOptions>, environment: Environment = {}): string {
  try {
    choose(options, environment);
  } catch (error) {
    if (error instanceof UserError) {
      return `${error.code}: ${error.message} | ${error.hint ?? ''}`;
    }
    throw error;
  }
  return 'chosen';
}

const AZURE = { AZURE_OPENAI_ENDPOINT: 'https://x.openai.azure.com', AZURE_OPENAI_API_KEY: 'a' };

it('supports the providers that the option lists', () => {
  expect(PROVIDERS).toEqual(['auto', ...MODEL_PROVIDERS, 'offline']);
});

describe('`auto`', () => {
  it.each<[string, Partial<ProviderOptions>, Environment, unknown]>([
    ['nothing', {}, {}, undefined],
    ['blank variables', {}, { OPENAI_API_KEY: ' ', OLLAMA_HOST: '', ANTHROPIC_API_KEY: '' }, undefined],
    [
      'an address',
      { baseUrl: 'http://localhost:1234/v1' },
      {},
      { provider: 'openai', baseUrl: 'http://localhost:1234/v1' },
    ],
    ['a key', { apiKey: 'k' }, AZURE, { provider: 'openai', apiKey: 'k' }],
    [
      'a key of OpenAI',
      {},
      { OPENAI_API_KEY: 'k', ...AZURE, ANTHROPIC_API_KEY: 'c' },
      { provider: 'openai', apiKey: 'k' },
    ],
    [
      'an address of OpenAI',
      {},
      { OPENAI_BASE_URL: 'http://h/v1' },
      { provider: 'openai', baseUrl: 'http://h/v1', apiKey: undefined },
    ],
    [
      'Azure',
      {},
      { ...AZURE, ANTHROPIC_API_KEY: 'c' },
      { provider: 'azure-openai', baseUrl: 'https://x.openai.azure.com', apiKey: 'a', apiVersion: undefined },
    ],
    ['a key for a model of Anthropic', { apiKey: 'k', model: 'claude-x' }, {}, { provider: 'anthropic', apiKey: 'k' }],
    [
      'keys of both for a model of Anthropic',
      { model: 'claude-x' },
      { OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'c' },
      { provider: 'anthropic', apiKey: 'c' },
    ],
    [
      'a server that has a model of Anthropic',
      { apiKey: 'k', model: 'claude-x', baseUrl: 'https://proxy.example/v1' },
      {},
      { provider: 'openai', apiKey: 'k', baseUrl: 'https://proxy.example/v1' },
    ],
    [
      'only a key of OpenAI for a model that sounds like one of Anthropic',
      { model: 'claude-x' },
      { OPENAI_API_KEY: 'k' },
      { provider: 'openai', apiKey: 'k' },
    ],
    ['credentials of AWS', {}, { AWS_ACCESS_KEY_ID: 'i', AWS_BEARER_TOKEN_BEDROCK: 'b', AWS_REGION: 'r' }, undefined],
    [
      'Bedrock that is named, with its key',
      { provider: 'bedrock' },
      { AWS_BEARER_TOKEN_BEDROCK: 'b', AWS_DEFAULT_REGION: 'eu-west-1', OPENAI_API_KEY: 'k' },
      { provider: 'bedrock', baseUrl: undefined, apiKey: 'b', region: 'eu-west-1' },
    ],
    [
      'Bedrock that is named, at the address of a VPC endpoint',
      { provider: 'bedrock' },
      { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: 'https://vpce.example', AWS_REGION: 'us-east-1', AWS_DEFAULT_REGION: 'x' },
      { provider: 'bedrock', baseUrl: 'https://vpce.example', apiKey: undefined, region: 'us-east-1' },
    ],
    [
      'Vertex AI that is named, with the project of the workflow',
      { provider: 'vertex', apiKey: 't' },
      { GOOGLE_CLOUD_PROJECT: 'shop', GOOGLE_CLOUD_LOCATION: 'europe-west1' },
      { provider: 'vertex', baseUrl: undefined, apiKey: 't', project: 'shop', location: 'europe-west1' },
    ],
    [
      'Vertex AI that is named, with nothing else',
      { provider: 'vertex' },
      {},
      { provider: 'vertex', apiKey: undefined, project: undefined, location: 'global' },
    ],
    ['half of Azure', {}, { AZURE_OPENAI_API_KEY: 'a' }, undefined],
    ['a key of Anthropic', {}, { ANTHROPIC_API_KEY: 'c', OLLAMA_HOST: 'h' }, { provider: 'anthropic', apiKey: 'c' }],
    [
      'a host of Ollama',
      {},
      { OLLAMA_HOST: 'h', COPILOT_GITHUB_TOKEN: 't' },
      { provider: 'ollama', baseUrl: 'http://h:11434' },
    ],
    [
      'a token for Copilot',
      { model: undefined },
      { COPILOT_GITHUB_TOKEN: 't', GITHUB_TOKEN: 'g' },
      { provider: 'copilot', token: 't', tokenVariable: 'COPILOT_GITHUB_TOKEN', model: undefined },
    ],
    ["a workflow's token alone", { githubToken: 'g' }, { GITHUB_TOKEN: 'g', GH_TOKEN: 'g' }, undefined],
  ])('by %s', (_name, options, environment, expected) => {
    const choice = choose(options, environment);
    if (expected === undefined) {
      // The options name a model, so the reports say that it was not asked.
      expect(choice).toEqual({ kind: 'offline', unaskedModel: 'm' });
    } else {
      expect(choice).toMatchObject({ kind: 'models', main: expected });
    }
  });
});

describe('a named provider', () => {
  it('can be `offline`, whatever is configured', () => {
    expect(choose({ provider: 'offline' }, { OPENAI_API_KEY: 'k' })).toEqual({ kind: 'offline' });
  });

  it('gets address, key and version from the options', () => {
    const options = { baseUrl: 'https://y.openai.azure.com', apiKey: 'k', apiVersion: '2024-10-21' };
    expect(models({ provider: 'azure-openai', ...options }, AZURE).main).toEqual({
      provider: 'azure-openai',
      model: 'm',
      ...options,
    });
  });

  it('is Ollama on this machine by default', () => {
    expect(models({ provider: 'ollama' }).main).toMatchObject({ provider: 'ollama', baseUrl: undefined });
  });

  it.each<[Partial<ProviderOptions>, Environment, string, string]>([
    [{ apiKey: 'k' }, { COPILOT_GITHUB_TOKEN: 't' }, 'k', 'COPILOT_GITHUB_TOKEN'],
    [{ githubToken: 'i' }, { COPILOT_GITHUB_TOKEN: 't', GITHUB_TOKEN: 'g' }, 't', 'COPILOT_GITHUB_TOKEN'],
    [{ githubToken: 'i' }, { GITHUB_TOKEN: 'g' }, 'g', 'GITHUB_TOKEN'],
    [{ githubToken: 'i' }, {}, 'i', 'GITHUB_TOKEN'],
  ])(
    "takes a workflow's token for Copilot only after one of its own: %j %j",
    (options, environment, token, tokenVariable) => {
      expect(models({ provider: 'copilot', ...options }, environment).main).toMatchObject({ token, tokenVariable });
    },
  );
});

describe('a further model', () => {
  const environment = { OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: 'c', COPILOT_GITHUB_TOKEN: 't' };

  it.each([
    ['gpt-4o-mini', 'openai:gpt-4o-mini'],
    ['anthropic:claude-sonnet-5', 'anthropic:claude-sonnet-5'],
    [' ollama : llama3:8b', 'ollama:llama3:8b'],
    ['llama3:8b', 'openai:llama3:8b'],
    ['ft:gpt-4o:acme', 'openai:ft:gpt-4o:acme'],
    ['copilot:gpt-5.4', 'copilot:gpt-5.4'],
    [':x', 'openai::x'],
  ])('is `%s`', (text, expected) => {
    const { fallbacks, verifier, named } = models({ fallbackModels: [text], verifyModel: text }, environment);
    expect([...fallbacks, verifier, named(text)].map((one) => one && nameOfChosen(one))).toEqual([
      expected,
      expected,
      expected,
    ]);
  });

  it('of another provider does not get the address and key of the options', () => {
    const { main, fallbacks } = models(
      { baseUrl: 'http://h/v1', apiKey: 'k', fallbackModels: ['anthropic:c', 'other'] },
      environment,
    );
    expect([main, ...fallbacks]).toEqual([
      { provider: 'openai', model: 'm', baseUrl: 'http://h/v1', apiKey: 'k' },
      { provider: 'anthropic', model: 'c', baseUrl: undefined, apiKey: 'c' },
      { provider: 'openai', model: 'other', baseUrl: 'http://h/v1', apiKey: 'k' },
    ]);
  });
});

describe('a model that cannot be asked is an error', () => {
  it.each<[string, Partial<ProviderOptions>, Environment, RegExp]>([
    ['no key', { provider: 'openai' }, {}, /^no-server: The provider `openai` has neither.*OPENAI_API_KEY/],
    [
      'no key of Anthropic',
      { provider: 'anthropic' },
      { OPENAI_API_KEY: 'k' },
      /^no-server: .*`anthropic`.*ANTHROPIC_API_KEY/,
    ],
    [
      'no address of Azure',
      { provider: 'azure-openai', apiKey: 'k' },
      {},
      /^no-server: .*no server.*AZURE_OPENAI_ENDPOINT/,
    ],
    ['no key of Azure', { provider: 'azure-openai', baseUrl: 'https://x' }, {}, /^no-server: .*no key/],
    ['no token', { provider: 'copilot' }, {}, /^no-server: .*no token.*copilot-requests: write/],
    ['a classic token', { provider: 'copilot', apiKey: 'ghp_x' }, {}, /^classic-token: /],
    ['an address of Copilot', { provider: 'copilot', baseUrl: 'https://x' }, {}, /^no-base-url: /],
    [
      'no model',
      { provider: 'anthropic', apiKey: 'k', model: undefined },
      {},
      /^no-model: No model is configured.*claude/,
    ],
    [
      'no address',
      { baseUrl: 'localhost:1234' },
      {},
      /^bad-address: `base-url` is not a valid address: "localhost:1234"/,
    ],
    [
      'the address of one operation',
      { baseUrl: 'https://m.example/v1/chat/completions' },
      {},
      /^bad-address: `base-url` must not end in `\/chat\/completions`/,
    ],
    [
      'a query',
      {},
      { OPENAI_BASE_URL: 'https://m.example/v1?key=abc' },
      /^bad-address: `OPENAI_BASE_URL` must not end in `\?…`(?!.*abc)/,
    ],
    [
      'a password in the address',
      { baseUrl: 'https://me:hush@m.example/v1' },
      {},
      /^bad-address: `base-url` has a name or a password in it(?!.*hush)/,
    ],
    ['no address in a variable', {}, { ANTHROPIC_BASE_URL: 'x' }, /^bad-address: `ANTHROPIC_BASE_URL`/],
    ['no host', { provider: 'ollama' }, { OLLAMA_HOST: 'a b' }, /^bad-address: `OLLAMA_HOST`/],
    [
      'GitHub Models',
      { baseUrl: 'https://models.github.ai/inference' },
      {},
      /^retired-server: .*30 July 2026.*provider: copilot/,
    ],
    [
      'GitHub Models by variable',
      {},
      { OPENAI_BASE_URL: 'https://models.inference.ai.azure.com' },
      /^retired-server: `OPENAI_BASE_URL`/,
    ],
    [
      'a fallback without a key',
      { apiKey: 'k', fallbackModels: ['anthropic:c'] },
      {},
      /^no-server: The provider `anthropic`/,
    ],
    ['a fallback without a model', { apiKey: 'k', fallbackModels: ['anthropic: '] }, {}, /^no-model: /],
    ['a fallback offline', { apiKey: 'k', fallbackModels: ['offline:x'] }, {}, /^unknown-provider: .*`ollama`/],
    ['a verifier of no provider', { apiKey: 'k', verifyModel: 'azure:gpt' }, {}, /^unknown-provider: "azure:gpt"/],
  ])('%s', (_name, options, environment, expected) => {
    expect(refusal(options, environment)).toMatch(expected);
  });
});

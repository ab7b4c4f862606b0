import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseAgentModel, type ModelsOfRun } from '../../src/models/agent-models.ts';
import { chooseModels, nameOfChosen, type ProviderOptions } from '../../src/models/choose.ts';

const ENVIRONMENT = { OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: 'c', COPILOT_GITHUB_TOKEN: 't', OLLAMA_HOST: 'h' };

function runOf(
  main: string,
  others: readonly string[] = [],
  modelNames: Readonly<Record<string, string>> = {},
  baseUrl?: string,
): ModelsOfRun {
  const [provider = '', ...rest] = main.split(':');
  const choice = chooseModels(
    {
      provider: provider as ProviderOptions['provider'],
      model: rest.join(':'),
      fallbackModels: others,
      verifyModel: undefined,
      baseUrl,
      apiKey: undefined,
      apiVersion: undefined,
      githubToken: undefined,
    },
    { ...ENVIRONMENT, AZURE_OPENAI_ENDPOINT: 'https://x', AZURE_OPENAI_API_KEY: 'a' },
  );
  return choice.kind === 'offline'
    ? expect.fail('offline')
    : {
        main: choice.main,
        others: choice.fallbacks,
        modelNames: new Map(Object.entries(modelNames)),
        named: choice.named,
      };
}

function modelFor(models: readonly string[], run: ModelsOfRun): readonly [string, boolean] {
  const { model, note } = chooseAgentModel({ name: 'security', models }, run);
  return [nameOfChosen(model), note !== undefined];
}

describe("an agent's model", () => {
  it.each<[string, readonly string[], ModelsOfRun, string]>([
    ['none', [], runOf('openai:gpt-4o'), 'openai:gpt-4o'],
    ['blank', [' '], runOf('openai:gpt-4o'), 'openai:gpt-4o'],
    ['inherited', ['inherit'], runOf('ollama:qwen3:8b'), 'ollama:qwen3:8b'],
    ['left to the client', ['Auto'], runOf('ollama:qwen3:8b'), 'ollama:qwen3:8b'],
    ['inherited when those before are not there', ['GPT-5', 'inherit'], runOf('ollama:qwen3:8b'), 'ollama:qwen3:8b'],
    [
      "the run's in another spelling",
      ['Claude Sonnet 4.5 (copilot)'],
      runOf('anthropic:claude-sonnet-4-5-20250929'),
      'anthropic:claude-sonnet-4-5-20250929',
    ],
    ["a fallback's in another spelling", ['GPT-4o'], runOf('ollama:llama3:8b', ['openai:gpt-4o']), 'openai:gpt-4o'],
    ["a fallback's in full", ['openai:my-model'], runOf('ollama:llama3:8b', ['openai:my-model']), 'openai:my-model'],
    ["a deployment's", ['gpt-5'], runOf('azure-openai:GPT-5'), 'azure-openai:GPT-5'],
    ["an alias of the run's", ['sonnet'], runOf('anthropic:claude-sonnet-4-5'), 'anthropic:claude-sonnet-4-5'],
    [
      "the configuration's",
      ['GPT-5 (copilot)'],
      runOf('ollama:llama3:8b', [], { 'GPT-5 (copilot)': 'anthropic:claude-x' }),
      'anthropic:claude-x',
    ],
    [
      "the configuration's in another spelling",
      ['gpt-5'],
      runOf('ollama:llama3:8b', [], { 'GPT-5 (copilot)': 'big' }),
      'ollama:big',
    ],
    [
      "the configuration's before the run's",
      ['gpt-4o'],
      runOf('openai:gpt-4o', [], { 'gpt-4o': 'gpt-5.4' }),
      'openai:gpt-5.4',
    ],
    ["one of OpenAI's", ['Claude Opus 5', 'GPT-5 mini (copilot)'], runOf('openai:gpt-4o'), 'openai:gpt-5-mini'],
    ["another of OpenAI's", ['o3-mini'], runOf('openai:gpt-4o', [], {}, 'https://api.openai.com/v1'), 'openai:o3-mini'],
    ["one of Anthropic's", ['Claude Sonnet 4.6'], runOf('anthropic:claude-opus-5'), 'anthropic:claude-sonnet-4-6'],
    ['an alias at Anthropic', ['haiku'], runOf('anthropic:claude-opus-5'), 'anthropic:claude-haiku-5-5'],
    ["one of Copilot's", ['Gemini 3.1 Pro (copilot)'], runOf('copilot:gpt-5.4'), 'copilot:gemini-3.1-pro'],
    ['an alias at Copilot', ['opus'], runOf('copilot:gpt-5.4'), 'copilot:claude-opus-5'],
  ])('is found: %s', (_name, models, run, expected) => {
    expect(modelFor(models, run)).toEqual([expected, false]);
  });

  it.each<[string, readonly string[], ModelsOfRun]>([
    ['on a server that is not OpenAI itself', ['GPT-5'], runOf('openai:mine', [], {}, 'http://localhost:1234/v1')],
    ['among deployments', ['gpt-5'], runOf('azure-openai:mine')],
    ['of another maker', ['gpt-5'], runOf('anthropic:claude-opus-5')],
    ['that Copilot does not have', ['GPT-9'], runOf('copilot:gpt-5.4')],
    ['that is no name', ['gpt-../../x\u0000'], runOf('openai:gpt-4o')],
    ['that is too long', [`gpt-${'5'.repeat(1_000)}`], runOf('openai:gpt-4o')],
  ])("is the run's with a note: %s", (_name, models, run) => {
    expect(modelFor(models, run)).toEqual([nameOfChosen(run.main), true]);
  });

  it('that is not available causes a note that says what to configure', () => {
    const { note } = chooseAgentModel(
      { name: 'security', models: ['GPT-5 (copilot)', 'Claude\nOpus'] },
      runOf('ollama:llama3:8b'),
    );
    expect(note).toBe(
      'the agent security asks for GPT-5 (copilot), Claude Opus, which this run does not have, so ollama:llama3:8b is used. To choose another model, add a line to `model-names:` in the configuration file: "GPT-5 (copilot)": PROVIDER:MODEL',
    );
  });

  it.each([
    ['is shown in full up to 80 characters', 'x'.repeat(80), `the agent ${'x'.repeat(80)} asks for`],
    ['is shortened from 81 characters on', 'x'.repeat(81), `the agent ${'x'.repeat(79)}… asks for`],
  ])('%s', (_name, name, start) => {
    const { note = '' } = chooseAgentModel({ name, models: ['none'] }, runOf('ollama:llama3:8b'));
    expect(note.slice(0, start.length)).toBe(start);
  });

  it('that is an alias is not found in a model that Copilot chooses', () => {
    expect(chooseAgentModel({ name: 'a', models: ['opus'] }, runOf('ollama:x', ['copilot:gpt-5.4'])).model.model).toBe(
      'x',
    );
  });

  it('is an error if the configuration maps it to a model that cannot be asked', () => {
    const run = { ...runOf('ollama:x'), modelNames: new Map([['big', 'azure:gpt']]) };
    expect(() => chooseAgentModel({ name: 'a', models: ['big'] }, run)).toThrow(/does not begin with a known provider/);
  });

  it("is one of the run's whatever a repository writes, in a note of limited length", () => {
    const run = runOf('ollama:llama3:8b', ['openai:gpt-4o']);
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 30 }),
        fc.string(),
        (models, name) => {
          const { model, note = '' } = chooseAgentModel({ name, models }, run);
          expect([run.main, ...run.others]).toContainEqual(model);
          expect(note.length).toBeLessThan(1_500);
          expect(note).not.toMatch(/[\u0000-\u001f]/);
        },
      ),
    );
  });
});

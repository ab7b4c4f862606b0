import { describe, expect, it } from 'vitest';
import type { ModelEmulator } from '../emulators/model/server.ts';
import type { ScriptRequest } from '../emulators/model/request.ts';
import { setCopilot } from './stage-copilot.ts';
import { expectSpokenTo, lookingUp, playing } from './stage-agents.ts';
import { changedCart, review } from './stage-command.ts';
import { answer, ON_NEW_LINE, setModel } from './stage-model.ts';

type Given = readonly [
  name: string,
  protocol: string,
  args: (model: ModelEmulator) => readonly string[],
  env: Readonly<Record<string, string>>,
];
const PROVIDERS: readonly Given[] = [
  [
    'OpenAI with Chat Completions',
    'openai-chat',
    ({ url }) => ['--provider', 'openai', '--base-url', url],
    { OPENAI_API_KEY: 'secret-key' },
  ],
  [
    'OpenAI with Responses',
    'openai-responses',
    ({ url }) => ['--base-url', url, '--openai-api', 'responses'],
    { OPENAI_API_KEY: 'secret-key' },
  ],
  [
    'Azure OpenAI with its v1 API',
    'azure-openai',
    ({ origin }) => ['--provider', 'azure-openai', '--base-url', origin],
    { AZURE_OPENAI_API_KEY: 'secret-key' },
  ],
  [
    'Azure OpenAI with an API version',
    'azure-openai',
    ({ origin }) => ['--provider', 'azure-openai', '--base-url', origin, '--api-version', '2024-10-21'],
    { AZURE_OPENAI_API_KEY: 'secret-key' },
  ],
  [
    'Anthropic',
    'anthropic',
    ({ origin }) => ['--provider', 'anthropic', '--base-url', origin],
    { ANTHROPIC_API_KEY: 'secret-key' },
  ],
  [
    'Amazon Bedrock',
    'bedrock',
    ({ origin }) => ['--provider', 'bedrock', '--base-url', origin],
    { AWS_BEARER_TOKEN_BEDROCK: 'secret-key', AWS_REGION: 'us-east-1' },
  ],
  [
    'Vertex AI',
    'vertex',
    ({ origin }) => ['--provider', 'vertex', '--base-url', origin, '--api-key', 'secret-key'],
    { GOOGLE_CLOUD_PROJECT: 'shop' },
  ],
  ['Ollama', 'ollama', ({ origin }) => ['--provider', 'ollama', '--base-url', origin, '--api-key', 'secret-key'], {}],
];

describe('a review by each provider', () => {
  it.each(PROVIDERS)('calls tools, answers and verifies with %s', async (_name, protocol, args, env) => {
    const heard: ScriptRequest[] = [];
    const calls = [
      { name: 'list_dir', arguments: { path: 'src' } },
      { name: 'read_file', arguments: { filePath: 'src/cart.js' } },
    ];
    const model = await setModel(playing({ housestyle: lookingUp(calls, answer(ON_NEW_LINE)) }, heard));
    const run = await review(['--model', 'some-model', '--max-output-tokens', '2000', ...args(model)], {
      cwd: await changedCart(),
      env,
    });
    expect({ exitCode: run.exitCode, stderr: run.stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(run.review).toMatchObject({
      conclusion: 'findings',
      verification: { confirmed: 1 },
      usage: { requests: 3 },
    });
    expect(run.review?.reviewers[0]).toMatchObject({ toolCalls: { list_dir: 1, read_file: 1 }, shortages: [] });
    expect(run.review?.usage.inputTokens).toBeGreaterThan(0);
    expect(heard.map((request) => request.protocol)).toEqual([protocol, protocol]);
    expect(heard[1]?.toolResults.map(({ text }) => text.includes('cart.js'))).toEqual([true, true]);
    expect(heard[0]?.maxOutputTokens).toBe(2000);
    expect(run.stdout).not.toContain('secret-key');
    expectSpokenTo(model);
  });

  it('answers and verifies with the Copilot CLI, which gets no tools, no files and only its own token', async () => {
    const { cli, env } = await setCopilot({ replies: [answer(ON_NEW_LINE)] });
    const cwd = await changedCart();
    const run = await review(['--provider', 'copilot'], {
      cwd,
      env: { ...env, OPENAI_ORGANIZATION: 'secret-organization' },
    });
    expect({ exitCode: run.exitCode, stderr: run.stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(run.review).toMatchObject({ conclusion: 'findings', verification: { confirmed: 1 } });
    expect(cli.calls.map(({ shape }) => shape)).toEqual(['review', 'verification']);
    for (const { filesThere, workingFolder, environment, arguments: args } of cli.calls) {
      expect(filesThere).toEqual([]);
      expect(workingFolder).not.toContain(cwd);
      expect(JSON.stringify(environment)).not.toContain('secret-organization');
      expect(args.join(' ')).not.toContain('secret-token');
    }
    expect({ complaints: cli.complaints, unexpected: cli.unexpected, survivors: cli.survivors() }).toEqual({
      complaints: [],
      unexpected: [],
      survivors: [],
    });
  });
});

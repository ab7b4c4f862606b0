import { describe, expect, it } from 'vitest';
import { azureOpenAiModel, type AzureOpenAiSettings } from '../../../src/models/openai/azure.ts';
import { ask, failureOf, HELLO, recordingClock, startCanned } from '../canned-server.ts';

function settingsOf(baseUrl: string, more: Partial<AzureOpenAiSettings> = {}): AzureOpenAiSettings {
  return {
    model: 'our/deployment',
    baseUrl,
    apiKey: 'azure-secret',
    apiVersion: undefined,
    api: 'chat',
    maxOutputTokens: undefined,
    timeoutMs: 30_000,
    clock: recordingClock(),
    ...more,
  };
}

/** With the results of content filters, as Azure sends them. */
const ANSWER = {
  choices: [
    {
      content_filter_results: { hate: { filtered: false, severity: 'safe' } },
      finish_reason: 'stop',
      index: 0,
      message: { content: 'Fine.', role: 'assistant' },
    },
  ],
  id: 'chatcmpl-1',
  model: 'gpt-4o-2024-11-20',
  object: 'chat.completion',
  prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }],
  usage: { completion_tokens: 3, prompt_tokens: 12, total_tokens: 15 },
};

describe('a request to Azure OpenAI', () => {
  it.each<[string, string, Partial<AzureOpenAiSettings>, string]>([
    ['the v1 API', '', {}, '/openai/v1/chat/completions'],
    ['the v1 API by its whole address', '/openai/v1/', {}, '/openai/v1/chat/completions'],
    [
      'a version',
      '/',
      { apiVersion: '2024-10-21' },
      '/openai/deployments/our%2Fdeployment/chat/completions?api-version=2024-10-21',
    ],
    [
      'a version at the address of another form',
      '/openai/v1',
      { apiVersion: '2024-10-21' },
      '/openai/deployments/our%2Fdeployment/chat/completions?api-version=2024-10-21',
    ],
    [
      'a version at the address that the portal shows',
      '/openai/deployments/other/chat/completions',
      { apiVersion: '2024-10-21' },
      '/openai/deployments/our%2Fdeployment/chat/completions?api-version=2024-10-21',
    ],
    ['a gateway with a path', '/team/openai-proxy', {}, '/team/openai-proxy/openai/v1/chat/completions'],
    ['responses of the v1 API', '', { api: 'responses' }, '/openai/v1/responses'],
    [
      'responses of a version',
      '',
      { api: 'responses', apiVersion: '2025-03-01-preview' },
      '/openai/responses?api-version=2025-03-01-preview',
    ],
  ])('by %s goes to its address, with the key in its header', async (_name, path, more, expected) => {
    const server = await startCanned({ body: ANSWER });
    await ask(azureOpenAiModel(settingsOf(`${server.url}${path}`, more)));
    expect(server.requests[0]?.path).toBe(expected);
    expect(server.requests[0]?.headers).toMatchObject({ 'api-key': 'azure-secret' });
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(server.requests[0]?.body).toMatchObject({ model: 'our/deployment' });
  });

  it('is answered as by OpenAI', async () => {
    const server = await startCanned({ body: ANSWER });
    expect(await ask(azureOpenAiModel(settingsOf(server.url)), HELLO)).toEqual({
      kind: 'answer',
      text: 'Fine.',
      toolCalls: [],
      cutOff: false,
      usage: { inputTokens: 12, outputTokens: 3 },
      answeredBy: 'azure-openai:our/deployment',
    });
  });

  it.each<[string, number, unknown, object]>([
    [
      'a filtered prompt',
      400,
      {
        error: {
          message: "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
          type: null,
          param: 'prompt',
          code: 'content_filter',
          status: 400,
          innererror: { code: 'ResponsibleAIPolicyViolation' },
        },
      },
      { cause: 'filtered', fatal: false },
    ],
    [
      'a deployment that is not there',
      404,
      { error: { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' } },
      { cause: 'not-found', fatal: true },
    ],
    [
      'a version that is not there',
      404,
      { error: { code: '404', message: 'Resource not found' } },
      { cause: 'not-found', fatal: true },
    ],
    [
      'a wrong key',
      401,
      { error: { code: '401', message: 'Access denied due to invalid subscription key azure-secret.' } },
      { cause: 'denied', fatal: true, reason: expect.stringMatching(/invalid subscription key \*\*\*$/) },
    ],
    [
      'a gateway whose quota is used up',
      403,
      { statusCode: 403, message: 'Out of call volume quota.' },
      { cause: 'rate-limited', fatal: true, reason: expect.stringContaining('Out of call volume quota') },
    ],
    [
      'a deployment that does not exist',
      404,
      { error: { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' } },
      { cause: 'not-found', fatal: true, hint: expect.stringContaining('the name of a deployment') },
    ],
  ])('fails by its cause: %s', async (_name, status, body, failure) => {
    const server = await startCanned({ status, body });
    expect(await failureOf(azureOpenAiModel(settingsOf(server.url)))).toMatchObject(failure);
  });
});

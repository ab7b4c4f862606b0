import { describe, expect, it } from 'vitest';
import { explainErrorInAnswer, explainErrorStatus } from '../../src/models/failures.ts';
import { NOON } from './canned-server.ts';

const TERMS = { server: 'https://models.example/v1', model: 'm', secrets: ['sk-secret'], now: NOON };

function judge(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return explainErrorStatus({ status, headers: new Headers(headers), body }, TERMS);
}

/** OpenAI's error body. */
function error(
  message: string,
  code: string | null = null,
  type = 'invalid_request_error',
  param: string | null = null,
) {
  return { error: { message, type, param, code } };
}

describe('an error answer', () => {
  it.each<[string, number, unknown, string, 'ends all' | 'ends one']>([
    ['a wrong key', 401, error('Incorrect API key provided: sk-secret.', 'invalid_api_key'), 'denied', 'ends all'],
    [
      'a model that the project may not use',
      403,
      error('Project does not have access to model `m`', 'model_not_found'),
      'denied',
      'ends all',
    ],
    ['an unknown model', 404, error('The model `m` does not exist', 'model_not_found'), 'not-found', 'ends all'],
    ['a page in place of an API', 405, '<html><title>405 Not Allowed</title></html>', 'not-found', 'ends all'],
    ['a retired server', 410, 'Gone', 'not-found', 'ends all'],
    ['a redirect with choices', 300, '', 'not-found', 'ends all'],
    ['a redirect', 308, '', 'not-found', 'ends all'],
    ['an unknown parameter', 400, error("Unknown parameter: 'x'.", 'unknown_parameter'), 'invalid', 'ends one'],
    // A wrong key and an unknown model, in the words of servers that answer 400.
    [
      'Google, a wrong key',
      400,
      [
        {
          error: { code: 400, message: 'API key not valid. Please pass a valid API key.', status: 'INVALID_ARGUMENT' },
        },
      ],
      'denied',
      'ends all',
    ],
    [
      'xAI, a wrong key',
      400,
      { code: 'Client specified an invalid argument', error: 'Incorrect API key provided: ab***cd.' },
      'denied',
      'ends all',
    ],
    [
      'OpenRouter, an unknown model',
      400,
      { error: { message: 'a/b is not a valid model ID', code: 400 } },
      'not-found',
      'ends all',
    ],
    ['DeepSeek, an unknown model', 400, error('Model Not Exist', 'invalid_request_error'), 'not-found', 'ends all'],
    [
      'Mistral, an unknown model',
      400,
      { object: 'error', message: 'Invalid model: m', type: 'invalid_model', param: null, code: '1500' },
      'not-found',
      'ends all',
    ],
    [
      'LiteLLM, an unknown model',
      400,
      error('/chat/completions: Invalid model name passed in model=m. Call `/v1/models` to view available models'),
      'not-found',
      'ends all',
    ],
    [
      'Bedrock, an unknown model',
      400,
      { message: 'The provided model identifier is invalid.' },
      'not-found',
      'ends all',
    ],
    ['Copilot, a model of another plan', 400, error('The requested model is not supported.'), 'not-found', 'ends all'],
    [
      'a parameter that a model does not take',
      400,
      error('The model m is not supported with seed'),
      'invalid',
      'ends one',
    ],
    ['a tool that a model names', 400, error('The tool call of the model was not valid'), 'invalid', 'ends one'],
    [
      'LiteLLM, a budget',
      400,
      error('Budget has been exceeded! Current cost: 1.2, Max budget: 1.0', '400', 'budget_exceeded'),
      'rate-limited',
      'ends all',
    ],
    [
      'Anthropic, a limit of the account',
      400,
      {
        type: 'error',
        error: { type: 'invalid_request_error', message: 'You have reached your specified API usage limits.' },
      },
      'rate-limited',
      'ends all',
    ],
    [
      "OpenRouter's moderation",
      403,
      { error: { message: 'm requires moderation. Your input was flagged for "violence".', code: 403 } },
      'filtered',
      'ends one',
    ],
    ['a time-out of the server', 408, '', 'timed-out', 'ends one'],
    ['a conflict', 409, '', 'overloaded', 'ends one'],
    ['a limit', 429, error('Rate limit reached', 'rate_limit_exceeded', 'requests'), 'rate-limited', 'ends one'],
    [
      'no money left',
      429,
      error('You exceeded your current quota', 'insufficient_quota', 'insufficient_quota'),
      'rate-limited',
      'ends all',
    ],
    ['no credit left', 402, { error: { message: 'Insufficient credits', code: 402 } }, 'rate-limited', 'ends all'],
    [
      'a billing limit',
      400,
      error('Billing hard limit has been reached', 'billing_hard_limit_reached'),
      'rate-limited',
      'ends all',
    ],
    ['a crash', 500, error('The server had an error', null, 'server_error'), 'overloaded', 'ends one'],
    ['a gateway without its server', 502, '<html><title>502 Bad Gateway</title></html>', 'overloaded', 'ends one'],
    [
      'too much work',
      529,
      { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
      'overloaded',
      'ends one',
    ],
    // A context that is too long, in the words of each server.
    [
      'OpenAI, chat',
      400,
      error(
        "This model's maximum context length is 128000 tokens. However, your messages resulted in 130001 tokens.",
        'context_length_exceeded',
        'invalid_request_error',
        'messages',
      ),
      'too-long',
      'ends one',
    ],
    [
      'OpenAI, responses',
      400,
      error(
        'Your input exceeds the context window of this model. Please adjust your input and try again.',
        'context_length_exceeded',
        'invalid_request_error',
        'input',
      ),
      'too-long',
      'ends one',
    ],
    [
      'OpenAI, a string of ten megabytes',
      400,
      error("Invalid 'messages[1].content': string too long.", 'string_above_max_length'),
      'too-long',
      'ends one',
    ],
    [
      'OpenAI, more than the limit of a minute',
      429,
      error(
        'Request too large for gpt-4o in organization org-x on tokens per min (TPM): Limit 30000, Requested 40017.',
        'rate_limit_exceeded',
        'tokens',
      ),
      'too-long',
      'ends one',
    ],
    [
      'GitHub Models',
      413,
      {
        error: {
          code: 'tokens_limit_reached',
          message: 'Request body too large for gpt-4o model. Max size: 8000 tokens.',
          details: '',
        },
      },
      'too-long',
      'ends one',
    ],
    ['a proxy', 413, '<html><title>413 Request Entity Too Large</title></html>', 'too-long', 'ends one'],
    [
      'vLLM',
      400,
      {
        object: 'error',
        message:
          "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens (4000 in the messages, 1000 in the completion).",
        type: 'BadRequestError',
        param: null,
        code: 400,
      },
      'too-long',
      'ends one',
    ],
    [
      'vLLM, with an output limit that does not fit',
      400,
      error(
        "'max_tokens' or 'max_completion_tokens' is too large: 1000. This model's maximum context length is 4096 tokens and your request has 3900 input tokens.",
        '400',
      ),
      'too-long',
      'ends one',
    ],
    [
      'llama.cpp',
      400,
      {
        error: {
          code: 400,
          message:
            'the request exceeds the available context size. try increasing the context size or enable context shift',
          type: 'exceed_context_size_error',
          n_prompt_tokens: 9000,
          n_ctx: 4096,
        },
      },
      'too-long',
      'ends one',
    ],
    [
      'LM Studio',
      400,
      {
        error:
          'Trying to keep the first 5213 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough.',
      },
      'too-long',
      'ends one',
    ],
    ['Ollama', 400, { error: 'the input length exceeds the context length' }, 'too-long', 'ends one'],
    [
      'Mistral',
      400,
      {
        object: 'error',
        message:
          'Prompt contains 40127 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
        type: 'invalid_request_error',
        code: '3051',
      },
      'too-long',
      'ends one',
    ],
    [
      'xAI',
      400,
      {
        code: 'Client specified an invalid argument',
        error: "This model's maximum prompt length is 131072 but the request contains 200001 tokens.",
      },
      'too-long',
      'ends one',
    ],
    [
      'Google',
      400,
      [
        {
          error: {
            code: 400,
            message: 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
            status: 'INVALID_ARGUMENT',
          },
        },
      ],
      'too-long',
      'ends one',
    ],
    [
      'Anthropic',
      400,
      {
        type: 'error',
        error: { type: 'invalid_request_error', message: 'prompt is too long: 210042 tokens > 200000 maximum' },
      },
      'too-long',
      'ends one',
    ],
    [
      'Bedrock, which is a limit',
      429,
      { message: 'Too many tokens, please wait before trying again.' },
      'rate-limited',
      'ends one',
    ],
    // Content filters.
    [
      'Azure, a prompt that was filtered',
      400,
      {
        error: {
          message: "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
          type: null,
          param: 'prompt',
          code: 'content_filter',
          status: 400,
          innererror: {
            code: 'ResponsibleAIPolicyViolation',
            content_filter_result: { jailbreak: { filtered: true, detected: true } },
          },
        },
      },
      'filtered',
      'ends one',
    ],
    [
      'Azure, with the code only inside',
      400,
      { error: { code: 'BadRequest', message: 'Bad request', innererror: { code: 'ResponsibleAIPolicyViolation' } } },
      'filtered',
      'ends one',
    ],
    [
      'OpenAI, a prompt that was flagged',
      400,
      error('Invalid prompt: your prompt was flagged as potentially violating our usage policy.', 'invalid_prompt'),
      'filtered',
      'ends one',
    ],
    ['nonsense', 400, '[[[[', 'invalid', 'ends one'],
    ['nothing', 400, '', 'invalid', 'ends one'],
    ['numbers for texts', 400, { error: { message: 7, code: {}, type: [] } }, 'invalid', 'ends one'],
  ])('%s (%i) has the right cause', (_name, status, body, cause, ends) => {
    const failure = judge(status, body);
    expect([failure.cause, failure.fatal ? 'ends all' : 'ends one']).toEqual([cause, ends]);
    expect(judge(status, JSON.stringify(body)).cause).toBe(cause);
  });

  it('names the server and quotes its answer, with the key masked', () => {
    expect(judge(401, error('Incorrect API key provided: sk-secret.')).reason).toBe(
      'https://models.example/v1 answered 401 Incorrect API key provided: ***',
    );
  });

  it('quotes the title of an HTML page, not the page', () => {
    expect(judge(502, '<html>\n<head><title>502 Bad Gateway</title></head><body>…').reason).toBe(
      'https://models.example/v1 answered 502 an HTML page: 502 Bad Gateway',
    );
  });

  it('quotes the server behind a gateway', () => {
    const body = {
      error: { message: 'Provider returned error', code: 400, metadata: { raw: 'no such thing', provider_name: 'x' } },
    };
    expect(judge(400, body).reason).toContain('Provider returned error: no such thing');
  });

  it('says when a limit of several hours ends, and is fatal', () => {
    expect(
      judge(429, error('Rate limit of 50 per 86400s exceeded', 'RateLimitReached'), { 'retry-after': '63212' }),
    ).toEqual({
      kind: 'failed',
      cause: 'rate-limited',
      reason:
        'https://models.example/v1 answered 429 Rate limit of 50 per 86400s exceeded; the limit lasts until 2026-11-22 05:33 UTC',
      hint: "Check the account's quota and billing.",
      fatal: true,
    });
  });

  it.each<[string, number, unknown, string, boolean, string | undefined]>([
    [
      'Bedrock, a model that needs an inference profile',
      400,
      {
        message:
          'Invocation of model ID anthropic.claude-sonnet-4-6 with on-demand throughput isn’t supported. Retry your request with the ID or ARN of an inference profile that contains this model.',
      },
      'not-found',
      true,
      'Give an inference profile as `model`',
    ],
    [
      'Bedrock, a model of another operation',
      400,
      {
        message:
          "This action doesn't support the model that you provided. Try again with a supported text or chat model.",
      },
      'not-found',
      true,
      'Check `model`',
    ],
    [
      'Bedrock, a limit of a day',
      429,
      { message: 'Too many tokens per day, please wait before trying again.' },
      'rate-limited',
      true,
      'quota',
    ],
    [
      'Bedrock, a limit of a minute',
      429,
      { message: 'Too many tokens, please wait before trying again.' },
      'rate-limited',
      false,
      'concurrency',
    ],
    [
      'Bedrock, a quota of the account',
      400,
      { message: 'Your request exceeds the service quota for your account.' },
      'rate-limited',
      true,
      'quota',
    ],
    [
      'Bedrock, a model that failed',
      424,
      { message: 'The model returned the following errors: internal failure' },
      'overloaded',
      false,
      undefined,
    ],
    [
      'Bedrock, a prompt that is too long for Nova',
      400,
      {
        message:
          'Input Tokens Exceeded: Number of input tokens exceeds maximum length. Please update the input to try again.',
      },
      'too-long',
      false,
      'Lower `max-input-tokens`',
    ],
    [
      'Bedrock, marks for a cache that the account may not set',
      403,
      { message: 'You do not have access to explicit prompt caching' },
      'invalid',
      false,
      undefined,
    ],
    [
      'Bedrock, a country that Anthropic does not serve',
      400,
      { message: 'Access to Anthropic models is not allowed from unsupported countries, regions, or territories.' },
      'denied',
      true,
      'country or region',
    ],
    [
      'Google, a country that it does not serve',
      400,
      [
        {
          error: {
            code: 400,
            message: 'User location is not supported for the API use.',
            status: 'FAILED_PRECONDITION',
          },
        },
      ],
      'denied',
      true,
      'country or region',
    ],
    [
      'Vertex AI, a model that the location does not have',
      400,
      [
        {
          error: {
            code: 400,
            message:
              'Publisher Model `projects/p/locations/us-central1/publishers/anthropic/models/m` is not servable in region us-central1.',
            status: 'FAILED_PRECONDITION',
          },
        },
      ],
      'not-found',
      true,
      'Check `model`',
    ],
    [
      'Vertex AI, a prompt that is too long',
      400,
      [
        {
          error: {
            code: 400,
            message:
              'Unable to submit request because the input token count is 1196264 but model only supports up to 1048576. Reduce the input token count and try again.',
            status: 'INVALID_ARGUMENT',
          },
        },
      ],
      'too-long',
      false,
      'Lower `max-input-tokens`',
    ],
    [
      'Vertex AI, a server that gave up',
      499,
      [{ error: { code: 499, status: 'CANCELLED' } }],
      'overloaded',
      false,
      undefined,
    ],
    [
      'Azure, a model of the Responses API',
      400,
      error(
        'The chatCompletion operation does not work with the specified model, gpt-5.1-codex.',
        'OperationNotSupported',
      ),
      'not-found',
      true,
      'Set `openai-api: responses`',
    ],
    [
      'OpenAI, a model of the Responses API',
      404,
      error('This model is only supported in v1/responses and not in v1/chat/completions.'),
      'not-found',
      true,
      'Set `openai-api: responses`',
    ],
    [
      'Azure, a version of the API that is too old for the model',
      400,
      error('Model o1 is enabled only for api versions 2024-12-01-preview and later', 'BadRequest'),
      'not-found',
      true,
      'Give a newer `api-version`',
    ],
    ['a proxy that wants a password', 407, '<html><title>407</title></html>', 'unreachable', true, 'proxy'],
  ])('says what to do: %s', (_name, status, body, cause, fatal, hint) => {
    const failure = judge(status, body);
    expect([failure.cause, failure.fatal]).toEqual([cause, fatal]);
    expect(failure.hint).toEqual(hint === undefined ? undefined : expect.stringContaining(hint));
  });

  it("quotes Amazon's message, whose key begins with a capital", () => {
    expect(judge(403, { Message: 'Bearer Token has expired' }).reason).toBe(
      'https://models.example/v1 answered 403 Bearer Token has expired',
    );
  });

  it('is not fatal for a limit of exactly one minute, which a run waits for', () => {
    expect(judge(429, error('Slow down'), { 'retry-after': '60' })).toMatchObject({
      cause: 'rate-limited',
      fatal: false,
    });
    expect(judge(429, error('Slow down'), { 'retry-after': '61' })).toMatchObject({
      cause: 'rate-limited',
      fatal: true,
    });
  });

  it('says that GitHub Models was retired', () => {
    const answer = {
      status: 410,
      headers: new Headers(),
      body: 'GitHub Models is temporarily unavailable as part of a scheduled retirement brownout.',
    };
    const failure = explainErrorStatus(answer, { ...TERMS, server: 'https://models.github.ai/inference' });
    expect(failure).toMatchObject({ cause: 'not-found', fatal: true });
    expect(failure.reason).toContain('GitHub Models was retired on 30 July 2026');
    expect(failure.hint).toContain('`copilot`');
  });

  it('with status 200 is recognized by its code', () => {
    const rows = [
      { error: { code: 429, message: 'upstream limit' } },
      { error: { code: 'rate_limit_exceeded', message: 'upstream limit' } },
      { error: { code: 'server_error', message: 'sorry' } },
      { error: 'sorry' },
    ].map((body) => explainErrorInAnswer(body, TERMS));
    expect(rows.map(({ cause }) => cause)).toEqual(['rate-limited', 'rate-limited', 'overloaded', 'overloaded']);
    expect(rows[0]?.reason).toBe('https://models.example/v1 answered with an error: upstream limit');
  });
});

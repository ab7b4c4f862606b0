import Anthropic from '@anthropic-ai/sdk';
import { readAnthropicAnswer } from './answer.ts';
import { anthropicBody, type AnthropicBody } from './request.ts';
import { BROKEN_STREAM, collectStream } from './stream.ts';
import { defaultOutputTokens } from '../known-models.ts';
import type { Model } from '../model.ts';
import { modelOver } from '../model-over.ts';
import type { Protocol } from '../protocol.ts';
import type { ServerSettings } from '../wire/server-settings.ts';

/** Anthropic demands an output limit: where none is given, the model's usual one is sent. */
export type AnthropicSettings = ServerSettings;

const OWN_SERVER = 'https://api.anthropic.com';

/** Claude, by Anthropic's Messages API or a server that speaks it. */
export function anthropicModel(settings: AnthropicSettings): Model {
  // Addresses of other providers end in /v1, which the client adds itself.
  const baseUrl = (settings.baseUrl ?? OWN_SERVER).replace(/\/(?:v1\/?)?$/, '');
  return modelOver(protocolOf(settings, baseUrl), { provider: 'anthropic', baseUrl, settings });
}

/** What every Claude gives; sent where the server refuses more. */
const LEAST_OUTPUT_TOKENS = 4_096;

function protocolOf(settings: AnthropicSettings, baseUrl: string): Protocol {
  const by = `anthropic:${settings.model}`;
  const usualTokens = settings.maxOutputTokens ?? defaultOutputTokens(settings.model);
  return {
    wishes: { limit: 'max_tokens', format: 'schema', thinking: 'none', tools: 'offered' },
    canForbidCalls: true,
    send: (request, wishes, fetch) =>
      send(
        clientOf(settings, baseUrl, fetch),
        anthropicBody(request, {
          model: settings.model,
          by,
          outputTokens: wishes.limit === 'none' ? Math.min(LEAST_OUTPUT_TOKENS, usualTokens) : usualTokens,
          withShape: wishes.format === 'schema',
        }),
      ),
    read: (answer, request) => readAnthropicAnswer(answer, request, by),
  };
}

function clientOf(settings: AnthropicSettings, baseUrl: string, request: typeof fetch): Anthropic {
  // Without a key in its hand the client looks for one in the environment and in files.
  const apiKey = settings.apiKey ?? 'none';
  return new Anthropic({
    apiKey,
    baseURL: baseUrl,
    webhookKey: null,
    // Servers that only speak Anthropic's protocol mostly look for the key where it used to be.
    defaultHeaders: settings.baseUrl === undefined ? {} : { 'x-api-key': apiKey },
    fetch: request,
    timeout: settings.timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    openTelemetry: false,
  });
}

/** Beyond this many output tokens Anthropic's client insists on a stream: idle connections are cut. */
const MOST_TOKENS_AT_ONCE = 21_333;

/**
 * The answer, unread. It is asked for by the client's general method: the one for messages prints warnings about
 * models of its own accord.
 */
async function send(client: Anthropic, body: AnthropicBody): Promise<unknown> {
  if (body.max_tokens <= MOST_TOKENS_AT_ONCE) {
    return await client.post('/v1/messages', { body });
  }
  const answer = await stream(client, body);
  return answer === BROKEN_STREAM ? await stream(client, body) : answer;
}

async function stream(client: Anthropic, body: AnthropicBody): Promise<unknown> {
  // With `stream: true` the client gives one of its streams.
  const events = await client.post<AsyncIterable<unknown>>('/v1/messages', {
    body: { ...body, stream: true },
    stream: true,
  });
  try {
    return await collectStream(events);
  } catch (error) {
    if (error instanceof Anthropic.APIError && error.error !== undefined) {
      // An event that is an error, in the form that an error of an answer at once has.
      return error.error;
    }
    throw error;
  }
}

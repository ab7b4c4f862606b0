import Anthropic from '@anthropic-ai/sdk';
import { readAnthropicAnswer } from './answer.ts';
import { anthropicBatches } from './batches.ts';
import { anthropicBody, type AnthropicBody } from './request.ts';
import { BROKEN_STREAM, collectStream } from './stream.ts';
import { defaultOutputTokens } from '../known-models.ts';
import type { ModelRequest } from '../model.ts';
import { modelOver, type OpenedModel } from '../model-over.ts';
import type { Protocol } from '../protocol.ts';
import type { RequestFeatures } from '../request-features.ts';
import type { ServerSettings } from '../wire/server-settings.ts';

/** Anthropic requires an output limit: if the options have none, the usual one of the model is sent. */
export type AnthropicSettings = ServerSettings;

const OWN_SERVER = 'https://api.anthropic.com';

/** Claude, through Anthropic's Messages API or a server compatible with it. */
export function anthropicModel(settings: AnthropicSettings): OpenedModel {
  // The addresses of other providers end with /v1; here the client adds it.
  const baseUrl = (settings.baseUrl ?? OWN_SERVER).replace(/\/(?:v1\/?)?$/, '');
  const by = `anthropic:${settings.model}`;
  const batches = anthropicBatches((fetch) => createClient(settings, baseUrl, fetch), {
    write: (request, features) => writeBody(settings, by, request, features),
    read: (answer, turn) => readAnthropicAnswer(answer, turn, by),
  });
  return modelOver(anthropicProtocol(settings, { by, baseUrl }), { provider: 'anthropic', baseUrl, settings, batches });
}

/** An output limit that every Claude model accepts; sent if the server refuses a higher one. */
const LEAST_OUTPUT_TOKENS = 4_096;

/** Where the Messages API is offered. */
export interface MessagesPlace {
  /** Full name of the model, `provider:name`. */
  readonly by: string;
  readonly baseUrl: string;
  /** The path below `baseUrl`; absent: Anthropic's own. */
  readonly pathOf?: (isStream: boolean) => string;
  /** The body as this place takes it; absent: as Anthropic does. */
  readonly bodyOf?: (body: AnthropicBody) => object;
}

/** The Messages API, at Anthropic or where others offer it. */
export function anthropicProtocol(settings: AnthropicSettings, place: MessagesPlace): Protocol {
  const { by, baseUrl } = place;
  return {
    // The temperature is not sent: newer models of Claude do not take it.
    features: {
      limit: 'max_tokens',
      format: 'schema',
      thinking: 'none',
      tools: 'offered',
      temperature: 'none',
      cacheMarks: 'set',
      system: 'own',
    },
    canForbidCalls: true,
    send: (request, features, fetch) =>
      send(createClient(settings, baseUrl, fetch), writeBody(settings, by, request, features), place),
    read: (answer, request) => readAnthropicAnswer(answer, request.messages.length, by),
  };
}

function writeBody(
  { model, maxOutputTokens }: AnthropicSettings,
  by: string,
  request: ModelRequest,
  features: RequestFeatures,
): AnthropicBody {
  const usualTokens = maxOutputTokens ?? defaultOutputTokens(model);
  return anthropicBody(request, {
    model,
    by,
    outputTokens: features.limit === 'none' ? Math.min(LEAST_OUTPUT_TOKENS, usualTokens) : usualTokens,
    withShape: features.format === 'schema',
    withCacheMarks: features.cacheMarks === 'set',
  });
}

function createClient(settings: AnthropicSettings, baseUrl: string, request: typeof fetch): Anthropic {
  // Without an explicit key the client looks for one in the environment and in files.
  const apiKey = settings.apiKey ?? 'none';
  return new Anthropic({
    apiKey,
    baseURL: baseUrl,
    webhookKey: null,
    // Most compatible servers expect the key in the older header.
    defaultHeaders: settings.baseUrl === undefined ? {} : { 'x-api-key': apiKey },
    fetch: request,
    timeout: settings.timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    openTelemetry: false,
  });
}

/** Above this output limit Anthropic's client requires a stream, because idle connections are cut. */
const MOST_TOKENS_AT_ONCE = 21_333;

/**
 * Returns the answer, not validated. It uses the client's general method, because the method for messages prints
 * warnings about models.
 */
async function send(
  client: Anthropic,
  body: AnthropicBody,
  { pathOf = () => '/v1/messages', bodyOf = (own) => own }: MessagesPlace,
): Promise<unknown> {
  if (body.max_tokens <= MOST_TOKENS_AT_ONCE) {
    return await client.post(pathOf(false), { body: bodyOf(body) });
  }
  const answer = await stream(client, pathOf(true), bodyOf(body));
  return answer === BROKEN_STREAM ? await stream(client, pathOf(true), bodyOf(body)) : answer;
}

async function stream(client: Anthropic, path: string, body: object): Promise<unknown> {
  // With `stream: true` the client returns one of its streams.
  const events = await client.post<AsyncIterable<unknown>>(path, {
    body: { ...body, stream: true },
    stream: true,
  });
  try {
    return await collectStream(events);
  } catch (error) {
    if (error instanceof Anthropic.APIError && error.error !== undefined) {
      // An error event has the same form as an error without streaming.
      return error.error;
    }
    throw error;
  }
}

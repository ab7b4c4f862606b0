import OpenAI from 'openai';
import { messageOf } from '../errors.ts';
import type { ChatMessage } from '../fitting/render.ts';
import type { AnswerShape, Model, ModelReply } from './model.ts';

export interface OpenAiSettings {
  readonly model: string;
  /** `https://api.openai.com/v1` or that of any compatible server. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  /** Sent only when given: many servers choose a good value themselves. */
  readonly maxOutputTokens: number | undefined;
}

const REQUEST_TIMEOUT_MS = 10 * 60_000;
const RETRIES = 2;

/** How the answer's shape is asked for, best first; a server that refuses one is asked with the next. */
type AnswerFormat = 'schema' | 'json' | 'none';
type OutputLimit = 'max_completion_tokens' | 'max_tokens' | 'none';

/** Any server that speaks OpenAI's Chat Completions. */
export function openAiModel(settings: OpenAiSettings): Model {
  const client = new OpenAI({
    // The client insists on a key; servers on localhost mostly need none.
    apiKey: settings.apiKey ?? 'none',
    baseURL: settings.baseUrl ?? null,
    organization: null,
    project: null,
    maxRetries: RETRIES,
    timeout: REQUEST_TIMEOUT_MS,
  });
  // What the server refused once it refuses again: learned on the first request, kept for the others.
  const accepts: Accepted = {
    format: 'schema',
    limit: settings.maxOutputTokens === undefined ? 'none' : 'max_completion_tokens',
  };
  return {
    name: settings.model,
    complete: (messages, shape) => completeWithFallback(client, settings, accepts, { messages, shape }),
  };
}

interface Accepted {
  format: AnswerFormat;
  limit: OutputLimit;
}

interface Question {
  readonly messages: readonly ChatMessage[];
  readonly shape: AnswerShape;
}

async function completeWithFallback(
  client: OpenAI,
  settings: OpenAiSettings,
  accepts: Accepted,
  question: Question,
): Promise<ModelReply> {
  for (;;) {
    const asked = { ...accepts };
    try {
      return readCompletion(await client.chat.completions.create(requestOf(settings, asked, question)));
    } catch (error) {
      const next = error instanceof OpenAI.BadRequestError ? stepDown(asked, messageOf(error)) : undefined;
      if (next === undefined) {
        return failureOf(error, settings);
      }
      Object.assign(accepts, next);
    }
  }
}

function requestOf(
  settings: OpenAiSettings,
  asked: Accepted,
  { messages, shape }: Question,
): OpenAI.ChatCompletionCreateParamsNonStreaming {
  return {
    model: settings.model,
    messages: messages.map((message) => ({ role: message.role, content: message.content })),
    ...(asked.limit === 'none' || settings.maxOutputTokens === undefined
      ? {}
      : { [asked.limit]: settings.maxOutputTokens }),
    ...formatOf(asked.format, shape),
  };
}

function formatOf(
  format: AnswerFormat,
  { name, schema }: AnswerShape,
): Partial<Pick<OpenAI.ChatCompletionCreateParamsNonStreaming, 'response_format'>> {
  switch (format) {
    case 'schema':
      return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } };
    case 'json':
      return { response_format: { type: 'json_object' } };
    case 'none':
      return {};
  }
}

/** The next weaker request when a 400 names a parameter that was sent; `undefined` when there is none. */
function stepDown(asked: Accepted, message: string): Accepted | undefined {
  if (asked.limit !== 'none' && message.includes(asked.limit)) {
    return { ...asked, limit: asked.limit === 'max_completion_tokens' ? 'max_tokens' : 'none' };
  }
  if (asked.format !== 'none' && /response_format|json_schema|json_object|structured/i.test(message)) {
    return { ...asked, format: asked.format === 'schema' ? 'json' : 'none' };
  }
  return undefined;
}

/** Servers that call themselves compatible leave parts out; what the client's types promise is checked here. */
function readCompletion(completion: Partial<OpenAI.ChatCompletion>): ModelReply {
  const choice = completion.choices?.[0];
  const usage = {
    inputTokens: completion.usage?.prompt_tokens ?? 0,
    outputTokens: completion.usage?.completion_tokens ?? 0,
  };
  if (choice === undefined) {
    return { kind: 'failed', reason: 'the server answered without a choice', fatal: false };
  }
  if (choice.message.refusal) {
    return { kind: 'failed', reason: `the model refused: ${choice.message.refusal}`, fatal: false };
  }
  if (choice.finish_reason === 'content_filter') {
    return { kind: 'failed', reason: "the server's content filter stopped the answer", fatal: false };
  }
  if (!choice.message.content) {
    const cut = choice.finish_reason === 'length' ? ' because it reached its output limit' : '';
    return { kind: 'failed', reason: `the model gave an empty answer${cut}`, fatal: false };
  }
  return { kind: 'answer', text: choice.message.content, cutOff: choice.finish_reason === 'length', usage };
}

function failureOf(error: unknown, settings: OpenAiSettings): ModelReply {
  const server = settings.baseUrl ?? 'https://api.openai.com/v1';
  if (error instanceof OpenAI.APIConnectionTimeoutError) {
    return {
      kind: 'failed',
      reason: `${server} gave no answer within ${REQUEST_TIMEOUT_MS / 60_000} minutes`,
      fatal: false,
    };
  }
  if (error instanceof OpenAI.APIConnectionError) {
    const cause = error.cause === undefined ? '' : ` (${messageOf(error.cause)})`;
    return { kind: 'failed', reason: `${server} could not be reached${cause}`, hint: 'Check `base-url`.', fatal: true };
  }
  if (!(error instanceof OpenAI.APIError)) {
    return {
      kind: 'failed',
      reason: `${server} gave an answer that cannot be read: ${messageOf(error)}`,
      fatal: false,
    };
  }
  const reason = `${server} answered ${messageOf(error)}`;
  switch (error.status) {
    case 401:
    case 403:
      return { kind: 'failed', reason, hint: 'Check `api-key`.', fatal: true };
    case 404:
    case 410:
      return { kind: 'failed', reason, hint: 'Check `model` and `base-url`.', fatal: true };
    case 413:
      return { kind: 'failed', reason, hint: 'Lower `max-input-tokens`.', fatal: false };
    default:
      return { kind: 'failed', reason, fatal: false };
  }
}

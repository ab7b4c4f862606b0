import { isRecord } from '../../text/record.ts';
import { modelOver, type OpenedModel } from '../model-over.ts';
import {
  calledFunction,
  asTokenCount,
  asFields,
  asList,
  nameToReturn,
  readCalls,
  asText,
  asUsage,
  type Fields,
} from '../answers/json-answer.ts';
import type { AnswerShape, ModelMessage, ModelRequest, TokenUsage } from '../model.ts';
import { openAiBatches } from './batches.ts';
import { openAiBatchClient, openAiClient, type ChatBody, type ChatBodyMessage, type OpenAiClient } from './client.ts';
import type { Protocol, ReadAnswer } from '../protocol.ts';
import type { ServerSettings } from '../wire/server-settings.ts';
import type { RequestFeatures } from '../request-features.ts';

export type OpenAiSettings = ServerSettings;

export const OPENAI_BASE_URL = 'https://api.openai.com/v1';

/** A model of any server that supports OpenAI's Chat Completions. */
export function openAiChatModel(settings: OpenAiSettings): OpenedModel {
  const baseUrl = settings.baseUrl ?? OPENAI_BASE_URL;
  const { apiKey, model, maxOutputTokens } = settings;
  const protocol = chatProtocol(settings, (fetch) => openAiClient({ baseUrl, apiKey, fetch }));
  const batches = openAiBatches((fetch) => openAiBatchClient({ baseUrl, apiKey, fetch }), '/v1/chat/completions', {
    write: (request, features) => writeBody(model, maxOutputTokens, request, features),
    read: readCompletion,
  });
  return modelOver(protocol, { provider: 'openai', baseUrl, settings, batches });
}

/** Chat Completions. A new client is created for each request, because each request has its own `fetch`. */
export function chatProtocol(
  { model, maxOutputTokens }: Pick<ServerSettings, 'model' | 'maxOutputTokens'>,
  connect: (fetch: typeof globalThis.fetch) => OpenAiClient,
): Protocol {
  return {
    features: {
      limit: maxOutputTokens === undefined ? 'none' : 'max_completion_tokens',
      format: 'schema',
      thinking: 'none',
      tools: 'offered',
      temperature: 'zero',
      cacheMarks: 'none',
      system: 'own',
    },
    canForbidCalls: true,
    send: (request, features, fetch) => connect(fetch).chat(writeBody(model, maxOutputTokens, request, features)),
    read: (answer, request) => readCompletion(answer, request.messages.length),
  };
}

function writeBody(
  model: string,
  maxOutputTokens: number | undefined,
  request: ModelRequest,
  features: RequestFeatures,
): ChatBody {
  const { messages, shape, tools = [], withheldTools = [] } = request;
  const declared = [...tools, ...withheldTools];
  return {
    model,
    messages: messages.map(writeMessage),
    ...(features.limit === 'none' || maxOutputTokens === undefined ? {} : { [features.limit]: maxOutputTokens }),
    ...(shape === undefined ? {} : writeFormat(features.format, shape)),
    ...(declared.length === 0
      ? {}
      : {
          tools: declared.map(({ name, description, parameters }) => ({
            type: 'function',
            function: { name, description, parameters },
          })),
        }),
    ...(withheldTools.length === 0 ? {} : { tool_choice: 'none' }),
    ...(features.temperature === 'none' ? {} : { temperature: 0 }),
  };
}

function writeFormat(
  format: RequestFeatures['format'],
  { name, schema }: AnswerShape,
): Pick<ChatBody, 'response_format'> {
  switch (format) {
    case 'schema':
      return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } };
    case 'json':
      return { response_format: { type: 'json_object' } };
    case 'none':
      return {};
  }
}

function writeMessage(message: ModelMessage): ChatBodyMessage {
  if (message.role === 'tool') {
    return { role: 'tool', tool_call_id: message.callId, content: message.content };
  }
  if (!('toolCalls' in message) || message.toolCalls.length === 0) {
    return { role: message.role, content: message.content };
  }
  const extras = isOpaque(message.opaque) ? message.opaque : NO_EXTRAS;
  return {
    ...extras.message,
    role: 'assistant',
    // Some servers refuse an empty text next to calls; all accept null.
    content: message.content === '' ? null : message.content,
    tool_calls: message.toolCalls.map(({ id, name, arguments: text }, index) => ({
      ...extras.calls[index],
      id,
      type: 'function',
      function: { name: nameToReturn(name), arguments: text },
    })),
  };
}

/** Reads an answer. Compatible servers leave parts out, so every part is checked. */
function readCompletion(completion: unknown, turn: number): ReadAnswer {
  const body = asFields(completion);
  const choice = asList(body['choices'])[0];
  const error = body['error'] ?? asFields(choice)['error'];
  if (isRecord(error) || asText(error) !== '') {
    return { kind: 'error', body: { error } };
  }
  const usage = readUsage(body['usage']);
  return isRecord(choice) && isRecord(choice['message'])
    ? withOtherChoices(readChoice(choice, choice['message'], usage, turn), body['choices'])
    : { kind: 'failed', cause: 'unreadable', reason: "the server's answer has no choice", usage: usage.tokens };
}

/** One choice is asked for. A server that sends more of them may report in the last one what the first one leaves out. */
function withOtherChoices(answer: ReadAnswer, choices: unknown): ReadAnswer {
  const others = asList(choices)
    .slice(1)
    .map((choice) => readText(asFields(asFields(choice)['message'])));
  return answer.kind === 'answer' ? { ...answer, text: joinTexts([answer.text, ...others]) } : answer;
}

interface ReadUsage {
  readonly tokens: TokenUsage | undefined;
  readonly thinkingTokens: number;
}

function readUsage(usage: unknown): ReadUsage {
  const counts = asFields(usage);
  const cached = asFields(counts['prompt_tokens_details'])['cached_tokens'];
  return {
    tokens: asUsage(counts['prompt_tokens'], counts['completion_tokens'], cached),
    thinkingTokens: asTokenCount(asFields(counts['completion_tokens_details'])['reasoning_tokens']) ?? 0,
  };
}

function readChoice(choice: Fields, message: Fields, usage: ReadUsage, turn: number): ReadAnswer {
  const refusal = asText(message['refusal']);
  if (refusal !== '') {
    return { kind: 'failed', cause: 'refused', reason: 'the model refused', said: refusal, usage: usage.tokens };
  }
  const finish = asText(choice['finish_reason']);
  if (FILTERED.test(finish)) {
    const reason = "the server's content filter stopped the answer";
    return { kind: 'failed', cause: 'filtered', reason, usage: usage.tokens };
  }
  const given = [...asList(message['tool_calls']).map(asFields), ...readOldCall(message['function_call'])];
  const calls = readCalls(given.map(calledFunction), turn);
  const opaque = keepExtras(message, given, calls.toolCalls.length);
  const thoughts = asText(message['reasoning_content']) + asText(message['reasoning']);
  return {
    kind: 'answer',
    text: readText(message),
    ...calls,
    cutOff: CUT_OFF.test(finish),
    usage: usage.tokens,
    hasThought: usage.thinkingTokens > 0 || thoughts !== '',
    ...(opaque === undefined ? {} : { opaque }),
  };
}

/** Why servers end an answer that they do not show: `content_filter`, `SAFETY` of Gemini, `sensitive` of GLM. */
const FILTERED = /filter|safety|recitation|blocklist|prohibited|spii|sensitive/i;
/**
 * Why an answer may be incomplete: `length`, `model_length` and `error` of Mistral, `MAX_TOKENS` of Gemini, `network_error` of
 * GLM, `insufficient_system_resource` of DeepSeek.
 */
const CUT_OFF = /^(?:(?:model_)?length|max_(?:output_)?tokens)$|error|abort|cancel|insufficient|timeout/i;

/** All that a message says to its reader, also as the words of a recording. */
function readText(message: Fields): string {
  return joinTexts([readContent(message['content']), asText(asFields(message['audio'])['transcript'])]);
}

function joinTexts(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

/** The text of a message. Mistral's thinking models send a list of parts; the thinking parts are left out. */
function readContent(content: unknown): string {
  const parts = asList(content).map((part) => (typeof part === 'string' ? { text: part } : asFields(part)));
  const said = parts.filter(({ type }: Fields) => !/think|reason/.test(asText(type)));
  return asText(content) + said.map((part: Fields) => asText(part['text']) + asText(part['transcript'])).join('');
}

/** A call in the form that came before `tool_calls`. */
function readOldCall(call: unknown): readonly Fields[] {
  return isRecord(call) ? [{ function: call }] : [];
}

/** Data that some servers require back with a turn that called tools; they refuse the request without it. */
interface Opaque {
  readonly form: 'chat';
  /** Required by DeepSeek and OpenRouter. */
  readonly message: Fields;
  /** For each call in order. Google signs its thinking here. */
  readonly calls: readonly Fields[];
}

const NO_EXTRAS: Opaque = { form: 'chat', message: {}, calls: [] };

function keepExtras(message: Fields, given: readonly Fields[], calls: number): Opaque | undefined {
  const ofMessage = pick(message, ['reasoning_content', 'reasoning_details']);
  const ofCalls = given.slice(0, calls).map((call) => pick(call, ['extra_content']));
  const isEmpty = [ofMessage, ...ofCalls].every((extras) => Object.keys(extras).length === 0);
  return calls === 0 || isEmpty ? undefined : { form: 'chat', message: ofMessage, calls: ofCalls };
}

function isOpaque(opaque: unknown): opaque is Opaque {
  return isRecord(opaque) && opaque['form'] === 'chat';
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.flatMap((name) => (isGiven(fields[name]) ? [[name, fields[name]]] : [])));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

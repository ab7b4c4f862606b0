import { isRecord } from '../../text/record.ts';
import {
  asTokenCount,
  asFields,
  asList,
  nameToReturn,
  readCalls,
  asText,
  asUsage,
  type Fields,
} from '../answers/json-answer.ts';
import { restoreTurnItems, type CallItems } from '../restore-turn-items.ts';
import { modelOver, type OpenedModel } from '../model-over.ts';
import type { AnswerShape, AssistantTurn, ModelMessage, ModelRequest, TokenUsage, ToolCall } from '../model.ts';
import { OPENAI_BASE_URL, type OpenAiSettings } from './chat.ts';
import { openAiBatches } from './batches.ts';
import {
  openAiBatchClient,
  openAiClient,
  type OpenAiClient,
  type ResponsesBody,
  type ResponsesItem,
  type ReturnedItem,
} from './client.ts';
import type { Protocol, ReadAnswer } from '../protocol.ts';
import type { ServerSettings } from '../wire/server-settings.ts';
import type { RequestFeatures } from '../request-features.ts';

/** A model of a server that supports OpenAI's Responses API. */
export function openAiResponsesModel(settings: OpenAiSettings): OpenedModel {
  const baseUrl = settings.baseUrl ?? OPENAI_BASE_URL;
  const { apiKey, model, maxOutputTokens } = settings;
  const protocol = responsesProtocol(settings, (fetch) => openAiClient({ baseUrl, apiKey, fetch }));
  const batches = openAiBatches((fetch) => openAiBatchClient({ baseUrl, apiKey, fetch }), '/v1/responses', {
    write: (request, features) => writeBody(model, maxOutputTokens, request, features),
    read: readResponse,
  });
  return modelOver(protocol, { provider: 'openai', baseUrl, settings, batches });
}

/**
 * The Responses API without storage on the server: the thinking of earlier turns is sent back, encrypted as it came.
 */
export function responsesProtocol(
  { model, maxOutputTokens }: Pick<ServerSettings, 'model' | 'maxOutputTokens'>,
  connect: (fetch: typeof globalThis.fetch) => OpenAiClient,
): Protocol {
  return {
    features: {
      limit: maxOutputTokens === undefined ? 'none' : 'max_output_tokens',
      format: 'schema',
      thinking: 'encrypted',
      tools: 'offered',
      temperature: 'zero',
      cacheMarks: 'none',
      system: 'own',
    },
    canForbidCalls: true,
    send: (request, features, fetch) => connect(fetch).respond(writeBody(model, maxOutputTokens, request, features)),
    read: (answer, request) => readResponse(answer, request.messages.length),
  };
}

function writeBody(
  model: string,
  maxOutputTokens: number | undefined,
  { messages, shape, tools = [], withheldTools = [] }: ModelRequest,
  features: RequestFeatures,
): ResponsesBody {
  const declared = [...tools, ...withheldTools];
  const first = messages.findIndex((message) => message.role !== 'system');
  const leading = messages.slice(0, first === -1 ? messages.length : first);
  return {
    model,
    store: false,
    ...(leading.length === 0 ? {} : { instructions: leading.map((message) => message.content).join('\n\n') }),
    input: messages.slice(leading.length).flatMap(writeItems),
    ...(features.thinking === 'none' ? {} : { include: ['reasoning.encrypted_content'] }),
    ...(features.limit === 'none' || maxOutputTokens === undefined ? {} : { max_output_tokens: maxOutputTokens }),
    ...(shape === undefined ? {} : writeFormat(features.format, shape)),
    ...(declared.length === 0
      ? {}
      : {
          tools: declared.map(({ name, description, parameters }) => ({
            type: 'function',
            name,
            description,
            parameters,
            // The default of this API is strict, and most tool schemas are not.
            strict: false,
          })),
        }),
    ...(withheldTools.length === 0 ? {} : { tool_choice: 'none' }),
    ...(features.temperature === 'none' ? {} : { temperature: 0 }),
  };
}

function writeFormat(format: RequestFeatures['format'], { name, schema }: AnswerShape): Pick<ResponsesBody, 'text'> {
  switch (format) {
    case 'schema':
      return { text: { format: { type: 'json_schema', name, strict: true, schema } } };
    case 'json':
      return { text: { format: { type: 'json_object' } } };
    case 'none':
      return {};
  }
}

function writeItems(message: ModelMessage): readonly ResponsesItem[] {
  if (message.role === 'tool') {
    return [{ type: 'function_call_output', call_id: message.callId, output: message.content }];
  }
  return 'toolCalls' in message ? turnItems(message) : [{ role: message.role, content: message.content }];
}

function turnItems(turn: AssistantTurn): readonly ResponsesItem[] {
  const own = isOpaque(turn.opaque) ? restoreTurnItems(turn.opaque.items, turn.toolCalls, CALL_ITEMS) : undefined;
  if (own !== undefined) {
    return own;
  }
  const calls = turn.toolCalls.map(callItem);
  return turn.content === '' ? calls : [{ role: 'assistant', content: turn.content }, ...calls];
}

function callItem({ id, name, arguments: text }: ToolCall) {
  return { type: 'function_call' as const, call_id: id, name: nameToReturn(name), arguments: text };
}

const CALL_ITEMS: CallItems<ReturnedItem> = {
  readId: (item) => (item.type === 'function_call' ? (item['call_id'] ?? '') : undefined),
  fill: (item, call) => ({ ...item, ...callItem(call) }),
};

/** Reads an answer. Compatible servers leave parts out, so every part is checked. */
function readResponse(response: unknown, turn: number): ReadAnswer {
  const body = asFields(response);
  const usage = readUsage(body['usage']);
  if (isRecord(body['error']) || asText(body['error']) !== '') {
    return { kind: 'error', body: { error: body['error'] } };
  }
  if (!Array.isArray(body['output'])) {
    const reason = "the server's answer has no output";
    return { kind: 'failed', cause: 'unreadable', reason, usage: usage.tokens };
  }
  if (body['status'] === 'failed' || body['status'] === 'cancelled') {
    const reason = `the server stopped working on the answer (${body['status']})`;
    return { kind: 'failed', cause: 'overloaded', reason, usage: usage.tokens };
  }
  const stopped = asFields(body['incomplete_details'])['reason'];
  if (stopped === 'content_filter') {
    const reason = "the server's content filter stopped the answer";
    return { kind: 'failed', cause: 'filtered', reason, usage: usage.tokens };
  }
  // Some servers send no status. `in_progress` and `queued` are not the last one.
  const isOver = body['status'] === undefined || body['status'] === null || body['status'] === 'completed';
  return readOutput(body['output'].map(asFields), !isOver, usage, turn);
}

interface ReadUsage {
  readonly tokens: TokenUsage | undefined;
  readonly thinkingTokens: number;
}

function readUsage(usage: unknown): ReadUsage {
  const counts = asFields(usage);
  const cached = asFields(counts['input_tokens_details'])['cached_tokens'];
  return {
    tokens: asUsage(counts['input_tokens'], counts['output_tokens'], cached),
    thinkingTokens: asTokenCount(asFields(counts['output_tokens_details'])['reasoning_tokens']) ?? 0,
  };
}

function readOutput(items: readonly Fields[], cutOff: boolean, usage: ReadUsage, turn: number): ReadAnswer {
  const parts = items
    .filter((item) => item['type'] === 'message')
    .flatMap((item) => asList(item['content']).map(asFields));
  const refusal = parts.map((part) => asText(part['refusal'])).join('');
  if (refusal !== '') {
    return { kind: 'failed', cause: 'refused', reason: 'the model refused', said: refusal, usage: usage.tokens };
  }
  const given = items
    .filter((item) => item['type'] === 'function_call')
    .map((item) => ({ id: item['call_id'], name: item['name'], arguments: item['arguments'] }));
  const calls = readCalls(given, turn);
  return {
    kind: 'answer',
    text: parts
      .filter(isSaid)
      .map((part) => asText(part['text']) + asText(part['transcript']))
      .join(''),
    ...calls,
    cutOff,
    usage: usage.tokens,
    hasThought: usage.thinkingTokens > 0 || items.some((item) => item['type'] === 'reasoning'),
    ...(calls.toolCalls.length === 0 || !items.some(isThought) ? {} : { opaque: keepItems(items) }),
  };
}

/** Whether a part belongs to the answer, as thinking does not. A recording has its words as `transcript`. */
function isSaid({ type }: Fields): boolean {
  return !/think|reason|summary/.test(asText(type));
}

/** A turn with thinking, as the server sent it. Thinking has to stay before the item that it led to. */
interface Opaque {
  readonly form: 'responses';
  readonly items: readonly ReturnedItem[];
}

function isOpaque(opaque: unknown): opaque is Opaque {
  return (
    isRecord(opaque) &&
    opaque['form'] === 'responses' &&
    Array.isArray(opaque['items']) &&
    opaque['items'].every(isRecord)
  );
}

/** Name and arguments of the calls are kept in the turn itself. */
function keepItems(items: readonly Fields[]): Opaque {
  const kept = items.filter(isReturned).map((item) => {
    const { name: _name, arguments: _arguments, ...rest } = item;
    return item.type === 'function_call' ? { ...rest, type: item.type } : item;
  });
  return { form: 'responses', items: kept };
}

function isReturned(item: Fields): item is ReturnedItem {
  return isThought(item) || item['type'] === 'message' || item['type'] === 'function_call';
}

/**
 * Only encrypted thinking can be sent back: other thinking is stored on the server, and this server must not store
 * anything.
 */
function isThought(item: Fields): boolean {
  return item['type'] === 'reasoning' && asText(item['encrypted_content']) !== '';
}

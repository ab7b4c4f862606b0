import { Ollama, type ChatRequest } from 'ollama/browser';
import { isRecord } from '../../text/record.ts';
import { countInput } from '../spending/estimate-usage.ts';
import {
  calledFunction,
  asTokenCount,
  asFields,
  asList,
  nameToReturn,
  parseObject,
  readCalls,
  asText,
  asUsage,
} from '../answers/json-answer.ts';
import { modelOver } from '../model-over.ts';
import type { Model, ModelMessage, ModelRequest } from '../model.ts';
import type { Protocol, ReadAnswer } from '../protocol.ts';
import type { ServerSettings } from '../wire/server-settings.ts';
import type { RequestFeatures } from '../request-features.ts';

export interface OllamaSettings extends ServerSettings {
  /**
   * Maximum tokens of a request. It sets the server's context size (`num_ctx`): without it, Ollama silently cuts off
   * the beginning of a longer prompt.
   */
  readonly maxInputTokens: number;
}

const DEFAULT_BASE_URL = 'http://127.0.0.1:11434';
/** Without a limit, a small model may repeat itself endlessly. */
const DEFAULT_OUTPUT_TOKENS = 4_096;

/** A model of Ollama, through its own API: the OpenAI-compatible one has no parameter for the context size. */
export function ollamaModel(settings: OllamaSettings): Model {
  const baseUrl = (settings.baseUrl ?? DEFAULT_BASE_URL).replace(/\/(?:v1\/?|api\/?)?$/, '');
  return modelOver(ollamaProtocol(settings, baseUrl), { provider: 'ollama', baseUrl, settings });
}

function ollamaProtocol({ model, apiKey, maxInputTokens, maxOutputTokens }: OllamaSettings, host: string): Protocol {
  const outputTokens = maxOutputTokens ?? DEFAULT_OUTPUT_TOKENS;
  const contextTokens = maxInputTokens + outputTokens;
  const headers = apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` };
  return {
    features: {
      limit: 'none',
      format: 'schema',
      thinking: 'none',
      tools: 'offered',
      temperature: 'zero',
      cacheMarks: 'none',
      system: 'own',
    },
    canForbidCalls: false,
    send: async (request, features, fetch) => {
      const body = writeBody(request, features);
      const options = {
        num_ctx: contextTokens,
        num_predict: outputTokens,
        ...(features.temperature === 'none' ? {} : { temperature: 0 }),
      };
      // `browser` is the library without the code that reads images from disk.
      return new Ollama({ host, headers, fetch }).chat({ model, ...body, ...TELL_OVERFLOW, stream: false, options });
    },
    read: (answer, request) => readChat(answer, request, contextTokens),
  };
}

/** Makes servers from 0.12.6 on answer 400 instead of cutting off the beginning. Older servers ignore it. */
const TELL_OVERFLOW = { truncate: false, shift: false };

interface OllamaMessage {
  readonly role: string;
  readonly content: string;
  readonly thinking?: string;
  readonly tool_calls?: OllamaCall[];
  readonly tool_name?: string;
  readonly tool_call_id?: string;
}

interface OllamaCall {
  readonly id: string;
  readonly function: { readonly name: string; readonly arguments: Record<string, unknown> };
}

function writeBody(
  { messages, shape, tools = [] }: ModelRequest,
  features: RequestFeatures,
): Pick<ChatRequest, 'messages' | 'tools' | 'format'> {
  return {
    messages: messages.map(writeMessage),
    ...(tools.length === 0
      ? // No format: Ollama enforces it from the first character on, so the model could not call a tool.
        writeFormat(features.format, shape)
      : {
          tools: tools.map(({ name, description, parameters }) => ({
            type: 'function',
            function: { name, description, parameters },
          })),
        }),
  };
}

function writeFormat(format: RequestFeatures['format'], shape: ModelRequest['shape']): Pick<ChatRequest, 'format'> {
  if (shape === undefined || format === 'none') {
    return {};
  }
  return { format: format === 'schema' ? shape.schema : 'json' };
}

function writeMessage(message: ModelMessage): OllamaMessage {
  if (message.role === 'tool') {
    const { content, name, callId } = message;
    return { role: 'tool', content, tool_name: nameToReturn(name), tool_call_id: callId };
  }
  if (!('toolCalls' in message)) {
    return { role: message.role, content: message.content };
  }
  const thinking =
    isRecord(message.opaque) && message.opaque['form'] === 'ollama' ? asText(message.opaque['thinking']) : '';
  return {
    role: 'assistant',
    content: message.content,
    ...(thinking === '' ? {} : { thinking }),
    tool_calls: message.toolCalls.map((call) => ({
      id: call.id,
      function: { name: nameToReturn(call.name), arguments: { ...parseObject(call.arguments) } },
    })),
  };
}

function readChat(answer: unknown, request: ModelRequest, contextTokens: number): ReadAnswer {
  const body = asFields(answer);
  const message = body['message'];
  const usage = asUsage(body['prompt_eval_count'], body['eval_count'], undefined);
  if (asText(body['error']) !== '') {
    return { kind: 'error', body };
  }
  if (!isRecord(message)) {
    return { kind: 'failed', cause: 'unreadable', reason: "the server's answer has no message", usage };
  }
  const read = asTokenCount(body['prompt_eval_count']);
  if (read !== undefined && isTruncated(read, contextTokens, countInput(request))) {
    const reason = `the server read only ${read} tokens of the prompt; its context is ${contextTokens} tokens`;
    return { kind: 'failed', cause: 'too-long', reason, usage };
  }
  const given = asList(message['tool_calls']).map(asFields).map(calledFunction);
  const calls = readCalls(given, request.messages.length);
  const thinking = asText(message['thinking']);
  return {
    kind: 'answer',
    text: asText(message['content']),
    toolCalls: calls.toolCalls,
    // A server that was stopped sends what it has, and says that it was not done.
    cutOff: body['done_reason'] === 'length' || body['done'] === false,
    usage,
    hasThought: thinking !== '',
    ...(calls.toolCalls.length > 0 && thinking !== '' ? { opaque: { form: 'ollama', thinking } } : {}),
    notes: [...calls.notes, ...shortfallNotes(read, countInput(request))],
  };
}

/** A count this close to a limit counts as equal to it; a few tokens belong to the template. */
const MARK_TOKENS = 8;
/** Code and prose have fewer characters per token. */
const CHARACTERS_OF_LONG_TOKENS = 4.5;
/** No text of a review has this many characters per token on average. */
const CHARACTERS_OF_MISSING_TOKENS = 6;

/**
 * Detects a server that cut the prompt and answered nevertheless, as old versions without `truncate` do. They cut a
 * prompt that exceeds the context to all or to half of the context, and remove the beginning, which holds the
 * guidelines.
 */
function isTruncated(read: number, contextTokens: number, characters: number): boolean {
  const isHalf = Math.abs(read - contextTokens / 2) <= MARK_TOKENS;
  return read >= contextTokens || (isHalf && characters > read * CHARACTERS_OF_LONG_TOKENS);
}

/**
 * Warns if a server may have cut the prompt because its context is smaller than requested. A server that had the
 * beginning in its cache also reports a low count.
 */
function shortfallNotes(read: number | undefined, characters: number): readonly string[] {
  return read !== undefined && characters > read * CHARACTERS_OF_MISSING_TOKENS
    ? [`the server counts ${read} tokens for a prompt of ${characters} characters; it may have left out the beginning`]
    : [];
}

import { checkMessagesRequest } from './anthropic-request.ts';
import { signatureOf } from './anthropic-messages.ts';
import { writeEvents } from './anthropic-stream.ts';
import { json, type Issue, type Memory, type Protocol, type Sent, type ServerError } from './protocol.ts';
import { argumentsObject, contentOf, type ScriptedUsage, type SpokenReply } from './reply.ts';
import type { AskedRequest } from './request.ts';

/** A complete message, as it is sent without a stream. */
export interface AnthropicMessage {
  readonly content: readonly Readonly<Record<string, unknown>>[];
  readonly usage?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** Anthropic's Messages API. */
export const ANTHROPIC: Protocol = {
  name: 'anthropic',
  check: checkMessagesRequest,
  speak: (request, reply, issue, memory) =>
    send(request, message(request, blocksOf(reply, issue, memory), stopReason(reply), issue)),
  withhold(request, withheld, issue) {
    if (withheld.kind === 'filter' && withheld.where === 'prompt') {
      return anthropicError({ status: 400, message: 'Output blocked by content filtering policy' });
    }
    const explanation = withheld.kind === 'refusal' ? withheld.text : null;
    const blocks = explanation === null ? [] : [textBlock(explanation)];
    const details = { type: 'refusal', category: null, explanation };
    return send(request, { ...message(request, blocks, 'refusal', issue), stop_details: details });
  },
  fail: anthropicError,
  overflow: (tokens, limit) => ({ status: 400, message: `prompt is too long: ${tokens} tokens > ${limit} maximum` }),
};

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  408: 'timeout_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

export function anthropicError({ status, message }: ServerError): Sent {
  const type = ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
  return json(
    status,
    { type: 'error', error: { type, message }, request_id: 'req_emulated' },
    { 'request-id': 'req_emulated' },
  );
}

function send(request: AskedRequest, whole: AnthropicMessage): Sent {
  if (!request.stream) return json(200, whole, { 'request-id': 'req_emulated' });
  return { status: 200, text: writeEvents(whole), headers: { 'content-type': 'text/event-stream; charset=utf-8' } };
}

function blocksOf(reply: SpokenReply, issue: Issue, memory: Memory): AnthropicMessage['content'] {
  const { thinking, toolCalls = [] } = reply;
  const content = contentOf(reply);
  const calls = toolCalls.map((scripted, index) => ({
    type: 'tool_use',
    id: scripted.id ?? `toolu_${issue.call}_${index}`,
    name: scripted.name,
    input: argumentsObject(scripted),
  }));
  if (thinking !== undefined) for (const call of calls) memory.thoughts.set(call.id, thinking);
  const thought = thinking === undefined ? [] : [{ type: 'thinking', thinking, signature: signatureOf(thinking) }];
  return [...thought, ...(content === '' ? [] : [textBlock(content)]), ...calls];
}

function textBlock(text: string): Readonly<Record<string, unknown>> {
  return { type: 'text', text, citations: null };
}

function stopReason({ finishReason, toolCalls = [] }: SpokenReply): string {
  if (finishReason === 'length') return 'max_tokens';
  if (finishReason === 'content_filter') return 'refusal';
  return toolCalls.length > 0 ? 'tool_use' : 'end_turn';
}

function message(
  request: AskedRequest,
  content: AnthropicMessage['content'],
  stopReason: string,
  { call, usage }: Issue,
): AnthropicMessage {
  return {
    id: `msg_${call}`,
    type: 'message',
    role: 'assistant',
    model: request.model,
    content,
    stop_reason: stopReason,
    stop_sequence: null,
    stop_details: null,
    container: null,
    ...(usage === undefined ? {} : { usage: usageFields(usage) }),
  };
}

/** Tokens from the cache are counted separately from the others. */
function usageFields({
  inputTokens,
  outputTokens,
  cachedInputTokens = 0,
}: ScriptedUsage): Readonly<Record<string, unknown>> {
  return {
    input_tokens: inputTokens - cachedInputTokens,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cachedInputTokens,
    output_tokens: outputTokens,
    service_tier: 'standard',
  };
}

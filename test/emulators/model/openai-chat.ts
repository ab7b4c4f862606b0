import { checkChatRequest } from './openai-chat-request.ts';
import { json, type Issue, type Protocol, type Sent, type ServerError } from './protocol.ts';
import { argumentsOf, contentOf, type ScriptedUsage, type SpokenReply } from './reply.ts';
import type { AskedRequest } from './request.ts';

/** OpenAI's Chat Completions, which most compatible servers support too. */
export const OPENAI_CHAT: Protocol = {
  name: 'openai-chat',
  check: (body, memory) => checkChatRequest(body, memory.rejects),
  speak: (request, reply, issue) =>
    json(200, completion(request, messageOf(reply, issue), finishReason(reply), issue.usage)),
  withhold(request, withheld, { usage }) {
    if (withheld.kind === 'refusal') {
      const message = { role: 'assistant', content: null, refusal: withheld.text };
      return json(200, completion(request, message, 'stop', usage));
    }
    if (withheld.where === 'answer') {
      const message = { role: 'assistant', content: null, refusal: null };
      return json(200, completion(request, message, 'content_filter', usage));
    }
    const message = 'Your request was rejected as a result of our safety system.';
    return openAiError({ status: 400, message, code: 'content_policy_violation' });
  },
  fail: openAiError,
  overflow: (tokens, limit) => ({
    status: 400,
    message: `This model's maximum context length is ${limit} tokens. However, your messages resulted in ${tokens} tokens. Please reduce the length of the messages.`,
    code: 'context_length_exceeded',
    parameter: 'messages',
  }),
};

/** Adds fields to a completion that only other servers of this protocol send. */
export function extendCompletion(sent: Sent, fields: object): Sent {
  return { ...sent, text: JSON.stringify({ ...(JSON.parse(sent.text) as object), ...fields }) };
}

export function openAiError({ status, message, code = null, parameter = null }: ServerError): Sent {
  return json(status, { error: { message, type: errorType(status), param: parameter, code: code ?? codeOf(status) } });
}

function errorType(status: number): string {
  if (status === 429) return 'requests';
  return status < 500 ? 'invalid_request_error' : 'server_error';
}

function codeOf(status: number): string | null {
  return { 401: 'invalid_api_key', 404: 'model_not_found', 429: 'rate_limit_exceeded' }[status] ?? null;
}

function messageOf(reply: SpokenReply, { call }: Issue): Readonly<Record<string, unknown>> {
  const content = contentOf(reply);
  const calls = (reply.toolCalls ?? []).map((scripted, index) => ({
    id: scripted.id ?? `call_${call}_${index}`,
    type: 'function',
    function: { name: scripted.name, arguments: argumentsOf(scripted) },
  }));
  return {
    role: 'assistant',
    content: content === '' ? null : content,
    refusal: null,
    ...(reply.thinking === undefined ? {} : { reasoning_content: reply.thinking }),
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  };
}

function finishReason({ finishReason, toolCalls = [] }: SpokenReply): string {
  return finishReason ?? (toolCalls.length > 0 ? 'tool_calls' : 'stop');
}

function completion(
  request: AskedRequest,
  message: object,
  finishReason: string,
  usage: ScriptedUsage | undefined,
): Readonly<Record<string, unknown>> {
  return {
    id: 'chatcmpl-emulated',
    object: 'chat.completion',
    created: 1_767_603_600,
    model: request.model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason }],
    ...(usage === undefined ? {} : { usage: usageFields(usage) }),
    system_fingerprint: null,
  };
}

function usageFields({ inputTokens, outputTokens, cachedInputTokens }: ScriptedUsage): object {
  const details =
    cachedInputTokens === undefined ? {} : { prompt_tokens_details: { cached_tokens: cachedInputTokens } };
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
    ...details,
  };
}

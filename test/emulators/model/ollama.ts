import { isFields } from './fields.ts';
import { checkOllamaRequest } from './ollama-request.ts';
import { json, type Issue, type Protocol, type Sent, type ServerError } from './protocol.ts';
import { argumentsObject, contentOf, type SpokenReply } from './reply.ts';
import type { AskedRequest } from './request.ts';

/** Ollama's own protocol. It has neither refusals nor filters: such an answer is empty or contains a text about it. */
export const OLLAMA: Protocol = {
  name: 'ollama',
  check: (body, memory) => checkOllamaRequest(body, memory.rejects),
  speak: (request, reply, issue) =>
    send(request, messageOf(reply), reply.finishReason === 'length' ? 'length' : 'stop', issue),
  withhold: (request, withheld, issue) =>
    send(request, { role: 'assistant', content: withheld.kind === 'refusal' ? withheld.text : '' }, 'stop', issue),
  fail: ollamaError,
  overflow(_tokens, _limit, body) {
    const isCut = !isFields(body) || body['truncate'] !== false;
    return isCut ? undefined : { status: 400, message: 'the input length exceeds the context length' };
  },
  window(body) {
    const options = isFields(body) && isFields(body['options']) ? body['options'] : {};
    return typeof options['num_ctx'] === 'number' ? options['num_ctx'] : DEFAULT_WINDOW;
  },
};

/** Tokens of the context by default. */
const DEFAULT_WINDOW = 4096;

export function ollamaError({ status, message }: ServerError): Sent {
  return json(status, { error: message });
}

function messageOf(reply: SpokenReply): object {
  const calls = (reply.toolCalls ?? []).map((scripted) => ({
    ...(scripted.id === undefined ? {} : { id: scripted.id }),
    function: { name: scripted.name, arguments: argumentsObject(scripted) },
  }));
  return {
    role: 'assistant',
    content: contentOf(reply),
    ...(reply.thinking === undefined ? {} : { thinking: reply.thinking }),
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  };
}

function send(request: AskedRequest, message: object, doneReason: string, { usage }: Issue): Sent {
  const frame = { model: request.model, created_at: '2026-01-05T09:00:00.000000Z' };
  const end = {
    done: true,
    done_reason: doneReason,
    total_duration: 1_000_000,
    load_duration: 1,
    ...(usage === undefined
      ? {}
      : {
          prompt_eval_count: usage.inputTokens,
          prompt_eval_duration: 1,
          eval_count: usage.outputTokens,
          eval_duration: 1,
        }),
  };
  if (!request.stream) return json(200, { ...frame, message, ...end });
  const lines = [
    { ...frame, message, done: false },
    { ...frame, message: { role: 'assistant', content: '' }, ...end },
  ];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  return { status: 200, text, headers: { 'content-type': 'application/x-ndjson' } };
}

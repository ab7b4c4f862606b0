import { isFields, listOf, type Fields } from './fields.ts';
import {
  plainMessage,
  refuse,
  type AskedCall,
  type AskedMessage,
  type CheckedRequest,
  type OfferedTool,
} from './request.ts';

const KNOWN = new Set([
  'format',
  'keep_alive',
  'logprobs',
  'messages',
  'model',
  'options',
  'shift',
  'stream',
  'think',
  'tools',
  'top_logprobs',
  'truncate',
]);
const ROLES = new Set(['assistant', 'system', 'tool', 'user']);

/**
 * Validates the body of `POST /api/chat`. Ollama accepts nearly everything and ignores much of it; this is recorded as
 * a complaint.
 */
export function checkOllamaRequest(body: unknown, rejects: readonly string[]): CheckedRequest {
  if (!isFields(body)) return refuse('invalid character looking for beginning of value');
  const { model, messages, stream, format, options } = body;
  if (typeof model !== 'string' || model === '') return refuse('model is required');
  const rejected = Object.keys(body).find((name) => rejects.includes(name));
  if (rejected !== undefined)
    return refuse(`registry.ollama.ai/library/${model} does not support ${rejected}`, rejected);
  if (!Array.isArray(messages)) return refuse('json: cannot unmarshal into Go struct field ChatRequest.messages');
  const read: AskedMessage[] = [];
  for (const message of messages as readonly unknown[]) {
    const checked = isFields(message) ? readMessage(message, read) : undefined;
    if (checked === undefined) return refuse('json: cannot unmarshal into Go value of type api.Message');
    if ('kind' in checked) return checked;
    read.push(checked);
  }
  const tools = readTools(body['tools']);
  if ('kind' in tools) return tools;
  if (format !== undefined && format !== 'json' && format !== '' && !isFields(format)) {
    return refuse(`invalid format: ${JSON.stringify(format)}; expected "json" or a valid JSON Schema object`);
  }
  const most = isFields(options) ? options['num_predict'] : undefined;
  const request = {
    model,
    messages: read,
    tools,
    stream: stream !== false,
    ...(isFields(format) ? { schema: { schema: format } } : {}),
    ...(typeof most === 'number' ? { maxOutputTokens: most } : {}),
  };
  return { kind: 'accepted', request, complaints: [...complaintsOf(body, tools), ...resultComplaints(read)] };
}

function readMessage(message: Fields, before: readonly AskedMessage[]): AskedMessage | CheckedRequest {
  const { role, content = '', tool_calls: calls, tool_name: toolName } = message;
  if (typeof role !== 'string' || !ROLES.has(role)) return refuse(`invalid role: ${String(role)}`);
  if (typeof content !== 'string')
    return refuse('json: cannot unmarshal into Go struct field Message.content of type string');
  const toolCalls: AskedCall[] = [];
  for (const [index, call] of listOf(calls).entries()) {
    const called = isFields(call) && isFields(call['function']) ? call['function'] : {};
    const { name, arguments: given } = called;
    if (!isFields(given)) {
      return refuse(
        'json: cannot unmarshal string into Go struct field ToolCallFunction.tool_calls.function.arguments of type api.ToolCallFunctionArguments',
      );
    }
    // The protocol has no ids: a call is identified by its position.
    toolCalls.push({ id: `${before.length}.${index}`, name: String(name), arguments: JSON.stringify(given) });
  }
  if (role !== 'tool') return { ...plainMessage(role as AskedMessage['role'], content), toolCalls };
  return { ...plainMessage('tool', content), callId: idOfNext(before, toolName) };
}

/** Results are in the order of the calls, or have the tool's name. */
function idOfNext(before: readonly AskedMessage[], toolName: unknown): string {
  const last = before.findLastIndex((message) => message.role === 'assistant');
  const given = new Set(before.slice(last + 1).map((message) => message.callId));
  const open = (before[last]?.toolCalls ?? []).filter((call) => !given.has(call.id));
  return (open.find((call) => call.name === toolName) ?? open[0])?.id ?? '';
}

function readTools(tools: unknown): readonly OfferedTool[] | CheckedRequest {
  const read: OfferedTool[] = [];
  for (const tool of listOf(tools)) {
    const declared = isFields(tool) && isFields(tool['function']) ? tool['function'] : {};
    const { name, description = '', parameters } = declared;
    if (typeof name !== 'string' || !isFields(parameters))
      return refuse('invalid tool: a function needs name and parameters');
    read.push({ name, description: String(description), parameters });
  }
  return read;
}

function complaintsOf(body: Fields, tools: readonly OfferedTool[]): readonly string[] {
  const unknown = Object.keys(body).filter((name) => !KNOWN.has(name));
  const options = isFields(body['options']) ? body['options'] : {};
  return [
    ...unknown.map((name) => `The server ignores '${name}'.`),
    ...(typeof options['num_ctx'] === 'number'
      ? []
      : ['`options.num_ctx` is not set: the server cuts a longer prompt at its default and says nothing.']),
    ...(body['stream'] === false ? [] : ['`stream` is not false: the answer comes as a stream.']),
    ...(tools.length > 0 && body['format'] !== undefined
      ? ['`format` with `tools` keeps the model from calling any.']
      : []),
  ];
}

function resultComplaints(messages: readonly AskedMessage[]): readonly string[] {
  const calls = messages.flatMap(({ toolCalls }) => toolCalls.map((call) => call.id));
  const results = messages.filter((message) => message.role === 'tool').map((message) => message.callId);
  return calls.length === results.length && calls.every((id) => results.includes(id))
    ? []
    : ['Calls of tools and their results do not belong together.'];
}

import { isFields, type Fields } from './fields.ts';
import { numberProblem, readFormat, rejectedParameter } from './openai-format.ts';
import { MAX_TOOLS, nameProblem, readTools, tooLongText, tooManyItems } from './openai-tools.ts';
import { pairingFault, type PairingFault } from './pairing.ts';
import { refuse, type AskedCall, type AskedMessage, type CheckedRequest } from './request.ts';

const NUMBERS = {
  temperature: [0, 2],
  top_p: [0, 1],
  max_tokens: [1, Number.MAX_SAFE_INTEGER],
  max_completion_tokens: [1, Number.MAX_SAFE_INTEGER],
  seed: [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  n: [1, 1],
} as const;

/** Parameters of the endpoint that are validated elsewhere or not at all. */
const OTHER_PARAMETERS = [
  'messages',
  'metadata',
  'model',
  'parallel_tool_calls',
  'prompt_cache_key',
  'reasoning_effort',
  'response_format',
  'safety_identifier',
  'service_tier',
  'stop',
  'store',
  'stream',
  'tool_choice',
  'tools',
  'user',
  'verbosity',
];
const KNOWN = new Set([...Object.keys(NUMBERS), ...OTHER_PARAMETERS]);
const MAX_TEXT_CHARACTERS = 10_485_760;
const MAX_ID_CHARACTERS = 40;

/**
 * Validates the body of `POST /chat/completions` as OpenAI does. Parameters that this server has to reject are checked
 * first.
 */
export function checkChatRequest(body: unknown, rejects: readonly string[]): CheckedRequest {
  if (!isFields(body)) return refuse('We could not parse the JSON body of your request.');
  const rejected = rejectedParameter(body, rejects);
  if (rejected !== undefined) return rejected;
  const unknown = Object.keys(body).find((name) => !KNOWN.has(name));
  if (unknown !== undefined) return refuse(`Unrecognized request argument supplied: ${unknown}`, unknown);
  const { model, stream } = body;
  if (typeof model !== 'string' || model === '') return refuse('you must provide a model parameter', 'model');
  if (stream !== undefined && stream !== false) return refuse('The emulator does not stream.', 'stream');
  const number = numberProblem(body, NUMBERS);
  if (number !== undefined) return number;
  const messages = readMessages(body['messages']);
  if ('kind' in messages) return messages;
  const fault = pairingFault(messages);
  if (fault !== undefined) return refusePairing(fault);
  const tools = readTools(body, 'nested');
  if ('kind' in tools) return tools;
  const format = readFormat(body['response_format'], 'response_format', 'nested');
  if ('kind' in format) return format;
  const most = body['max_completion_tokens'] ?? body['max_tokens'];
  const cap = typeof most === 'number' ? { maxOutputTokens: most } : {};
  return { kind: 'accepted', request: { model, messages, tools, stream: false, ...format, ...cap }, complaints: [] };
}

function readMessages(messages: unknown): readonly AskedMessage[] | CheckedRequest {
  if (!Array.isArray(messages)) return refuse("Invalid type for 'messages': expected an array of objects.", 'messages');
  if (messages.length === 0) {
    return refuse("Invalid 'messages': empty array. Expected an array with minimum length 1.", 'messages');
  }
  const read: AskedMessage[] = [];
  for (const [index, message] of (messages as readonly unknown[]).entries()) {
    const place = `messages[${index}]`;
    if (!isFields(message)) return refuse(`Invalid type for '${place}': expected an object.`, place);
    const checked = readMessage(message, place);
    if ('kind' in checked) return checked;
    read.push(checked);
  }
  return read;
}

function readMessage(message: Fields, place: string): AskedMessage | CheckedRequest {
  const { role, content, tool_calls: calls, tool_call_id: callId } = message;
  const toolCalls = calls === undefined ? [] : readCalls(calls, `${place}.tool_calls`);
  if ('kind' in toolCalls) return toolCalls;
  const mayBeSilent = role === 'assistant' && (toolCalls.length > 0 || typeof message['refusal'] === 'string');
  const text = readContent(content, mayBeSilent);
  if (text === undefined) {
    return refuse(
      `Invalid type for '${place}.content': expected one of a string or array of objects.`,
      `${place}.content`,
    );
  }
  if (text.length > MAX_TEXT_CHARACTERS) return tooLongText(`${place}.content`, MAX_TEXT_CHARACTERS, text.length);
  switch (role) {
    case 'developer':
    case 'system':
      return { role: 'system', text, toolCalls };
    case 'assistant':
    case 'user':
      return { role, text, toolCalls };
    case 'tool':
      if (typeof callId !== 'string') return refuse(`Missing required parameter: '${place}.tool_call_id'.`, place);
      return { role, text, toolCalls, callId };
    default:
      return refuse(`Invalid value for '${place}.role': ${JSON.stringify(role)}.`, `${place}.role`);
  }
}

function readContent(content: unknown, mayBeSilent: boolean): string | undefined {
  if (typeof content === 'string') return content;
  if (mayBeSilent && (content === null || content === undefined)) return '';
  if (!Array.isArray(content)) return undefined;
  const parts = content.map((part: unknown) => (isFields(part) && part['type'] === 'text' ? part['text'] : undefined));
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
}

function readCalls(calls: unknown, place: string): readonly AskedCall[] | CheckedRequest {
  if (!Array.isArray(calls)) return refuse(`Invalid type for '${place}': expected an array of objects.`, place);
  if (calls.length === 0) {
    const message = `Invalid '${place}': empty array. Expected an array with minimum length 1, but got an empty array instead.`;
    return refuse(message, place, 'empty_array');
  }
  if (calls.length > MAX_TOOLS) return tooManyItems(place, calls.length);
  const read: AskedCall[] = [];
  for (const [index, call] of (calls as readonly unknown[]).entries()) {
    const checked = readCall(call, `${place}[${index}]`);
    if ('kind' in checked) return checked;
    read.push(checked);
  }
  return read;
}

function readCall(call: unknown, place: string): AskedCall | CheckedRequest {
  const { id, type, function: called } = isFields(call) ? call : {};
  if (typeof id !== 'string') return refuse(`Missing required parameter: '${place}.id'.`, `${place}.id`);
  if (id.length > MAX_ID_CHARACTERS) return tooLongText(`${place}.id`, MAX_ID_CHARACTERS, id.length);
  if (type !== 'function' || !isFields(called)) {
    return refuse(`Invalid value for '${place}.type': expected 'function'.`, `${place}.type`);
  }
  const wrongName = nameProblem(called['name'], `${place}.function.name`);
  if (wrongName !== undefined) return wrongName;
  if (typeof called['arguments'] !== 'string') {
    return refuse(`Invalid type for '${place}.function.arguments': expected a string.`, `${place}.function.arguments`);
  }
  return { id, name: String(called['name']), arguments: called['arguments'] };
}

function refusePairing(fault: PairingFault): CheckedRequest {
  const place = `messages.[${fault.index}].role`;
  switch (fault.kind) {
    case 'unanswered': {
      const message = `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: ${fault.ids.join(', ')}`;
      return refuse(message, place);
    }
    case 'answers no call': {
      // OpenAI's own spelling.
      const message =
        "Invalid parameter: messages with role 'tool' must be a response to a preceeding message with 'tool_calls'.";
      return refuse(message, place);
    }
    case 'answered twice':
    case 'doubled id':
      return refuse(`Duplicate value for 'tool_call_id' of '${fault.id}' in message[${fault.index}].`, place);
    default:
      return fault satisfies never;
  }
}

import { isFields, listOf, type Fields } from './fields.ts';
import { numberProblem, readFormat, rejectedParameter } from './openai-format.ts';
import { nameProblem, readTools, tooLongText } from './openai-tools.ts';
import { pairingFault } from './pairing.ts';
import type { Memory } from './protocol.ts';
import { plainMessage, refuse, type AskedMessage, type CheckedRequest } from './request.ts';

const NUMBERS = {
  temperature: [0, 2],
  top_p: [0, 1],
  max_output_tokens: [16, Number.MAX_SAFE_INTEGER],
  max_tool_calls: [1, Number.MAX_SAFE_INTEGER],
} as const;

const OTHER_PARAMETERS = [
  'include',
  'input',
  'instructions',
  'metadata',
  'model',
  'parallel_tool_calls',
  'prompt_cache_key',
  'reasoning',
  'safety_identifier',
  'service_tier',
  'store',
  'stream',
  'text',
  'tool_choice',
  'tools',
  'truncation',
  'user',
];
const KNOWN = new Set([...Object.keys(NUMBERS), ...OTHER_PARAMETERS]);

/** Parameters of Chat Completions, and the ones that replace them here. */
const MOVED: Readonly<Record<string, string>> = {
  messages: 'input',
  response_format: 'text.format',
  reasoning_effort: 'reasoning.effort',
};
const MAX_ID_CHARACTERS = 64;

/**
 * Validates the body of `POST /responses` as OpenAI does. Nothing is stored, so a request has to contain everything it
 * needs.
 */
export function checkResponsesRequest(body: unknown, memory: Memory): CheckedRequest {
  if (!isFields(body)) return refuse('We could not parse the JSON body of your request.');
  const rejected = rejectedParameter(body, memory.rejects);
  if (rejected !== undefined) return rejected;
  const unknown = Object.keys(body).find((name) => !KNOWN.has(name));
  if (unknown !== undefined) return refuseParameter(unknown);
  const { model, stream, instructions = '', store } = body;
  if (typeof model !== 'string' || model === '') return refuse("Missing required parameter: 'model'.", 'model');
  if (stream !== undefined && stream !== false) return refuse('The emulator does not stream.', 'stream');
  if (typeof instructions !== 'string')
    return refuse("Invalid type for 'instructions': expected a string.", 'instructions');
  const number = numberProblem(body, NUMBERS);
  if (number !== undefined) return number;
  const read = readInput(body['input'], memory);
  if ('kind' in read) return read;
  const tools = readTools(body, 'flat');
  if ('kind' in tools) return tools;
  const format = readFormat(isFields(body['text']) ? body['text']['format'] : undefined, 'text.format', 'flat');
  if ('kind' in format) return format;
  const messages = instructions === '' ? read : [plainMessage('system', instructions), ...read];
  const cap = typeof body['max_output_tokens'] === 'number' ? { maxOutputTokens: body['max_output_tokens'] } : {};
  const complaints = store === false ? [] : ['The answer is stored at the provider: `store` is not false.'];
  return { kind: 'accepted', request: { model, messages, tools, stream: false, ...format, ...cap }, complaints };
}

function refuseParameter(name: string): CheckedRequest {
  const moved = MOVED[name];
  if (moved === undefined) return refuse(`Unknown parameter: '${name}'.`, name, 'unknown_parameter');
  const message = `Unsupported parameter: '${name}'. In the Responses API, this parameter has moved to '${moved}'. Try again with the new parameter.`;
  return refuse(message, name, 'unsupported_parameter');
}

function readInput(input: unknown, memory: Memory): readonly AskedMessage[] | CheckedRequest {
  if (typeof input === 'string') return [plainMessage('user', input)];
  if (!Array.isArray(input) || input.length === 0) {
    return refuse("Missing required parameter: 'input'.", 'input', 'missing_required_parameter');
  }
  const items = input.map((item: unknown) => (isFields(item) ? item : {}));
  const messages: AskedMessage[] = [];
  for (const [index, item] of items.entries()) {
    const problem = readItem(item, `input[${index}]`, messages) ?? reasoningProblem(items, index, memory);
    if (problem !== undefined) return problem;
  }
  return pairingProblem(messages) ?? messages;
}

/** Adds an item. Text and calls of one turn are one message. */
function readItem(item: Fields, place: string, messages: AskedMessage[]): CheckedRequest | undefined {
  switch (item['type'] ?? 'message') {
    case 'message':
      return readMessage(item, place, messages);
    case 'function_call':
      return readCall(item, place, messages);
    case 'function_call_output':
      return readOutput(item, place, messages);
    case 'reasoning':
      return Array.isArray(item['summary'])
        ? undefined
        : refuse(`Missing required parameter: '${place}.summary'.`, place, 'missing_required_parameter');
    default:
      return refuse(`Invalid value: '${String(item['type'])}'.`, place, 'invalid_value');
  }
}

function readMessage(item: Fields, place: string, messages: AskedMessage[]): CheckedRequest | undefined {
  const { role, content } = item;
  if (role !== 'assistant' && role !== 'developer' && role !== 'system' && role !== 'user') {
    return refuse(
      `Invalid value: '${String(role)}'. Supported values are: 'assistant', 'system', 'developer', and 'user'.`,
      `${place}.role`,
    );
  }
  const kinds = role === 'assistant' ? ['output_text', 'refusal'] : ['input_text'];
  const texts: string[] = [];
  for (const [index, part] of (typeof content === 'string' ? [] : listOf(content)).entries()) {
    const { type, text, refusal } = isFields(part) ? part : {};
    if (typeof type !== 'string' || !kinds.includes(type)) {
      const message = `Invalid value: '${String(type)}'. Supported values are: '${kinds.join("' and '")}'.`;
      return refuse(message, `${place}.content[${index}]`, 'invalid_value');
    }
    const said = text ?? refusal;
    texts.push(typeof said === 'string' ? said : '');
  }
  if (typeof content !== 'string' && !Array.isArray(content)) {
    return refuse(`Invalid type for '${place}.content': expected one of an array of objects or string.`, place);
  }
  const text = typeof content === 'string' ? content : texts.join('');
  if (role === 'assistant') sayMore(messages, text);
  else messages.push(plainMessage(role === 'user' ? 'user' : 'system', text));
  return undefined;
}

function readCall(item: Fields, place: string, messages: AskedMessage[]): CheckedRequest | undefined {
  const { id, call_id: callId, name, arguments: given } = item;
  if (id !== undefined && !(typeof id === 'string' && id.startsWith('fc'))) {
    return refuse(
      `Invalid '${place}.id': ${JSON.stringify(id)}. Expected an ID that begins with 'fc'.`,
      `${place}.id`,
      'invalid_value',
    );
  }
  const wrongName = nameProblem(name, `${place}.name`);
  if (wrongName !== undefined) return wrongName;
  if (typeof callId !== 'string') return refuse(`Missing required parameter: '${place}.call_id'.`, `${place}.call_id`);
  if (callId.length > MAX_ID_CHARACTERS) return tooLongText(`${place}.call_id`, MAX_ID_CHARACTERS, callId.length);
  if (typeof given !== 'string')
    return refuse(`Invalid type for '${place}.arguments': expected a string.`, `${place}.arguments`);
  sayMore(messages, '', [{ id: callId, name: String(name), arguments: given }]);
  return undefined;
}

function readOutput(item: Fields, place: string, messages: AskedMessage[]): CheckedRequest | undefined {
  const { call_id: callId, output } = item;
  if (typeof callId !== 'string') return refuse(`Missing required parameter: '${place}.call_id'.`, `${place}.call_id`);
  if (typeof output !== 'string')
    return refuse(`Invalid type for '${place}.output': expected a string.`, `${place}.output`);
  messages.push({ ...plainMessage('tool', output), callId });
  return undefined;
}

function sayMore(messages: AskedMessage[], text: string, toolCalls: AskedMessage['toolCalls'] = []): void {
  const last = messages.at(-1);
  if (last?.role !== 'assistant') messages.push({ role: 'assistant', text, toolCalls });
  else
    messages[messages.length - 1] = { ...last, text: last.text + text, toolCalls: [...last.toolCalls, ...toolCalls] };
}

function pairingProblem(messages: readonly AskedMessage[]): CheckedRequest | undefined {
  const fault = pairingFault(messages, 'conversation');
  switch (fault?.kind) {
    case undefined:
      return undefined;
    case 'unanswered':
      return refuse(`No tool output found for function call ${String(fault.ids[0])}.`, 'input');
    case 'answers no call':
      return refuse(`No tool call found for function call output with call_id ${fault.id}.`, 'input');
    case 'answered twice':
    case 'doubled id':
      return refuse(
        `Duplicate item found with id ${fault.id}. Remove duplicate items from your input and try again.`,
        'input',
      );
    default:
      return fault satisfies never;
  }
}

/**
 * Thinking and the item that it led to belong together. Thinking that is not stored has to be sent back, sealed as it
 * was.
 */
function reasoningProblem(items: readonly Fields[], index: number, memory: Memory): CheckedRequest | undefined {
  const { type, id, call_id: callId, encrypted_content: sealed } = items[index] ?? {};
  if (type === 'reasoning') {
    if (typeof sealed !== 'string') {
      const message = `Item with id '${String(id)}' not found. Items are not persisted when \`store\` is set to false. Try again with \`store\` set to true, or remove this item from your input.`;
      return { kind: 'refused', problem: { message, parameter: 'input', code: null, status: 404 } };
    }
    if (sealed !== sealOf(String(id))) {
      const message = `The encrypted content for item ${String(id)} could not be verified.`;
      return refuse(message, 'input', 'invalid_encrypted_content');
    }
    const next = items[index + 1];
    if (next === undefined || (next['type'] !== 'function_call' && next['role'] !== 'assistant')) {
      return refuse(
        `Item '${String(id)}' of type 'reasoning' was provided without its required following item.`,
        'input',
      );
    }
  }
  const thought = type === 'function_call' && id !== undefined ? memory.thoughts.get(String(callId)) : undefined;
  if (thought === undefined || items.slice(0, index).some((item) => item['id'] === thought)) return undefined;
  return refuse(
    `Item '${String(id)}' of type 'function_call' was provided without its required 'reasoning' item: '${thought}'.`,
    'input',
  );
}

/** A stand-in for thinking that only the provider can read. */
export function sealOf(id: string): string {
  return `gAAAAA-${id}`;
}

/** A request as a scripted reply may look at it. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly body: Readonly<Record<string, unknown>>;
}

interface ChatMessage {
  readonly role: string;
  /** The text parts, joined. */
  readonly text: string;
}

/** Why OpenAI would refuse a request, in the fields of its error body. */
export interface ChatProblem {
  readonly message: string;
  readonly parameter: string | null;
  readonly code: string | null;
}

export type CheckedRequest =
  | { readonly kind: 'accepted'; readonly request: ChatRequest }
  | { readonly kind: 'refused'; readonly problem: ChatProblem };

type Fields = Readonly<Record<string, unknown>>;

const ROLES = new Set(['assistant', 'developer', 'system', 'tool', 'user']);
const MAX_NAME_CHARACTERS = 64;

/** Numbers that a request may carry, with their bounds. */
const NUMBERS: Readonly<Record<string, readonly [number, number]>> = {
  temperature: [0, 2],
  top_p: [0, 1],
  max_tokens: [1, Number.MAX_SAFE_INTEGER],
  max_completion_tokens: [1, Number.MAX_SAFE_INTEGER],
  seed: [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  n: [1, 1],
};

/** Parameters of the endpoint whose values are not looked at. */
const OTHER_PARAMETERS = [
  'messages',
  'metadata',
  'model',
  'reasoning_effort',
  'response_format',
  'stop',
  'store',
  'stream',
  'user',
];
const KNOWN = new Set([...Object.keys(NUMBERS), ...OTHER_PARAMETERS]);

/** Checks a body of `POST /chat/completions` as OpenAI does, and first for what this server was told to reject. */
export function checkChatRequest(body: unknown, rejects: readonly string[]): CheckedRequest {
  if (!isFields(body)) return refuse('We could not parse the JSON body of your request.', null);
  const rejected = Object.keys(body).find((name) => rejects.includes(name));
  if (rejected !== undefined) return refuseParameter(rejected);
  const unknown = Object.keys(body).find((name) => !KNOWN.has(name));
  if (unknown !== undefined) return refuse(`Unrecognized request argument supplied: ${unknown}`, unknown);
  const { model, messages, stream } = body;
  if (typeof model !== 'string' || model === '') return refuse('you must provide a model parameter', 'model');
  if (stream !== undefined && stream !== false) return refuse('The emulator does not stream.', 'stream');
  const number = Object.keys(NUMBERS).find((name) => body[name] !== undefined && !isWithin(body[name], NUMBERS[name]));
  if (number !== undefined) return refuse(`Invalid value for '${number}': ${JSON.stringify(body[number])}.`, number);
  const read = readMessages(messages);
  if (typeof read === 'string') return refuse(read, 'messages');
  const format = formatProblem(body['response_format']);
  if (format !== undefined) return refuse(format, 'response_format');
  return { kind: 'accepted', request: { model, messages: read, body } };
}

function refuse(message: string, parameter: string | null, code: string | null = null): CheckedRequest {
  return { kind: 'refused', problem: { message, parameter, code } };
}

function refuseParameter(name: string): CheckedRequest {
  const advice = name === 'max_tokens' ? " Use 'max_completion_tokens' instead." : '';
  const message = `Unsupported parameter: '${name}' is not supported with this model.${advice}`;
  return refuse(message, name, 'unsupported_parameter');
}

/** The messages, or what is wrong with them. */
function readMessages(messages: unknown): readonly ChatMessage[] | string {
  if (!Array.isArray(messages)) return "Invalid type for 'messages': expected an array of objects.";
  if (messages.length === 0) return "Invalid 'messages': empty array. Expected an array with minimum length 1.";
  const read: ChatMessage[] = [];
  for (const [index, message] of messages.entries()) {
    if (!isFields(message)) return `Invalid type for 'messages[${index}]': expected an object.`;
    const { role, content } = message;
    if (typeof role !== 'string' || !ROLES.has(role)) {
      return `Invalid value for 'messages[${index}].role': ${JSON.stringify(role)}.`;
    }
    const text = readContent(content);
    if (text === undefined)
      return `Invalid type for 'messages[${index}].content': expected one of a string or array of objects.`;
    read.push({ role, text });
  }
  return read;
}

function readContent(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  const parts = content.map((part: unknown) => (isFields(part) && part['type'] === 'text' ? part['text'] : undefined));
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
}

function formatProblem(format: unknown): string | undefined {
  if (format === undefined) return undefined;
  if (!isFields(format)) return "Invalid type for 'response_format': expected an object.";
  if (format['type'] === 'text' || format['type'] === 'json_object') return undefined;
  if (format['type'] !== 'json_schema') {
    return `Invalid value: '${String(format['type'])}'. Supported values are: 'json_object', 'json_schema', and 'text'.`;
  }
  const schema = format['json_schema'];
  if (!isFields(schema)) return "Missing required parameter: 'response_format.json_schema'.";
  const name = schema['name'];
  if (typeof name !== 'string') return "Missing required parameter: 'response_format.json_schema.name'.";
  if (!/^[A-Za-z0-9_-]+$/.test(name) || name.length > MAX_NAME_CHARACTERS) {
    return `Invalid 'response_format.json_schema.name': expected a string of at most ${MAX_NAME_CHARACTERS} characters that matches the pattern '^[a-zA-Z0-9_-]+$'.`;
  }
  if (schema['strict'] !== undefined && typeof schema['strict'] !== 'boolean') {
    return "Invalid type for 'response_format.json_schema.strict': expected a boolean.";
  }
  if (!isFields(schema['schema'])) return "Missing required parameter: 'response_format.json_schema.schema'.";
  const problem = schema['strict'] === true ? strictProblem(schema['schema'], []) : undefined;
  return problem === undefined ? undefined : `Invalid schema for response_format '${name}': ${problem}`;
}

/** With `strict` every object closes itself and requires all that it names. */
function strictProblem(schema: unknown, context: readonly string[]): string | undefined {
  if (Array.isArray(schema))
    return firstProblem(
      schema.map((inner, index) => [String(index), inner]),
      context,
    );
  if (!isFields(schema)) return undefined;
  const properties = schema['properties'];
  const place = `In context=(${context.map((part) => `'${part}'`).join(', ')})`;
  if (isFields(properties) || schema['type'] === 'object') {
    if (schema['additionalProperties'] !== false) {
      return `${place}, 'additionalProperties' is required to be supplied and to be false.`;
    }
    const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
    const missing = Object.keys(isFields(properties) ? properties : {}).find((name) => !required.includes(name));
    if (missing !== undefined) {
      return `${place}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
    }
  }
  const inProperties = isFields(properties)
    ? firstProblem(Object.entries(properties), [...context, 'properties'])
    : undefined;
  const definitions = schema['$defs'];
  const inDefinitions = isFields(definitions)
    ? firstProblem(Object.entries(definitions), [...context, '$defs'])
    : undefined;
  const rest = ['items', 'anyOf'].map((keyword) => [keyword, schema[keyword]] as const);
  return inProperties ?? inDefinitions ?? firstProblem(rest, context);
}

function firstProblem(
  schemas: readonly (readonly [string, unknown])[],
  context: readonly string[],
): string | undefined {
  for (const [name, schema] of schemas) {
    const problem = strictProblem(schema, [...context, name]);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function isWithin(value: unknown, bounds: readonly [number, number] | undefined): boolean {
  return typeof value === 'number' && bounds !== undefined && value >= bounds[0] && value <= bounds[1];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

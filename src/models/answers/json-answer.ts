import { parseJson } from '../../text/json/parse-json.ts';
import { isRecord } from '../../text/record.ts';
import type { TokenUsage, ToolCall } from '../model.ts';

/**
 * Helpers to read answers of servers that do not keep to their documented types: a value of another type counts as
 * absent.
 */
export type Fields = Readonly<Record<string, unknown>>;

const NONE: Fields = {};

export function asFields(value: unknown): Fields {
  return isRecord(value) ? value : NONE;
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A token count, or `undefined` if the value cannot be one. */
export function asTokenCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** The token usage, if the server reports both counts. */
export function asUsage(input: unknown, output: unknown, cached: unknown): TokenUsage | undefined {
  const inputTokens = asTokenCount(input);
  const outputTokens = asTokenCount(output);
  const cachedInputTokens = asTokenCount(cached);
  return inputTokens === undefined || outputTokens === undefined
    ? undefined
    : { inputTokens, outputTokens, ...(cachedInputTokens === undefined ? {} : { cachedInputTokens }) };
}

/** A tool call as a server sends it. */
export interface GivenCall {
  readonly id: unknown;
  readonly name: unknown;
  /** JSON as text; some servers send the object itself. */
  readonly arguments: unknown;
}

/** Reads a call of Chat Completions; Ollama uses the same form. */
export function calledFunction(call: Fields): GivenCall {
  const called = asFields(call['function']);
  return { id: call['id'], name: called['name'], arguments: called['arguments'] };
}

/** A model in a loop may call tools endlessly. */
const MAX_CALLS = 64;

export interface ReadCalls {
  readonly toolCalls: readonly ToolCall[];
  readonly notes: readonly string[];
}

/**
 * Reads the tool calls of one turn. A missing or repeated id is replaced, because results are matched to calls by id.
 *
 * @param turn number of the turn in the conversation; part of the new ids
 */
export function readCalls(given: readonly GivenCall[], turn: number): ReadCalls {
  const taken = new Set<string>();
  const toolCalls = given.slice(0, MAX_CALLS).map((call, index) => {
    const own = asText(call.id);
    const id = own === '' || taken.has(own) ? freeId(`call_${turn}_${index}`, taken) : own;
    taken.add(id);
    return { id, name: asText(call.name), arguments: writeArguments(call.arguments) };
  });
  const dropped = given.length - toolCalls.length;
  const notes =
    dropped > 0 ? [`the model called ${given.length} tools in one turn; only the first ${MAX_CALLS} were used`] : [];
  return { toolCalls, notes };
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  return taken.has(id) ? freeId(`${id}_`, taken) : id;
}

function writeArguments(value: unknown): string {
  if (typeof value === 'string') {
    return value.trim() === '' ? '{}' : value;
  }
  return value === undefined || value === null ? '{}' : JSON.stringify(value);
}

const MAX_NAME_CHARACTERS = 64;

/**
 * A tool name that a model made up, in the characters that servers accept. The call is part of the conversation and
 * has to be sent back.
 */
export function nameToReturn(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, MAX_NAME_CHARACTERS);
  return plain === '' ? 'unnamed' : plain;
}

/** Arguments for servers that accept only an object, whatever the model wrote. */
export function parseObject(json: string): Fields {
  return asFields(parseJson(json));
}

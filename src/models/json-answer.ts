import { parseJson } from '../text/json/parse-json.ts';
import { isRecord } from '../text/record.ts';
import type { TokenUsage, ToolCall } from './model.ts';

/** Reading answers of servers that keep to no type: what is not of the form is absent. */
export type Fields = Readonly<Record<string, unknown>>;

const NONE: Fields = {};

export function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : NONE;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A count of tokens, or `undefined` for what cannot be one. */
export function countOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** What was used, where the server gives both counts. */
export function usageOf(input: unknown, output: unknown, cached: unknown): TokenUsage | undefined {
  const inputTokens = countOf(input);
  const outputTokens = countOf(output);
  const cachedInputTokens = countOf(cached);
  return inputTokens === undefined || outputTokens === undefined
    ? undefined
    : { inputTokens, outputTokens, ...(cachedInputTokens === undefined ? {} : { cachedInputTokens }) };
}

/** A called tool as a server gives it. */
export interface GivenCall {
  readonly id: unknown;
  readonly name: unknown;
  /** A JSON text, or with some servers the object itself. */
  readonly arguments: unknown;
}

/** A call in the form of Chat Completions, which Ollama has too. */
export function calledFunction(call: Fields): GivenCall {
  const called = fieldsOf(call['function']);
  return { id: call['id'], name: called['name'], arguments: called['arguments'] };
}

/** A model in a loop calls without end. */
const MAX_CALLS = 64;

export interface ReadCalls {
  readonly toolCalls: readonly ToolCall[];
  readonly notes: readonly string[];
}

/**
 * The calls of a turn with ids that are there and each only once, as their results are told apart by them.
 *
 * @param turn of the conversation, which the ids that are made say
 */
export function readCalls(given: readonly GivenCall[], turn: number): ReadCalls {
  const taken = new Set<string>();
  const toolCalls = given.slice(0, MAX_CALLS).map((call, index) => {
    const own = textOf(call.id);
    const id = own === '' || taken.has(own) ? freeId(`call_${turn}_${index}`, taken) : own;
    taken.add(id);
    return { id, name: textOf(call.name), arguments: argumentsOf(call.arguments) };
  });
  const dropped = given.length - toolCalls.length;
  const notes =
    dropped > 0
      ? [`the model called ${given.length} tools in one turn; only the first ${MAX_CALLS} were used`]
      : [];
  return { toolCalls, notes };
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  return taken.has(id) ? freeId(`${id}_`, taken) : id;
}

function argumentsOf(value: unknown): string {
  if (typeof value === 'string') {
    return value.trim() === '' ? '{}' : value;
  }
  return value === undefined || value === null ? '{}' : JSON.stringify(value);
}

const MAX_NAME_CHARACTERS = 64;

/** A name that a model made up, as servers take it back: the call is part of the conversation, whatever it was. */
export function nameToReturn(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, MAX_NAME_CHARACTERS);
  return plain === '' ? 'unnamed' : plain;
}

/** Arguments for servers that take nothing but an object, whatever the model wrote. */
export function objectOf(json: string): Fields {
  return fieldsOf(parseJson(json));
}

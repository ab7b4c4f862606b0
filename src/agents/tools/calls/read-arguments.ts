import type { JsonSchema } from '../../../models/model.ts';
import { parseJson } from '../../../text/json/parse-json.ts';
import { isRecord } from '../../../text/record.ts';
import { schemaErrors } from './json-schema.ts';
import { fitArguments } from './loose-arguments.ts';

/** Maximum length of arguments. Most tools take a path or a pattern; a subagent takes a page of text. */
export const MAX_ARGUMENT_CHARACTERS = 32 * 1_024;

export type ReadArguments =
  | { readonly kind: 'arguments'; readonly given: Readonly<Record<string, unknown>> }
  /** What is wrong and what is expected, written for the model. */
  | { readonly kind: 'wrong'; readonly reason: string };

/** Reads the arguments of a call, JSON written by a model, by the schema of its tool. Never throws. */
export function readArguments(written: string, schema: JsonSchema): ReadArguments {
  if (written.length > MAX_ARGUMENT_CHARACTERS) {
    const reason = `The arguments have ${written.length} characters, and at most ${MAX_ARGUMENT_CHARACTERS} are read. Ask for less in one call.`;
    return { kind: 'wrong', reason };
  }
  const value = parse(written);
  if (!isRecord(value)) {
    const reason = `The arguments are not one whole JSON object. ${describeForm(schema)}`;
    return { kind: 'wrong', reason };
  }
  const given = fitArguments(value, schema);
  const errors = schemaErrors(given, schema);
  return errors.length === 0
    ? { kind: 'arguments', given }
    : { kind: 'wrong', reason: `The arguments do not fit: ${errors.join('; ')}. ${describeForm(schema)}` };
}

/** An empty text means no arguments; some servers encode the object as a string once more. */
function parse(written: string): unknown {
  const value = written.trim() === '' ? {} : parseJson(written);
  return typeof value === 'string' ? parseJson(value) : value;
}

/** `Taken are: query (string, required), isRegexp (boolean).` */
function describeForm({ properties, required }: JsonSchema): string {
  const isRequired = (name: string): boolean => Array.isArray(required) && required.includes(name);
  const names = Object.entries(isRecord(properties) ? properties : {}).map(([name, property]) => {
    return `${name} (${describeType(property)}${isRequired(name) ? ', required' : ''})`;
  });
  return names.length === 0 ? 'It takes none: write {}.' : `Taken are: ${names.join(', ')}.`;
}

function describeType(property: unknown): string {
  const { type } = isRecord(property) ? property : {};
  return typeof type === 'string' ? type : 'any';
}

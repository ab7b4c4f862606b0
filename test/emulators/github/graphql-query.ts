import { isJsonObject } from './json.ts';

/** A requested field of a query. Variables in its arguments are replaced with their values. */
export interface Field {
  readonly name: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly fields: readonly Field[];
}

/** Reads a query with one operation: fields, arguments and variables. Undefined if it has more, such as fragments. */
export function readQuery(query: string, variables: unknown): readonly Field[] | undefined {
  const tokens: readonly string[] = query.match(/[{}():!$]|"[^"\\]*"|-?\w+/g) ?? [];
  const rest = query.replaceAll(/[{}():!$]|"[^"\\]*"|-?\w+|[\s,]/g, '');
  const reader: Reader = { tokens, at: 0, variables: isJsonObject(variables) ? variables : {} };
  if (rest !== '') return undefined;
  if (tokens[0] === 'query') reader.at = tokens.indexOf('{');
  const fields = readFields(reader);
  return reader.at === tokens.length ? fields : undefined;
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
  readonly variables: Readonly<Record<string, unknown>>;
}

function take(reader: Reader, token: string): boolean {
  const isThere = reader.tokens[reader.at] === token;
  reader.at += isThere ? 1 : 0;
  return isThere;
}

function readFields(reader: Reader): readonly Field[] {
  const fields: Field[] = [];
  if (!take(reader, '{')) return fields;
  while (reader.at < reader.tokens.length && !take(reader, '}')) {
    const name = reader.tokens[reader.at] ?? '';
    reader.at += 1;
    fields.push({ name, given: readArguments(reader), fields: readFields(reader) });
  }
  return fields;
}

function readArguments(reader: Reader): Readonly<Record<string, unknown>> {
  const given: Record<string, unknown> = {};
  if (!take(reader, '(')) return given;
  while (reader.at < reader.tokens.length && !take(reader, ')')) {
    const name = reader.tokens[reader.at] ?? '';
    reader.at += 2;
    const isVariable = take(reader, '$');
    const value = reader.tokens[reader.at] ?? '';
    reader.at += 1;
    given[name] = isVariable ? reader.variables[value] : value.startsWith('"') ? value.slice(1, -1) : Number(value);
  }
  return given;
}

/** An object of GitHub's schema. Each field has a value, or a function that returns the value for the arguments. */
export interface SchemaObject {
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** An error that GitHub reports in `errors` with status 200. */
export class GraphqlError extends Error {
  readonly details: Readonly<Record<string, unknown>>;
  constructor(message: string, details: Readonly<Record<string, unknown>>) {
    super(message);
    this.details = details;
  }
}

/** Returns only the requested fields of an object. Throws for a field that its type does not have. */
export async function project(object: SchemaObject, asked: readonly Field[]): Promise<Record<string, unknown>> {
  const projected: Record<string, unknown> = {};
  for (const { name, given, fields } of asked) {
    if (name !== '__typename' && !Object.hasOwn(object.fields, name)) {
      const code = { code: 'undefinedField', typeName: object.type, fieldName: name };
      throw new GraphqlError(`Field '${name}' doesn't exist on type '${object.type}'`, { extensions: code });
    }
    const made: unknown = name === '__typename' ? object.type : object.fields[name];
    projected[name] = await projectValue(typeof made === 'function' ? await made(given) : made, fields, name);
  }
  return projected;
}

async function projectValue(value: unknown, fields: readonly Field[], name: string): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((one) => projectValue(one, fields, name)));
  if (!isSchemaObject(value)) return value;
  if (fields.length === 0) {
    throw new GraphqlError(`Field must have selections (field '${name}' returns ${value.type} but has no selections)`, {
      extensions: { code: 'selectionMismatch' },
    });
  }
  return project(value, fields);
}

function isSchemaObject(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && 'type' in value && 'fields' in value;
}

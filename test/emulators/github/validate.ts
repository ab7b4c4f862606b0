import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isJsonArray, isJsonObject } from './json.ts';
import type { Json, JsonObject } from './json.ts';

/** The format of the file that scripts/cut-openapi.ts writes. */
interface Cut {
  readonly paths: Readonly<Record<string, CutPath>>;
  readonly components: { readonly schemas: Record<string, JsonObject> };
}

type CutPath = Readonly<Partial<Record<Method, CutOperation>>> & { readonly 'x-unmodelled': readonly string[] };
const METHODS = ['delete', 'get', 'patch', 'post', 'put'] as const;
type Method = (typeof METHODS)[number];

interface CutOperation {
  readonly documentation: string;
  readonly request?: JsonObject;
  readonly responses: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
}

/** Checks against GitHub's OpenAPI description of the modelled endpoints. */
export interface Contract {
  /** Lists the method and path template of each described operation. */
  readonly operations: () => readonly string[];
  /** Lists the statuses of an operation in the description. */
  readonly statuses: (operation: string) => readonly number[];
  /** Lists methods that GitHub has on this path and the emulator does not. */
  readonly unmodelledMethods: (path: string) => readonly string[];
  readonly documentation: (operation: string) => string;
  /** Lists problems with the wording of GitHub's 422, for example `"head_sha" wasn't supplied.` */
  readonly requestProblems: (operation: string, body: unknown) => readonly string[];
  /** Lists the paths of unknown properties. GitHub ignores them, and our code should not send them. */
  readonly unknownProperties: (operation: string, body: unknown) => readonly string[];
  readonly responseProblems: (operation: string, status: number, mediaType: string, body: unknown) => readonly string[];
}

type Change = 'nullable' | 'optional' | 'with metadata';

/**
 * Answers that GitHub sends although its own description does not allow them. Each entry lets one schema accept null or
 * a missing property.
 * - E12: `head.repo` is null when the fork was deleted.
 * - E42, E44: an outdated or file comment has no line.
 * - API version 2026-03-10 leaves out `rate`.
 * - Every error also has the form of an error for broken rules, and only one of both forms is allowed.
 */
const DEVIATIONS: readonly { readonly at: readonly string[]; readonly change: Change }[] = [
  { at: ['pull-request', 'properties', 'head', 'properties', 'repo'], change: 'nullable' },
  { at: ['pull-request', 'properties', 'head', 'properties', 'user'], change: 'nullable' },
  { at: ['pull-request-review-comment', 'properties', 'line'], change: 'nullable' },
  { at: ['pull-request-review-comment', 'properties', 'original_line'], change: 'nullable' },
  { at: ['pull-request-review-comment', 'properties', 'position'], change: 'nullable' },
  { at: ['pull-request-review-comment', 'properties', 'original_position'], change: 'nullable' },
  { at: ['review-comment', 'properties', 'line'], change: 'nullable' },
  { at: ['review-comment', 'properties', 'original_line'], change: 'nullable' },
  { at: ['review-comment', 'properties', 'original_position'], change: 'nullable' },
  { at: ['rate-limit-overview', 'required'], change: 'optional' },
  { at: ['repository-rule-violation-error'], change: 'with metadata' },
];

/** Reads the file that scripts/cut-openapi.ts wrote. A schema is compiled when it is first used. */
export function readContract(): Contract {
  const text = readFileSync(join(import.meta.dirname, 'openapi.json'), 'utf8');
  const cut: Cut = JSON.parse(text.replaceAll('"$ref": "#/', '"$ref": "github#/'));
  for (const { at, change } of DEVIATIONS) deviate(cut.components.schemas, at, change);

  const ajv = new Ajv({ strict: false, allErrors: true, verbose: true });
  addFormats.default(ajv);
  ajv.addFormat('repo.nwo', true);
  ajv.addSchema({ $id: 'github', components: { schemas: allowNull(cut.components.schemas) } });
  const compiled = new Map<string, ValidateFunction>();

  const compile = (key: string, schema: JsonObject): ValidateFunction => {
    const validate = compiled.get(key) ?? ajv.compile(allowNull(schema));
    compiled.set(key, validate);
    return validate;
  };
  const operationOf = (operation: string): CutOperation => {
    const [method = '', path = ''] = operation.split(' ');
    const key = METHODS.find((one) => one === method.toLowerCase());
    const found = key === undefined ? undefined : cut.paths[path]?.[key];
    if (found === undefined) throw new Error(`openapi.json has no ${operation}.`);
    return found;
  };

  return {
    operations: () =>
      Object.entries(cut.paths).flatMap(([path, methods]) =>
        METHODS.filter((method) => methods[method] !== undefined).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    statuses: (operation) => Object.keys(operationOf(operation).responses).map(Number),
    unmodelledMethods: (path) => cut.paths[path]?.['x-unmodelled'] ?? [],
    documentation: (operation) => operationOf(operation).documentation,
    requestProblems(operation, body) {
      const schema = operationOf(operation).request;
      if (schema === undefined) return [];
      const validate = compile(`${operation} request`, schema);
      return validate(body) ? [] : [...new Set((validate.errors ?? []).map(githubWording))];
    },
    unknownProperties(operation, body) {
      const schema = operationOf(operation).request;
      return schema === undefined ? [] : findUnknown([schema], body, '');
    },
    responseProblems(operation, status, mediaType, body) {
      const documented = operationOf(operation).responses[status];
      // An answer with a status that the operation does not list has GitHub's general error body.
      const schema = documented === undefined ? basicError(status) : documented[mediaType];
      if (schema === undefined) {
        const expected = body === undefined && documented !== undefined && Object.keys(documented).length === 0;
        return expected ? [] : [`${operation} has no ${mediaType} body for status ${status}.`];
      }
      const validate = compile(`${operation} ${documented === undefined ? 'error' : status} ${mediaType}`, schema);
      return validate(body)
        ? []
        : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    },
  };
}

/** The redirect of a moved repository (301) has an error body too, although few operations list it (E6). */
function basicError(status: number): JsonObject | undefined {
  return status < 400 && status !== 301 ? undefined : { $ref: 'github#/components/schemas/basic-error' };
}

function deviate(schemas: Record<string, JsonObject>, at: readonly string[], change: Change): void {
  const last = at.at(-1) ?? '';
  let parent: JsonObject = schemas;
  for (const key of at.slice(0, -1)) {
    const next: Json | undefined = parent[key];
    if (!isJsonObject(next)) throw new Error(`openapi.json has no schema at ${at.join(' > ')}.`);
    parent = next;
  }
  const schema = parent[last];
  if (schema === undefined) throw new Error(`openapi.json has no schema at ${at.join(' > ')}.`);
  const changed = {
    nullable: { anyOf: [schema, { type: 'null' }] },
    optional: [],
    'with metadata': { ...(isJsonObject(schema) ? schema : {}), required: ['metadata'] },
  };
  Object.assign(parent, { [last]: changed[change] });
}

/** OpenAPI 3.0 writes `nullable: true`, and JSON Schema writes `null`. ajv throws for `nullable` without a type. */
function allowNull(schema: JsonObject): JsonObject {
  const rewritten = rewriteNullable(schema);
  return isJsonObject(rewritten) ? rewritten : {};
}

function rewriteNullable(value: Json): Json {
  if (isJsonArray(value)) return value.map(rewriteNullable);
  if (!isJsonObject(value)) return value;
  const { nullable, ...rest } = value;
  const keepsName = isJsonObject(nullable);
  const entries = Object.entries(keepsName ? value : rest).map(
    ([key, inner]) => [key, rewriteNullable(inner)] as const,
  );
  const schema: JsonObject = Object.fromEntries(entries);
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}

/** Writes a problem like GitHub: a wrong type at `/comments/0/line` is `For 'items/line', "3" is not an integer.` */
function githubWording(error: ErrorObject): string {
  const place = error.instancePath.split('/').slice(1);
  const property = place.at(-1);
  const parameters: Readonly<Record<string, unknown>> = error.params;
  switch (error.keyword) {
    case 'required':
      return `"${String(parameters['missingProperty'])}" wasn't supplied.`;
    case 'maxItems':
      return `No more than ${String(parameters['limit'])} items are allowed; ${Array.isArray(error.data) ? error.data.length : 0} were supplied.`;
    case 'maxLength':
      return `Only ${String(parameters['limit'])} characters are allowed; ${String(error.data).length} were supplied.`;
    case 'enum':
      return `${rubyText(error.data)} is not a member of ${JSON.stringify(parameters['allowedValues'])}.`;
    case 'type':
      return `For '${place.length > 2 ? 'items' : 'properties'}/${property ?? ''}', ${rubyText(error.data)} is not ${article(String(parameters['type']))}.`;
    default:
      return `For 'properties/${property ?? ''}', ${error.message ?? 'the value is invalid'}.`;
  }
}

function rubyText(value: unknown): string {
  return value === null ? 'nil' : JSON.stringify(value);
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function findUnknown(schemas: readonly JsonObject[], value: unknown, at: string): readonly string[] {
  if (Array.isArray(value)) {
    const items = schemas.flatMap((schema) => (isJsonObject(schema['items']) ? alternatives(schema['items']) : []));
    return value.flatMap((item, index) => findUnknown(items, item, `${at}/${index}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const objects = schemas.flatMap(alternatives).filter((schema) => isJsonObject(schema['properties']));
  if (objects.length === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const known = objects.map((schema) => schema['properties']).filter((names) => isJsonObject(names) && name in names);
    if (known.length === 0) return [`${at}/${name}`];
    const next = known.flatMap((names) => (isJsonObject(names) && isJsonObject(names[name]) ? [names[name]] : []));
    return findUnknown(next, inner, `${at}/${name}`);
  });
}

/** Lists a schema and the members of its `oneOf`, `anyOf` and `allOf`. */
function alternatives(schema: JsonObject): readonly JsonObject[] {
  const members = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => {
    const list = schema[keyword];
    return Array.isArray(list) ? list.filter(isJsonObject) : [];
  });
  return [schema, ...members.flatMap(alternatives)];
}

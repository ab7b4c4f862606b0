/**
 * Cuts the part of GitHub's OpenAPI description that the GitHub emulator checks itself against.
 *
 *   npm install --prefix <scratch> @octokit/openapi@23.0.2
 *   node scripts/cut-openapi.ts <scratch>/node_modules/@octokit/openapi/generated/api.github.com.json
 *
 * The full description is 13 MB (and its package 394 MB), so only the cut is kept in the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = { name: '@octokit/openapi', version: '23.0.2', license: 'MIT' };

const TARGET = join(import.meta.dirname, '../test/emulators/github/openapi.json');

const REPOSITORY = '/repos/{owner}/{repo}';

/** Every operation that the emulator answers, in the order of its route files. */
const OPERATIONS = [
  `GET ${REPOSITORY}/activity`,
  `GET ${REPOSITORY}`,
  `GET ${REPOSITORY}/collaborators/{username}/permission`,
  `GET ${REPOSITORY}/pulls`,
  `POST ${REPOSITORY}/pulls`,
  `GET ${REPOSITORY}/commits/{commit_sha}/pulls`,
  `GET ${REPOSITORY}/pulls/{pull_number}`,
  `PATCH ${REPOSITORY}/pulls/{pull_number}`,
  `GET ${REPOSITORY}/pulls/{pull_number}/files`,
  `GET ${REPOSITORY}/pulls/{pull_number}/commits`,
  `GET ${REPOSITORY}/compare/{basehead}`,
  `GET ${REPOSITORY}/commits/{ref}`,
  `GET ${REPOSITORY}/contents/{path}`,
  `PUT ${REPOSITORY}/contents/{path}`,
  `GET ${REPOSITORY}/git/trees/{tree_sha}`,
  `GET ${REPOSITORY}/git/blobs/{file_sha}`,
  `GET ${REPOSITORY}/git/ref/{ref}`,
  `POST ${REPOSITORY}/git/refs`,
  `GET ${REPOSITORY}/tarball/{ref}`,
  `GET ${REPOSITORY}/pulls/{pull_number}/reviews`,
  `POST ${REPOSITORY}/pulls/{pull_number}/reviews`,
  `GET ${REPOSITORY}/pulls/{pull_number}/reviews/{review_id}`,
  `PUT ${REPOSITORY}/pulls/{pull_number}/reviews/{review_id}`,
  `DELETE ${REPOSITORY}/pulls/{pull_number}/reviews/{review_id}`,
  `POST ${REPOSITORY}/pulls/{pull_number}/reviews/{review_id}/events`,
  `PUT ${REPOSITORY}/pulls/{pull_number}/reviews/{review_id}/dismissals`,
  `GET ${REPOSITORY}/pulls/{pull_number}/reviews/{review_id}/comments`,
  `GET ${REPOSITORY}/pulls/{pull_number}/comments`,
  `POST ${REPOSITORY}/pulls/{pull_number}/comments`,
  `POST ${REPOSITORY}/pulls/{pull_number}/comments/{comment_id}/replies`,
  `GET ${REPOSITORY}/pulls/comments/{comment_id}`,
  `PATCH ${REPOSITORY}/pulls/comments/{comment_id}`,
  `DELETE ${REPOSITORY}/pulls/comments/{comment_id}`,
  `GET ${REPOSITORY}/issues/{issue_number}`,
  `GET ${REPOSITORY}/issues/{issue_number}/comments`,
  `POST ${REPOSITORY}/issues/{issue_number}/comments`,
  `GET ${REPOSITORY}/issues/comments/{comment_id}`,
  `PATCH ${REPOSITORY}/issues/comments/{comment_id}`,
  `DELETE ${REPOSITORY}/issues/comments/{comment_id}`,
  `POST ${REPOSITORY}/issues/{issue_number}/labels`,
  `DELETE ${REPOSITORY}/issues/{issue_number}/labels/{name}`,
  `GET ${REPOSITORY}/issues/comments/{comment_id}/reactions`,
  `POST ${REPOSITORY}/issues/comments/{comment_id}/reactions`,
  `DELETE ${REPOSITORY}/issues/comments/{comment_id}/reactions/{reaction_id}`,
  `GET ${REPOSITORY}/pulls/comments/{comment_id}/reactions`,
  `POST ${REPOSITORY}/pulls/comments/{comment_id}/reactions`,
  `DELETE ${REPOSITORY}/pulls/comments/{comment_id}/reactions/{reaction_id}`,
  `POST ${REPOSITORY}/check-runs`,
  `GET ${REPOSITORY}/check-runs/{check_run_id}`,
  `PATCH ${REPOSITORY}/check-runs/{check_run_id}`,
  `GET ${REPOSITORY}/check-runs/{check_run_id}/annotations`,
  `GET ${REPOSITORY}/commits/{ref}/check-runs`,
  `GET ${REPOSITORY}/actions/runs/{run_id}`,
  `GET ${REPOSITORY}/actions/runs/{run_id}/artifacts`,
  `GET ${REPOSITORY}/actions/artifacts/{artifact_id}/{archive_format}`,
  'GET /orgs/{org}/repos',
  'GET /users/{username}/repos',
  'GET /rate_limit',
  'GET /user',
];

/** Keywords that have no effect on validation. */
const KEPT_NOWHERE = new Set([
  'description',
  'example',
  'examples',
  'externalDocs',
  'default',
  'deprecated',
  'title',
  'xml',
]);

type Json = null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [name: string]: Json;
}

const source = process.argv[2];
if (source === undefined) throw new Error('Give the path of generated/api.github.com.json as the only argument.');

// The cast is safe: JSON.parse returns nothing but JSON values.
const description: JsonObject = JSON.parse(readFileSync(source, 'utf8'));
const components: Record<string, Record<string, Json>> = { schemas: {} };
writeFileSync(TARGET, `${JSON.stringify(cut(description), null, 1)}\n`);

function cut(description: JsonObject): JsonObject {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of OPERATIONS) {
    const [verb = '', path = ''] = operation.split(' ');
    const method = verb.toLowerCase();
    const item = objectAt(description, ['paths', path]);
    const kept = (paths[path] ??= { 'x-unmodelled': unmodelledMethods(path, item) });
    kept[method] = cutOperation(objectAt(item, [method]));
  }
  // `basic-error` is the body of responses that no operation lists (401, 429, 5xx).
  collect('#/components/schemas/basic-error');
  return {
    'x-note': `Cut from ${PACKAGE.name} ${PACKAGE.version} (${PACKAGE.license} licence) by scripts/cut-openapi.ts; do not edit.`,
    openapi: objectText(description, 'openapi'),
    paths,
    components,
  };
}

/**
 * Methods that GitHub has on a path and the emulator does not. The emulator must not answer them with 404, because
 * GitHub would not.
 */
function unmodelledMethods(path: string, item: JsonObject): readonly string[] {
  return Object.keys(item)
    .map((method) => `${method.toUpperCase()} ${path}`)
    .filter((operation) => !OPERATIONS.includes(operation))
    .map((operation) => operation.split(' ')[0] ?? '');
}

function cutOperation(operation: JsonObject): JsonObject {
  const request = bodySchema(operation['requestBody'], 'application/json');
  const responses: Record<string, Json> = {};
  for (const [status, response] of Object.entries(objectAt(operation, ['responses']))) {
    responses[status] = responseSchemas(response);
  }
  return {
    operationId: objectText(operation, 'operationId'),
    documentation: objectText(objectAt(operation, ['externalDocs']), 'url'),
    ...(request === undefined ? {} : { request }),
    responses,
  };
}

/** Maps each JSON media type of a response to its schema. */
function responseSchemas(response: Json): JsonObject {
  const resolved = resolve(response);
  const content = isObject(resolved['content'] ?? null) ? objectAt(resolved, ['content']) : {};
  const schemas = Object.keys(content).map((type) => [type, bodySchema(response, type)] as const);
  return Object.fromEntries(schemas.flatMap(([type, schema]) => (schema === undefined ? [] : [[type, schema]])));
}

function bodySchema(body: Json | undefined, type: string): Json | undefined {
  if (body === undefined) return undefined;
  const content = resolve(body)['content'];
  if (content === undefined || !isObject(content)) return undefined;
  const media = content[type];
  if (media === undefined || !isObject(media) || media['schema'] === undefined) return undefined;
  return cutSchema(media['schema']);
}

/**
 * Removes keywords without effect on validation. The keys of `properties` are names, so they are never taken for
 * keywords.
 */
function cutSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(cutSchema);
  if (!isObject(schema)) return schema;
  if (typeof schema['$ref'] === 'string') collect(schema['$ref']);
  const entries = Object.entries(schema).filter(([key]) => !KEPT_NOWHERE.has(key) && !key.startsWith('x-'));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, key === 'properties' && isObject(value) ? cutNames(value) : cutSchema(value)]),
  );
}

function cutNames(properties: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, cutSchema(schema)]));
}

/** Adds the schema that a `$ref` points to, and every schema that it refers to, to the cut. */
function collect(ref: string): void {
  const [, section = '', group = '', name = ''] = ref.split('/');
  if (section !== 'components' || group !== 'schemas') throw new Error(`Unexpected reference "${ref}".`);
  const schemas = (components[group] ??= {});
  if (schemas[name] !== undefined) return;
  schemas[name] = true;
  schemas[name] = cutSchema(objectAt(description, [section, group])[name] ?? true);
}

function resolve(value: Json): JsonObject {
  if (!isObject(value)) throw new Error('Expected an object in the description.');
  const ref = value['$ref'];
  return typeof ref === 'string' ? objectAt(description, ref.split('/').slice(1)) : value;
}

function objectAt(value: JsonObject, path: readonly string[]): JsonObject {
  let current: Json = value;
  for (const key of path) {
    const next: Json | undefined = isObject(current) ? current[key] : undefined;
    if (next === undefined) throw new Error(`The description has no ${path.join(' > ')}.`);
    current = next;
  }
  if (!isObject(current)) throw new Error(`${path.join(' > ')} is not an object.`);
  return current;
}

function objectText(value: JsonObject, key: string): string {
  const text = value[key];
  if (typeof text !== 'string') throw new Error(`The description has no text "${key}".`);
  return text;
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

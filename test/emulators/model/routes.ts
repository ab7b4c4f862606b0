import type { IncomingHttpHeaders } from 'node:http';
import { ANTHROPIC, anthropicError } from './anthropic.ts';
import { azureChat, azureError } from './azure-openai.ts';
import { bedrock } from './bedrock.ts';
import { OLLAMA, ollamaError } from './ollama.ts';
import { OPENAI_CHAT, openAiError } from './openai-chat.ts';
import { OPENAI_RESPONSES } from './openai-responses.ts';
import { isFields } from './fields.ts';
import { json, type Protocol, type Sent, type ServerError } from './protocol.ts';
import { refuse, type ProtocolName } from './request.ts';

/** The target of a request. */
export type Route =
  | { readonly kind: 'model'; readonly protocol: Protocol; readonly key: string | undefined }
  | { readonly kind: 'list'; readonly form: 'ollama' | 'openai'; readonly key: string | undefined }
  /** Batches and their files; `path` is what follows the address of the API. */
  | {
      readonly kind: 'batches';
      readonly form: 'anthropic' | 'openai';
      readonly path: string;
      readonly query: URLSearchParams;
      readonly key: string | undefined;
    }
  /** Answered directly, without checking the key or using the script. */
  | { readonly kind: 'answer'; readonly answer: Sent; readonly isUnexpected: boolean };

const IN_VERTEX = /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/(.+)$/;
const CLAUDE_IN_VERTEX = /^publishers\/anthropic\/models\/([^/]+):(rawPredict|streamRawPredict)$/;
const CONVERSE = /^\/model\/([^/]+)\/converse$/;
const DEPLOYMENT = /^\/openai\/deployments\/([^/]+)\/chat\/completions$/;

/** Finds the target of a request, and its key where the protocol puts it. */
export function routeOf(method: string, url: string, headers: IncomingHttpHeaders): Route {
  const { pathname, searchParams } = new URL(url, 'http://emulator');
  const bearer = headers.authorization?.replace(/^Bearer /, '');
  const azureKey = oneHeader(headers['api-key']) ?? bearer;
  const onVertex = method === 'POST' ? vertexRoute(pathname, bearer) : undefined;
  if (onVertex !== undefined) return onVertex;
  const converse = method === 'POST' ? CONVERSE.exec(pathname)?.[1] : undefined;
  if (converse !== undefined) {
    return { kind: 'model', protocol: bedrock(decodeURIComponent(converse)), key: bearer };
  }
  const batches = batchesRoute(pathname, searchParams, headers, bearer);
  if (batches !== undefined) return batches;
  switch (`${method} ${pathname}`) {
    case 'POST /v1/chat/completions':
      return { kind: 'model', protocol: OPENAI_CHAT, key: bearer };
    case 'POST /v1/responses':
      return { kind: 'model', protocol: OPENAI_RESPONSES, key: bearer };
    case 'POST /openai/v1/chat/completions':
      return { kind: 'model', protocol: azureV1(OPENAI_CHAT), key: azureKey };
    case 'POST /openai/v1/responses':
      return { kind: 'model', protocol: azureV1(OPENAI_RESPONSES), key: azureKey };
    case 'POST /openai/responses':
      return withVersion(searchParams, { kind: 'model', protocol: azureV1(OPENAI_RESPONSES), key: azureKey });
    case 'POST /v1/messages':
      return messagesRoute(headers, bearer);
    case 'POST /api/chat':
      return { kind: 'model', protocol: OLLAMA, key: bearer };
    case 'GET /v1/models':
      return { kind: 'list', form: 'openai', key: oneHeader(headers['x-api-key']) ?? bearer };
    case 'GET /openai/v1/models':
      return { kind: 'list', form: 'openai', key: azureKey };
    case 'GET /api/tags':
      return { kind: 'list', form: 'ollama', key: bearer };
    case 'GET /api/version':
      return { kind: 'answer', answer: json(200, { version: '0.13.0' }), isUnexpected: false };
    default:
      return deploymentRoute(method, pathname, searchParams, azureKey);
  }
}

/** Writes the body of an error in the form of the path's protocol. */
export function failOf(route: Route): (error: ServerError) => Sent {
  if (route.kind === 'model') return (error) => route.protocol.fail(error);
  if (route.kind === 'batches' && route.form === 'anthropic') return anthropicError;
  return route.kind === 'list' && route.form === 'ollama' ? ollamaError : openAiError;
}

const MESSAGE_BATCHES = /^\/v1\/messages\/batches(\/.*)?$/;
const OPENAI_BATCHES = /^\/v1(\/(?:batches|files)(?:\/.*)?)$/;

function batchesRoute(
  pathname: string,
  query: URLSearchParams,
  headers: IncomingHttpHeaders,
  bearer: string | undefined,
): Route | undefined {
  const messages = MESSAGE_BATCHES.exec(pathname);
  if (messages !== null) {
    const key = oneHeader(headers['x-api-key']);
    return { kind: 'batches', form: 'anthropic', path: messages[1] ?? '', query, key };
  }
  const path = OPENAI_BATCHES.exec(pathname)?.[1];
  return path === undefined ? undefined : { kind: 'batches', form: 'openai', path, query, key: bearer };
}

/** Vertex AI offers Chat Completions, and Anthropic's API with the name of the model in the address. */
function vertexRoute(pathname: string, key: string | undefined): Route | undefined {
  const path = IN_VERTEX.exec(pathname)?.[1] ?? '';
  if (path === 'endpoints/openapi/chat/completions') {
    return { kind: 'model', protocol: { ...OPENAI_CHAT, name: 'vertex' }, key };
  }
  const [, model, method] = CLAUDE_IN_VERTEX.exec(path) ?? [];
  return model === undefined
    ? undefined
    : { kind: 'model', protocol: vertexClaude(decodeURIComponent(model), method === 'streamRawPredict'), key };
}

function vertexClaude(model: string, isStream: boolean): Protocol {
  return {
    ...ANTHROPIC,
    name: 'vertex',
    check(body, memory) {
      if (!isFields(body)) return refuse('The request body is not valid JSON.');
      const { anthropic_version: version, ...rest } = body;
      if (version !== 'vertex-2023-10-16') return refuse('anthropic_version: Field required');
      if ('model' in rest) return refuse('model: Extra inputs are not permitted');
      if ((rest['stream'] === true) !== isStream) return refuse('stream: does not fit to the method');
      return ANTHROPIC.check({ ...rest, model }, memory);
    },
  };
}

function messagesRoute(headers: IncomingHttpHeaders, bearer: string | undefined): Route {
  if (headers['anthropic-version'] === undefined) {
    const answer = anthropicError({ status: 400, message: 'anthropic-version: header is required' });
    return { kind: 'answer', answer, isUnexpected: true };
  }
  return { kind: 'model', protocol: ANTHROPIC, key: oneHeader(headers['x-api-key']) ?? bearer };
}

function deploymentRoute(method: string, pathname: string, query: URLSearchParams, key: string | undefined): Route {
  const deployment = method === 'POST' ? DEPLOYMENT.exec(pathname)?.[1] : undefined;
  if (deployment === undefined) {
    const message = `Invalid URL (${method} ${pathname})`;
    return { kind: 'answer', answer: openAiError({ status: 404, message, code: 'unknown_url' }), isUnexpected: true };
  }
  return withVersion(query, { kind: 'model', protocol: azureChat(decodeURIComponent(deployment)), key });
}

function withVersion(query: URLSearchParams, route: Route): Route {
  if (/^\d{4}-\d{2}-\d{2}(-preview)?$/.test(query.get('api-version') ?? '')) return route;
  return { kind: 'answer', answer: azureError({ status: 404, message: 'Resource not found' }), isUnexpected: true };
}

/** The v1 API accepts the same requests as OpenAI; only the name of the server differs. */
function azureV1(protocol: Protocol): Protocol {
  const name: ProtocolName = 'azure-openai';
  return { ...protocol, name };
}

function oneHeader(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0];
}

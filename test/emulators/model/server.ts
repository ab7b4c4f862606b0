import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { checkChatRequest } from './chat-request.ts';
import type { ChatProblem, ChatRequest } from './chat-request.ts';

/** One scripted answer: a good one, or one of the faults that a model's server has. */
export type ModelReply =
  /** Text, or an object that is written as JSON. */
  | {
      readonly content: string | Readonly<Record<string, unknown>> | null;
      readonly finishReason?: 'stop' | 'length' | 'content_filter';
    }
  | { readonly refusal: string }
  /** An error status; `body` defaults to OpenAI's error body for that status. */
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | { readonly fault: 'connection reset' | 'hang' | 'invalid json' };

export type ModelScript = readonly ModelReply[] | ((request: ChatRequest, call: number) => ModelReply | undefined);

export interface ModelOptions {
  /** Answers in the order of the calls, or a function of the request and the number of the call (from 0). */
  readonly replies: ModelScript;
  /** Ids for `GET /models`; a request for any other model is answered 404. Left out, every model is known. */
  readonly models?: readonly string[];
  /** Parameters that this server does not know, answered with 400. */
  readonly rejects?: readonly string[];
  /** When set, another bearer token is answered with 401. */
  readonly apiKey?: string;
}

interface RecordedModelRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** 0 for a connection that was cut or left hanging. */
  readonly status: number;
  readonly at: number;
}

export interface ModelEmulator {
  /** The base address, with `/v1`. */
  readonly url: string;
  readonly requests: readonly RecordedModelRequest[];
  /** Calls that no reply was scripted for, or that no such server has. */
  readonly unexpected: readonly string[];
  /** Requests that OpenAI would refuse. */
  readonly invalidRequests: readonly ChatProblem[];
  readonly close: () => Promise<void>;
}

/** Starts a server on 127.0.0.1 that speaks OpenAI Chat Completions and says what the script says. */
export async function startModel(options: ModelOptions): Promise<ModelEmulator> {
  const server = createServer();
  const origin = await listen(server);
  const desk: Desk = {
    options,
    requests: [],
    unexpected: [],
    invalidRequests: [],
    calls: 0,
    startedAt: performance.now(),
  };
  server.on('request', (request, response) => {
    void answer(desk, request, response);
  });
  return {
    url: `${origin}/v1`,
    requests: desk.requests,
    unexpected: desk.unexpected,
    invalidRequests: desk.invalidRequests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

interface Desk {
  readonly options: ModelOptions;
  readonly requests: RecordedModelRequest[];
  readonly unexpected: string[];
  readonly invalidRequests: ChatProblem[];
  readonly startedAt: number;
  calls: number;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

type Answer =
  | {
      readonly kind: 'sent';
      readonly status: number;
      readonly text: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'reset' }
  | { readonly kind: 'hang' };

async function answer(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const at = performance.now() - desk.startedAt;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  const body = parseJson(text);
  const chosen = chooseAnswer(desk, request, body);
  const { method = '', url: path = '', headers } = request;
  desk.requests.push({
    method,
    path,
    headers,
    body: body ?? text,
    status: chosen.kind === 'sent' ? chosen.status : 0,
    at,
  });
  if (chosen.kind === 'reset') request.socket.destroy();
  if (chosen.kind === 'sent') {
    response.writeHead(chosen.status, {
      'content-type': 'application/json',
      'x-request-id': 'req_emulated',
      ...chosen.headers,
    });
    response.end(chosen.text);
  }
}

function chooseAnswer(desk: Desk, request: IncomingMessage, body: unknown): Answer {
  const { apiKey, models } = desk.options;
  const route = `${request.method ?? ''} ${request.url ?? ''}`;
  if (apiKey !== undefined && request.headers.authorization !== `Bearer ${apiKey}`) {
    return errorAnswer(401, 'Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key');
  }
  if (route === 'GET /v1/models') {
    const data = (models ?? []).map((id) => ({ id, object: 'model', created: 1_767_603_600, owned_by: 'system' }));
    return jsonAnswer(200, { object: 'list', data });
  }
  if (route === 'POST /v1/chat/completions') return completeChat(desk, body);
  desk.unexpected.push(route);
  return errorAnswer(404, `Invalid URL (${route})`, 'invalid_request_error');
}

function completeChat(desk: Desk, body: unknown): Answer {
  const { models, rejects = [], replies } = desk.options;
  const checked = checkChatRequest(body, rejects);
  if (checked.kind === 'refused') {
    desk.invalidRequests.push(checked.problem);
    const { message, parameter, code } = checked.problem;
    return errorAnswer(400, message, 'invalid_request_error', code, parameter);
  }
  const { request } = checked;
  if (models !== undefined && !models.includes(request.model)) {
    const message = `The model \`${request.model}\` does not exist or you do not have access to it.`;
    return errorAnswer(404, message, 'invalid_request_error', 'model_not_found');
  }
  const call = desk.calls;
  desk.calls += 1;
  const reply = typeof replies === 'function' ? replies(request, call) : replies[call];
  if (reply === undefined) {
    desk.unexpected.push(`Call ${call + 1} has no scripted reply.`);
    return errorAnswer(500, `The script has no reply for call ${call + 1}.`, 'server_error');
  }
  return scriptedAnswer(request, reply);
}

function scriptedAnswer(request: ChatRequest, reply: ModelReply): Answer {
  if ('status' in reply) return errorStatus(reply);
  if ('refusal' in reply) return jsonAnswer(200, completion(request, null, reply.refusal, 'stop'));
  if ('content' in reply) {
    const { content, finishReason = 'stop' } = reply;
    const text = typeof content === 'object' && content !== null ? JSON.stringify(content) : content;
    return jsonAnswer(200, completion(request, text, null, finishReason));
  }
  switch (reply.fault) {
    case 'connection reset':
      return { kind: 'reset' };
    case 'hang':
      return { kind: 'hang' };
    case 'invalid json':
      return { kind: 'sent', status: 200, text: '{"id": "chatcmpl-1", "choices": [' };
    default:
      return reply.fault satisfies never;
  }
}

const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  401: 'Incorrect API key provided.',
  404: 'The model does not exist or you do not have access to it.',
  410: 'GitHub Models is temporarily unavailable as part of a scheduled retirement brownout.',
  413: 'Request body too large for gpt-4o model. Max size: 8000 tokens.',
  429: 'Rate limit reached for requests.',
  500: 'The server had an error while processing your request.',
  529: 'Overloaded',
};

function errorStatus(reply: Extract<ModelReply, { readonly status: number }>): Answer {
  const { status, headers = {} } = reply;
  if (reply.body === undefined) {
    const message = STATUS_MESSAGES[status] ?? `Status ${status}.`;
    return { ...errorAnswer(status, message, status < 500 ? 'invalid_request_error' : 'server_error'), headers };
  }
  return {
    kind: 'sent',
    status,
    text: typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body),
    headers,
  };
}

function completion(
  request: ChatRequest,
  content: string | null,
  refusal: string | null,
  finishReason: string,
): Readonly<Record<string, unknown>> {
  const promptTokens = countTokens(request.messages.map((message) => message.text).join('\n'));
  const completionTokens = countTokens(content ?? refusal ?? '');
  return {
    id: 'chatcmpl-emulated',
    object: 'chat.completion',
    created: 1_767_603_600,
    model: request.model,
    choices: [
      { index: 0, message: { role: 'assistant', content, refusal }, logprobs: null, finish_reason: finishReason },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
    system_fingerprint: null,
  };
}

/** Four characters a token: near enough for a double, and the same in every run. */
function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

function jsonAnswer(status: number, body: unknown): Extract<Answer, { readonly kind: 'sent' }> {
  return { kind: 'sent', status, text: JSON.stringify(body) };
}

function errorAnswer(
  status: number,
  message: string,
  type: string,
  code: string | null = null,
  parameter: string | null = null,
): Extract<Answer, { readonly kind: 'sent' }> {
  return jsonAnswer(status, { error: { message, type, param: parameter, code } });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerModel, type Answered, type Desk, type InvalidRequest } from './answer.ts';
import {
  answerMessageBatches,
  answerOpenAiBatches,
  type AnswerEntry,
  type BatchShelf,
  type EmulatedBatch,
} from './batches.ts';
import { parseJson } from './fields.ts';
import { json } from './protocol.ts';
import type { ModelOptions } from './options.ts';
import type { ProtocolName } from './request.ts';
import { failOf, routeOf, type Route } from './routes.ts';
import { give, type Answer } from './transport.ts';

export type { ModelOptions } from './options.ts';
export type { ModelReply, ModelScript } from './reply.ts';

export interface RecordedModelRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** 0 for a connection that was cut or left open without an answer. */
  readonly status: number;
  readonly at: number;
  /** Absent if the request does not ask a model. */
  readonly protocol?: ProtocolName;
  readonly shape?: string;
  readonly agent?: string;
  readonly turn?: number;
}

export interface ModelEmulator {
  /** The base address for OpenAI, with `/v1`. */
  readonly url: string;
  /** The base address for Anthropic, Azure and Ollama. */
  readonly origin: string;
  readonly requests: readonly RecordedModelRequest[];
  /** Requests to models, except verifications. */
  readonly reviewRequests: readonly RecordedModelRequest[];
  readonly verificationRequests: readonly RecordedModelRequest[];
  /** The newest first. */
  readonly batches: readonly EmulatedBatch[];
  /** Requests without a scripted reply, or to an unknown path. */
  readonly unexpected: readonly string[];
  /** Requests that the real server would refuse, or accepts although they are a mistake. */
  readonly invalidRequests: readonly InvalidRequest[];
  /** Maximum number of requests at the same time. */
  readonly concurrent: number;
  /** Requests whose client disconnected before the answer. */
  readonly abandoned: number;
  readonly close: () => Promise<void>;
}

/** Starts a server on 127.0.0.1 that supports the protocols of all providers and answers with the script. */
export async function startModel(options: ModelOptions): Promise<ModelEmulator> {
  const server = createServer();
  const origin = await listen(server);
  const room = new Room(options);
  server.on('request', (request, response) => {
    void room.serve(request, response);
  });
  return {
    url: `${origin}/v1`,
    origin,
    requests: room.requests,
    get reviewRequests() {
      return room.requests.filter(({ protocol, shape }) => protocol !== undefined && shape !== 'verification');
    },
    get verificationRequests() {
      return room.requests.filter(({ shape }) => shape === 'verification');
    },
    batches: room.shelf.batches,
    unexpected: room.desk.unexpected,
    invalidRequests: room.desk.invalidRequests,
    get concurrent() {
      return room.concurrent;
    },
    get abandoned() {
      return room.abandoned;
    },
    async close() {
      room.closing.abort();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Running requests: they arrive, wait, and are answered or cancelled. */
class Room {
  readonly desk: Desk;
  readonly requests: RecordedModelRequest[] = [];
  readonly closing = new AbortController();
  readonly shelf: BatchShelf;
  concurrent = 0;
  abandoned = 0;
  private present = 0;
  private readonly startedAt = performance.now();

  constructor(options: ModelOptions) {
    const memory = { thoughts: new Map<string, string>(), rejects: options.rejects ?? [] };
    this.shelf = { batches: [], files: new Map(), options: options.batches ?? {} };
    this.desk = { options, memory, unexpected: [], invalidRequests: [], calls: 0, answers: 0 };
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = performance.now() - this.startedAt;
    const left = new AbortController();
    let isOurDoing = false;
    this.present += 1;
    this.concurrent = Math.max(this.concurrent, this.present);
    response.once('close', () => {
      this.present -= 1;
      if (!response.writableFinished && !this.closing.signal.aborted && !isOurDoing) this.abandoned += 1;
      left.abort();
    });
    const signal = AbortSignal.any([this.closing.signal, left.signal]);
    const text = await readBody(request);
    if (text === undefined) return;
    const route = routeOf(request.method ?? '', request.url ?? '', request.headers);
    const { answer, request: asked, delay = 0 } = this.answer(request, route, text);
    const { method = '', url: path = '', headers } = request;
    this.requests.push({
      method,
      path,
      headers,
      body: parseJson(text) ?? text,
      status: 'status' in answer ? answer.status : 0,
      at,
      ...(route.kind === 'model' ? { protocol: route.protocol.name } : {}),
      ...(asked === undefined ? {} : { turn: asked.turn }),
      ...(asked?.shape === undefined ? {} : { shape: asked.shape }),
      ...(asked?.agent === undefined ? {} : { agent: asked.agent }),
    });
    const latency = delay + (this.desk.options.latency ?? 0);
    try {
      if (latency > 0) await wait(latency, undefined, { signal });
      isOurDoing = answer.kind === 'reset' || answer.kind === 'broken off';
      await give(response, answer, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  private answer(request: IncomingMessage, route: Route, text: string): Answered {
    const { apiKey, limit, models = [] } = this.desk.options;
    if (route.kind === 'answer') {
      if (route.isUnexpected) this.desk.unexpected.push(`${request.method ?? ''} ${request.url ?? ''}`);
      return { answer: { kind: 'whole', ...route.answer } };
    }
    if (apiKey !== undefined && route.key !== apiKey) {
      return { answer: { kind: 'whole', ...failOf(route)({ status: 401, message: 'Incorrect API key provided.' }) } };
    }
    if (route.kind === 'list') return { answer: { kind: 'whole', ...listModels(route, models) } };
    if (limit !== undefined && this.present > limit) {
      return { answer: { kind: 'whole', ...failOf(route)({ status: 429, message: 'Too many requests at once.' }) } };
    }
    if (route.kind === 'batches') return { answer: this.answerBatches(route, request.method ?? '', text) };
    return answerModel(this.desk, route.protocol, text);
  }

  private answerBatches(route: Extract<Route, { kind: 'batches' }>, method: string, text: string): Answer {
    const call = { ...route, method, text, fail: failOf(route) };
    const answerEntry: AnswerEntry = (url, body) => {
      const headers = { 'anthropic-version': '2023-06-01' };
      const asked = routeOf('POST', url, headers);
      if (asked.kind !== 'model') return { status: 404, body: { error: { message: `Invalid URL ${url}` } } };
      const { answer } = answerModel(this.desk, asked.protocol, JSON.stringify(body));
      return 'status' in answer
        ? { status: answer.status, body: parseJson(answer.text) }
        : { status: 500, body: { error: { message: 'Internal error' } } };
    };
    return route.form === 'anthropic'
      ? answerMessageBatches(this.shelf, call, answerEntry)
      : answerOpenAiBatches(this.shelf, call, answerEntry);
  }
}

/** Reads the whole body; undefined if the client disconnected. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function listModels(route: Extract<Route, { kind: 'list' }>, models: readonly string[]): ReturnType<typeof json> {
  if (route.form === 'ollama') return json(200, { models: models.map((name) => ({ name, model: name })) });
  const data = models.map((id) => ({ id, object: 'model', created: 1_767_603_600, owned_by: 'system' }));
  return json(200, { object: 'list', data });
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

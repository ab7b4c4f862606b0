import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { FailedReply, Model, ModelReply, ModelRequest } from '../../src/models/model.ts';
import type { RetryClock } from '../../src/models/wire/retry-clock.ts';

/** The server's reaction to one request, whatever its contents are. */
export type Canned =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** An object is written as JSON. */
      readonly body: unknown;
    }
  | { readonly fault: 'reset' | 'hang' | 'break off' | 'close early' | 'bad chunk' | 'hang in the body' | 'endless' };

export interface SentRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface CannedServer {
  readonly url: string;
  readonly requests: readonly SentRequest[];
  /** Resolves when this number of requests has arrived. */
  arrived(count: number): Promise<void>;
}

/** A server that sends its answers in order and repeats the last one. */
export async function startCanned(...answers: readonly Canned[]): Promise<CannedServer> {
  const requests: SentRequest[] = [];
  const waiting: { readonly count: number; readonly tell: () => void }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as SentRequest['body'];
      requests.push({ path: request.url ?? '', headers: request.headers, body });
      waiting.filter(({ count }) => requests.length >= count).forEach(({ tell }) => tell());
      answer(response, answers[Math.min(requests.length, answers.length) - 1] ?? { body: '' });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    arrived: (count) => new Promise((tell) => (requests.length >= count ? tell() : void waiting.push({ count, tell }))),
  };
}

/** An address without a server. */
export async function deadUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

function answer(response: ServerResponse, canned: Canned): void {
  if ('fault' in canned) {
    misbehave(response, canned.fault);
    return;
  }
  const text = typeof canned.body === 'string' ? canned.body : JSON.stringify(canned.body);
  response.writeHead(canned.status ?? 200, { 'content-type': 'application/json', ...canned.headers });
  response.end(text);
}

const PART = '{"id":"chatcmpl-1","choices":[{"index":0,"message":{"role":"assistant","content":"half of';

function misbehave(response: ServerResponse, fault: Extract<Canned, { fault: unknown }>['fault']): void {
  switch (fault) {
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'hang':
      return;
    case 'break off':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' });
      response.write(PART, () => response.socket?.destroy());
      return;
    case 'close early':
      // Without a length, the end of the connection is the end of the body.
      response.socket?.end(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n${PART}`);
      return;
    case 'bad chunk':
      response.socket?.end(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${PART}\r\n`);
      return;
    case 'hang in the body':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(PART);
      return;
    case 'endless':
      response.writeHead(200, { 'content-type': 'application/json' });
      pour(response);
      return;
  }
}

function pour(response: ServerResponse): void {
  response.write(' '.repeat(1024 * 1024), (error) => {
    if (error === null || error === undefined) {
      pour(response);
    }
  });
}

/** A clock whose waits end at once and are recorded. */
export interface RecordingClock extends RetryClock {
  readonly waits: readonly number[];
}

/** 21 November 2026, 12:00 UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12);

export function recordingClock(): RecordingClock {
  const waits: number[] = [];
  return {
    waits,
    now: () => NOON,
    backoff: (retry) => 100 * (retry + 1),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  };
}

export const HELLO: ModelRequest = {
  messages: [
    { role: 'system', content: 'Review.' },
    { role: 'user', content: 'The change.' },
  ],
};

export const SHAPE = {
  name: 'review',
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
};

export const READ_FILE = {
  name: 'readFile',
  description: 'Reads a file.',
  parameters: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
};

export function ask(model: Model, request: ModelRequest = HELLO, signal?: AbortSignal): Promise<ModelReply> {
  return model.ask(request, signal ?? new AbortController().signal);
}

/** The failure of a request that has to fail. */
export async function failureOf(model: Model, request?: ModelRequest): Promise<FailedReply> {
  const reply = await ask(model, request);
  if (reply.kind !== 'failed') {
    throw new Error(`answered: ${JSON.stringify(reply)}`);
  }
  return reply;
}

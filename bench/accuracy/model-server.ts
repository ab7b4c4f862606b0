import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer that is more than a text. */
export interface ModelMessage {
  readonly content: string | null;
  /** The thinking of the model, if the server sends it in its own field. */
  readonly reasoning?: string;
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[];
  /** Why the model stopped; `stop`, if absent. */
  readonly finish?: 'content_filter' | 'length' | 'stop' | 'tool_calls';
}

/** A model server on the loopback interface, and what it was asked. */
export interface ModelServer {
  /** The address for `--base-url`. */
  readonly url: string;
  /** Sets the next answers, in order. The last one is repeated. Forgets the prompts. */
  readonly answerWith: (replies: readonly (ModelMessage | string)[]) => void;
  /** The messages of each request since the replies were set, joined to one text. */
  readonly prompts: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts a server that speaks as much of the Chat Completions API as a review needs. */
export async function startModelServer(): Promise<ModelServer> {
  let replies: readonly (ModelMessage | string)[] = [];
  let prompts: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    if (!(request.url ?? '').endsWith('/chat/completions')) {
      response.writeHead(404).end();
      return;
    }
    const asked = JSON.parse(body) as { readonly messages: readonly { readonly content: unknown }[] };
    const reply = replies[Math.min(prompts.length, replies.length - 1)] ?? '';
    prompts.push(asked.messages.map(({ content }) => messageText(content)).join('\n'));
    sendReply(response, reply);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    answerWith(next) {
      replies = next;
      prompts = [];
    },
    prompts: () => prompts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function messageText(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}

function sendReply(response: ServerResponse, reply: ModelMessage | string): void {
  const {
    content,
    reasoning,
    toolCalls,
    finish = 'stop',
  }: ModelMessage = typeof reply === 'string' ? { content: reply } : reply;
  const message = {
    role: 'assistant',
    content,
    ...(reasoning === undefined ? {} : { reasoning_content: reasoning }),
    ...(toolCalls === undefined ? {} : { tool_calls: toolCalls.map(drawToolCall) }),
  };
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  const choices = [{ index: 0, message, finish_reason: finish }];
  const body = { id: 'reply', object: 'chat.completion', created: 0, model: 'bench', choices, usage };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function drawToolCall(call: { readonly name: string; readonly arguments: string }, index: number): unknown {
  return { id: `call_${index}`, type: 'function', function: call };
}

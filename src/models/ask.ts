import type { ChatMessage } from '../fitting/render.ts';
import type { Grammars } from '../syntax/types.ts';
import type { Tokenizer } from '../tokens/tokens.ts';
import type { AnswerShape, Model, ModelReply } from './model.ts';

/** A model to ask, with the tokenizer and the budget of its requests. */
export interface Asked {
  readonly model: Model;
  readonly provider: string;
  readonly tokenizer: Tokenizer;
  /** Most input tokens of one request. */
  readonly budget: number;
  /** Reads what stands around a change. */
  readonly grammars: Grammars;
  readonly onReply: (done: number, requests: number) => void;
}

/** Side by side; more would meet rate limits sooner than it saves time. */
const CONCURRENT_REQUESTS = 4;

/**
 * Asks for all requests, a few at a time, and returns the replies in the order of the requests.
 * After a failure that every further request would share, the rest is not sent.
 */
export async function askModel(
  model: Model,
  requests: readonly { readonly messages: readonly ChatMessage[] }[],
  shape: AnswerShape,
  onReply: (done: number) => void,
): Promise<readonly ModelReply[]> {
  const replies: ModelReply[] = requests.map(() => NOT_SENT);
  let next = 0;
  let done = 0;
  let stopped = false;
  const worker = async (): Promise<void> => {
    while (!stopped && next < requests.length) {
      const index = next;
      next += 1;
      const request = requests[index];
      if (request === undefined) {
        return;
      }
      const reply = await model.complete(request.messages, shape);
      replies[index] = reply;
      stopped ||= reply.kind === 'failed' && reply.fatal;
      done += 1;
      onReply(done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENT_REQUESTS, requests.length) }, worker));
  return replies;
}

const NOT_SENT: ModelReply = { kind: 'failed', reason: 'not sent after another request failed', fatal: true };

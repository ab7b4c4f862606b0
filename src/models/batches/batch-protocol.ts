import type { ModelRequest } from '../model.ts';
import type { ReadAnswer } from '../protocol.ts';
import type { RequestFeatures } from '../request-features.ts';

/** The batch API of one kind of server. Its answers are not trusted: the `read…` functions check every part. */
export interface BatchProtocol {
  /** Maximum number of requests of a batch. */
  readonly maxRequests: number;
  /** Maximum size of a batch. */
  readonly maxBytes: number;
  /** The body that the same request has outside of a batch. */
  write(request: ModelRequest, features: RequestFeatures): object;
  /** @param turn number of messages of the request */
  read(answer: unknown, turn: number): ReadAnswer;
  send(batch: WrittenBatch, fetch: typeof globalThis.fetch): Promise<unknown>;
  look(id: string, fetch: typeof globalThis.fetch): Promise<unknown>;
  /** Lists batches, the newest first. @param after id of the last batch of the page before */
  list(after: string | undefined, fetch: typeof globalThis.fetch): Promise<unknown>;
  cancel(id: string, fetch: typeof globalThis.fetch): Promise<unknown>;
  /** The texts with the results, each to be opened when the one before was read. */
  openResults(batch: BatchState, fetch: typeof globalThis.fetch): readonly (() => Promise<Response>)[];
  readBatch(value: unknown): BatchState | undefined;
  /** Reads a line of the results; undefined if it has another form. */
  readLine(value: unknown): BatchLine | undefined;
}

export interface WrittenBatch {
  /** Identifies the batch, where the provider keeps a label. 24 hexadecimal digits. */
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly body: object }[];
}

/** What a server says of a batch. */
export interface BatchState {
  readonly kind: 'batch';
  readonly id: string;
  /** `failed`: the server refused the batch after it had taken it, so that there are no results. */
  readonly status: 'working' | 'ended' | 'failed';
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly requests: number | undefined;
  readonly label: string | undefined;
  /** Ids of the files with results, for a server that has such files. */
  readonly files: readonly string[];
  /** The server's words on a failure. */
  readonly said: string | undefined;
}

/** One line of the results. */
export type BatchLine =
  | { readonly kind: 'answer'; readonly id: string; readonly answer: unknown }
  | { readonly kind: 'error'; readonly id: string; readonly status: number | undefined; readonly body: unknown }
  /** The batch ended before the request was answered. */
  | { readonly kind: 'ended'; readonly id: string; readonly how: 'expired' | 'cancelled' };

/** Whether an id of a server can be part of an address. */
export function isPlainId(id: unknown): id is string {
  return typeof id === 'string' && /^[\w-]{1,128}$/.test(id);
}

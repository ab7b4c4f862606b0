import type { ServerResponse } from 'node:http';
import type { Reply } from './call.ts';

/** A request as it arrives, before the emulator handles it. */
export interface Arrival {
  readonly method: string;
  readonly path: string;
  /** The token of the request; empty if it has none. */
  readonly token: string;
  readonly body: string;
}

/** How an answer is spoiled. GitHub has handled the request before an `after` fault, and has not before a `before` fault. */
export interface Fault {
  readonly when: 'before' | 'after';
  readonly how: Spoiled;
}

type Spoiled =
  /** An answer with another status, headers and body. */
  | { readonly kind: 'answer'; readonly status: number; readonly headers?: Headers; readonly body: unknown }
  /** An answer that is not JSON. */
  | { readonly kind: 'text'; readonly status: number; readonly type: string; readonly text: string }
  /** The true answer, but only half of its bytes before the connection ends. */
  | { readonly kind: 'cut' }
  /** The true answer with another body, such as one with a part missing. */
  | { readonly kind: 'edit'; readonly edit: (body: unknown) => unknown }
  /** The true answer with an empty body. */
  | { readonly kind: 'empty' }
  /** The connection is closed without an answer. */
  | { readonly kind: 'reset' }
  /** No answer comes, and the connection stays open. `onSilence` lets a test's clock run. */
  | { readonly kind: 'silence'; readonly onSilence: () => void }
  /** The true answer after some milliseconds. */
  | { readonly kind: 'slow'; readonly milliseconds: number };

type Headers = Readonly<Record<string, string>>;

/** The answer that replaces the emulator's; undefined if the true one is sent. */
export function spoiledReply({ how }: Fault, reply: Reply): Reply | undefined {
  if (how.kind === 'edit') {
    return reply.body === undefined ? undefined : { ...reply, body: how.edit(reply.body) };
  }
  if (how.kind === 'answer') {
    return { status: how.status, body: how.body, ...(how.headers === undefined ? {} : { headers: how.headers }) };
  }
  if (how.kind === 'text') {
    return { status: how.status, raw: { type: how.type, bytes: Buffer.from(how.text) } };
  }
  return undefined;
}

/** Spoils how the bytes are sent; returns whether it has done so. */
export function sendSpoiled(
  { how }: Fault,
  bytes: Buffer,
  status: number,
  headers: Readonly<Record<string, string>>,
  response: ServerResponse,
): boolean {
  switch (how.kind) {
    case 'cut':
      response.writeHead(status, { ...headers, 'content-length': String(bytes.length) });
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
      return true;
    case 'empty':
      response.writeHead(status, headers).end();
      return true;
    case 'reset':
      response.destroy();
      return true;
    case 'silence':
      how.onSilence();
      return true;
    case 'slow':
      setTimeout(() => response.writeHead(status, headers).end(bytes), how.milliseconds);
      return true;
    case 'answer':
    case 'text':
    case 'edit':
      return false;
  }
}

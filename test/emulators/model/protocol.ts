import type { ScriptedUsage, SpokenReply } from './reply.ts';
import type { AskedRequest, CheckedRequest, ProtocolName } from './request.ts';

/** What an emulated server remembers between requests of one run. */
export interface Memory {
  /** By id of a call: the thought that led to it, which must come back with it. */
  readonly thoughts: Map<string, string>;
  /** Parameters that this server does not know. */
  readonly rejects: readonly string[];
}

/** Names for what one answer holds, so that no two answers share one. */
export interface Issue {
  readonly call: number;
  readonly usage: ScriptedUsage | undefined;
}

export interface Sent {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ServerError {
  readonly status: number;
  readonly message: string;
  readonly code?: string | null;
  readonly parameter?: string | null;
}

/** What there is to say of a reply that the model or its provider would not give. */
export type Withheld =
  | { readonly kind: 'refusal'; readonly text: string }
  | { readonly kind: 'filter'; readonly where: 'prompt' | 'answer' };

/** One provider's way of asking and answering. */
export interface Protocol {
  readonly name: ProtocolName;
  check(body: unknown, memory: Memory): CheckedRequest;
  speak(request: AskedRequest, reply: SpokenReply, issue: Issue, memory: Memory): Sent;
  withhold(request: AskedRequest, withheld: Withheld, issue: Issue): Sent;
  /** The body of an error. */
  fail(error: ServerError): Sent;
  /** More tokens than the model takes; undefined where the server cuts the prompt and says nothing. */
  overflow(tokens: number, limit: number, body: unknown): ServerError | undefined;
  /** The tokens that a request makes room for, where the request says how many. */
  window?(body: unknown): number;
}

export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Sent {
  return { status, text: JSON.stringify(body), headers };
}

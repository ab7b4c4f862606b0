import type { ScriptedUsage, SpokenReply } from './reply.ts';
import type { AskedRequest, CheckedRequest, ProtocolName } from './request.ts';

/** The memory of an emulated server between requests of one run. */
export interface Memory {
  /** Id of a call → the thinking that led to it, which must be sent back with it. */
  readonly thoughts: Map<string, string>;
  /** Parameters that this server does not support. */
  readonly rejects: readonly string[];
}

/** Ids for the parts of an answer, different for each answer. */
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

/** Details of a reply that the model refused or its provider blocked. */
export type Withheld =
  | { readonly kind: 'refusal'; readonly text: string }
  | { readonly kind: 'filter'; readonly where: 'prompt' | 'answer' };

/** The protocol of one provider. */
export interface Protocol {
  readonly name: ProtocolName;
  check(body: unknown, memory: Memory): CheckedRequest;
  speak(request: AskedRequest, reply: SpokenReply, issue: Issue, memory: Memory): Sent;
  withhold(request: AskedRequest, withheld: Withheld, issue: Issue): Sent;
  /** Writes the body of an error. */
  fail(error: ServerError): Sent;
  /** The error for a prompt that is too long; undefined if the server silently cuts it. */
  overflow(tokens: number, limit: number, body: unknown): ServerError | undefined;
  /** The context size that a request asks for, if it does. */
  window?(body: unknown): number;
}

export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Sent {
  return { status, text: JSON.stringify(body), headers };
}

import type { Fields } from './fields.ts';
import type { ScriptRequest } from './request.ts';

/** A call of a tool that a script wants the model to make. */
export interface ScriptedCall {
  readonly name: string;
  /** A text stands for what a model wrote, broken JSON too. Left out: no arguments. */
  readonly arguments?: Fields | string;
  /** Left out, the protocol's own form, never given twice. */
  readonly id?: string;
}

export interface ScriptedUsage {
  /** With those that were in the provider's cache. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cachedInputTokens?: number;
}

/** A turn in which the model says something, calls tools, or does neither. */
export interface SpokenReply {
  /** Text, or an object that is written as JSON; null or left out: nothing. */
  readonly content?: string | Fields | null;
  readonly toolCalls?: readonly ScriptedCall[];
  readonly thinking?: string;
  readonly finishReason?: 'stop' | 'length' | 'content_filter';
  /** Left out, four characters are a token. */
  readonly usage?: ScriptedUsage | 'absent';
  /** Milliseconds until it is given, on top of the server's latency. */
  readonly delay?: number;
}

/** One scripted answer: a good one, or one of the faults that a model's server has. */
export type ModelReply = SpokenReply | RefusedReply | FilteredReply | TooLongReply | StatusReply | FaultReply;

interface RefusedReply {
  readonly refusal: string;
}

/** A filter of the provider stopped the prompt, or what the model wrote. */
interface FilteredReply {
  readonly filter: 'prompt' | 'answer';
}

/** The prompt has more tokens than the model takes. */
interface TooLongReply {
  readonly tooLong: true;
}

/** An error status; `body` defaults to the protocol's error body for that status. */
export interface StatusReply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Something is wrong with the answer's transport; `reply` is what would have been said. */
export interface FaultReply {
  readonly fault:
    | 'connection reset'
    | 'hang'
    | 'invalid json'
    /** The connection ends in the middle of the body. */
    | 'broken off'
    /** A page of some proxy, with status 200. */
    | 'html'
    | 'empty body'
    /** A character every 20 ms. */
    | 'slow trickle'
    /** A stream that begins well and goes on with an error; 529 where nothing is streamed. */
    | 'error event';
  readonly reply?: SpokenReply;
}

/** Answers in the order of the calls, or a function of the request and the number of the call, from 0. */
export type ModelScript = readonly ModelReply[] | ((request: ScriptRequest, call: number) => ModelReply | undefined);

/** The text of a reply as it goes over the wire. */
export function contentOf(reply: SpokenReply): string {
  const { content = '' } = reply;
  return typeof content === 'string' ? content : content === null ? '' : JSON.stringify(content);
}

/** Arguments as the protocols with text for them send them. */
export function argumentsOf(call: ScriptedCall): string {
  const { arguments: given = {} } = call;
  return typeof given === 'string' ? given : JSON.stringify(given);
}

/** Arguments for the protocols that send an object; broken text, and what nests too deep to be written, stays text. */
export function argumentsObject(call: ScriptedCall): unknown {
  const { arguments: given = {} } = call;
  if (typeof given !== 'string') return given;
  try {
    const value: unknown = JSON.parse(given);
    JSON.stringify(value);
    return value;
  } catch {
    return given;
  }
}

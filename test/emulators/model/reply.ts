import type { Fields } from './fields.ts';
import type { ScriptRequest } from './request.ts';

/** A tool call that a script lets the model make. */
export interface ScriptedCall {
  readonly name: string;
  /** A text is sent as it is, including broken JSON. Absent: no arguments. */
  readonly arguments?: Fields | string;
  /** Absent: a unique id in the form of the protocol. */
  readonly id?: string;
}

export interface ScriptedUsage {
  /** Including tokens from the provider's cache. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cachedInputTokens?: number;
}

/** A turn in which the model writes text, calls tools, or does neither. */
export interface SpokenReply {
  /** Text, or an object that is written as JSON. Null or absent: nothing. */
  readonly content?: string | Fields | null;
  readonly toolCalls?: readonly ScriptedCall[];
  readonly thinking?: string;
  readonly finishReason?: 'stop' | 'length' | 'content_filter';
  /** Absent: four characters per token. */
  readonly usage?: ScriptedUsage | 'absent';
  /** Delay in milliseconds, in addition to the server's latency. */
  readonly delay?: number;
}

/** One scripted answer: a regular one, or a fault of a model server. */
export type ModelReply = SpokenReply | RefusedReply | FilteredReply | TooLongReply | StatusReply | FaultReply;

interface RefusedReply {
  readonly refusal: string;
}

/** A filter of the provider blocked the prompt or the answer. */
interface FilteredReply {
  readonly filter: 'prompt' | 'answer';
}

/** The prompt has more tokens than the model accepts. */
interface TooLongReply {
  readonly tooLong: true;
}

/** An error status; `body` defaults to the protocol's error body for it. */
export interface StatusReply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A fault in the transport of the answer; `reply` is the intended answer. */
export interface FaultReply {
  readonly fault:
    | 'connection reset'
    | 'hang'
    | 'invalid json'
    /** The connection ends in the middle of the body. */
    | 'broken off'
    /** An HTML page of a proxy, with status 200. */
    | 'html'
    | 'empty body'
    /** One character every 20 ms. */
    | 'slow trickle'
    /** A stream that starts correctly and continues with an error; 529 without a stream. */
    | 'error event';
  readonly reply?: SpokenReply;
}

/** Answers in the order of the requests, or a function of the request and its number from 0. */
export type ModelScript = readonly ModelReply[] | ((request: ScriptRequest, call: number) => ModelReply | undefined);

/** The text of a reply as it is sent. */
export function contentOf(reply: SpokenReply): string {
  const { content = '' } = reply;
  return typeof content === 'string' ? content : content === null ? '' : JSON.stringify(content);
}

/** Arguments for protocols that send them as text. */
export function argumentsOf(call: ScriptedCall): string {
  const { arguments: given = {} } = call;
  return typeof given === 'string' ? given : JSON.stringify(given);
}

/**
 * Arguments for protocols that send an object. Broken text, and objects that are nested too deeply to be serialized,
 * remain text.
 */
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

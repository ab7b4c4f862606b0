import type { ChatMessage } from '../fitting/render.ts';

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Of the input tokens, those that the provider had in its cache of prompts, where it says so. */
  readonly cachedInputTokens?: number;
}

/** A call of a tool, as a model wrote it. */
export interface ToolCall {
  /** By which the result is given back. */
  readonly id: string;
  readonly name: string;
  /** JSON, unread and perhaps broken. */
  readonly arguments: string;
}

/** A model's turn that calls tools. */
export interface AssistantTurn {
  readonly role: 'assistant';
  /** What it said beside the calls; mostly empty. */
  readonly content: string;
  readonly toolCalls: readonly ToolCall[];
  /** What its provider wants back as it gave it, such as the model's thinking, but for what the calls say; JSON. */
  readonly opaque?: unknown;
}

/** What a called tool gave. */
export interface ToolResult {
  readonly role: 'tool';
  readonly callId: string;
  readonly name: string;
  readonly content: string;
}

export type ModelMessage = ChatMessage | AssistantTurn | ToolResult;

/** A tool as a model is told of it. */
export interface ToolDeclaration {
  /** Letters, digits, `_` and `-` only, at most 64. */
  readonly name: string;
  readonly description: string;
  /** A JSON Schema of an object. */
  readonly parameters: JsonSchema;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The shape an answer is asked for in; the name has letters, digits, `_` and `-` only. */
export interface AnswerShape {
  readonly name: string;
  /** A JSON Schema in the strict form: every key required, absence written as null. */
  readonly schema: JsonSchema;
}

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  /** Absent where plain text is wanted. */
  readonly shape?: AnswerShape;
  /** What the model may call in place of an answer. */
  readonly tools?: readonly ToolDeclaration[];
  /**
   * Tools that earlier turns were offered and this one is not. They are declared once more, with calls forbidden, where the
   * provider can be told so: the request then begins as the earlier ones did, which providers that keep prompts charge less
   * for. Whoever passes over them asks for the same.
   */
  readonly withheldTools?: readonly ToolDeclaration[];
}

/** Why a request has no answer. */
export type FailureCause =
  /** The model would not, or a filter of its provider stopped it. */
  | 'refused'
  | 'filtered'
  | 'empty'
  /** More tokens than the model takes. */
  | 'too-long'
  /** 429, after the provider's own patience. */
  | 'rate-limited'
  /** 5xx, after retries. */
  | 'overloaded'
  | 'timed-out'
  /** No connection, or one that broke before the answer was whole. */
  | 'unreachable'
  | 'dropped'
  /** 401 and 403: a wrong key, or no right to the model. */
  | 'denied'
  /** 404 and 410: no such model or server, or retired. */
  | 'not-found'
  /** Any other refusal of the request itself. */
  | 'invalid'
  /** An answer that is not of the provider's protocol. */
  | 'unreadable'
  /** Somebody ended the run. */
  | 'cancelled'
  /** A ceiling of the run; the request was not sent. */
  | 'over-limit';

/** A failed request is a value: the other requests of the review go on. */
export interface FailedReply {
  readonly kind: 'failed';
  readonly cause: FailureCause;
  /** A sentence's worth, without a full stop; may quote the server. */
  readonly reason: string;
  readonly hint?: string;
  /** No further request to the same model can succeed either: a wrong key, an unknown model, a limit that lasts for hours. */
  readonly fatal: boolean;
  /** What was used up all the same, where the provider says so. */
  readonly usage?: TokenUsage;
}

export interface AnsweredReply {
  readonly kind: 'answer';
  /** Empty where the model only calls tools. */
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** Whether the output limit ended it. */
  readonly cutOff: boolean;
  readonly usage: TokenUsage;
  /** Goes into the `AssistantTurn` of the next request. */
  readonly opaque?: unknown;
  /** The model that answered, as `provider:name`; another than was asked where a fallback took over. */
  readonly answeredBy: string;
  /** Whether it was answered before, so that it costs nothing. */
  readonly isCached?: boolean;
  /** What a person should know of how it came about: `gpt-5 failed (…), gpt-4o answered`. */
  readonly notes?: readonly string[];
}

export type ModelReply = AnsweredReply | FailedReply;

/** A language model behind some provider. */
export interface Model {
  /** As users name it: `gpt-4o`. */
  readonly name: string;
  /** As users name it: `openai`. */
  readonly provider: string;
  /** Whether it can be offered tools at all. */
  readonly takesTools: boolean;
  /** Never rejects: whatever goes wrong is a `FailedReply`. When `signal` aborts, it returns at once with `cancelled`. */
  ask(request: ModelRequest, signal: AbortSignal): Promise<ModelReply>;
}

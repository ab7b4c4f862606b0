import type { ChatMessage } from '../fitting/render.ts';

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Input tokens that the provider read from its prompt cache, if it reports them. */
  readonly cachedInputTokens?: number;
  /** Input tokens that it wrote into that cache, which some providers charge more for. */
  readonly cacheWriteTokens?: number;
}

/** A tool call as the model wrote it. */
export interface ToolCall {
  /** The result is sent back under this id. */
  readonly id: string;
  readonly name: string;
  /** JSON, not parsed and possibly broken. */
  readonly arguments: string;
}

/** A model's turn that calls tools. */
export interface AssistantTurn {
  readonly role: 'assistant';
  /** Text next to the calls; usually empty. */
  readonly content: string;
  readonly toolCalls: readonly ToolCall[];
  /**
   * Data that the provider wants back unchanged, such as the model's thinking, without what the calls contain; JSON.
   * Only the model that returned it may get it back, never a fallback model.
   */
  readonly opaque?: unknown;
}

/** The result of a tool call. */
export interface ToolResult {
  readonly role: 'tool';
  readonly callId: string;
  readonly name: string;
  readonly content: string;
}

export type ModelMessage = ChatMessage | AssistantTurn | ToolResult;

/** A tool as it is declared to a model. */
export interface ToolDeclaration {
  /** Only letters, digits, `_` and `-`, at most 64 characters. */
  readonly name: string;
  readonly description: string;
  /** A JSON Schema of an object. */
  readonly parameters: JsonSchema;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The requested form of an answer. The name consists of letters, digits, `_` and `-`. */
export interface AnswerShape {
  readonly name: string;
  /** A JSON Schema in the strict form: every key is required, and a missing value is written as null. */
  readonly schema: JsonSchema;
}

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  /** Absent: plain text. */
  readonly shape?: AnswerShape;
  /** Tools that the model may call instead of answering. */
  readonly tools?: readonly ToolDeclaration[];
  /**
   * Tools that earlier turns offered and this one does not. They are declared again, with calls forbidden, if the
   * provider supports that: the request then begins with the same bytes as the earlier ones, and providers with a
   * prompt cache charge less for it. Ignoring this field changes nothing else.
   */
  readonly withheldTools?: readonly ToolDeclaration[];
  /**
   * Asked when the request's turn to be sent has come, which may be minutes after it was made: why it must not be sent any
   * more, as one sentence without a full stop, or undefined.
   */
  readonly findRefusal?: () => string | undefined;
  /** Whether another model may answer in place of this one, so that a rate limit is not waited for beyond the usual retries. */
  readonly isHasty?: boolean;
}

/** Why a request has no answer. Each value is defined by what another try could change. */
export type FailureCause =
  /** The model refused, or a filter of its provider stopped it. */
  | 'refused'
  | 'filtered'
  | 'empty'
  /** More tokens than the model accepts. */
  | 'too-long'
  /** 429, after retries. */
  | 'rate-limited'
  /** 5xx, after retries. */
  | 'overloaded'
  | 'timed-out'
  /** No connection, or one that broke before the answer was complete. */
  | 'unreachable'
  | 'dropped'
  /** 401 and 403: a wrong key, or no permission to use the model. */
  | 'denied'
  /** 404 and 410: the model or server does not exist or was retired. */
  | 'not-found'
  /** The request itself is invalid for another reason. */
  | 'invalid'
  /** An answer that does not follow the provider's protocol. */
  | 'unreadable'
  /** The run was cancelled. */
  | 'cancelled'
  /** A limit of the run was reached; the request was not sent. */
  | 'over-limit'
  /** This run put the request into its next batch. */
  | 'batched'
  /** The request is in a batch that was sent and is not answered yet. */
  | 'waiting'
  /** Its batch ended without an answer to it: it expired or was cancelled, or the result is missing. */
  | 'unbatched';

/**
 * An attempt that led to the same reply and may have to be paid in addition to it: another model failed before, or the
 * connection broke and the request was sent again.
 */
export interface EarlierAttempt {
  /** `provider:name`. */
  readonly model: string;
  readonly cause: FailureCause;
  /** Absent: the provider reported none. */
  readonly usage?: TokenUsage;
  /** Whether the same request was sent again, which does not count as another request. */
  readonly isRepeated?: true;
}

/** A failed request is a value, not an exception: the other requests of the review continue. */
export interface FailedReply {
  readonly kind: 'failed';
  readonly cause: FailureCause;
  /** One sentence without a full stop; may quote the server. */
  readonly reason: string;
  readonly hint?: string;
  /**
   * Whether further requests to the same model would fail too: a wrong key, an unknown model, a limit that lasts for
   * hours.
   */
  readonly fatal: boolean;
  /** Set if nothing was sent, because the model had been given up or it was too late. */
  readonly isUnsent?: true;
  /** Tokens that were used in spite of the failure, if the provider reports them. */
  readonly usage?: TokenUsage;
  readonly earlier?: readonly EarlierAttempt[];
}

export interface AnsweredReply {
  readonly kind: 'answer';
  /** Empty if the model only calls tools. */
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** Whether the output limit cut it off. */
  readonly cutOff: boolean;
  readonly usage: TokenUsage;
  readonly earlier?: readonly EarlierAttempt[];
  /** Goes into the `AssistantTurn` of the next request. */
  readonly opaque?: unknown;
  /** The model that answered, as `provider:name`. It differs from the requested model if a fallback answered. */
  readonly answeredBy: string;
  /** Whether the reply comes from the cache and costs nothing. */
  readonly isCached?: boolean;
  /** Whether the reply comes from a batch, which costs less. */
  readonly isBatched?: boolean;
  /** Notes for people on how the reply came about: `gpt-5 failed (…), gpt-4o answered`. */
  readonly notes?: readonly string[];
}

export type ModelReply = AnsweredReply | FailedReply;

/** A language model of a provider. */
export interface Model {
  /** The model's name as users write it: `gpt-4o`. */
  readonly name: string;
  /** The provider's name as users write it: `openai`. */
  readonly provider: string;
  /**
   * Whether tools can be offered. A getter, because a server may turn out not to support tools: a wrapper has to
   * forward it with a getter of its own.
   */
  readonly takesTools: boolean;
  /**
   * Never rejects: every failure is a `FailedReply`. Returns `cancelled` at once when `signal` aborts. This one signal
   * ends all requests, waits and tools of a run; every listener on it has to be removed again.
   */
  ask(request: ModelRequest, signal: AbortSignal): Promise<ModelReply>;
}

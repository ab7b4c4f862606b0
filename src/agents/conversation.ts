import type { ChatMessage } from '../fitting/render.ts';
import type { Meter } from '../models/spending/meter.ts';
import type { AnswerShape, FailedReply, Model, ModelReply, TokenUsage } from '../models/model.ts';
import type { Tokenizer } from '../tokens/tokens.ts';
import type { Deadline } from './deadline.ts';
import type { ToolUse } from './tools/calls/run-calls.ts';
import type { Tool } from './tools/tool.ts';

/** Settings and limits of a conversation with a model. */
export interface ConversationTerms<Answer> {
  /** Name of the agent that asks, for the meter. */
  readonly agent: string;
  readonly model: Model;
  /** The composed prompt. It is sent unchanged and never shortened. */
  readonly messages: readonly ChatMessage[];
  /** Absent for an answer in plain words. */
  readonly shape?: AnswerShape;
  /** Tools for looking things up. All turns but the last offer them. */
  readonly tools: readonly Tool[];
  /** Maximum number of turns; with 1, no tools are offered. */
  readonly maxTurns: number;
  /** Maximum input tokens of one request, including the declarations of the tools. */
  readonly budget: number;
  /** Maximum tokens of one reply; an assumption if the server decides. */
  readonly outputTokens: number;
  readonly tokenizer: Tokenizer;
  readonly meter: Meter;
  readonly deadline: Deadline;
  readonly signal: AbortSignal;
  /** Reads a reply; never throws. */
  readonly read: (text: string) => Reading<Answer>;
  /**
   * Merges what could be read of the first answer with the second one. Without it, the second answer replaces the
   * first.
   */
  readonly join?: (first: Answer, second: Answer) => Answer;
}

/** The result of reading a reply. */
export type Reading<Answer> =
  | { readonly kind: 'read'; readonly answer: Answer }
  /**
   * The answer is requested once more. `partly` is what could be read of it; it is kept if asking again does not help.
   */
  | { readonly kind: 'unreadable'; readonly errors: readonly string[]; readonly partly?: Answer };

/** One request of a conversation with its reply. */
export interface Turn {
  readonly kind: TurnKind;
  /** Input tokens of the request. */
  readonly inputTokens: number;
  readonly reply: ModelReply;
}

/**
 * `open`: offers tools. `last`: offers none, so the model has to answer. `again`: asks for an unreadable answer once
 * more.
 */
export type TurnKind = 'open' | 'last' | 'again';

/** The result of a conversation, however it ended. */
export interface Conversation<Answer> {
  /** Undefined if no reply could be read. */
  readonly answer: Answer | undefined;
  /** The last reply; undefined if no request was sent. */
  readonly reply: ModelReply | undefined;
  /** Number of requests that were sent, including failed ones and the one that asks for an answer again. */
  readonly requests: number;
  /** Number of replies to `open` and `last` turns that did not fail. */
  readonly turns: number;
  readonly toolUses: readonly ToolUse[];
  /** What is missing because of a limit or an error, each as a sentence without full stop. */
  readonly shortages: readonly string[];
  /** Notes of the models on how their replies came about. */
  readonly notes: readonly string[];
  /** Tokens of all requests that cost something. */
  readonly usage: TokenUsage;
  /** The failure of the last request, if it has no answer. */
  readonly failure: FailedReply | undefined;
}

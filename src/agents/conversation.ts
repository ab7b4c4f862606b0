import type { ChatMessage } from '../fitting/render.ts';
import type { Meter } from '../models/spending/meter.ts';
import type { AnswerShape, FailedReply, Model, ModelReply, TokenUsage } from '../models/model.ts';
import type { Tokenizer } from '../tokens/tokens.ts';
import type { Deadline } from './deadline.ts';
import type { ToolUse } from './tools/calls/run-calls.ts';
import type { Tool } from './tools/tool.ts';

/** What a conversation with a model is held by. */
export interface ConversationTerms<Answer> {
  /** On whose behalf the model is asked, for the meter. */
  readonly agent: string;
  readonly model: Model;
  /** The composed prompt: it is sent as it is and never shortened. */
  readonly messages: readonly ChatMessage[];
  readonly shape: AnswerShape;
  /** What the model may look things up with; all but the last turn offer them. */
  readonly tools: readonly Tool[];
  /** Most turns; with 1 no tools are offered. */
  readonly maxTurns: number;
  /** Most input tokens of one request, the declarations of the tools included. */
  readonly budget: number;
  /** Most tokens of one reply; an assumption where the server decides. */
  readonly outputTokens: number;
  readonly tokenizer: Tokenizer;
  readonly meter: Meter;
  readonly deadline: Deadline;
  readonly signal: AbortSignal;
  /** Reads a reply; never throws. */
  readonly read: (text: string) => Reading<Answer>;
  /** One answer of what could be read at first and what came when it was asked for again; without it the second counts. */
  readonly join?: (first: Answer, second: Answer) => Answer;
  readonly onTurn?: (turn: Turn) => void;
}

/** What a reply says. */
export type Reading<Answer> =
  | { readonly kind: 'read'; readonly answer: Answer }
  /** At fault: it is asked for once more. `partly`: what could be read of it, which is kept if that does not help. */
  | { readonly kind: 'unreadable'; readonly errors: readonly string[]; readonly partly?: Answer };

/** A request of a conversation that came back. */
export interface Turn {
  readonly kind: TurnKind;
  /** Of the request. */
  readonly inputTokens: number;
  readonly reply: ModelReply;
}

/** `open` offers tools, `last` does not, `again` asks for an answer that could not be read. */
export type TurnKind = 'open' | 'last' | 'again';

/** What came of a conversation, whatever ended it. */
export interface Conversation<Answer> {
  /** Absent where nothing could be read of any reply. */
  readonly answer: Answer | undefined;
  /** The last one; absent where no request was sent. */
  readonly reply: ModelReply | undefined;
  /** Requests that were sent, those that failed and the one for an unreadable answer included. */
  readonly requests: number;
  /** Replies to `open` and `last` turns that did not fail. */
  readonly turns: number;
  readonly toolUses: readonly ToolUse[];
  /** What a limit or a fault took from it, each as a sentence without its full stop. */
  readonly shortages: readonly string[];
  /** What the models say of how their replies came about. */
  readonly notes: readonly string[];
  /** Of all requests that cost anything. */
  readonly usage: TokenUsage;
  /** Why the last request has no answer. */
  readonly failure: FailedReply | undefined;
}

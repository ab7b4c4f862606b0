import type { ChatMessage } from '../fitting/render.ts';

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What asking a model gave. A failed request is a value: the other requests of the review go on. */
export type ModelReply =
  | { readonly kind: 'answer'; readonly text: string; readonly cutOff: boolean; readonly usage: TokenUsage }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly hint?: string;
      /** No further request can succeed either: a wrong key, an unknown model. */
      readonly fatal: boolean;
    };

/** The shape an answer is asked for in; the name has letters, digits, `_` and `-` only. */
export interface AnswerShape {
  readonly name: string;
  /** A JSON Schema in the strict form: every key required, absence written as null. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** A language model that answers one prompt at a time. */
export interface Model {
  /** As users name it: `gpt-4o`. */
  readonly name: string;
  complete(messages: readonly ChatMessage[], shape: AnswerShape): Promise<ModelReply>;
}

import type { FailureCause, ModelRequest, TokenUsage, ToolCall } from './model.ts';
import type { Wishes } from './wishes.ts';

/** How one kind of server is spoken to: everything but the wire, and what its servers turn out to refuse. */
export interface Protocol {
  /** What is asked for at first. */
  readonly wishes: Wishes;
  /** Whether tools can be declared of which none may be called. */
  readonly canForbidCalls: boolean;
  /** Sends a request through `fetch`; resolves with the answer's JSON, unread. */
  send(request: ModelRequest, wishes: Wishes, fetch: typeof globalThis.fetch): Promise<unknown>;
  read(answer: unknown, request: ModelRequest): ReadAnswer;
}

/** An answer of a protocol's form, or why it is none. */
export type ReadAnswer =
  | {
      readonly kind: 'answer';
      readonly text: string;
      readonly toolCalls: readonly ToolCall[];
      readonly cutOff: boolean;
      /** Absent where the server does not say it. */
      readonly usage: TokenUsage | undefined;
      /** Whether tokens went into thinking. */
      readonly hasThought: boolean;
      readonly opaque?: unknown;
      readonly notes?: readonly string[];
    }
  | {
      readonly kind: 'failed';
      readonly cause: FailureCause;
      readonly reason: string;
      /** In the server's or the model's own words. */
      readonly said?: string;
      readonly usage: TokenUsage | undefined;
    }
  /** An error where an answer should be. */
  | { readonly kind: 'error'; readonly body: unknown };

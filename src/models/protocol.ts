import type { FailureCause, ModelRequest, TokenUsage, ToolCall } from './model.ts';
import type { RequestFeatures } from './request-features.ts';

/**
 * The protocol of one kind of server: writes requests and reads answers. Retries, time limits and refused features are
 * handled outside, in `model-over.ts` and `wire.ts`.
 */
export interface Protocol {
  /** The features to ask for in the first request. */
  readonly features: RequestFeatures;
  /** Whether tools can be declared in a request in which none may be called. */
  readonly canForbidCalls: boolean;
  /** Sends a request through `fetch`; resolves with the JSON of the answer, not validated. */
  send(request: ModelRequest, features: RequestFeatures, fetch: typeof globalThis.fetch): Promise<unknown>;
  read(answer: unknown, request: ModelRequest): ReadAnswer;
}

/** A valid answer, or the reason why it is not one. */
export type ReadAnswer =
  | {
      readonly kind: 'answer';
      readonly text: string;
      readonly toolCalls: readonly ToolCall[];
      readonly cutOff: boolean;
      /** Undefined if the server does not report it. */
      readonly usage: TokenUsage | undefined;
      /** Whether tokens were used for thinking. */
      readonly hasThought: boolean;
      readonly opaque?: unknown;
      readonly notes: readonly string[];
    }
  | {
      readonly kind: 'failed';
      readonly cause: FailureCause;
      readonly reason: string;
      /** The server's or the model's own words. */
      readonly said?: string;
      readonly usage: TokenUsage | undefined;
    }
  /** An error in place of an answer. */
  | { readonly kind: 'error'; readonly body: unknown };

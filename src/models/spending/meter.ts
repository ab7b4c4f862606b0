import type { FailureCause, TokenUsage } from '../model.ts';

/** The agent and the model of a request. */
export interface Asker {
  /** Name of the agent. `housestyle` (the default reviewer) and `verification` are reserved. */
  readonly agent: string;
  /** `provider:name`. */
  readonly model: string;
}

/** Usage of one model by one agent. */
export interface UsageRow extends Asker {
  /** Requests that were sent to the provider, without replies from the cache. */
  readonly requests: number;
  readonly failedRequests: number;
  readonly cachedReplies: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the currency of the prices; absent if the model has no price. */
  readonly cost?: number;
}

/**
 * Counts what a run uses and enforces its limits. A conversation with tools reserves two requests: the next one, and
 * the last one in which the model has to answer. The second reservation is made before the model looks anything up, so
 * that there is always a request left for the answer. A reservation that is not needed is settled with the cause
 * `over-limit`, which means that nothing was sent.
 */
export interface Meter {
  /**
   * Reserves a request, as if it used its full output limit, or returns the reason why it may not be sent. Each
   * admitted request has to be followed by one `settle`.
   */
  admit(
    asker: Asker,
    inputTokens: number,
  ): { readonly kind: 'admitted' } | { readonly kind: 'refused'; readonly reason: string };
  settle(asker: Asker, outcome: MeteredOutcome): void;
  /** One row per agent and model, in the order of first use. */
  rows(): readonly UsageRow[];
}

export type MeteredOutcome =
  | { readonly kind: 'answered'; readonly inputTokens: number; readonly usage: TokenUsage; readonly isCached: boolean }
  | {
      readonly kind: 'failed';
      readonly inputTokens: number;
      readonly cause: FailureCause;
      readonly usage?: TokenUsage;
    };

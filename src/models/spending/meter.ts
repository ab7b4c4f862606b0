import type { EarlierAttempt, FailureCause, TokenUsage } from '../model.ts';

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
  /** Requests that this run put into batches. They are counted as requests by the run that gets their replies. */
  readonly waitingRequests?: number;
  /** Those of the requests that a batch answered. */
  readonly batchedRequests?: number;
  readonly inputTokens: number;
  /** Those of them that the provider read from its prompt cache; absent if it reports none. */
  readonly cachedInputTokens?: number;
  readonly outputTokens: number;
  /** In the currency of the prices; absent if the model has no price. */
  readonly cost?: number;
  /** How much more the same requests would have cost without batches. */
  readonly saved?: number;
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
  /** Counts an attempt that came before the outcome of an admitted request and was not admitted itself. */
  addEarlier(agent: string, attempt: EarlierAttempt, inputTokens: number): void;
  /**
   * Begins another round of the same requests, after their batches were answered: what waited is asked for again, and so is
   * what the cache answered.
   */
  nextRound(): void;
  /** One row per agent and model, in the order of first use. */
  rows(): readonly UsageRow[];
}

export type MeteredOutcome =
  | {
      readonly kind: 'answered';
      readonly inputTokens: number;
      readonly usage: TokenUsage;
      readonly isCached: boolean;
      readonly isBatched?: boolean;
    }
  | {
      readonly kind: 'failed';
      readonly inputTokens: number;
      readonly cause: FailureCause;
      readonly usage?: TokenUsage;
    };

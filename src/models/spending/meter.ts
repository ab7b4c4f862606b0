import type { FailureCause, TokenUsage } from '../model.ts';

/** On whose behalf a model is asked. */
export interface Asker {
  /** The agent's name; `housestyle` and `verification` are ours. */
  readonly agent: string;
  /** As `provider:name`. */
  readonly model: string;
}

/** What one agent used of one model. */
export interface UsageRow extends Asker {
  /** Sent to the provider; replies from the cache are not among them. */
  readonly requests: number;
  readonly failedRequests: number;
  readonly cachedReplies: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the currency of the prices; absent where the model has no price. */
  readonly cost?: number;
}

/** Counts what a run uses, and holds it to its ceilings. */
export interface Meter {
  /**
   * Takes a request's place under the ceilings, as if it gave its full output; or says why it may not be sent. Each
   * admitted request ends with one `settle`.
   */
  admit(
    asker: Asker,
    inputTokens: number,
  ): { readonly kind: 'admitted' } | { readonly kind: 'refused'; readonly reason: string };
  settle(asker: Asker, outcome: MeteredOutcome): void;
  /** By agent and model, in order of first use. */
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

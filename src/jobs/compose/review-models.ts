import type { Deadline } from '../../agents/deadline.ts';
import type { Agent } from '../../customizations/agents/find-agent.ts';
import type { SpendingTerms } from '../../models/spending/spending-terms.ts';
import type { Meter } from '../../models/spending/meter.ts';
import type { BatchRun } from '../../models/batches/batch-run.ts';
import type { Model } from '../../models/model.ts';
import type { WordStore } from '../../symbols/kept-words.ts';
import type { Grammars } from '../../syntax/types.ts';
import type { Tokenizer } from '../../tokens/tokens.ts';

/** A model with what its requests are measured by. */
export interface ModelAccess {
  readonly model: Model;
  readonly tokenizer: Tokenizer;
  /** Most input tokens of one request. */
  readonly budget: number;
  /** Most tokens of one reply; an assumption where the server decides. */
  readonly outputTokens: number;
}

/** How many requests of a review are done, and what became of them. */
export interface RequestProgress {
  readonly requests: number;
  readonly answered: number;
  readonly failed: number;
  /** Stopped by a limit of the run. */
  readonly notSent: number;
}

/** All that a review asks with. */
export interface ReviewModels {
  readonly main: ModelAccess;
  readonly verifier: ModelAccess;
  /** The model that an agent asks for, as far as it can be had, and what is to be said of that. */
  forAgent(agent: Agent): Promise<{ readonly access: ModelAccess; readonly note?: string }>;
  readonly spending: SpendingTerms;
  readonly meter: Meter;
  /** Absent: each request is sent at once. */
  readonly batches?: BatchRun | undefined;
  readonly deadline: Deadline;
  /** Aborts when somebody ends the run. */
  readonly signal: AbortSignal;
  /** Reads the code around a change. */
  readonly grammars: Grammars;
  /** Opens what is kept of a repository's words between runs; absent without a folder for it. */
  readonly keepWords?: (repository: string) => WordStore;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Is called after each request with what became of all requests up to now. */
  readonly onReply: (progress: RequestProgress) => void;
  /** Is called with the hashes of the first requests, before they are sent. */
  readonly onCompose?: (hashes: readonly string[]) => void;
  /** A sentence for a person who waits, before the first request. */
  readonly onEstimate: (sentence: string) => void;
}

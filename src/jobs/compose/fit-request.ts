import { writeCount } from '../../text/shown/write-count.ts';
import { createHash } from 'node:crypto';
import { usageError } from '../../errors.ts';
import type { TooSmall } from '../../fitting/choose.ts';
import { fitPrompt, type FittedPrompt } from '../../fitting/fit.ts';
import type { LedgerEntry } from '../../fitting/ledger.ts';
import type { PromptTree } from '../../fitting/piece.ts';
import type { PromptPlan } from '../../fitting/plan.ts';
import type { ChatMessage } from '../../fitting/render.ts';
import type { Batch } from '../../packing/pack.ts';
import type { HunkPart } from '../../prompt/parts/change.ts';
import type { Tokenizer } from '../../tokens/tokens.ts';

/** One request to a model, complete on its own. */
export interface PromptRequest {
  /** Names the prompt: a digest of its messages. */
  readonly hash: string;
  readonly messages: readonly ChatMessage[];
  /** Exact input tokens, message overhead included; never above the budget. */
  readonly tokens: number;
  readonly pieces: readonly LedgerEntry[];
  /** Lets a reader try other budgets. */
  readonly plan: PromptPlan;
  /** What it shows of the change, by file. */
  readonly shown: Batch['files'];
  /** The same without the files. */
  readonly parts: readonly HunkPart[];
}

export interface TokenBudget {
  /** Most input tokens of one request. */
  readonly budget: number;
  readonly tokenizer: Tokenizer;
}

/** Fits a tree into the budget; throws a `UserError` that says how many tokens it needs at least. */
export function fitTree(tree: PromptTree, { budget, tokenizer }: TokenBudget): FittedPrompt {
  const fitted = fitPrompt(tree, budget, tokenizer);
  if (fitted.kind === 'too-small') {
    throw tooSmall(fitted, budget);
  }
  return fitted;
}

/** Names a fitted prompt by the hash of its messages. `shown`: what it shows of the change. */
export function makeRequest({ messages, tokens, pieces, plan }: FittedPrompt, shown: Batch['files']): PromptRequest {
  const hash = createHash('sha256').update(JSON.stringify(messages)).digest('hex');
  return { hash, messages, tokens, pieces, plan, shown, parts: shown.flatMap(({ parts }) => parts) };
}

/** Enough for a prompt whose fixed part is the role and the answer format alone. */
const WORKABLE_BUDGET = 4_000;

function tooSmall({ cap, most, least }: TooSmall, budget: number): Error {
  const bound =
    cap === 'request'
      ? ''
      : `; only ${writeCount(most)} of them are available for it, because the rest is for the change`;
  return usageError(
    'budget-too-small',
    `A budget of ${writeCount(budget)} input tokens is too small for the fixed part of the prompt, which takes ${writeCount(least)}${bound}`,
    least < WORKABLE_BUDGET
      ? 'Raise `max-input-tokens`; 4,000 is the practical minimum.'
      : 'Raise `max-input-tokens`, or shorten the message or the agent: neither is ever cut.',
  );
}

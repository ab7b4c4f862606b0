import { sacrificeFor, type TooSmall } from './choose.ts';
import { growPieces } from './grow.ts';
import { ledgerOf, type LedgerEntry } from './ledger.ts';
import type { Counter } from './measure.ts';
import type { PromptTree } from './piece.ts';
import { planPrompt, type PromptPlan } from './plan.ts';
import { renderMessages, type ChatMessage } from './render.ts';

/** A prompt within its budget, with what became of every piece. */
export interface FittedPrompt {
  readonly kind: 'fitted';
  readonly messages: readonly ChatMessage[];
  /** Exact input tokens: the pieces and the overhead of the messages. */
  readonly tokens: number;
  /** In the order of the tree. */
  readonly pieces: readonly LedgerEntry[];
  /** By which other budgets can be tried. */
  readonly plan: PromptPlan;
}

/**
 * Fits a tree to a budget of input tokens by the order of sacrifice, lets what takes the rest grow into what is left,
 * and writes the messages.
 */
export function fitPrompt(tree: PromptTree, budget: number, counter: Counter): FittedPrompt | TooSmall {
  return fitPlanned(tree, planPrompt(tree, counter), budget, counter);
}

/** The same for a tree that was planned before, to fit it to several budgets. */
export function fitPlanned(
  tree: PromptTree,
  plan: PromptPlan,
  budget: number,
  counter: Counter,
): FittedPrompt | TooSmall {
  const sacrifice = sacrificeFor(plan, budget);
  if (sacrifice.kind === 'too-small') {
    return sacrifice;
  }
  const grown = growPieces(tree, plan, sacrifice, counter);
  const rendered = renderMessages(tree, plan, grown);
  return {
    kind: 'fitted',
    messages: rendered.messages,
    tokens: grown.tokens,
    pieces: ledgerOf(plan, grown, rendered.places, budget),
    plan,
  };
}

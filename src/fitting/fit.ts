import { selectPieces, type TooSmall } from './choose.ts';
import { growPieces } from './grow.ts';
import { writeLedger, type LedgerEntry } from './ledger.ts';
import type { Counter } from './measure.ts';
import type { PromptTree } from './piece.ts';
import { planPrompt, type PromptPlan } from './plan.ts';
import { renderMessages, type ChatMessage } from './render.ts';

/** A prompt within its budget, with what became of each piece. */
export interface FittedPrompt {
  readonly kind: 'fitted';
  readonly messages: readonly ChatMessage[];
  /** Exact input tokens: the pieces and the overhead of the messages. */
  readonly tokens: number;
  /** In the order of the tree. */
  readonly pieces: readonly LedgerEntry[];
  /** With it other budgets can be tried. */
  readonly plan: PromptPlan;
}

/**
 * Fits a tree to a budget of input tokens: cuts pieces in their order until the rest fits, lets growing pieces use the
 * tokens that are left, and writes the messages.
 */
export function fitPrompt(tree: PromptTree, budget: number, counter: Counter): FittedPrompt | TooSmall {
  return fitPlanned(tree, planPrompt(tree, counter), budget, counter);
}

/** Fits a tree whose plan is known, so that several budgets can be tried. */
export function fitPlanned(
  tree: PromptTree,
  plan: PromptPlan,
  budget: number,
  counter: Counter,
): FittedPrompt | TooSmall {
  const selection = selectPieces(plan, budget);
  if (selection.kind === 'too-small') {
    return selection;
  }
  const grown = growPieces(tree, plan, selection, counter);
  const rendered = renderMessages(tree, plan, grown);
  return {
    kind: 'fitted',
    messages: rendered.messages,
    tokens: grown.tokens,
    pieces: writeLedger(plan, grown, rendered.places, budget),
    plan,
  };
}

import { choosePieces } from '../../fitting/choose.ts';
import { numberAt, type PromptPlan } from '../../fitting/plan.ts';
import type { Choice } from '../../fitting/selection.ts';
import { findLeastBudget } from './budget-range.ts';

/** The pieces that change when a budget is lowered until something has to be cut. */
export interface NextCut {
  /** The budget at which they change, in tokens. */
  readonly budget: number;
  readonly pieces: readonly FormChange[];
}

/** Forms are indexes. -1 means that the piece is not sent. */
export interface FormChange {
  readonly piece: number;
  readonly from: number;
  readonly to: number;
}

/** Finds what is cut next when a budget is lowered, at most `count` times. Each lower budget is really tried. */
export function findNextCuts(plan: PromptPlan, budget: number, count: number): readonly NextCut[] {
  const cuts: NextCut[] = [];
  let choice = choosePieces(plan, budget);
  let at = budget;
  while (choice.kind === 'chosen' && cuts.length < count) {
    const lower = findNextChange(plan, choice, at);
    const next = choosePieces(plan, lower);
    if (next.kind === 'too-small') {
      break;
    }
    cuts.push({ budget: lower, pieces: compareForms(choice.forms, next.forms) });
    choice = next;
    at = lower;
  }
  return cuts;
}

/**
 * Finds the largest lower budget, as far as it can be found quickly, that makes another choice. Mostly it is one token
 * below what is sent. But an allotment shrinks with the budget and may change the choice before that: then the change is
 * found by bisection.
 */
function findNextChange(plan: PromptPlan, choice: Choice, budget: number): number {
  let same = budget;
  let other = findLeastBudget(plan, choice, budget);
  if (isChosenAt(choice, plan, other)) {
    return other - 1;
  }
  while (same - other > 1) {
    const middle = Math.floor((same + other) / 2);
    if (isChosenAt(choice, plan, middle)) {
      same = middle;
    } else {
      other = middle;
    }
  }
  return other;
}

function isChosenAt(choice: Choice, plan: PromptPlan, budget: number): boolean {
  const made = choosePieces(plan, budget);
  return made.kind === 'chosen' && compareForms(choice.forms, made.forms).length === 0;
}

function compareForms(before: readonly number[], after: readonly number[]): readonly FormChange[] {
  return before.flatMap((from, piece) => {
    const to = numberAt(after, piece);
    return from === to ? [] : [{ piece, from, to }];
  });
}

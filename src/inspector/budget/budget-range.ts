import { choosePieces } from '../../fitting/choose.ts';
import type { Cap } from '../../fitting/caps.ts';
import { boundOf } from '../../fitting/measure.ts';
import { numberAt, type PromptPlan } from '../../fitting/plan.ts';
import type { Choice } from '../../fitting/selection.ts';

/** The budgets, in tokens, between which a prompt changes. */
export interface BudgetRange {
  /** The smallest budget that holds all that can never be cut. */
  readonly least: number;
  /** The smallest budget that holds everything. */
  readonly full: number;
}

/** More tokens than any prompt has. Shares of this number are exact. */
const UNBOUNDED = 2 ** 40;

/** Finds the range of a plan. Returns `undefined` if no budget holds it. */
export function findBudgetRange(plan: PromptPlan): BudgetRange | undefined {
  const choice = choosePieces(plan, UNBOUNDED);
  if (choice.kind === 'too-small') {
    return undefined;
  }
  const least = Math.max(...plan.caps.map((cap) => leastHolding(cap, cap.required)));
  return { least, full: Math.max(least, ...leastBudgets(plan, choice, UNBOUNDED)) };
}

/** Finds the smallest budget that still holds what was chosen within a larger one. */
export function findLeastBudget(plan: PromptPlan, choice: Choice, budget: number): number {
  return Math.max(...leastBudgets(plan, choice, budget));
}

function leastBudgets({ caps }: PromptPlan, choice: Choice, budget: number): readonly number[] {
  return caps.map((cap, index) => leastHolding(cap, boundOf(cap, budget) - numberAt(choice.left, index)));
}

/** The smallest budget with which a cap may hold a number of tokens: 0 if the cap does not depend on the budget. */
function leastHolding(cap: Pick<Cap, 'most'>, tokens: number): number {
  if ('tokens' in cap.most || tokens <= 0) {
    return 0;
  }
  let budget = Math.ceil(tokens / cap.most.share);
  // The last bit of the quotient may be wrong.
  while (boundOf(cap, budget - 1) >= tokens) {
    budget -= 1;
  }
  while (boundOf(cap, budget) < tokens) {
    budget += 1;
  }
  return budget;
}

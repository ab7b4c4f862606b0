import { choosePieces } from '../../fitting/choose.ts';
import type { Cap } from '../../fitting/caps.ts';
import { boundOf } from '../../fitting/measure.ts';
import type { PromptPlan } from '../../fitting/plan.ts';
import type { Choice } from '../../fitting/selection.ts';

/** Budgets between which something changes, in tokens. */
export interface BudgetRange {
  /** The least that holds what can never be cut. */
  readonly least: number;
  /** From here on nothing more is sent. */
  readonly full: number;
}

/** More than any prompt has, and a number of which shares are exact. */
const UNBOUNDED = 2 ** 40;

/** The range of a plan; `undefined` where no budget holds it. */
export function budgetRange(plan: PromptPlan): BudgetRange | undefined {
  const choice = choosePieces(plan, UNBOUNDED);
  if (choice.kind === 'too-small') {
    return undefined;
  }
  const least = Math.max(...plan.caps.map((cap) => leastHolding(cap, cap.required)));
  return { least, full: Math.max(least, ...leastBudgets(plan, choice, UNBOUNDED)) };
}

/** The least budget that still holds what was chosen within a larger one. */
export function leastBudgetOf(plan: PromptPlan, choice: Choice, budget: number): number {
  return Math.max(...leastBudgets(plan, choice, budget));
}

function leastBudgets({ caps }: PromptPlan, choice: Choice, budget: number): readonly number[] {
  return caps.map((cap, index) => leastHolding(cap, boundOf(cap, budget) - (choice.left[index] ?? 0)));
}

/** The least budget of which a cap has room for so many tokens; one that does not depend on the budget needs none. */
function leastHolding(cap: Pick<Cap, 'most'>, tokens: number): number {
  if ('tokens' in cap.most || tokens <= 0) {
    return 0;
  }
  let budget = Math.ceil(tokens / cap.most.share);
  // The quotient may be off by its last bit.
  while (boundOf(cap, budget - 1) >= tokens) {
    budget -= 1;
  }
  while (boundOf(cap, budget) < tokens) {
    budget += 1;
  }
  return budget;
}

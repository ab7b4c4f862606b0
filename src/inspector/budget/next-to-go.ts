import { choosePieces } from '../../fitting/choose.ts';
import type { PromptPlan } from '../../fitting/plan.ts';
import type { Choice } from '../../fitting/selection.ts';
import { leastBudgetOf } from './budget-range.ts';

/** What becomes of pieces when a budget is lowered until something has to go. */
export interface Sacrificed {
  /** The budget at which it happens, in tokens. */
  readonly budget: number;
  readonly pieces: readonly FormChange[];
}

/** Forms are indexes; -1 is a piece that is not sent. */
export interface FormChange {
  readonly piece: number;
  readonly from: number;
  readonly to: number;
}

/** What goes next when a budget is lowered, at most `count` times; the engine chooses at each of the lower budgets. */
export function nextToGo(plan: PromptPlan, budget: number, count: number): readonly Sacrificed[] {
  const sacrificed: Sacrificed[] = [];
  let choice = choosePieces(plan, budget);
  let at = budget;
  while (choice.kind === 'chosen' && sacrificed.length < count) {
    const lower = nextChange(plan, choice, at);
    const next = choosePieces(plan, lower);
    if (next.kind === 'too-small') {
      break;
    }
    sacrificed.push({ budget: lower, pieces: changesBetween(choice.forms, next.forms) });
    choice = next;
    at = lower;
  }
  return sacrificed;
}

/**
 * A lower budget at which another choice is made, while one token more still makes the same. What is sent may have room
 * in less, and yet an allotment that grows smaller with the budget may choose otherwise before: then it lies between.
 */
function nextChange(plan: PromptPlan, choice: Choice, budget: number): number {
  let same = budget;
  let other = leastBudgetOf(plan, choice, budget);
  if (makes(choice, plan, other)) {
    return other - 1;
  }
  while (same - other > 1) {
    const middle = Math.floor((same + other) / 2);
    if (makes(choice, plan, middle)) {
      same = middle;
    } else {
      other = middle;
    }
  }
  return other;
}

function makes(choice: Choice, plan: PromptPlan, budget: number): boolean {
  const made = choosePieces(plan, budget);
  return made.kind === 'chosen' && changesBetween(choice.forms, made.forms).length === 0;
}

function changesBetween(before: readonly number[], after: readonly number[]): readonly FormChange[] {
  return before.flatMap((from, piece) => {
    const to = after[piece] ?? from;
    return from === to ? [] : [{ piece, from, to }];
  });
}

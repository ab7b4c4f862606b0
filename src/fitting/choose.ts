import { boundOf } from './measure.ts';
import type { PromptPlan } from './plan.ts';
import { reduceCaps } from './reduce.ts';
import { openSacrifice, type Choice, type Sacrifice } from './sacrifice.ts';

/** What can never be cut takes more than a cap holds. */
export interface TooSmall {
  readonly kind: 'too-small';
  /** The name of the cap: `request`, an allotment, or the id of a group. */
  readonly cap: string;
  readonly most: number;
  /** Tokens of what can never be cut. */
  readonly least: number;
}

/** Chooses what is sent within a budget of input tokens, by the order of sacrifice; in time proportional to the plan. */
export function choosePieces(plan: PromptPlan, budget: number): Choice | TooSmall {
  const sacrifice = sacrificeFor(plan, budget);
  return sacrifice.kind === 'too-small' ? sacrifice : sacrifice.choice();
}

/** The same, open for more to go. */
export function sacrificeFor(plan: PromptPlan, budget: number): Sacrifice | TooSmall {
  const bounds = plan.caps.map((cap) => boundOf(cap, budget));
  for (const [index, { name, required }] of plan.caps.entries()) {
    const most = bounds[index] ?? 0;
    if (required > most) {
      return { kind: 'too-small', cap: name, most, least: required };
    }
  }
  const sacrifice = openSacrifice(plan, bounds);
  reduceCaps(bounds, plan, sacrifice);
  return sacrifice;
}

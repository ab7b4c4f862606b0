import type { Cap, PromptPlan } from './plan.ts';
import { openSacrifice, type Choice } from './sacrifice.ts';

/** What can never be cut takes more than a cap holds. */
export interface TooSmall {
  readonly kind: 'too-small';
  /** The name of the cap: `request`, an allotment, or the id of a group. */
  readonly cap: string;
  readonly most: number;
  /** Tokens of what can never be cut. */
  readonly least: number;
}

/**
 * Chooses what is sent within a budget of input tokens, by the order of sacrifice: each cap, inner ones first and the
 * request last, is brought within its bound. Before all others go those that would not fit beside the required pieces
 * even alone, or one large piece would take all the small ones with it. Takes time in proportion to the plan.
 */
export function choosePieces(plan: PromptPlan, budget: number): Choice | TooSmall {
  const bounds = plan.caps.map((cap) => boundOf(cap, budget));
  for (const [index, { name, required }] of plan.caps.entries()) {
    const most = bounds[index] ?? 0;
    if (required > most) {
      return { kind: 'too-small', cap: name, most, least: required };
    }
  }
  const sacrifice = openSacrifice(plan, bounds);
  for (let cap = plan.caps.length - 1; cap >= 0; cap -= 1) {
    sacrifice.reduce(cap);
  }
  return sacrifice.choice();
}

/** The most tokens that a cap holds within a budget. */
function boundOf({ most }: Cap, budget: number): number {
  return 'tokens' in most ? most.tokens : Math.floor(budget * most.share);
}

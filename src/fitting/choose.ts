import { boundOf } from './measure.ts';
import { numberAt, type PromptPlan } from './plan.ts';
import { reduceCaps } from './reduce.ts';
import { refillCaps } from './refill.ts';
import { openSelection, toChoice, type Choice, type Selection } from './selection.ts';

/** The pieces that can never be cut take more tokens than a cap may hold. */
export interface TooSmall {
  readonly kind: 'too-small';
  /** The name of the cap: `request`, an allotment, or the id of a group. */
  readonly cap: string;
  /** Tokens that the cap may hold. */
  readonly most: number;
  /** Tokens of the pieces that can never be cut. */
  readonly least: number;
}

/** Chooses what is sent within a budget of input tokens. Takes time in proportion to the size of the plan. */
export function choosePieces(plan: PromptPlan, budget: number): Choice | TooSmall {
  const selection = selectPieces(plan, budget);
  return selection.kind === 'too-small' ? selection : toChoice(selection);
}

/** Makes the same choice as `choosePieces`, in a form of which more can be cut. */
export function selectPieces(plan: PromptPlan, budget: number): Selection | TooSmall {
  const bounds = plan.caps.map((cap) => boundOf(cap, budget));
  for (const [index, { name, required }] of plan.caps.entries()) {
    const most = numberAt(bounds, index);
    if (required > most) {
      return { kind: 'too-small', cap: name, most, least: required };
    }
  }
  const selection = openSelection(plan, bounds);
  reduceCaps(selection);
  refillCaps(selection);
  return selection;
}

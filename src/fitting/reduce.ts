import type { PromptPlan } from './plan.ts';
import { tokensOfLines } from './own-lines.ts';
import type { Sacrifice } from './sacrifice.ts';
import { GONE, type Tally } from './tally.ts';

/**
 * Brings all caps within their bounds, in tokens, inner ones first and the request last. Before all others goes what
 * would not fit a cap beside the required pieces even alone, or one large piece would take all the small ones with it;
 * then, for each cap, one step of the order of sacrifice after the other is taken until the rest fits.
 */
export function reduceCaps(bounds: readonly number[], plan: PromptPlan, sacrifice: Sacrifice): void {
  const innerFirst = [...bounds.keys()].toReversed();
  for (const cap of innerFirst.filter((cap) => sacrifice.left(cap) < 0)) {
    cutTooLarge(cap, bounds[cap] ?? 0, plan, sacrifice);
  }
  for (const cap of innerFirst) {
    cutUntilItFits(cap, plan, sacrifice);
    sacrifice.settle(cap);
  }
}

function cutTooLarge(cap: number, bound: number, plan: PromptPlan, sacrifice: Sacrifice): void {
  const why = { kind: 'too-large', cap } as const;
  const { steps, required, largest } = plan.caps[cap] ?? { steps: [], required: 0, largest: 0 };
  const room = bound - required;
  if (largest <= room) {
    return;
  }
  /** Of units with several steps, so that each is added up once. */
  const sizes = new Map<number, number>();
  for (const rank of steps) {
    const step = plan.steps[rank];
    if (step === undefined || !sacrifice.isPossible(step)) {
      continue;
    }
    const size = sizes.get(step.unit) ?? sizeOf(step.unit, cap, plan, sacrifice.tally);
    const before = sacrifice.left(cap);
    if (size > room) {
      sacrifice.take(step, why);
    }
    if (step.shortens !== undefined) {
      sizes.set(step.unit, size + before - sacrifice.left(cap));
    }
  }
}

function cutUntilItFits(cap: number, plan: PromptPlan, sacrifice: Sacrifice): void {
  const why = { kind: 'cap', cap } as const;
  for (const rank of plan.caps[cap]?.steps ?? []) {
    if (sacrifice.left(cap) >= 0) {
      return;
    }
    const step = plan.steps[rank];
    if (step === undefined) {
      continue;
    }
    if (sacrifice.isPossible(step)) {
      sacrifice.take(step, why);
    } else {
      sacrifice.pass(step, cap);
    }
  }
}

/** Tokens, within a cap, of what of a unit can go. */
function sizeOf(unit: number, cap: number, plan: PromptPlan, tally: Tally): number {
  const { pieces = [], turn = 'required' } = plan.units[unit] ?? {};
  const counted = pieces.filter((index) => plan.pieces[index]?.caps.includes(cap));
  let size = 0;
  for (const index of counted) {
    const { forms = [] } = plan.pieces[index] ?? {};
    const least = turn === 'required' ? (forms.at(-1)?.tokens ?? 0) : 0;
    size += (forms[tally.forms[index] ?? GONE]?.tokens ?? 0) - least;
  }
  const [first = [], ...others] = counted.map((index) => plan.pieces[index]?.groups ?? []);
  const around = others.length === 0 ? first : new Set([first, others].flat(2));
  return size + tokensOfLines(around, cap, plan, (group) => plan.groups[group]?.isRequired === true);
}

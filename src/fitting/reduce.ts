import { countGroupLines } from './group-lines.ts';
import { lastForm } from './measure.ts';
import { capAt, groupAt, numberAt, pieceAt, stepAt, unitAt, type PromptPlan } from './plan.ts';
import { isPossible, passStep, settleCap, takeStep, tokensLeft, type Selection } from './selection.ts';
import type { Tally } from './tally.ts';

/**
 * Brings all caps within their bounds, inner ones first and the request last.
 *
 * Units that would not fit a cap even alone, next to the required pieces, are cut before all others: otherwise one
 * large piece would take all the small ones with it. Then, for each cap, steps are taken in order until the rest fits.
 */
export function reduceCaps(selection: Selection): void {
  const innerFirst = [...selection.bounds.keys()].toReversed();
  for (const cap of innerFirst.filter((cap) => tokensLeft(selection, cap) < 0)) {
    cutTooLarge(selection, cap);
  }
  for (const cap of innerFirst) {
    cutUntilItFits(selection, cap);
    settleCap(selection, cap);
  }
}

function cutTooLarge(selection: Selection, cap: number): void {
  const { plan, tally } = selection;
  const reason = { kind: 'too-large', cap } as const;
  const { steps, required, largest } = capAt(plan, cap);
  const most = numberAt(selection.bounds, cap) - required;
  if (largest <= most) {
    return;
  }
  /** Sizes of units with several steps, so that each unit is added up once. */
  const sizes = new Map<number, number>();
  for (const rank of steps) {
    const step = stepAt(plan, rank);
    if (!isPossible(selection, step)) {
      continue;
    }
    const size = sizes.get(step.unit) ?? countUnit(step.unit, cap, plan, tally);
    const before = tokensLeft(selection, cap);
    if (size > most) {
      takeStep(selection, step, reason);
    }
    if (step.shortens !== undefined) {
      sizes.set(step.unit, size + before - tokensLeft(selection, cap));
    }
  }
}

function cutUntilItFits(selection: Selection, cap: number): void {
  const { plan } = selection;
  const reason = { kind: 'cap', cap } as const;
  for (const rank of capAt(plan, cap).steps) {
    if (tokensLeft(selection, cap) >= 0) {
      return;
    }
    const step = stepAt(plan, rank);
    if (isPossible(selection, step)) {
      takeStep(selection, step, reason);
    } else {
      passStep(selection, step, cap);
    }
  }
}

/** Tokens that a unit adds to a cap, as it is kept now. For a required unit, only what its shorter forms could save. */
function countUnit(index: number, cap: number, plan: PromptPlan, tally: Tally): number {
  const unit = unitAt(plan, index);
  const groups = new Set<number>();
  let size = 0;
  for (const member of unit.pieces) {
    const piece = pieceAt(plan, member);
    if (piece.caps.includes(cap)) {
      size += numberAt(tally.tokens, member) - (unit.turn === 'required' ? lastForm(piece).tokens : 0);
      for (const group of piece.groups) {
        groups.add(group);
      }
    }
  }
  return size + countGroupLines(groups, cap, plan, (group) => groupAt(plan, group).isRequired);
}

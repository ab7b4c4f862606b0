import type { PromptPlan } from '../fitting/plan.ts';

/** For each piece its turn to be cut, counted from 1 for the one that goes first; `undefined` for what never goes. */
export function turnsOf({ pieces, steps, cutRanks }: PromptPlan): readonly (number | undefined)[] {
  const turns = new Map<number, number>();
  for (const [rank, { shortens }] of steps.entries()) {
    if (shortens === undefined) {
      turns.set(rank, turns.size + 1);
    }
  }
  return pieces.map(({ unit }) => turns.get(cutRanks[unit] ?? steps.length));
}

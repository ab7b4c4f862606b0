import { numberAt, type PromptPlan } from '../fitting/plan.ts';

/** The place of each piece in the cut order, from 1 for the one that is cut first. `undefined` if it is never cut. */
export function numberTurns({ pieces, steps, cutRanks }: PromptPlan): readonly (number | undefined)[] {
  const turns = new Map<number, number>();
  for (const [rank, { shortens }] of steps.entries()) {
    if (shortens === undefined) {
      turns.set(rank, turns.size + 1);
    }
  }
  return pieces.map(({ unit }) => turns.get(numberAt(cutRanks, unit)));
}

import type { PlannedPiece } from './plan.ts';
import type { Priority } from './piece.ts';
import type { Unit } from './units.ts';

/** One sacrifice: a piece is sent in its next shorter form, or a unit is cut. */
export interface Step {
  readonly unit: number;
  /** Absent where the unit is cut. */
  readonly shortens?: { readonly piece: number; readonly from: number };
}

interface RankedStep extends Step {
  readonly priority: number;
  readonly weight: number;
  readonly order: number;
}

/**
 * Everything that can be sacrificed, in the order in which it is: the lowest priority first, of those the lightest, of
 * those the last in the tree; a piece is shortened before it is cut. What is required does not occur.
 */
export function stepsOf(
  pieces: readonly Pick<PlannedPiece, 'forms' | 'weight'>[],
  units: readonly Unit[],
): readonly Step[] {
  const steps: RankedStep[] = [];
  for (const [index, unit] of units.entries()) {
    for (const piece of unit.pieces) {
      shorteningsOf(index, unit, piece, pieces[piece], steps);
    }
    if (unit.priority !== 'required') {
      steps.push({ unit: index, priority: unit.priority, weight: unit.weight, order: unit.pieces[0] ?? 0 });
    }
  }
  // The sort is stable: the steps of one unit keep the order in which they were made.
  steps.sort((a, b) => a.priority - b.priority || a.weight - b.weight || b.order - a.order);
  return steps.map(({ unit, shortens }) => (shortens === undefined ? { unit } : { unit, shortens }));
}

function shorteningsOf(
  index: number,
  unit: Unit,
  piece: number,
  planned: Pick<PlannedPiece, 'forms' | 'weight'> | undefined,
  steps: RankedStep[],
): void {
  const { forms, weight } = planned ?? { forms: [], weight: 1 };
  for (let from = 0; from + 1 < forms.length; from += 1) {
    const priority = earlier(forms[from]?.priority ?? 'required', unit.priority);
    if (priority !== 'required') {
      steps.push({ unit: index, shortens: { piece, from }, priority, weight, order: unit.pieces[0] ?? 0 });
    }
  }
}

/** A form does not outlive its unit. */
function earlier(form: Priority, unit: Priority): Priority {
  if (form === 'required') {
    return unit;
  }
  return unit === 'required' ? form : Math.min(form, unit);
}

/** For each unit the index of the step that cuts it; the number of steps where it is required. */
export function cutRanksOf(steps: readonly Step[], units: number): readonly number[] {
  const ranks = Array.from({ length: units }, () => steps.length);
  for (const [rank, { unit, shortens }] of steps.entries()) {
    if (shortens === undefined) {
      ranks[unit] = rank;
    }
  }
  return ranks;
}

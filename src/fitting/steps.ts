import type { Form } from './measure.ts';
import { compareTurns, earlierTurn, type Turn } from './turn.ts';
import type { Unit } from './units.ts';

/** One sacrifice: a piece is sent in its next shorter form, or a unit is cut. */
export interface Step {
  readonly unit: number;
  /** Absent where the unit is cut. */
  readonly shortens?: { readonly piece: number; readonly from: number };
}

interface Shortened {
  readonly forms: readonly Pick<Form, 'priority'>[];
  readonly weight: number;
}

/**
 * Everything that can be sacrificed, in the order in which it is (`compareTurns`); a piece is shortened before it is
 * cut. What is required does not occur.
 */
export function stepsOf(pieces: readonly Shortened[], units: readonly Unit[]): readonly Step[] {
  const steps: { readonly step: Step; readonly turn: Turn }[] = [];
  for (const [index, unit] of units.entries()) {
    for (const place of unit.pieces) {
      for (const [from, turn] of shorteningsOf(pieces[place], place, unit).entries()) {
        steps.push({ step: { unit: index, shortens: { piece: place, from } }, turn });
      }
    }
    if (unit.turn !== 'required') {
      steps.push({ step: { unit: index }, turn: unit.turn });
    }
  }
  // The sort is stable: what a unit does at one turn keeps its order.
  return steps.sort((a, b) => compareTurns(a.turn, b.turn)).map(({ step }) => ({ ...step }));
}

/** When each form of a piece but the last one goes: no form outlives its unit. */
function shorteningsOf(piece: Shortened | undefined, place: number, unit: Unit): readonly Turn[] {
  if (piece === undefined || piece.forms.length === 1) {
    return [];
  }
  return piece.forms.slice(0, -1).flatMap(({ priority }) => {
    if (priority === 'required') {
      return [];
    }
    const turn = { priority, weight: piece.weight, place };
    return unit.turn === 'required' ? turn : earlierTurn(turn, unit.turn);
  });
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

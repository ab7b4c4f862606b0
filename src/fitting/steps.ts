import { at } from '../structures/at.ts';
import type { Form } from './measure.ts';
import { compareTurns, earlierTurn, type Turn } from './turn.ts';
import type { Unit } from './units.ts';

/** One step of cutting a prompt down: a piece is sent in its next shorter form, or a whole unit is cut. */
export interface Step {
  readonly unit: number;
  /** Absent if the unit is cut. */
  readonly shortens?: { readonly piece: number; readonly from: number };
}

interface Shortened {
  readonly unit: number;
  readonly forms: readonly Pick<Form, 'priority'>[];
  readonly weight: number;
}

interface TimedStep {
  readonly step: Step;
  readonly turn: Turn;
}

/**
 * Lists all steps in the order in which they are taken (`compareTurns`). A piece is shortened before it is cut.
 * Required units and forms have no step.
 */
export function orderSteps(pieces: readonly Shortened[], units: readonly Unit[]): readonly Step[] {
  const steps: TimedStep[] = [];
  for (const [place, piece] of pieces.entries()) {
    if (piece.forms.length > 1) {
      steps.push(...listShortenings(piece, place, at(units, piece.unit)));
    }
  }
  for (const [unit, { turn }] of units.entries()) {
    if (turn !== 'required') {
      steps.push({ step: { unit }, turn });
    }
  }
  // The sort is stable: at the same turn a piece is shortened first, and then its unit is cut.
  return steps.sort((a, b) => compareTurns(a.turn, b.turn)).map(({ step }) => step);
}

/** One step for each form of a piece but the last. No form outlives its unit. */
function listShortenings(piece: Shortened, place: number, unit: Unit): readonly TimedStep[] {
  return piece.forms.slice(0, -1).flatMap(({ priority }, from) => {
    if (priority === 'required') {
      return [];
    }
    const own = { priority, weight: piece.weight, place };
    const turn = unit.turn === 'required' ? own : earlierTurn(own, unit.turn);
    return { step: { unit: piece.unit, shortens: { piece: place, from } }, turn };
  });
}

/** For each unit the index of the step that cuts it. For a required unit this is the number of steps. */
export function rankCuts(steps: readonly Step[], units: number): readonly number[] {
  const ranks = Array.from({ length: units }, () => steps.length);
  for (const [rank, { unit, shortens }] of steps.entries()) {
    if (shortens === undefined) {
      ranks[unit] = rank;
    }
  }
  return ranks;
}

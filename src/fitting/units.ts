import { createDisjointSets } from '../structures/disjoint-sets.ts';
import { lastForm, type MeasuredPiece } from './measure.ts';
import type { PieceGroup } from './piece.ts';
import { earlierTurn, type Turn } from './turn.ts';

/** Pieces that are kept or cut together. Most units have one piece. */
export interface Unit {
  /** Indexes in the order of the tree. */
  readonly pieces: readonly number[];
  /** When the unit is cut: the earliest turn among the last forms of its pieces. */
  readonly turn: Turn | 'required';
}

/** Joins pieces that are in a group with `whole`, or that have the same `keepWith`. */
export function joinUnits(pieces: readonly MeasuredPiece[]): {
  readonly units: readonly Unit[];
  /** The pieces, each with the index of its unit. */
  readonly assigned: readonly AssignedPiece[];
} {
  const sets = joinTied(pieces);
  const unitOfSet = new Map<number, { readonly index: number; readonly places: number[]; turn: Unit['turn'] }>();
  const assigned = pieces.map((measured, place) => {
    const set = sets.find(place);
    const turn = findTurn(measured, place);
    const unit = unitOfSet.get(set);
    if (unit === undefined) {
      const index = unitOfSet.size;
      unitOfSet.set(set, { index, places: [place], turn });
      return { measured, unit: index };
    }
    unit.places.push(place);
    unit.turn = unit.turn === 'required' || turn === 'required' ? 'required' : earlierTurn(turn, unit.turn);
    return { measured, unit: unit.index };
  });
  return { units: [...unitOfSet.values()].map(({ places, turn }) => ({ pieces: places, turn })), assigned };
}

export interface AssignedPiece {
  readonly measured: MeasuredPiece;
  readonly unit: number;
}

function joinTied(pieces: readonly MeasuredPiece[]): ReturnType<typeof createDisjointSets> {
  const sets = createDisjointSets(pieces.length);
  const firstWith = new Map<PieceGroup | string, number>();
  for (const [index, { piece, whole }] of pieces.entries()) {
    for (const tie of [whole, piece.keepWith]) {
      if (tie !== undefined) {
        sets.join(sets.find(firstWith.get(tie) ?? index), sets.find(index));
        firstWith.set(tie, index);
      }
    }
  }
  return sets;
}

/** When a piece alone would be cut. */
function findTurn(measured: MeasuredPiece, place: number): Unit['turn'] {
  const { priority } = lastForm(measured);
  if (priority === 'required') {
    return 'required';
  }
  const whole = measured.whole?.whole;
  return whole === undefined
    ? { priority, weight: measured.piece.weight ?? 1, place }
    : { priority: whole.priority, weight: whole.weight ?? 1, place };
}

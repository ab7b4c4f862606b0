import type { PlannedPiece } from './plan.ts';
import type { Unit } from './units.ts';

/** How pieces depend on each other, by index. */
export interface Relations {
  /** For a piece those that go when it goes. */
  readonly dependents: Readonly<Record<number, readonly number[]>>;
  /** For a piece those that may come when it goes. */
  readonly standIns: Readonly<Record<number, readonly number[]>>;
  /** Pieces that require one that is not in the tree. */
  readonly unmet: readonly number[];
}

/** Throws a `TypeError` on relations that cannot be meant, and on those that no order of sacrifice could keep. */
export function relate(pieces: readonly PlannedPiece[], units: readonly Unit[]): Relations {
  const dependents: Record<number, number[]> = {};
  const standIns: Record<number, number[]> = {};
  for (const [index, piece] of pieces.entries()) {
    check(piece, pieces, units[piece.unit]);
    piece.requires.forEach((other) => (dependents[other] ??= []).push(index));
    piece.excludes.forEach((other) => (standIns[other] ??= []).push(index));
  }
  return { dependents, standIns, unmet: dependents[-1] ?? [] };
}

function check(piece: PlannedPiece, pieces: readonly PlannedPiece[], unit: Unit | undefined): void {
  const isStandIn = piece.excludes.length > 0;
  if ((isStandIn || piece.requires.length > 0) && unit?.priority === 'required') {
    throw new TypeError(`${piece.id} is required and so cannot depend on another piece`);
  }
  if (isStandIn && (piece.forms.length > 1 || unit?.pieces.length !== 1)) {
    throw new TypeError(`${piece.id} stands in for another piece and so has to be one text on its own`);
  }
  if (piece.excludes.some((other) => (pieces[other]?.excludes.length ?? 0) > 0)) {
    throw new TypeError(`${piece.id} stands in for a piece that itself stands in for another`);
  }
}

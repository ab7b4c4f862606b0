import type { Unit } from './units.ts';

/** How pieces depend on each other, by index. */
export interface Relations {
  /** For a piece those that go when it goes. */
  readonly dependents: Readonly<Record<number, readonly number[]>>;
  /** For a piece those that may come when it goes. */
  readonly standIns: Readonly<Record<number, readonly number[]>>;
  /** Pieces that stand in for others, and so are not there at first. */
  readonly waiting: readonly number[];
  /** Pieces that require one that is not in the tree. */
  readonly unmet: readonly number[];
}

interface Related {
  readonly id: string;
  readonly unit: number;
  readonly forms: readonly unknown[];
  /** Indexes of pieces, absent ones as -1. */
  readonly requires: readonly number[];
  readonly excludes: readonly number[];
}

/** Throws a `TypeError` on relations that cannot be meant, and on those that no order of sacrifice could keep. */
export function relate(pieces: readonly Related[], units: readonly Unit[]): Relations {
  const dependents: Record<number, number[]> = {};
  const standIns: Record<number, number[]> = {};
  const waiting: number[] = [];
  for (const [index, piece] of pieces.entries()) {
    check(piece, pieces, units[piece.unit]);
    piece.requires.forEach((other) => (dependents[other] ??= []).push(index));
    piece.excludes.forEach((other) => (standIns[other] ??= []).push(index));
    if (isStandIn(piece)) {
      waiting.push(index);
    }
  }
  return { dependents, standIns, waiting, unmet: dependents[-1] ?? [] };
}

function check(piece: Related, pieces: readonly Related[], unit: Unit | undefined): void {
  if ((isStandIn(piece) || piece.requires.length > 0) && unit?.turn === 'required') {
    throw new TypeError(`${piece.id} is required and so cannot depend on another piece`);
  }
  if (isStandIn(piece) && (piece.forms.length > 1 || unit?.pieces.length !== 1)) {
    throw new TypeError(`${piece.id} stands in for another piece and so has to be one text on its own`);
  }
  if (piece.excludes.some((other) => isStandIn(pieces[other]))) {
    throw new TypeError(`${piece.id} stands in for a piece that itself stands in for another`);
  }
  if (piece.requires.some((other) => isStandIn(pieces[other]))) {
    throw new TypeError(`${piece.id} requires a piece that stands in for another`);
  }
}

function isStandIn(piece: Related | undefined): boolean {
  return piece !== undefined && piece.excludes.length > 0;
}

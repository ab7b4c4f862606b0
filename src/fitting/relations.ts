import { at } from '../structures/at.ts';
import type { Unit } from './units.ts';

/** How pieces depend on each other, by index. */
export interface Relations {
  /** For a piece those that are cut when it is gone. */
  readonly dependents: Readonly<Record<number, readonly number[]>>;
  /** For a piece those that may be sent when it is gone. */
  readonly standIns: Readonly<Record<number, readonly number[]>>;
  /** Pieces that stand in for others. They are not there at first. */
  readonly waiting: readonly number[];
  /** Pieces that require a piece that is not in the tree. */
  readonly unmet: readonly number[];
}

interface Related {
  readonly id: string;
  readonly unit: number;
  readonly forms: readonly unknown[];
  /** Indexes of pieces; -1 if a piece is not in the tree. */
  readonly requires: readonly number[];
  readonly excludes: readonly number[];
}

/** @throws TypeError if relations contradict each other, or if no cut order could keep them */
export function relate(pieces: readonly Related[], units: readonly Unit[]): Relations {
  const dependents: Record<number, number[]> = {};
  const standIns: Record<number, number[]> = {};
  const waiting: number[] = [];
  for (const [index, piece] of pieces.entries()) {
    checkRelations(piece, pieces, at(units, piece.unit));
    piece.requires.forEach((other) => (dependents[other] ??= []).push(index));
    piece.excludes.forEach((other) => (standIns[other] ??= []).push(index));
    if (isStandIn(piece)) {
      waiting.push(index);
    }
  }
  return { dependents, standIns, waiting, unmet: dependents[-1] ?? [] };
}

function checkRelations(piece: Related, pieces: readonly Related[], unit: Unit): void {
  if ((isStandIn(piece) || piece.requires.length > 0) && unit.turn === 'required') {
    throw new TypeError(`${piece.id} is required, so it cannot depend on another piece`);
  }
  if (isStandIn(piece) && (piece.forms.length > 1 || unit.pieces.length !== 1)) {
    throw new TypeError(`${piece.id} stands in for another piece, so it has to be one text in a unit of its own`);
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

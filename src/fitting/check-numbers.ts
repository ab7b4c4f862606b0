import { isGrowing, type Piece, type PieceGroup, type Priority } from './piece.ts';

/** Throws a `TypeError` on a number of a piece that would put it nowhere in the order of sacrifice. */
export function checkPiece(piece: Piece): void {
  checkStanding(piece.id, piece.priority, piece.weight);
  if (isGrowing(piece)) {
    check(piece.reserve >= 0 && piece.reserve < Number.POSITIVE_INFINITY, piece.id, 'reserve', piece.reserve);
    return;
  }
  for (const { priority } of piece.fallbacks ?? []) {
    checkStanding(piece.id, priority ?? 'required', undefined);
  }
}

/** The same for a group. No limit at all is an absent one. */
export function checkGroup({ id, limit, whole }: PieceGroup): void {
  check(limit === undefined || Number.isFinite(limit), id, 'limit', limit);
  if (whole !== undefined) {
    checkStanding(id, whole.priority, whole.weight);
  }
}

/** The same for a part of the budget. */
export function checkShare(allotment: string, share: number): void {
  check(share >= 0 && share <= 1, allotment, 'share', share);
}

function checkStanding(id: string, priority: Priority, weight: number | undefined): void {
  check(priority === 'required' || Number.isFinite(priority), id, 'priority', priority);
  check(weight === undefined || Number.isFinite(weight), id, 'weight', weight);
}

function check(holds: boolean, id: string, name: string, value: unknown): void {
  if (!holds) {
    throw new TypeError(`${id} has the ${name} ${String(value)}`);
  }
}

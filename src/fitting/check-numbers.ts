import { isGrowing, type Piece, type PieceGroup, type Priority } from './piece.ts';

/** @throws TypeError if a piece has a number, such as `NaN`, that gives it no place in the cut order */
export function checkPiece(piece: Piece): void {
  checkOrder(piece.id, piece.priority, piece.weight);
  if (isGrowing(piece)) {
    check(piece.reserve >= 0 && piece.reserve < Number.POSITIVE_INFINITY, piece.id, 'reserve', piece.reserve);
    return;
  }
  for (const { priority } of piece.fallbacks ?? []) {
    checkOrder(piece.id, priority ?? 'required', undefined);
  }
}

/** @throws TypeError if a group has such a number. A group without a limit has no `limit`, not an infinite one. */
export function checkGroup({ id, limit, whole }: PieceGroup): void {
  check(limit === undefined || Number.isFinite(limit), id, 'limit', limit);
  if (whole !== undefined) {
    checkOrder(id, whole.priority, whole.weight);
  }
}

/** @throws TypeError if an allotment is not a share of the budget from 0 to 1 */
export function checkShare(allotment: string, share: number): void {
  check(share >= 0 && share <= 1, allotment, 'share', share);
}

function checkOrder(id: string, priority: Priority, weight: number | undefined): void {
  check(priority === 'required' || Number.isFinite(priority), id, 'priority', priority);
  check(weight === undefined || Number.isFinite(weight), id, 'weight', weight);
}

function check(holds: boolean, id: string, name: string, value: unknown): void {
  if (!holds) {
    throw new TypeError(`${id} has the ${name} ${String(value)}`);
  }
}

/** When a unit is cut, or a piece is shortened, compared with the others. */
export interface Turn {
  readonly priority: number;
  readonly weight: number;
  /** Index of the piece in the order of the tree. */
  readonly place: number;
}

/**
 * The cut order: the lowest priority goes first. Among equal priorities the lightest goes first, and among equal
 * weights the last one in the tree.
 */
export function compareTurns(a: Turn, b: Turn): number {
  return a.priority - b.priority || a.weight - b.weight || b.place - a.place;
}

/** Returns the turn that comes first. */
export function earlierTurn<Of extends Turn>(a: Of, b: Of): Of {
  return compareTurns(a, b) <= 0 ? a : b;
}

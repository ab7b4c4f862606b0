/** When something is sacrificed. */
export interface Turn {
  readonly priority: number;
  readonly weight: number;
  /** Its index among the pieces of the tree. */
  readonly place: number;
}

/** The order of sacrifice: the lowest priority goes first, of those the lightest, of those the last in the tree. */
export function compareTurns(a: Turn, b: Turn): number {
  return a.priority - b.priority || a.weight - b.weight || b.place - a.place;
}

/** The one that comes first. */
export function earlierTurn<Of extends Turn>(a: Of, b: Of): Of {
  return compareTurns(a, b) <= 0 ? a : b;
}

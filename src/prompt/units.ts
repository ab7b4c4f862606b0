import type { Piece, PieceGroup, Priority } from './piece.ts';

/** Pieces that are kept or cut together; most pieces are alone. */
export interface Unit {
  /** Indexes in the order of the tree. */
  readonly pieces: readonly number[];
  /** How long the last forms of its pieces stay. */
  readonly priority: Priority;
  readonly weight: number;
}

interface Member {
  readonly piece: Piece;
  readonly forms: readonly { readonly priority: Priority }[];
  /** The outermost group around it that is kept or cut as one. */
  readonly whole: PieceGroup | undefined;
}

/** Joins pieces that are in a group kept as one, or have a `keepWith` in common. */
export function joinUnits(members: readonly Member[]): {
  readonly units: readonly Unit[];
  /** The unit of each piece. */
  readonly unitOf: readonly number[];
} {
  const representatives = representativesOf(members);
  const indexes = new Map<number, number>();
  const pieces: number[][] = [];
  const unitOf = members.map((_, index) => {
    const representative = representatives(index);
    const unit = indexes.get(representative) ?? pieces.push([]) - 1;
    indexes.set(representative, unit);
    pieces[unit]?.push(index);
    return unit;
  });
  return { units: pieces.map((indexesOf) => unitOfPieces(indexesOf, members)), unitOf };
}

/** For each piece the first one that it is joined with, directly or over others. */
function representativesOf(members: readonly Member[]): (index: number) => number {
  const parents = members.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parents[root] !== undefined && parents[root] !== root) {
      root = parents[root] ?? root;
    }
    parents[index] = root;
    return root;
  };
  const firstWith = new Map<PieceGroup | string, number>();
  for (const [index, { piece, whole }] of members.entries()) {
    for (const tie of [whole, piece.keepWith]) {
      if (tie === undefined) {
        continue;
      }
      const first = firstWith.get(tie);
      if (first === undefined) {
        firstWith.set(tie, index);
        continue;
      }
      const [a, b] = [rootOf(first), rootOf(index)];
      parents[Math.max(a, b)] = Math.min(a, b);
    }
  }
  return rootOf;
}

function unitOfPieces(indexes: readonly number[], members: readonly Member[]): Unit {
  let priority: Priority = 'required';
  let weight = Number.POSITIVE_INFINITY;
  let isRequired = false;
  for (const index of indexes) {
    const member = members[index];
    const last = member?.forms.at(-1)?.priority ?? 'required';
    isRequired ||= last === 'required';
    const counting = member?.whole?.whole?.priority ?? last;
    priority = lower(priority, counting);
    weight = Math.min(weight, member?.whole?.whole?.weight ?? member?.piece.weight ?? 1);
  }
  return { pieces: indexes, priority: isRequired ? 'required' : priority, weight };
}

function lower(a: Priority, b: Priority): Priority {
  if (a === 'required') {
    return b;
  }
  return b === 'required' ? a : Math.min(a, b);
}

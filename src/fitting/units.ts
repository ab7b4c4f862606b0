import { createDisjointSets } from '../structures/disjoint-sets.ts';
import type { MeasuredPiece } from './measure.ts';
import type { PieceGroup } from './piece.ts';
import { earlierTurn, type Turn } from './turn.ts';

/** Pieces that are kept or cut together; most pieces are alone. */
export interface Unit {
  /** Indexes in the order of the tree. */
  readonly pieces: readonly number[];
  /** When the last forms of its pieces go. */
  readonly turn: Turn | 'required';
}

/** Joins pieces that are in a group kept as one, or have a `keepWith` in common. */
export function joinUnits(pieces: readonly MeasuredPiece[]): {
  readonly units: readonly Unit[];
  /** The unit of each piece. */
  readonly unitOf: readonly number[];
} {
  const sets = setsOf(pieces);
  const indexes = new Int32Array(pieces.length).fill(NONE);
  const members: number[][] = [];
  const unitOf = pieces.map((_, index) => {
    const set = sets.find(index);
    const unit = indexes[set] ?? NONE;
    if (unit !== NONE) {
      members[unit]?.push(index);
      return unit;
    }
    return (indexes[set] = members.push([index]) - 1);
  });
  return { units: members.map((indexes) => ({ pieces: indexes, turn: turnOf(indexes, pieces) })), unitOf };
}

const NONE = -1;

function setsOf(pieces: readonly MeasuredPiece[]): ReturnType<typeof createDisjointSets> {
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

/** That of the piece which goes first. */
function turnOf(indexes: readonly number[], pieces: readonly MeasuredPiece[]): Unit['turn'] {
  let first: Turn | undefined;
  for (const place of indexes) {
    const member = pieces[place];
    const priority = member?.forms.at(-1)?.priority ?? 'required';
    if (member === undefined || priority === 'required') {
      return 'required';
    }
    const whole = member.whole?.whole;
    const turn =
      whole === undefined
        ? { priority, weight: member.piece.weight ?? 1, place }
        : { priority: whole.priority, weight: whole.weight ?? 1, place };
    first = first === undefined ? turn : earlierTurn(turn, first);
  }
  return first ?? 'required';
}

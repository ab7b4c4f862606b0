import type { Counter } from './measure.ts';
import { isGroup, isGrowing, type GrowingPiece, type Piece, type PieceNode, type PromptTree } from './piece.ts';
import type { PlannedPiece, PromptPlan } from './plan.ts';
import type { Choice, Sacrifice } from './sacrifice.ts';

/** A choice in which the pieces that take what is left have their texts. */
export interface Grown extends Omit<Choice, 'kind' | 'left'> {
  /** Of the pieces that grew, their texts with their tokens, by index. */
  readonly grown: ReadonlyMap<number, GrownText>;
}

interface GrownText {
  readonly text: string;
  readonly tokens: number;
}

/**
 * Lets the growing pieces that are kept write into what is left, what stays longest first; each takes what it needs
 * and leaves the rest to the next. Throws a `TypeError` where one writes more than it was given.
 */
export function growPieces(tree: PromptTree, plan: PromptPlan, sacrifice: Sacrifice, counter: Counter): Grown {
  const texts = new Map<number, GrownText>();
  const { tally } = sacrifice;

  const isKept = ({ index }: Growing): boolean => tally.isKept(index);

  function grow(growing: Growing): void {
    // One that was grown before may have taken this one along.
    if (!isKept(growing)) {
      return;
    }
    const { index, planned, piece } = growing;
    const room = piece.reserve + Math.min(...planned.caps.map((cap) => sacrifice.left(cap)));
    const text = piece.grow(room);
    if (text === '') {
      sacrifice.withdraw(index);
      return;
    }
    const tokens = counter.count(text);
    if (tokens > room) {
      throw new TypeError(`${piece.id} was given ${room} tokens and wrote ${tokens}`);
    }
    tally.resize(index, tokens);
    texts.set(index, { text, tokens });
  }

  // More than once: what stands in for one of them may be called in.
  let waiting = growingOf(tree, plan);
  while (waiting.some(isKept)) {
    const kept = waiting.filter(isKept);
    waiting = waiting.filter((growing) => !isKept(growing));
    kept.forEach(grow);
  }
  const grown = new Map([...texts].filter(([index]) => tally.isKept(index)));
  return { ...sacrifice.choice(), grown };
}

interface Growing {
  readonly index: number;
  readonly planned: PlannedPiece;
  readonly piece: GrowingPiece;
}

/** What stays longest comes first. */
function growingOf(tree: PromptTree, { pieces, cutRanks }: PromptPlan): readonly Growing[] {
  if (!pieces.some(({ grows }) => grows)) {
    return [];
  }
  const leaves = tree.messages.flatMap(({ children }) => leavesOf(children));
  const growing = leaves.flatMap((piece, index) => {
    const planned = pieces[index];
    return planned !== undefined && isGrowing(piece) ? [{ index, planned, piece }] : [];
  });
  const rankOf = ({ planned }: Growing): number => cutRanks[planned.unit] ?? 0;
  return growing.sort((a, b) => rankOf(b) - rankOf(a));
}

function leavesOf(nodes: readonly PieceNode[]): readonly Piece[] {
  return nodes.flatMap((node) => (isGroup(node) ? leavesOf(node.children) : [node]));
}

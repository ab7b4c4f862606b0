import type { Counter } from './measure.ts';
import { isGroup, isGrowing, type GrowingPiece, type Piece, type PieceNode, type PromptTree } from './piece.ts';
import { numberAt, pieceAt, type PlannedPiece, type PromptPlan } from './plan.ts';
import { toChoice, tokensLeft, withdrawPiece, type Choice, type Selection } from './selection.ts';
import { isKept, resizePiece } from './tally.ts';

/** A choice in which the growing pieces have their texts. */
export interface Grown extends Omit<Choice, 'kind'> {
  /** The texts of the pieces that grew, with their tokens, by the index of the piece. */
  readonly grown: ReadonlyMap<number, GrownText>;
}

interface GrownText {
  readonly text: string;
  readonly tokens: number;
}

/** A piece that takes the tokens that are left. */
interface Growing {
  readonly index: number;
  readonly planned: PlannedPiece;
  readonly piece: GrowingPiece;
}

/**
 * Lets the growing pieces that are kept write into the tokens that are left. The piece that would be cut last begins.
 * Each takes what it needs and leaves the rest to the next one.
 *
 * @throws TypeError if a piece writes more than it was given
 */
export function growPieces(tree: PromptTree, plan: PromptPlan, selection: Selection, counter: Counter): Grown {
  const { tally } = selection;
  const texts = new Map<number, GrownText>();
  let waiting = findGrowing(tree, plan);
  // There may be several rounds: a piece that writes nothing can bring in a stand-in that grows too.
  while (waiting.some(({ index }) => isKept(tally, index))) {
    const kept = waiting.filter(({ index }) => isKept(tally, index));
    waiting = waiting.filter(({ index }) => !isKept(tally, index));
    for (const growing of kept) {
      // A piece that grew before may have taken this one along.
      const grown = isKept(tally, growing.index) ? growPiece(growing, selection, counter) : undefined;
      if (grown !== undefined) {
        texts.set(growing.index, grown);
      }
    }
  }
  const grown = new Map([...texts].filter(([index]) => isKept(tally, index)));
  return { ...toChoice(selection), grown };
}

/** Writes one piece. A piece without a text is taken out. */
function growPiece({ index, planned, piece }: Growing, selection: Selection, counter: Counter): GrownText | undefined {
  const most = piece.reserve + Math.min(...planned.caps.map((cap) => tokensLeft(selection, cap)));
  const text = piece.grow(most);
  if (text === '') {
    withdrawPiece(selection, index);
    return undefined;
  }
  const tokens = counter.count(text);
  if (tokens > most) {
    throw new TypeError(`${piece.id} was given ${most} tokens and wrote ${tokens}`);
  }
  resizePiece(selection.tally, index, tokens);
  return { text, tokens };
}

/** Finds the growing pieces; those that are cut last come first. */
function findGrowing(tree: PromptTree, plan: PromptPlan): readonly Growing[] {
  if (!plan.pieces.some(({ grows }) => grows)) {
    return [];
  }
  const growing = tree.messages
    .flatMap(({ children }) => listLeaves(children))
    .flatMap((piece, index) => (isGrowing(piece) ? [{ index, planned: pieceAt(plan, index), piece }] : []));
  const rankOf = ({ planned }: Growing): number => numberAt(plan.cutRanks, planned.unit);
  return growing.sort((a, b) => rankOf(b) - rankOf(a));
}

function listLeaves(nodes: readonly PieceNode[]): readonly Piece[] {
  return nodes.flatMap((node) => (isGroup(node) ? listLeaves(node.children) : [node]));
}

import { isGroup, isGrowing, type GrowingPiece, type PieceNode, type PromptTree } from './piece.ts';
import type { Counter, PlannedPiece, PromptPlan } from './plan.ts';
import type { Choice, Fate } from './sacrifice.ts';
import { GONE } from './tally.ts';

/** A choice in which the pieces that take what is left have their texts. */
export interface Grown {
  /** Exact input tokens, overhead included. */
  readonly tokens: number;
  /** For each piece the index of its form, or `GONE`. */
  readonly forms: readonly number[];
  readonly fates: ReadonlyMap<number, Fate>;
  /** Of the pieces that grew, their texts with their tokens, by index. */
  readonly grown: ReadonlyMap<number, { readonly text: string; readonly tokens: number }>;
}

/**
 * Lets the growing pieces that are kept write into what is left, what stays longest first; each takes what it needs
 * and leaves the rest to the next. Throws a `TypeError` where one writes more than it was given.
 */
export function growPieces(tree: PromptTree, plan: PromptPlan, choice: Choice, counter: Counter): Grown {
  const forms = [...choice.forms];
  const fates = new Map(choice.fates);
  const left = [...choice.left];
  const grown = new Map<number, { text: string; tokens: number }>();
  let total = choice.tokens;

  function take(tokens: number, caps: readonly number[]): void {
    total += tokens;
    for (const cap of caps) {
      left[cap] = (left[cap] ?? 0) - tokens;
    }
  }

  for (const { index, planned, piece } of growingOf(tree, plan, choice)) {
    const reserved = planned.forms[0]?.tokens ?? 0;
    const room = reserved + Math.min(...planned.caps.map((cap) => left[cap] ?? 0));
    const text = piece.grow(room);
    const tokens = text === '' ? 0 : counter.count(text);
    if (tokens > room) {
      throw new TypeError(`${piece.id} was given ${room} tokens and wrote ${tokens}`);
    }
    take(tokens - reserved, planned.caps);
    if (text === '') {
      forms[index] = GONE;
      fates.set(index, { kind: 'nothing' });
      for (const group of emptied(planned, plan, forms)) {
        take(-(plan.groups[group]?.tokens ?? 0), plan.groups[group]?.caps ?? []);
      }
    } else {
      grown.set(index, { text, tokens });
    }
  }
  return { tokens: total, forms, fates, grown };
}

interface Growing {
  readonly index: number;
  readonly planned: PlannedPiece;
  readonly piece: GrowingPiece;
}

function growingOf(tree: PromptTree, plan: PromptPlan, choice: Choice): readonly Growing[] {
  if (!plan.pieces.some(({ grows }) => grows)) {
    return [];
  }
  const leaves = tree.messages.flatMap(({ children }) => leavesOf(children));
  const growing = leaves.flatMap((piece, index) => {
    const planned = plan.pieces[index];
    const isKept = choice.forms[index] !== GONE;
    return planned !== undefined && isKept && isGrowing(piece) ? [{ index, planned, piece }] : [];
  });
  const rankOf = ({ planned }: Growing): number => plan.cutRanks[planned.unit] ?? 0;
  return growing.sort((a, b) => rankOf(b) - rankOf(a));
}

function leavesOf(nodes: readonly PieceNode[]): readonly Exclude<PieceNode, { readonly children: unknown }>[] {
  return nodes.flatMap((node) => (isGroup(node) ? leavesOf(node.children) : [node]));
}

/** The groups around a piece in which nothing is kept any more. */
function emptied(piece: PlannedPiece, plan: PromptPlan, forms: readonly number[]): readonly number[] {
  const kept = new Set(plan.pieces.flatMap(({ groups }, index) => (forms[index] === GONE ? [] : groups)));
  return piece.groups.filter((group) => !kept.has(group));
}

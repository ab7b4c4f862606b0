import type { Grown } from './grow.ts';
import type { Level, PieceKind } from './piece.ts';
import { boundOf, REQUEST } from './measure.ts';
import type { PlannedPiece, PromptPlan } from './plan.ts';
import type { PiecePlace } from './render.ts';
import type { Fate } from './sacrifice.ts';
import { GONE } from './tally.ts';

/** What became of one piece. */
export interface LedgerEntry {
  readonly id: string;
  readonly kind: PieceKind;
  readonly source: string | null;
  /** `null` for what is never cut. */
  readonly priority: number | null;
  /** Of the form that is sent, with those of the groups it is the first kept piece of; of the whole text where it is cut. */
  readonly tokens: number;
  readonly included: boolean;
  /** Why it is cut, or sent shorter than it is. */
  readonly reason: string | null;
  /** How much of it is sent. */
  readonly level: Level | null;
  /** Where it stands in the messages. */
  readonly place: PiecePlace | null;
}

/** An entry for every piece, in the order of the tree. `budget` in tokens, as reasons name it. */
export function ledgerOf(
  plan: PromptPlan,
  grown: Grown,
  places: ReadonlyMap<number, PiecePlace>,
  budget: number,
): readonly LedgerEntry[] {
  const booked = new Set<number>();
  return plan.pieces.map((piece, index) => {
    const form = piece.forms[grown.forms[index] ?? GONE];
    const fate = grown.fates[index];
    return {
      id: piece.id,
      kind: piece.kind,
      source: piece.source,
      priority: priorityOf(piece, plan),
      tokens:
        form === undefined
          ? (piece.forms[0]?.tokens ?? 0)
          : (grown.grown.get(index)?.tokens ?? form.tokens) + bookGroups(piece, plan, booked),
      included: form !== undefined,
      reason: fate === undefined ? null : reasonOf(fate, form?.level, plan, budget),
      level: form?.level ?? null,
      place: places.get(index) ?? null,
    };
  });
}

function priorityOf(piece: PlannedPiece, { units }: PromptPlan): number | null {
  const turn = units[piece.unit]?.turn ?? 'required';
  return turn === 'required' ? null : turn.priority;
}

/** A group's tokens are booked on its first kept piece, so that the included pieces add up; messages are overhead. */
function bookGroups(piece: PlannedPiece, { groups }: PromptPlan, booked: Set<number>): number {
  let tokens = 0;
  for (const index of piece.groups) {
    const group = groups[index];
    if (group !== undefined && !group.isMessage && !booked.has(index)) {
      booked.add(index);
      tokens += group.tokens;
    }
  }
  return tokens;
}

function reasonOf(fate: Fate, level: Level | undefined, plan: PromptPlan, budget: number): string {
  const done = level === undefined ? 'cut' : SHORTENED[level];
  const nameOf = (piece: number): string => plan.pieces[piece]?.id ?? 'a piece that is not there';
  switch (fate.kind) {
    case 'cap':
      return `${done} to keep within ${nameBound(plan, fate.cap, budget)}`;
    case 'too-large':
      return `${done}: beside what is never cut it does not fit ${nameBound(plan, fate.cap, budget)}, even alone`;
    case 'kept-with':
      return `cut with ${nameOf(fate.piece)}, which it is kept with`;
    case 'requires':
      return `cut without ${nameOf(fate.piece)}, which it requires`;
    case 'stands-in':
      return `not needed: it stands in for ${nameOf(fate.piece)}, which is sent`;
    case 'nothing':
      return 'it had nothing to say in the room that was left';
  }
}

const SHORTENED: Readonly<Record<Level, string>> = {
  full: 'sent whole',
  elided: 'elided',
  outline: 'sent as an outline',
  name: 'sent as a name only',
};

function nameBound({ caps }: PromptPlan, index: number, budget: number): string {
  const cap = caps[index];
  if (cap === undefined || index === REQUEST) {
    return `the ${budget} tokens of a request`;
  }
  const most = boundOf(cap, budget);
  return 'tokens' in cap.most
    ? `the ${most} tokens left for ${cap.name}`
    : `the ${most} of ${budget} tokens that the ${cap.name} part may take`;
}

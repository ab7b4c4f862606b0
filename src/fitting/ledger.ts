import { at } from '../structures/at.ts';
import { writeCount } from '../text/shown/write-count.ts';
import type { Grown } from './grow.ts';
import { boundOf, REQUEST } from './measure.ts';
import type { Level, PieceKind, Provided } from './piece.ts';
import { capAt, groupAt, numberAt, pieceAt, sentForm, unitAt, type PlannedPiece, type PromptPlan } from './plan.ts';
import type { PiecePlace } from './render.ts';
import type { CutReason } from './selection.ts';

/** What became of one piece. The ledger is the list of these entries, one for each piece of a prompt. */
export interface LedgerEntry {
  readonly id: string;
  readonly kind: PieceKind;
  readonly source: string | null;
  /** For code that was found for a change: who found it, why it helps, and its worth for each token. */
  readonly provided?: Provided;
  /** `null` if the piece is never cut. */
  readonly priority: number | null;
  /**
   * Tokens of the form that is sent, or of the whole text if the piece is cut. The lines of a group are counted with
   * its first kept piece.
   */
  readonly tokens: number;
  readonly included: boolean;
  /** Why it is cut, or sent in a shorter form. */
  readonly reason: string | null;
  /** How much of it is sent. */
  readonly level: Level | null;
  /** Where it is in the messages. */
  readonly place: PiecePlace | null;
}

/** Writes an entry for every piece, in the order of the tree. `budget`: tokens, as reasons name them. */
export function writeLedger(
  plan: PromptPlan,
  grown: Grown,
  places: ReadonlyMap<number, PiecePlace>,
  budget: number,
): readonly LedgerEntry[] {
  const counted = new Set<number>();
  return plan.pieces.map((piece, index) => {
    const form = sentForm(plan, grown.forms, index);
    const reason = grown.reasons[index];
    return {
      id: piece.id,
      kind: piece.kind,
      source: piece.source,
      ...(piece.provided === undefined ? {} : { provided: piece.provided }),
      priority: readPriority(piece, plan),
      tokens:
        form === undefined
          ? piece.forms[0].tokens
          : (grown.grown.get(index)?.tokens ?? form.tokens) + countNewGroups(piece, plan, counted),
      included: form !== undefined,
      reason: reason === undefined ? null : describeReason({ reason, index, plan, grown, budget }),
      level: form?.level ?? null,
      place: places.get(index) ?? null,
    };
  });
}

function readPriority(piece: PlannedPiece, plan: PromptPlan): number | null {
  const { turn } = unitAt(plan, piece.unit);
  return turn === 'required' ? null : turn.priority;
}

/**
 * Tokens of the groups around a piece that no piece before it was counted with. So the tokens of all included pieces
 * add up to the prompt, without the overhead of messages.
 */
function countNewGroups(piece: PlannedPiece, plan: PromptPlan, counted: Set<number>): number {
  let tokens = 0;
  for (const index of piece.groups) {
    const group = groupAt(plan, index);
    if (!group.isMessage && !counted.has(index)) {
      counted.add(index);
      tokens += group.tokens;
    }
  }
  return tokens;
}

/** A piece that is not sent whole. */
interface Reduced {
  readonly reason: CutReason;
  readonly index: number;
  readonly plan: PromptPlan;
  readonly grown: Grown;
  readonly budget: number;
}

/** Begins with what became of the piece: `cut to keep within the 8,000 tokens of a request, with 12 left`. */
function describeReason({ reason, index, plan, grown, budget }: Reduced): string {
  const level = sentForm(plan, grown.forms, index)?.level;
  const done = level === undefined ? 'cut' : SHORTENED[level];
  switch (reason.kind) {
    case 'cap': {
      const left = grown.left[reason.cap] ?? 0;
      // A few tokens more than the piece has may be left: for the lines of its group, for example. They would puzzle readers.
      const room = missingTokens(plan, grown, index) > left ? `, with ${writeCount(Math.max(0, left))} left` : '';
      return `${done} to keep within ${describeCap(plan, reason.cap, budget)}${room}`;
    }
    case 'too-large':
      return boundOf(capAt(plan, reason.cap), budget) === 0
        ? `${done}: no tokens are left for ${capAt(plan, reason.cap).name}`
        : `${done}: too large for ${describeCap(plan, reason.cap, budget)}, even if all else that can be cut is cut`;
    case 'kept-with':
      return `cut because ${pieceAt(plan, reason.piece).id} is cut, without which it is never sent`;
    case 'requires':
      return reason.piece < 0
        ? 'cut because a piece that it builds on is not in the prompt'
        : `cut because it builds on ${pieceAt(plan, reason.piece).id}, which is not sent`;
    case 'stands-in':
      return `not needed: it would replace ${pieceAt(plan, reason.piece).id}, which is sent`;
    case 'nothing':
      return 'left out: it had nothing to say within the tokens that were left';
  }
}

/** The tokens that it would take to send a piece in its next longer form, with the pieces that are sent only with it. */
function missingTokens(plan: PromptPlan, { forms }: Grown, index: number): number {
  const { unit, forms: own } = pieceAt(plan, index);
  const form = numberAt(forms, index);
  if (form > 0) {
    return at(own, form - 1).tokens - at(own, form).tokens;
  }
  const shortest = unitAt(plan, unit).pieces.map((piece) => pieceAt(plan, piece).forms.at(-1)?.tokens ?? 0);
  return shortest.reduce((sum, tokens) => sum + tokens, 0);
}

const SHORTENED: Readonly<Record<Level, string>> = {
  full: 'sent whole',
  elided: 'sent with omissions',
  outline: 'sent as an outline',
  name: 'sent as a name only',
};

function describeCap(plan: PromptPlan, index: number, budget: number): string {
  const cap = capAt(plan, index);
  if (index === REQUEST) {
    return `the ${writeCount(budget)} tokens of a request`;
  }
  const most = writeCount(boundOf(cap, budget));
  return 'tokens' in cap.most
    ? `the ${most} tokens for ${cap.name}`
    : `the ${most} of ${writeCount(budget)} tokens that the ${cap.name} parts may take`;
}

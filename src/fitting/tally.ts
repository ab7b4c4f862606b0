import { at } from '../structures/at.ts';
import { GONE, groupAt, numberAt, pieceAt, type PlannedPiece, type PromptPlan } from './plan.ts';

/** A running count while a prompt is cut down: which pieces are kept, in which form, and the tokens of each cap. */
export interface Tally {
  readonly plan: PromptPlan;
  /** For each piece the index of the form in which it is kept, or `GONE`. */
  readonly forms: number[];
  /** For each piece the tokens of that form, and 0 if it is gone. */
  readonly tokens: number[];
  /** For each cap the tokens it holds, with the opening and closing lines of its kept groups. */
  readonly used: number[];
  /** For each group how many of its pieces are kept. */
  readonly keptIn: number[];
}

/** Counts everything that is there before anything is cut. */
export function openTally(plan: PromptPlan): Tally {
  const { pieces, groups, caps } = plan;
  const isStandIn = ({ excludes }: PlannedPiece): boolean => excludes.length > 0;
  return {
    plan,
    forms: pieces.map((piece) => (isStandIn(piece) ? GONE : 0)),
    tokens: pieces.map((piece) => (isStandIn(piece) ? 0 : piece.forms[0].tokens)),
    used: caps.map(({ all }) => all),
    keptIn: groups.map((group) => group.pieces),
  };
}

export function isKept(tally: Tally, piece: number): boolean {
  return tally.forms[piece] !== GONE;
}

/** Whether the opening and closing lines of a group are sent, because one of its pieces is kept. */
export function isOpen(tally: Tally, group: number): boolean {
  return numberAt(tally.keptIn, group) > 0;
}

/** Adds a piece in its first form. */
export function addPiece(tally: Tally, piece: number): void {
  changeForm(tally, piece, 0);
}

/** Takes a piece to its next shorter form. */
export function shortenPiece(tally: Tally, piece: number): void {
  changeForm(tally, piece, numberAt(tally.forms, piece) + 1);
}

/** Sends a piece, whether it is kept or not, in one of its forms. */
export function restorePiece(tally: Tally, piece: number, form: number): void {
  changeForm(tally, piece, form);
}

export function removePiece(tally: Tally, piece: number): void {
  changeForm(tally, piece, GONE);
}

/** Gives a kept piece another number of tokens than was planned. */
export function resizePiece(tally: Tally, piece: number, tokens: number): void {
  addTokens(tally, pieceAt(tally.plan, piece).caps, tokens - numberAt(tally.tokens, piece));
  tally.tokens[piece] = tokens;
}

function changeForm(tally: Tally, index: number, to: number): void {
  const from = numberAt(tally.forms, index);
  if (from === to) {
    return;
  }
  const piece = pieceAt(tally.plan, index);
  const after = to === GONE ? 0 : at(piece.forms, to).tokens;
  addTokens(tally, piece.caps, after - numberAt(tally.tokens, index));
  tally.tokens[index] = after;
  tally.forms[index] = to;
  if (from === GONE || to === GONE) {
    countInGroups(tally, piece, to === GONE ? -1 : 1);
  }
}

function addTokens({ used }: Tally, caps: readonly number[], tokens: number): void {
  for (const cap of caps) {
    used[cap] = numberAt(used, cap) + tokens;
  }
}

/** A group has its lines while one of its pieces is kept. */
function countInGroups(tally: Tally, piece: PlannedPiece, change: 1 | -1): void {
  for (const index of piece.groups) {
    const before = numberAt(tally.keptIn, index);
    const after = before + change;
    tally.keptIn[index] = after;
    if (before === 0 || after === 0) {
      const group = groupAt(tally.plan, index);
      addTokens(tally, group.caps, change * group.tokens);
    }
  }
}

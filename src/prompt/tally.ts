import { REQUEST, TOKENS_PER_REQUEST, type PromptPlan } from './plan.ts';

/** Which pieces are kept, in which form, and what that costs each cap. */
export interface Tally {
  /** For each piece the index of its form, or `GONE`. */
  readonly forms: readonly number[];
  /** For each cap the tokens it holds, the opening and closing lines of its kept groups included. */
  readonly used: readonly number[];
  /** Adds a piece in its first form. */
  add(piece: number): void;
  /** Takes a piece to its next form. */
  shorten(piece: number): void;
  remove(piece: number): void;
}

export const GONE = -1;

/** A tally of nothing yet. */
export function openTally({ pieces, groups, caps }: PromptPlan): Tally {
  const forms = Array.from({ length: pieces.length }, () => GONE);
  const used: number[] = caps.map((_, cap) => (cap === REQUEST ? TOKENS_PER_REQUEST : 0));
  const keptIn = Array.from({ length: groups.length }, () => 0);

  function book(tokens: number, into: readonly number[]): void {
    for (const cap of into) {
      used[cap] = (used[cap] ?? 0) + tokens;
    }
  }

  function change(index: number, to: number): void {
    const piece = pieces[index];
    const from = forms[index] ?? GONE;
    if (piece === undefined || from === to) {
      return;
    }
    forms[index] = to;
    book((piece.forms[to]?.tokens ?? 0) - (piece.forms[from]?.tokens ?? 0), piece.caps);
    if (from === GONE || to === GONE) {
      piece.groups.forEach((group) => countIn(group, to === GONE ? -1 : 1));
    }
  }

  /** A group's own lines are there while one of its pieces is. */
  function countIn(index: number, sign: 1 | -1): void {
    const group = groups[index];
    const before = keptIn[index] ?? 0;
    keptIn[index] = before + sign;
    if (group !== undefined && (before === 0 || before + sign === 0)) {
      book(sign * group.tokens, group.caps);
    }
  }

  return {
    forms,
    used,
    add: (piece) => change(piece, 0),
    shorten: (piece) => change(piece, (forms[piece] ?? GONE) + 1),
    remove: (piece) => change(piece, GONE),
  };
}

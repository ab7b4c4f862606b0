import type { PlannedPiece, PromptPlan } from './plan.ts';

/** Which pieces are kept, in which form, and what that costs each cap. */
export interface Tally {
  /** For each piece the index of its form, or `GONE`. */
  readonly forms: readonly number[];
  /** For each cap the tokens it holds, the opening and closing lines of its kept groups included. */
  readonly used: readonly number[];
  isKept(piece: number): boolean;
  /** Adds a piece in its first form. */
  add(piece: number): void;
  /** Takes a piece to its next form. */
  shorten(piece: number): void;
  remove(piece: number): void;
  /** Gives a kept piece other tokens than were planned. */
  resize(piece: number, size: number): void;
  /** Whether a group's own lines are there, as a piece of it is. */
  isOpen(group: number): boolean;
}

export const GONE = -1;

/** A tally of all that is there before anything is sacrificed. */
export function openTally({ pieces, groups, caps, relations }: PromptPlan): Tally {
  const forms = pieces.map(() => 0);
  relations.waiting.forEach((piece) => (forms[piece] = GONE));
  const used = caps.map(({ all }) => all);
  const keptIn = groups.map((group) => group.pieces);
  /** Of each piece as it is kept. */
  const tokens = pieces.map((piece, index) => (forms[index] === GONE ? 0 : (piece.forms[0]?.tokens ?? 0)));

  const formOf = (index: number): number => forms[index] ?? GONE;
  const tokensOf = (index: number): number => tokens[index] ?? 0;

  function change(index: number, to: number): void {
    const piece = pieces[index];
    const from = formOf(index);
    if (piece === undefined || from === to) {
      return;
    }
    const after = to === GONE ? 0 : (piece.forms[to]?.tokens ?? 0);
    book(after - tokensOf(index), piece.caps);
    tokens[index] = after;
    forms[index] = to;
    if (from === GONE || to === GONE) {
      countInGroups(piece, to === GONE ? -1 : 1);
    }
  }

  function book(tokens: number, into: readonly number[] = []): void {
    for (const cap of into) {
      used[cap] = (used[cap] ?? 0) + tokens;
    }
  }

  /** A group's own lines are there while one of its pieces is. */
  function countInGroups(piece: PlannedPiece, sign: 1 | -1): void {
    for (const index of piece.groups) {
      const before = keptIn[index] ?? 0;
      keptIn[index] = before + sign;
      if (before === 0 || before + sign === 0) {
        book(sign * (groups[index]?.tokens ?? 0), groups[index]?.caps);
      }
    }
  }

  return {
    forms,
    used,
    isKept: (piece) => formOf(piece) !== GONE,
    add: (piece) => change(piece, 0),
    shorten: (piece) => change(piece, formOf(piece) + 1),
    remove: (piece) => change(piece, GONE),
    resize(piece, size) {
      book(size - tokensOf(piece), pieces[piece]?.caps);
      tokens[piece] = size;
    },
    isOpen: (group) => (keptIn[group] ?? 0) > 0,
  };
}

import { REQUEST, type PlannedPiece, type PromptPlan } from './plan.ts';
import type { Step } from './steps.ts';
import { GONE, openTally } from './tally.ts';

/** Why a piece is shorter than it could be, or not there. Pieces and caps are indexes of the plan. */
export type Fate =
  /** To keep within a cap. */
  | { readonly kind: 'cap'; readonly cap: number }
  /** It would not fit a cap beside what is required, even alone. */
  | { readonly kind: 'too-large'; readonly cap: number }
  /** It goes with another piece. */
  | { readonly kind: 'kept-with'; readonly piece: number }
  /** What it requires is gone; -1 where it is not in the tree. */
  | { readonly kind: 'requires'; readonly piece: number }
  /** What it stands in for is there. */
  | { readonly kind: 'stands-in'; readonly piece: number }
  /** It takes what is left, and wrote nothing. */
  | { readonly kind: 'nothing' };

/** What is sent of a plan within a budget. */
export interface Choice {
  readonly kind: 'chosen';
  /** Exact input tokens, overhead included. */
  readonly tokens: number;
  /** For each piece the index of the form that is sent, or `GONE`. */
  readonly forms: readonly number[];
  /** Of the pieces that are not sent whole. */
  readonly fates: ReadonlyMap<number, Fate>;
  /** For each cap how many tokens more it would hold. */
  readonly left: readonly number[];
}

interface Cut {
  readonly unit: number;
  readonly why: Fate;
  readonly cause: number | undefined;
}

interface Sacrifice {
  /** Brings a cap within its bound; those of higher index come before. */
  reduce(cap: number): void;
  choice(): Choice;
}

/** Begins with all that a plan has, but for what stands in for something else. `bounds` are those of the caps, in tokens. */
export function openSacrifice(plan: PromptPlan, bounds: readonly number[]): Sacrifice {
  const { pieces, units, steps, caps, relations } = plan;
  const tally = openTally(plan);
  const fates = new Map<number, Fate>();
  const isCut = new Set<number>();
  /** For each cap the last step that was taken to reduce it. */
  const reached = caps.map(() => -1);
  let reducing = caps.length;

  const boundOf = (cap: number): number => bounds[cap] ?? 0;
  const usedOf = (cap: number): number => tally.used[cap] ?? 0;
  const roomOf = (cap: number): number => boundOf(cap) - (caps[cap]?.required ?? 0);
  const isThere = (piece: number): boolean => (tally.forms[piece] ?? GONE) !== GONE;

  function begin(): void {
    for (const [index, piece] of pieces.entries()) {
      const [original] = piece.excludes;
      if (original === undefined) {
        tally.add(index);
      } else {
        fates.set(index, { kind: 'stands-in', piece: original });
      }
    }
    for (const index of relations.unmet) {
      cut(pieces[index]?.unit ?? -1, { kind: 'requires', piece: -1 }, index);
    }
  }

  function reduce(cap: number): void {
    reducing = cap;
    if (usedOf(cap) <= boundOf(cap)) {
      return;
    }
    const ranks = caps[cap]?.steps ?? [];
    const room = roomOf(cap);
    for (const rank of ranks) {
      const step = steps[rank];
      if (step !== undefined && isPossible(step) && sizeOf(step, cap) > room) {
        take(step, { kind: 'too-large', cap });
      }
    }
    for (const rank of ranks) {
      const step = steps[rank];
      if (usedOf(cap) <= boundOf(cap)) {
        return;
      }
      reached[cap] = rank;
      if (step !== undefined && isPossible(step)) {
        take(step, { kind: 'cap', cap });
      }
    }
  }

  function isPossible({ unit, shortens }: Step): boolean {
    return shortens === undefined
      ? !isCut.has(unit) && (units[unit]?.pieces ?? []).some(isThere)
      : tally.forms[shortens.piece] === shortens.from;
  }

  /** Tokens, within a cap, of what a step would shorten or cut, beyond what of it is required. */
  function sizeOf({ unit, shortens }: Step, cap: number): number {
    const members = shortens === undefined ? (units[unit]?.pieces ?? []) : [shortens.piece];
    const isRequired = units[unit]?.priority === 'required';
    const opened = new Set<number>();
    let size = 0;
    for (const index of members) {
      const piece = pieces[index];
      if (piece !== undefined && piece.caps.includes(cap)) {
        size += tokensOf(piece, tally.forms[index]) - (isRequired ? tokensOf(piece, piece.forms.length - 1) : 0);
        piece.groups.forEach((group) => opened.add(group));
      }
    }
    for (const group of opened) {
      size += tagsOf(group, cap);
    }
    return size;
  }

  /** A group's own lines, where no required piece has them written anyway. */
  function tagsOf(index: number, cap: number): number {
    const group = plan.groups[index];
    return group === undefined || group.isRequired || !group.caps.includes(cap) ? 0 : group.tokens;
  }

  function take({ unit, shortens }: Step, why: Fate): void {
    if (shortens === undefined) {
      cut(unit, why);
      return;
    }
    tally.shorten(shortens.piece);
    fates.set(shortens.piece, why);
  }

  /** Cuts a unit and whatever requires a piece of it. `cause`: the piece that the reason is about, where it is one. */
  function cut(unit: number, why: Fate, cause?: number): void {
    const pending: Cut[] = [{ unit, why, cause }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const members = isCut.has(next.unit) ? [] : (units[next.unit]?.pieces ?? []);
      isCut.add(next.unit);
      for (const index of members) {
        fates.set(index, fateOf(index, next));
        tally.remove(index);
      }
      for (const index of members) {
        for (const dependent of relations.dependents[index] ?? []) {
          const fate: Fate = { kind: 'requires', piece: index };
          pending.push({ unit: pieces[dependent]?.unit ?? -1, why: fate, cause: dependent });
        }
        relations.standIns[index]?.forEach(callIn);
      }
    }
  }

  /** A stand-in comes once all it stands in for are gone, unless its own turn to go has been or it has no room. */
  function callIn(index: number): void {
    const piece = pieces[index];
    if (piece === undefined || isCut.has(piece.unit) || piece.excludes.some(isThere)) {
      return;
    }
    const missing = piece.requires.find((other) => !isThere(other));
    const full = piece.caps.find((cap) => isClosedTo(piece, cap));
    if (missing === undefined && full === undefined) {
      fates.delete(index);
      tally.add(index);
      return;
    }
    isCut.add(piece.unit);
    fates.set(
      index,
      missing === undefined ? { kind: 'cap', cap: full ?? REQUEST } : { kind: 'requires', piece: missing },
    );
  }

  function isClosedTo(piece: PlannedPiece, cap: number): boolean {
    const size = piece.groups.reduce((sum, group) => sum + tagsOf(group, cap), tokensOf(piece, 0));
    const isReduced = cap > reducing;
    return (
      (plan.cutRanks[piece.unit] ?? -1) <= (reached[cap] ?? -1) ||
      size > (isReduced ? boundOf(cap) - usedOf(cap) : roomOf(cap))
    );
  }

  begin();
  return {
    reduce,
    choice: () => ({
      kind: 'chosen',
      tokens: usedOf(REQUEST),
      forms: tally.forms,
      fates,
      left: caps.map((_, cap) => boundOf(cap) - usedOf(cap)),
    }),
  };
}

/** The others of a unit go along with the one that the reason is about. */
function fateOf(index: number, { why, cause }: Cut): Fate {
  return cause === undefined || cause === index ? why : { kind: 'kept-with', piece: cause };
}

function tokensOf(piece: PlannedPiece, form: number | undefined): number {
  return form === undefined ? 0 : (piece.forms[form]?.tokens ?? 0);
}

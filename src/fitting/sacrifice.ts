import { REQUEST } from './measure.ts';
import type { PromptPlan } from './plan.ts';
import { openStandIns } from './stand-ins.ts';
import type { Step } from './steps.ts';
import { openTally, type Tally } from './tally.ts';

/** Why a piece is shorter than it could be, or not there. Pieces and caps are indexes of the plan. */
export type Fate =
  | ForCap
  /** It goes with another piece. */
  | { readonly kind: 'kept-with'; readonly piece: number }
  /** What it requires is gone; -1 where it is not in the tree. */
  | { readonly kind: 'requires'; readonly piece: number }
  /** What it stands in for is there. */
  | { readonly kind: 'stands-in'; readonly piece: number }
  /** It takes what is left, and wrote nothing. */
  | { readonly kind: 'nothing' };

/** To keep within a cap; `too-large`: beside what is required it would not fit it even alone. */
export interface ForCap {
  readonly kind: 'cap' | 'too-large';
  readonly cap: number;
}

/** What is sent of a plan within a budget. */
export interface Choice {
  readonly kind: 'chosen';
  /** Exact input tokens, overhead included. */
  readonly tokens: number;
  /** For each piece the index of the form that is sent, or `GONE`. */
  readonly forms: readonly number[];
  /** For each piece why it is not sent whole, if it is not. */
  readonly fates: readonly (Fate | undefined)[];
  /** For each cap how many tokens more it would hold. */
  readonly left: readonly number[];
}

/** What is kept of a plan while more and more of it goes. */
export interface Sacrifice {
  readonly kind: 'sacrifice';
  readonly tally: Tally;
  /** Tokens that a cap still has room for; below zero where it is above its bound. */
  left(cap: number): number;
  isPossible(step: Step): boolean;
  /** Takes a step that is possible, with all that follows from it. */
  take(step: Step, why: ForCap): void;
  /** Passes over a step that is not possible: what only stands in for others does not come after its turn to go. */
  pass(step: Step, cap: number): void;
  /** Says that a cap holds what it may hold, so that nothing more comes into it than has room. */
  settle(cap: number): void;
  /** Takes out a piece that has nothing to say. What is required stays though it is kept with that piece. */
  withdraw(piece: number): void;
  choice(): Choice;
}

interface Cut {
  readonly unit: number;
  readonly fateOf: (piece: number) => Fate;
}

/** Begins with all that a plan has, but for what stands in for something else. `bounds` are those of the caps, in tokens. */
export function openSacrifice(plan: PromptPlan, bounds: readonly number[]): Sacrifice {
  const { pieces, units, caps, relations } = plan;
  const tally = openTally(plan);
  const standIns = openStandIns(plan, tally, bounds);
  const fates: (Fate | undefined)[] = pieces.map(() => undefined);
  const isCut = units.map(() => false);

  const left = (cap: number): number => (bounds[cap] ?? 0) - (tally.used[cap] ?? 0);
  const isKept = (piece: number): boolean => tally.isKept(piece);
  const unitOf = (piece: number): number => pieces[piece]?.unit ?? -1;
  const membersOf = (unit: number): readonly number[] => units[unit]?.pieces ?? [];

  /** Cuts units with all that depends on them, and calls in what stands in for any of it. */
  function cut(pending: Cut[]): void {
    const gone: number[] = [];
    // What is added while this runs is reached by it.
    for (const { unit, fateOf } of pending) {
      if (isCut[unit] === false) {
        isCut[unit] = true;
        for (const index of membersOf(unit)) {
          remove(index, fateOf(index), pending);
          gone.push(index);
        }
      }
    }
    gone.forEach(callInFor);
  }

  function remove(index: number, fate: Fate, pending: Cut[]): void {
    tally.remove(index);
    fates[index] = fate;
    for (const dependent of relations.dependents[index] ?? []) {
      pending.push(cutOf(dependent, { kind: 'requires', piece: index }));
    }
  }

  /** The unit of a piece that has to go; others of the unit go because they are kept with it. */
  function cutOf(piece: number, why: Fate): Cut {
    return { unit: unitOf(piece), fateOf: (index) => (index === piece ? why : { kind: 'kept-with', piece }) };
  }

  /** A unit that goes for a cap; what of it does not count for that cap is kept with what does. */
  function cutFor(unit: number, why: ForCap): Cut {
    const counts = (index: number): boolean => pieces[index]?.caps.includes(why.cap) === true;
    const piece = membersOf(unit).find(counts) ?? -1;
    return { unit, fateOf: (index) => (counts(index) ? why : { kind: 'kept-with', piece }) };
  }

  /** The piece of a unit that is alone and that no other depends on: most are, and need no list of what follows. */
  function loneOf(unit: number): number | undefined {
    const members = membersOf(unit);
    const piece = members[0] ?? -1;
    const isFree = relations.dependents[piece] === undefined && relations.standIns[piece] === undefined;
    return members.length === 1 && isFree ? piece : undefined;
  }

  function callInFor(gone: number): void {
    for (const index of standIns.calledBy(gone)) {
      const cap = standIns.closedTo(index);
      if (isCut[unitOf(index)] === true) {
        continue;
      }
      if (cap === undefined) {
        tally.add(index);
      } else {
        isCut[unitOf(index)] = true;
        fates[index] = { kind: 'cap', cap };
      }
    }
  }

  /** A stand-in that was not called in waits for its first original that is kept. */
  function fateOfWaiting(index: number): Fate | undefined {
    const original = isKept(index) ? undefined : pieces[index]?.excludes.find(isKept);
    return original === undefined ? undefined : { kind: 'stands-in', piece: original };
  }

  cut(relations.unmet.map((index) => cutOf(index, { kind: 'requires', piece: -1 })));

  return {
    kind: 'sacrifice',
    tally,
    left,
    isPossible: ({ unit, shortens }) =>
      shortens === undefined
        ? isCut[unit] === false && membersOf(unit).some(isKept)
        : tally.forms[shortens.piece] === shortens.from,
    take({ unit, shortens }, why) {
      const lone = shortens === undefined ? loneOf(unit) : undefined;
      if (shortens !== undefined) {
        tally.shorten(shortens.piece);
        fates[shortens.piece] = why;
      } else if (lone === undefined) {
        cut([cutFor(unit, why)]);
      } else {
        isCut[unit] = true;
        tally.remove(lone);
        fates[lone] = why;
      }
    },
    pass({ unit, shortens }, cap) {
      if (shortens === undefined && isCut[unit] === false) {
        standIns.pass(unit, cap);
      }
    },
    settle: (cap) => standIns.settle(cap),
    withdraw(index) {
      if (units[unitOf(index)]?.turn === 'required') {
        const pending: Cut[] = [];
        remove(index, { kind: 'nothing' }, pending);
        cut(pending);
        callInFor(index);
      } else {
        cut([cutOf(index, { kind: 'nothing' })]);
      }
    },
    choice: () => ({
      kind: 'chosen',
      tokens: tally.used[REQUEST] ?? 0,
      forms: tally.forms,
      fates: relations.waiting.length === 0 ? fates : fates.map((fate, index) => fate ?? fateOfWaiting(index)),
      left: caps.map((_, cap) => left(cap)),
    }),
  };
}

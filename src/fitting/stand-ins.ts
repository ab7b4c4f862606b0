import { tokensOfLines } from './own-lines.ts';
import type { PromptPlan } from './plan.ts';
import type { Tally } from './tally.ts';

/** The pieces that stand in for others: each comes when all of those are gone, unless a cap is closed to it. */
export interface StandIns {
  /** Says that a piece has gone. Returns the stand-ins of which it was the last original. */
  calledBy(piece: number): readonly number[];
  /** The cap that keeps a stand-in out: its turn to go for that cap has been, or it has no room there. */
  closedTo(standIn: number): number | undefined;
  /** Says that the turn of a unit to go for a cap has been. */
  pass(unit: number, cap: number): void;
  /** Says that a cap holds what it may hold, so that nothing more comes into it than has room. */
  settle(cap: number): void;
}

const NONE: readonly number[] = [];

/** `bounds` are those of the caps, in tokens. */
export function openStandIns(plan: PromptPlan, tally: Tally, bounds: readonly number[]): StandIns {
  const { pieces, caps, relations } = plan;
  /** For each stand-in how many originals of it are kept. */
  const originals = new Map(relations.waiting.map((index) => [index, pieces[index]?.excludes.length ?? 0]));
  const passed = new Map<number, number>();
  const settled = new Set<number>();

  /** Before a cap is settled others make room, so that a piece has to fit beside what is required. */
  function hasRoom(index: number, cap: number): boolean {
    const { forms = [], groups = [] } = pieces[index] ?? {};
    const [used, isThere] = settled.has(cap)
      ? [tally.used[cap], (group: number) => tally.isOpen(group)]
      : [caps[cap]?.required, (group: number) => plan.groups[group]?.isRequired === true];
    const size = (forms[0]?.tokens ?? 0) + tokensOfLines(groups, cap, plan, isThere);
    return (used ?? 0) + size <= (bounds[cap] ?? 0);
  }

  return {
    calledBy(piece) {
      const called = relations.standIns[piece];
      if (called === undefined) {
        return NONE;
      }
      called.forEach((standIn) => originals.set(standIn, (originals.get(standIn) ?? 0) - 1));
      return called.filter((standIn) => originals.get(standIn) === 0);
    },
    closedTo(standIn) {
      const { unit = -1, caps = [] } = pieces[standIn] ?? {};
      return passed.get(unit) ?? caps.find((cap) => !hasRoom(standIn, cap));
    },
    pass: (unit, cap) => passed.set(unit, cap),
    settle: (cap) => settled.add(cap),
  };
}

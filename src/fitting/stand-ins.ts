import { countGroupLines } from './group-lines.ts';
import { capAt, groupAt, numberAt, pieceAt, type PromptPlan } from './plan.ts';
import { isOpen, type Tally } from './tally.ts';

/**
 * Which stand-ins may still be sent. A stand-in replaces other pieces, its originals: it is sent when all of them are
 * gone, unless a cap is closed to it.
 */
export interface StandIns {
  /** For each stand-in how many of its originals are not gone. */
  readonly originals: Map<number, number>;
  /** For each unit that was not there when a cap would have cut it: that cap. */
  readonly passed: Map<number, number>;
  /** Caps that are within their bounds. */
  readonly settled: Set<number>;
}

/** What a stand-in has to fit into. */
interface Kept {
  readonly plan: PromptPlan;
  readonly tally: Tally;
  /** For each cap the most tokens that it may hold. */
  readonly bounds: readonly number[];
}

const NONE: readonly number[] = [];

export function openStandIns({ pieces }: PromptPlan): StandIns {
  const originals = new Map<number, number>();
  for (const [index, { excludes }] of pieces.entries()) {
    if (excludes.length > 0) {
      originals.set(index, excludes.length);
    }
  }
  return { originals, passed: new Map(), settled: new Set() };
}

/** Notes that a piece is gone. Returns the stand-ins of which it was the last original. */
export function callStandIns({ originals }: StandIns, { relations }: PromptPlan, piece: number): readonly number[] {
  const called = relations.standIns[piece];
  return called === undefined ? NONE : called.filter((standIn) => countDown(originals, standIn) === 0);
}

/** Notes that a piece that was gone is there again. */
export function recallStandIns({ originals }: StandIns, { relations }: PromptPlan, piece: number): void {
  relations.standIns[piece]?.forEach((standIn) => originals.set(standIn, (originals.get(standIn) ?? 0) + 1));
}

function countDown(originals: Map<number, number>, standIn: number): number | undefined {
  const before = originals.get(standIn);
  if (before === undefined) {
    return undefined;
  }
  originals.set(standIn, before - 1);
  return before - 1;
}

/** The cap that keeps a stand-in out: it would have cut the stand-in already, or it does not have the tokens. */
export function findClosedCap(standIns: StandIns, standIn: number, kept: Kept): number | undefined {
  const { unit, caps } = pieceAt(kept.plan, standIn);
  return standIns.passed.get(unit) ?? caps.find((cap) => !hasRoom(standIns, standIn, cap, kept));
}

/** A cap that is not settled yet will cut more, so a stand-in only has to fit next to what is required. */
function hasRoom(standIns: StandIns, standIn: number, cap: number, { plan, tally, bounds }: Kept): boolean {
  const isSettled = standIns.settled.has(cap);
  const used = isSettled ? numberAt(tally.used, cap) : capAt(plan, cap).required;
  const isThere = (group: number): boolean => (isSettled ? isOpen(tally, group) : groupAt(plan, group).isRequired);
  const { forms, groups } = pieceAt(plan, standIn);
  return used + forms[0].tokens + countGroupLines(groups, cap, plan, isThere) <= numberAt(bounds, cap);
}

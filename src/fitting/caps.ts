import { REQUEST, type MeasuredCap, type MeasuredGroup, type MeasuredPiece } from './measure.ts';
import type { Step } from './steps.ts';
import type { Unit } from './units.ts';

/** A bound, with what is known beforehand of the pieces and groups that count for it. */
export interface Cap extends MeasuredCap {
  /** Indexes of the steps that reduce it, in order. */
  readonly steps: readonly number[];
  /** Tokens before anything is sacrificed. */
  readonly all: number;
  /** Tokens of what can never be cut. */
  readonly required: number;
  /** No unit takes more tokens of it. */
  readonly largest: number;
}

/** What every request costs beside its messages, in OpenAI's chat format. */
export const TOKENS_PER_REQUEST = 3;

interface CountedPiece extends Pick<MeasuredPiece, 'forms' | 'groups' | 'caps'> {
  readonly unit: number;
  readonly excludes: readonly number[];
}

interface CountedGroup extends Pick<MeasuredGroup, 'tokens' | 'caps'> {
  readonly pieces: number;
  readonly isRequired: boolean;
}

interface Counted {
  readonly pieces: readonly CountedPiece[];
  readonly groups: readonly CountedGroup[];
  readonly units: readonly Unit[];
  readonly steps: readonly Step[];
}

/** What each cap holds, and by which steps it holds less. */
export function planCaps(caps: readonly MeasuredCap[], counted: Counted): readonly Cap[] {
  const steps = stepsOfCaps(caps.length, counted);
  const tokens = tokensOfCaps(caps.length, counted);
  const largest = largestOfCaps(caps.length, counted);
  return caps.map((cap, index) => ({
    ...cap,
    ...(tokens[index] ?? NOTHING),
    steps: steps[index] ?? [],
    largest: largest[index] ?? 0,
  }));
}

const NOTHING = { all: 0, required: 0 };

function stepsOfCaps(caps: number, { pieces, units, steps }: Counted): readonly (readonly number[])[] {
  const ranks: number[][] = Array.from({ length: caps }, () => []);
  const capsOfUnits = units.map(({ pieces: members }) => capsOfAny(members, pieces));
  for (const [rank, { unit, shortens }] of steps.entries()) {
    const reduced = shortens === undefined ? capsOfUnits[unit] : pieces[shortens.piece]?.caps;
    for (const cap of reduced ?? []) {
      ranks[cap]?.push(rank);
    }
  }
  return ranks;
}

function capsOfAny(members: readonly number[], pieces: readonly CountedPiece[]): readonly number[] {
  const capsOf = (index: number): readonly number[] => pieces[index]?.caps ?? [];
  return members.length === 1 ? capsOf(members[0] ?? 0) : [...new Set(members.flatMap(capsOf))];
}

function tokensOfCaps(caps: number, { pieces, groups, units }: Counted): readonly Pick<Cap, 'all' | 'required'>[] {
  const sums = Array.from({ length: caps }, (_, cap) => {
    const tokens = cap === REQUEST ? TOKENS_PER_REQUEST : 0;
    return { all: tokens, required: tokens };
  });
  function add(into: readonly number[], all: number, required: number): void {
    for (const cap of into) {
      const sum = sums[cap];
      if (sum !== undefined) {
        sum.all += all;
        sum.required += required;
      }
    }
  }
  for (const { forms, caps, unit, excludes } of pieces) {
    const isRequired = units[unit]?.turn === 'required';
    add(caps, excludes.length === 0 ? (forms[0]?.tokens ?? 0) : 0, isRequired ? (forms.at(-1)?.tokens ?? 0) : 0);
  }
  for (const { tokens, caps, pieces, isRequired } of groups) {
    add(caps, pieces > 0 ? tokens : 0, isRequired ? tokens : 0);
  }
  return sums;
}

/** Groups' own lines are counted as often as pieces are in them: it is enough that nothing takes more. */
function largestOfCaps(caps: number, { pieces, groups, units }: Counted): readonly number[] {
  const largest = Array.from({ length: caps }, () => 0);
  for (const unit of units) {
    let size = 0;
    for (const index of unit.pieces) {
      const piece = pieces[index];
      size += piece?.forms[0]?.tokens ?? 0;
      piece?.groups.forEach((group) => (size += groups[group]?.tokens ?? 0));
    }
    for (const index of unit.pieces) {
      pieces[index]?.caps.forEach((cap) => (largest[cap] = Math.max(largest[cap] ?? 0, size)));
    }
  }
  return largest;
}

import { at } from '../structures/at.ts';
import { lastForm, REQUEST, type MeasuredCap, type MeasuredGroup, type MeasuredPiece } from './measure.ts';
import type { Step } from './steps.ts';
import type { Unit } from './units.ts';

/** A limit on the tokens of some pieces and groups, with all that is known about them before a budget is chosen. */
export interface Cap extends MeasuredCap {
  /** Indexes of the steps that reduce its tokens, in order. */
  readonly steps: readonly number[];
  /** Tokens before anything is cut. */
  readonly all: number;
  /** Tokens of everything that can never be cut. */
  readonly required: number;
  /** No unit takes more tokens of this cap. */
  readonly largest: number;
}

/** Tokens that each request costs in addition to its messages, in OpenAI's chat format. */
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

/** A cap while its tokens are added up. */
interface OpenCap extends MeasuredCap {
  readonly steps: number[];
  all: number;
  required: number;
  largest: number;
}

/** Works out how many tokens each cap holds, and which steps reduce them. */
export function planCaps(measured: readonly MeasuredCap[], counted: Counted): readonly Cap[] {
  const caps = measured.map((cap, index): OpenCap => {
    const tokens = index === REQUEST ? TOKENS_PER_REQUEST : 0;
    return { ...cap, all: tokens, required: tokens, steps: [], largest: 0 };
  });
  addTokens(caps, counted);
  addSteps(caps, counted);
  raiseLargest(caps, counted);
  return caps;
}

function addTokens(caps: readonly OpenCap[], { pieces, groups, units }: Counted): void {
  for (const piece of pieces) {
    const all = piece.excludes.length === 0 ? piece.forms[0].tokens : 0;
    const required = at(units, piece.unit).turn === 'required' ? lastForm(piece).tokens : 0;
    addTo(caps, piece.caps, { all, required });
  }
  for (const group of groups) {
    addTo(caps, group.caps, {
      all: group.pieces > 0 ? group.tokens : 0,
      required: group.isRequired ? group.tokens : 0,
    });
  }
}

function addTo(caps: readonly OpenCap[], into: readonly number[], tokens: Pick<Cap, 'all' | 'required'>): void {
  for (const index of into) {
    const cap = at(caps, index);
    cap.all += tokens.all;
    cap.required += tokens.required;
  }
}

function addSteps(caps: readonly OpenCap[], { pieces, units, steps }: Counted): void {
  const capsOfUnits = units.map((unit) => findCaps(unit, pieces));
  for (const [rank, { unit, shortens }] of steps.entries()) {
    const reduced = shortens === undefined ? at(capsOfUnits, unit) : at(pieces, shortens.piece).caps;
    for (const cap of reduced) {
      at(caps, cap).steps.push(rank);
    }
  }
}

function findCaps(unit: Unit, pieces: readonly CountedPiece[]): readonly number[] {
  const caps = unit.pieces.map((index) => at(pieces, index).caps);
  return caps.length === 1 ? caps.flat() : [...new Set(caps.flat())];
}

/** The lines of a group count once for each piece in it. That is too much, but no unit may take more than `largest`. */
function raiseLargest(caps: readonly OpenCap[], { pieces, groups, units }: Counted): void {
  for (const unit of units) {
    const members = unit.pieces.map((index) => at(pieces, index));
    let size = 0;
    for (const piece of members) {
      size += piece.forms[0].tokens;
      for (const group of piece.groups) {
        size += at(groups, group).tokens;
      }
    }
    for (const piece of members) {
      for (const index of piece.caps) {
        const cap = at(caps, index);
        cap.largest = Math.max(cap.largest, size);
      }
    }
  }
}

import { at } from '../structures/at.ts';
import { REQUEST } from './measure.ts';
import { numberAt, pieceAt, unitAt, type PromptPlan } from './plan.ts';
import { callStandIns, findClosedCap, openStandIns, type StandIns } from './stand-ins.ts';
import type { Step } from './steps.ts';
import { addPiece, isKept, openTally, removePiece, shortenPiece, type Tally } from './tally.ts';

/** Why a piece is cut or shortened. Pieces and caps are indexes in the plan. */
export type CutReason =
  | CapReason
  /** Another piece of its unit is cut. */
  | { readonly kind: 'kept-with'; readonly piece: number }
  /** A piece that it requires is gone; -1 if that piece is not in the tree. */
  | { readonly kind: 'requires'; readonly piece: number }
  /** A piece that it would replace is sent. */
  | { readonly kind: 'stands-in'; readonly piece: number }
  /** It could have grown into the tokens left, and wrote nothing. */
  | { readonly kind: 'nothing' };

/** `cap`: to keep within a cap. `too-large`: it would not fit the cap even alone, next to what is required. */
export interface CapReason {
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
  readonly reasons: readonly (CutReason | undefined)[];
  /** For each cap how many more tokens it could hold. */
  readonly left: readonly number[];
}

/** What is kept of a plan, while steps cut more and more of it. */
export interface Selection {
  readonly kind: 'selection';
  readonly plan: PromptPlan;
  /** For each cap the most tokens that it may hold. */
  readonly bounds: readonly number[];
  readonly tally: Tally;
  readonly standIns: StandIns;
  /** For each piece why it is not kept whole, if it is not. */
  readonly reasons: (CutReason | undefined)[];
  /** For each unit whether it is cut. */
  readonly isCut: boolean[];
}

/** A unit that is to be cut. */
interface Cut {
  readonly unit: number;
  /** The piece of the unit because of which it is cut. */
  readonly cause: number;
  readonly reason: CutReason;
}

/** Begins with everything but the stand-ins. Pieces that require one that is not in the tree are cut at once. */
export function openSelection(plan: PromptPlan, bounds: readonly number[]): Selection {
  const selection: Selection = {
    kind: 'selection',
    plan,
    bounds,
    tally: openTally(plan),
    standIns: openStandIns(plan),
    reasons: plan.pieces.map(() => undefined),
    isCut: plan.units.map(() => false),
  };
  cutUnits(
    selection,
    plan.relations.unmet.map((cause) => cutBecauseOf(plan, cause, { kind: 'requires', piece: -1 })),
  );
  return selection;
}

/** Tokens that a cap can still take; below zero if it holds more than it may. */
export function tokensLeft({ bounds, tally }: Selection, cap: number): number {
  return numberAt(bounds, cap) - numberAt(tally.used, cap);
}

export function isPossible({ plan, tally, isCut }: Selection, { unit, shortens }: Step): boolean {
  return shortens === undefined
    ? isCut[unit] === false && unitAt(plan, unit).pieces.some((piece) => isKept(tally, piece))
    : tally.forms[shortens.piece] === shortens.from;
}

/** Takes a step that is possible, with everything that follows from it. */
export function takeStep(selection: Selection, { unit, shortens }: Step, reason: CapReason): void {
  const { plan, tally, reasons, isCut } = selection;
  if (shortens !== undefined) {
    shortenPiece(tally, shortens.piece);
    reasons[shortens.piece] = reason;
    return;
  }
  const lone = findLonePiece(plan, unit);
  if (lone === undefined) {
    const cause = unitAt(plan, unit).pieces.filter((piece) => countsFor(plan, piece, reason.cap));
    cutUnits(selection, [{ unit, cause: at(cause, 0), reason }]);
    return;
  }
  isCut[unit] = true;
  removePiece(tally, lone);
  reasons[lone] = reason;
}

/** Passes over a step that is not possible. A stand-in whose turn to be cut is over is not sent later. */
export function passStep({ standIns, isCut }: Selection, { unit, shortens }: Step, cap: number): void {
  if (shortens === undefined && isCut[unit] === false) {
    standIns.passed.set(unit, cap);
  }
}

/** Notes that a cap is within its bound. From now on it takes only what fits next to all that is kept. */
export function settleCap({ standIns }: Selection, cap: number): void {
  standIns.settled.add(cap);
}

/** Takes out a piece that has no text. If its unit is required, the other pieces of the unit stay. */
export function withdrawPiece(selection: Selection, piece: number): void {
  const { plan } = selection;
  if (unitAt(plan, pieceAt(plan, piece).unit).turn !== 'required') {
    cutUnits(selection, [cutBecauseOf(plan, piece, { kind: 'nothing' })]);
    return;
  }
  const pending: Cut[] = [];
  dropPiece(selection, piece, { kind: 'nothing' }, pending);
  cutUnits(selection, pending);
  sendStandIns(selection, piece);
}

export function toChoice(selection: Selection): Choice {
  const { plan, tally, reasons } = selection;
  return {
    kind: 'chosen',
    tokens: numberAt(tally.used, REQUEST),
    forms: tally.forms,
    reasons:
      plan.relations.waiting.length === 0
        ? reasons
        : reasons.map((reason, piece) => reason ?? explainWaiting(selection, piece)),
    left: plan.caps.map((_, cap) => tokensLeft(selection, cap)),
  };
}

/** Cuts units with all pieces that depend on them, and then sends the stand-ins of everything that is gone. */
function cutUnits(selection: Selection, pending: Cut[]): void {
  const gone: number[] = [];
  // The loop also reaches the cuts that `dropPiece` adds to the list.
  for (const cut of pending) {
    if (selection.isCut[cut.unit] === false) {
      selection.isCut[cut.unit] = true;
      for (const piece of unitAt(selection.plan, cut.unit).pieces) {
        dropPiece(selection, piece, explainCut(selection.plan, cut, piece), pending);
        gone.push(piece);
      }
    }
  }
  for (const piece of gone) {
    sendStandIns(selection, piece);
  }
}

/** Removes a piece, and adds the units of all pieces that require it to those that are to be cut. */
function dropPiece({ plan, tally, reasons }: Selection, piece: number, reason: CutReason, pending: Cut[]): void {
  removePiece(tally, piece);
  reasons[piece] = reason;
  for (const dependent of plan.relations.dependents[piece] ?? []) {
    pending.push(cutBecauseOf(plan, dependent, { kind: 'requires', piece }));
  }
}

function cutBecauseOf(plan: PromptPlan, cause: number, reason: CutReason): Cut {
  return { unit: pieceAt(plan, cause).unit, cause, reason };
}

/** The reason of a cut holds for its cause, and for each piece that counts for the same cap. The others go with it. */
function explainCut(plan: PromptPlan, { cause, reason }: Cut, piece: number): CutReason {
  const isOwn = piece === cause || ('cap' in reason && countsFor(plan, piece, reason.cap));
  return isOwn ? reason : { kind: 'kept-with', piece: cause };
}

function countsFor(plan: PromptPlan, piece: number, cap: number): boolean {
  return pieceAt(plan, piece).caps.includes(cap);
}

/** The piece of a unit that has one piece on which nothing depends. Most have: then nothing follows from the cut. */
function findLonePiece(plan: PromptPlan, unit: number): number | undefined {
  const { relations } = plan;
  const [piece, ...others] = unitAt(plan, unit).pieces;
  const isLone =
    piece !== undefined &&
    others.length === 0 &&
    relations.dependents[piece] === undefined &&
    relations.standIns[piece] === undefined;
  return isLone ? piece : undefined;
}

/** Sends the stand-ins of which a piece was the last original, or notes which cap keeps them out. */
function sendStandIns(selection: Selection, gone: number): void {
  const { plan, tally, standIns, isCut, reasons } = selection;
  for (const standIn of callStandIns(standIns, plan, gone)) {
    const { unit } = pieceAt(plan, standIn);
    if (isCut[unit] === true) {
      continue;
    }
    const cap = findClosedCap(standIns, standIn, selection);
    if (cap === undefined) {
      addPiece(tally, standIn);
    } else {
      isCut[unit] = true;
      reasons[standIn] = { kind: 'cap', cap };
    }
  }
}

/** A stand-in that is not sent waits for the first of its originals that is kept. */
function explainWaiting({ plan, tally }: Selection, piece: number): CutReason | undefined {
  if (isKept(tally, piece)) {
    return undefined;
  }
  const original = pieceAt(plan, piece).excludes.find((other) => isKept(tally, other));
  return original === undefined ? undefined : { kind: 'stands-in', piece: original };
}

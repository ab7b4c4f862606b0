import { countGroupLines } from './group-lines.ts';
import { numberAt, pieceAt, stepAt, unitAt, type PlannedPiece } from './plan.ts';
import { tokensLeft, type CutReason, type Selection } from './selection.ts';
import type { Step } from './steps.ts';
import { recallStandIns } from './stand-ins.ts';
import { isKept, isOpen, restorePiece } from './tally.ts';

/** Bringing a piece back may allow another one that requires it. Longer chains of requirements do not exist. */
const MAX_ROUNDS = 8;

/**
 * Brings back what was cut and still fits, the pieces that are cut last first: cutting one large piece may leave tokens for
 * several small ones that were cut before it. A piece that stands in for others comes last, if all of those are gone.
 */
export function refillCaps(selection: Selection): void {
  refillRanks(selection, false);
  if (selection.plan.relations.waiting.length > 0) {
    refillRanks(selection, true);
  }
}

function refillRanks(selection: Selection, withStandIns: boolean): void {
  const { steps } = selection.plan;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let isChanged = false;
    for (let rank = steps.length - 1; rank >= 0; rank -= 1) {
      const step = stepAt(selection.plan, rank);
      const isDone = step.shortens === undefined ? bringBack(selection, step, withStandIns) : lengthen(selection, step);
      isChanged = isDone || isChanged;
    }
    if (!isChanged) {
      return;
    }
  }
}

/** Sends a shortened piece in the form that it had before a step, if that fits. */
function lengthen(selection: Selection, { shortens }: Step): boolean {
  const { plan, tally, reasons } = selection;
  if (shortens === undefined || tally.forms[shortens.piece] !== shortens.from + 1) {
    return false;
  }
  const { forms, caps } = pieceAt(plan, shortens.piece);
  const more = (forms[shortens.from]?.tokens ?? 0) - numberAt(tally.tokens, shortens.piece);
  if (caps.some((cap) => tokensLeft(selection, cap) < more)) {
    return false;
  }
  restorePiece(tally, shortens.piece, shortens.from);
  if (shortens.from === 0) {
    reasons[shortens.piece] = undefined;
  }
  return true;
}

/** Sends the pieces of a unit that was cut, each in its shortest form, if they fit. */
function bringBack(selection: Selection, { unit }: Step, withStandIns: boolean): boolean {
  const { plan, tally, reasons, isCut } = selection;
  const { pieces } = unitAt(plan, unit);
  const mayAll = (): boolean => pieces.every((piece) => mayReturn(selection, piece, unit, withStandIns));
  if (isCut[unit] !== true || !mayAll() || !fits(selection, pieces)) {
    return false;
  }
  isCut[unit] = false;
  for (const piece of pieces) {
    const last = pieceAt(plan, piece).forms.length - 1;
    restorePiece(tally, piece, last);
    recallStandIns(selection.standIns, plan, piece);
    reasons[piece] = last === 0 ? undefined : shortened(reasons[piece], pieceAt(plan, piece));
  }
  return true;
}

/** Whether a piece was cut for want of tokens, everything that it requires is there, and nothing is there in its place. */
function mayReturn({ plan, tally, reasons }: Selection, piece: number, unit: number, withStandIns: boolean): boolean {
  const { excludes, requires } = pieceAt(plan, piece);
  return (
    reasons[piece]?.kind !== 'nothing' &&
    (excludes.length === 0 || (withStandIns && !excludes.some((other) => isKept(tally, other)))) &&
    plan.relations.standIns[piece]?.some((other) => isKept(tally, other)) !== true &&
    requires.every((other) => other >= 0 && (isKept(tally, other) || pieceAt(plan, other).unit === unit))
  );
}

function fits(selection: Selection, pieces: readonly number[]): boolean {
  const { plan } = selection;
  const [first, ...others] = pieces;
  if (first !== undefined && others.length === 0) {
    const { caps, groups } = pieceAt(plan, first);
    return caps.every((cap) => fitsCap(selection, cap, pieces, groups));
  }
  const members = pieces.map((piece) => pieceAt(plan, piece));
  const caps = new Set(members.flatMap((piece) => piece.caps));
  const groups = new Set(members.flatMap((piece) => piece.groups));
  return [...caps].every((cap) => fitsCap(selection, cap, pieces, groups));
}

function fitsCap(selection: Selection, cap: number, pieces: readonly number[], groups: Iterable<number>): boolean {
  const { plan, tally } = selection;
  let tokens = countGroupLines(groups, cap, plan, (group) => isOpen(tally, group));
  for (const index of pieces) {
    const piece = pieceAt(plan, index);
    tokens += piece.caps.includes(cap) ? shortestTokens(piece) : 0;
  }
  return tokens <= tokensLeft(selection, cap);
}

function shortestTokens({ forms }: PlannedPiece): number {
  return (forms.at(-1) ?? forms[0]).tokens;
}

/** Why a piece that came back is not sent whole. */
function shortened(reason: CutReason | undefined, { caps }: PlannedPiece): CutReason {
  return reason !== undefined && 'cap' in reason ? reason : { kind: 'cap', cap: caps[0] ?? 0 };
}

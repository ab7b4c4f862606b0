import { planCaps, type Cap } from './caps.ts';
import { measureTree, type Counter, type MeasuredGroup, type MeasuredPiece } from './measure.ts';
import { isGrowing, type PieceKind, type PromptTree } from './piece.ts';
import { relate, type Relations } from './relations.ts';
import { cutRanksOf, stepsOf, type Step } from './steps.ts';
import { joinUnits, type Unit } from './units.ts';

/**
 * A prompt tree with everything counted and the order of sacrifice worked out: what choosing for a budget needs, and
 * no texts. It is made once and is plain data, so that other budgets can be tried quickly and in other places.
 */
export interface PromptPlan {
  /** In the order of the tree. */
  readonly pieces: readonly PlannedPiece[];
  /** Outer before inner. A message is a group whose own tokens are its overhead. */
  readonly groups: readonly PlannedGroup[];
  readonly units: readonly Unit[];
  /** From what goes first to what goes last. */
  readonly steps: readonly Step[];
  /** The first one is the request as a whole; then the allotments; then the groups' own limits, outer before inner. */
  readonly caps: readonly Cap[];
  /** For each unit the index of the step that cuts it. */
  readonly cutRanks: readonly number[];
  readonly relations: Relations;
}

export interface PlannedPiece extends Pick<MeasuredPiece, 'forms' | 'groups' | 'caps'> {
  readonly id: string;
  readonly kind: PieceKind;
  readonly source: string | null;
  readonly weight: number;
  /** Index of its unit. */
  readonly unit: number;
  readonly grows: boolean;
  /** Indexes of pieces, absent ones as -1. */
  readonly requires: readonly number[];
  readonly excludes: readonly number[];
}

export interface PlannedGroup extends MeasuredGroup {
  /** How many are in it before anything is sacrificed. */
  readonly pieces: number;
  /** A required piece is in it. */
  readonly isRequired: boolean;
}

/**
 * Plans a tree: every text is counted once. Adding the counts up is exact because `paragraphText` made the edges of
 * all texts token boundaries. Throws a `TypeError` on a tree that cannot be meant: an id that occurs twice, a
 * required piece that depends on another one, a stand-in for a stand-in, an allotment without a share, no number.
 */
export function planPrompt(tree: PromptTree, counter: Counter): PromptPlan {
  const measured = measureTree(tree, counter);
  const { units, unitOf } = joinUnits(measured.pieces);
  const pieces = planPieces(measured.pieces, unitOf);
  const relations = relate(pieces, units);
  const steps = stepsOf(pieces, units);
  const groups = planGroups(measured.groups, pieces, units);
  const caps = planCaps(measured.caps, { pieces, groups, units, steps });
  return { pieces, groups, units, steps, caps, cutRanks: cutRanksOf(steps, units.length), relations };
}

function planPieces(measured: readonly MeasuredPiece[], unitOf: readonly number[]): readonly PlannedPiece[] {
  const indexes = indexById(measured);
  return measured.map(({ piece, forms, groups, caps }, index) => ({
    id: piece.id,
    kind: piece.kind,
    source: piece.source ?? null,
    forms,
    weight: piece.weight ?? 1,
    groups,
    caps,
    unit: unitOf[index] ?? 0,
    grows: isGrowing(piece),
    requires: piece.requires?.map((id) => indexes.get(id) ?? -1) ?? [],
    // What is not in the tree is cut already.
    excludes: piece.excludes === undefined ? [] : [...new Set(piece.excludes.flatMap((id) => indexes.get(id) ?? []))],
  }));
}

function indexById(pieces: readonly MeasuredPiece[]): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  for (const [index, { piece }] of pieces.entries()) {
    if (indexes.has(piece.id)) {
      throw new TypeError(`two pieces have the id ${piece.id}`);
    }
    indexes.set(piece.id, index);
  }
  return indexes;
}

function planGroups(
  measured: readonly MeasuredGroup[],
  pieces: readonly PlannedPiece[],
  units: readonly Unit[],
): readonly PlannedGroup[] {
  const groups = measured.map((group) => ({ ...group, pieces: 0, isRequired: false }));
  for (const piece of pieces) {
    const isRequired = units[piece.unit]?.turn === 'required';
    for (const index of piece.groups) {
      const group = groups[index];
      if (group !== undefined) {
        group.pieces += piece.excludes.length === 0 ? 1 : 0;
        group.isRequired ||= isRequired;
      }
    }
  }
  return groups;
}

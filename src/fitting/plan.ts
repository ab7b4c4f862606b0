import { at } from '../structures/at.ts';
import { planCaps, type Cap } from './caps.ts';
import { measureTree, type Counter, type Form, type MeasuredGroup, type MeasuredPiece } from './measure.ts';
import { isGrowing, type PieceKind, type PromptTree, type Provided } from './piece.ts';
import { relate, type Relations } from './relations.ts';
import { orderSteps, rankCuts, type Step } from './steps.ts';
import { joinUnits, type AssignedPiece, type Unit } from './units.ts';

/**
 * A prompt tree with everything counted and the cut order worked out. It has all that choosing for a budget needs, and
 * no texts. It is made once and is plain data, so that other budgets can be tried quickly, and in the inspector's page.
 */
export interface PromptPlan {
  /** In the order of the tree. */
  readonly pieces: readonly PlannedPiece[];
  /** Outer groups before inner ones. A message is a group whose own tokens are its overhead. */
  readonly groups: readonly PlannedGroup[];
  readonly units: readonly Unit[];
  /** In the order in which they are taken. */
  readonly steps: readonly Step[];
  /** The request as a whole, then the allotments, then the limits of groups, outer ones first. */
  readonly caps: readonly Cap[];
  /** For each unit the index of the step that cuts it. */
  readonly cutRanks: readonly number[];
  readonly relations: Relations;
}

export interface PlannedPiece extends Pick<MeasuredPiece, 'forms' | 'groups' | 'caps'> {
  readonly id: string;
  readonly kind: PieceKind;
  readonly source: string | null;
  readonly provided?: Provided;
  readonly weight: number;
  /** Index of its unit. */
  readonly unit: number;
  readonly grows: boolean;
  /** Indexes of pieces; -1 if a piece is not in the tree. */
  readonly requires: readonly number[];
  /** Indexes of the pieces that it stands in for. */
  readonly excludes: readonly number[];
}

export interface PlannedGroup extends MeasuredGroup {
  /** How many pieces it has before anything is cut. */
  readonly pieces: number;
  /** Whether a required piece is in it. */
  readonly isRequired: boolean;
}

/** In a list of forms: the piece is not sent. */
export const GONE = -1;

/**
 * Plans a tree: every text is counted once. Adding the counts up is exact, because `paragraphText` keeps tokens from
 * crossing the edges of texts.
 *
 * @throws TypeError if the tree makes no sense: an id occurs twice, a required piece depends on another one, a piece
 * stands in for a stand-in, an allotment has no share, or a priority is not a number
 */
export function planPrompt(tree: PromptTree, counter: Counter): PromptPlan {
  const measured = measureTree(tree, counter);
  const { units, assigned } = joinUnits(measured.pieces);
  const pieces = planPieces(assigned);
  const relations = relate(pieces, units);
  const steps = orderSteps(pieces, units);
  const groups = planGroups(measured.groups, pieces, units);
  const caps = planCaps(measured.caps, { pieces, groups, units, steps });
  return { pieces, groups, units, steps, caps, cutRanks: rankCuts(steps, units.length), relations };
}

function planPieces(assigned: readonly AssignedPiece[]): readonly PlannedPiece[] {
  const indexes = indexById(assigned);
  return assigned.map(({ measured: { piece, forms, groups, caps }, unit }) => ({
    id: piece.id,
    kind: piece.kind,
    source: piece.source ?? null,
    ...(piece.provided === undefined ? {} : { provided: piece.provided }),
    forms,
    weight: piece.weight ?? 1,
    groups,
    caps,
    unit,
    grows: isGrowing(piece),
    requires: piece.requires?.map((id) => indexes.get(id) ?? -1) ?? [],
    // A piece that is not in the tree counts as cut.
    excludes: piece.excludes === undefined ? [] : [...new Set(piece.excludes.flatMap((id) => indexes.get(id) ?? []))],
  }));
}

function indexById(assigned: readonly AssignedPiece[]): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  for (const [index, { measured }] of assigned.entries()) {
    const { id } = measured.piece;
    if (indexes.has(id)) {
      throw new TypeError(`two pieces have the id ${id}`);
    }
    indexes.set(id, index);
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
    const isRequired = at(units, piece.unit).turn === 'required';
    for (const index of piece.groups) {
      const group = at(groups, index);
      group.pieces += piece.excludes.length === 0 ? 1 : 0;
      group.isRequired ||= isRequired;
    }
  }
  return groups;
}

/*
 * Choosing for a budget reads the plan by index, a few times for each piece. Each list has a reader of its own, because
 * a reader that all lists share (`at`) is several times slower here.
 */

export function pieceAt({ pieces }: PromptPlan, index: number): PlannedPiece {
  return pieces[index] ?? fail(index);
}

export function groupAt({ groups }: PromptPlan, index: number): PlannedGroup {
  return groups[index] ?? fail(index);
}

export function unitAt({ units }: PromptPlan, index: number): Unit {
  return units[index] ?? fail(index);
}

export function stepAt({ steps }: PromptPlan, index: number): Step {
  return steps[index] ?? fail(index);
}

export function capAt({ caps }: PromptPlan, index: number): Cap {
  return caps[index] ?? fail(index);
}

/** Reads one of the lists of numbers that go with a plan: tokens, forms, bounds. */
export function numberAt(numbers: readonly number[], index: number): number {
  return numbers[index] ?? fail(index);
}

/** The form in which a piece is sent, if it is sent. `forms`: for each piece the index of its form, or `GONE`. */
export function sentForm(plan: PromptPlan, forms: readonly number[], piece: number): Form | undefined {
  const form = numberAt(forms, piece);
  return form === GONE ? undefined : pieceAt(plan, piece).forms[form];
}

function fail(index: number): never {
  throw new RangeError(`a plan has no entry ${index}`);
}

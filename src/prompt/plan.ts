import {
  isGroup,
  isGrowing,
  type Level,
  type Piece,
  type PieceGroup,
  type PieceKind,
  type PieceNode,
  type Priority,
  type PromptTree,
} from './piece.ts';
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

export interface PlannedPiece {
  readonly id: string;
  readonly kind: PieceKind;
  readonly source: string | null;
  /** The whole text first, then ever shorter ones. */
  readonly forms: readonly PlannedForm[];
  readonly weight: number;
  /** Indexes of the groups around it, outermost first. */
  readonly groups: readonly number[];
  /** Indexes of the caps it counts for. */
  readonly caps: readonly number[];
  readonly unit: number;
  readonly grows: boolean;
  /** Indexes of pieces, absent ones as -1. */
  readonly requires: readonly number[];
  readonly excludes: readonly number[];
}

export interface PlannedForm {
  readonly level: Level;
  /** Which text of the piece it is: 0 for the whole one, then its fallbacks. */
  readonly text: number;
  readonly tokens: number;
  readonly priority: Priority;
}

export interface PlannedGroup {
  readonly id: string;
  readonly tokens: number;
  readonly isMessage: boolean;
  /** A required piece is in it. */
  readonly isRequired: boolean;
  readonly caps: readonly number[];
}

/** A bound on the tokens of some groups. */
export interface Cap {
  readonly name: string;
  readonly most: { readonly tokens: number } | { readonly share: number };
  /** Indexes of the steps that reduce it, in order. */
  readonly steps: readonly number[];
  /** Tokens of what can never be cut. */
  readonly required: number;
}

/** What a chat message costs beside its content, and every request once, in OpenAI's chat format. */
export const TOKENS_PER_MESSAGE = 4;
export const TOKENS_PER_REQUEST = 3;

/** Where the request stands among the caps. */
export const REQUEST = 0;

/** Counts texts; a tokenizer is one. */
export interface Counter {
  count(text: string): number;
}

/**
 * Plans a tree: every text is counted once. Adding the counts up is exact because `paragraphText` made the edges of
 * all texts token boundaries. Throws a `TypeError` on a tree that cannot be meant: an id that occurs twice, a
 * required piece that depends on another one, a stand-in for a stand-in, an allotment without a share.
 */
export function planPrompt(tree: PromptTree, counter: Counter): PromptPlan {
  const drafts = draftOf(tree, counter);
  const indexes = indexById(drafts.pieces);
  const units = joinUnits(drafts.pieces);
  const pieces = drafts.pieces.map(({ piece, forms, groups, caps }, index) => ({
    forms,
    groups,
    caps,
    id: piece.id,
    kind: piece.kind,
    source: piece.source ?? null,
    weight: piece.weight ?? 1,
    unit: units.unitOf[index] ?? 0,
    grows: isGrowing(piece),
    requires: (piece.requires ?? []).map((id) => indexes.get(id) ?? -1),
    excludes: (piece.excludes ?? []).flatMap((id) => indexes.get(id) ?? []),
  }));
  const relations = relate(pieces, units.units);
  const steps = stepsOf(pieces, units.units);
  const groups = markRequired(drafts.groups, pieces, units.units);
  return {
    pieces,
    groups,
    units: units.units,
    steps,
    caps: capsOf(drafts.caps, groups, pieces, { units: units.units, steps }),
    cutRanks: cutRanksOf(steps, units.units.length),
    relations,
  };
}

interface DraftPiece extends Pick<PlannedPiece, 'forms' | 'groups' | 'caps'> {
  readonly piece: Piece;
  /** The outermost group around it that is kept or cut as one. */
  readonly whole: PieceGroup | undefined;
}

type DraftGroup = Omit<PlannedGroup, 'isRequired'>;
type DraftCap = Pick<Cap, 'name' | 'most'>;

interface Drafts {
  readonly pieces: DraftPiece[];
  readonly groups: DraftGroup[];
  readonly caps: DraftCap[];
}

interface Around {
  readonly groups: readonly number[];
  readonly caps: readonly number[];
  readonly whole: PieceGroup | undefined;
}

function draftOf(tree: PromptTree, counter: Counter): Drafts {
  const drafts: Drafts = { pieces: [], groups: [], caps: [] };
  addCap(drafts, 'request', { share: 1 });
  const allotments = new Map(
    Object.entries(tree.allotments).map(([name, share]) => [name, addCap(drafts, name, { share })]),
  );
  for (const [index, message] of tree.messages.entries()) {
    const caps = [REQUEST];
    const group = addGroup(drafts, { id: `message/${index}`, tokens: TOKENS_PER_MESSAGE, isMessage: true, caps });
    draftNodes(message.children, { groups: [group], caps, whole: undefined }, { drafts, counter, allotments });
  }
  return drafts;
}

interface Drafting {
  readonly drafts: Drafts;
  readonly counter: Counter;
  readonly allotments: ReadonlyMap<string, number>;
}

function draftNodes(nodes: readonly PieceNode[], around: Around, drafting: Drafting): void {
  for (const node of nodes) {
    if (isGroup(node)) {
      draftGroup(node, around, drafting);
    } else {
      const forms = formsOf(node, drafting.counter);
      drafting.drafts.pieces.push({ piece: node, forms, ...around });
    }
  }
}

function draftGroup(node: PieceGroup, around: Around, drafting: Drafting): void {
  const { drafts, counter } = drafting;
  const caps = [...around.caps];
  if (node.allotment !== undefined) {
    const allotment = allotmentOf(node.allotment, drafting.allotments);
    caps.push(...(caps.includes(allotment) ? [] : [allotment]));
  }
  if (node.limit !== undefined) {
    caps.push(addCap(drafts, node.id, { tokens: node.limit }));
  }
  const tokens = counter.count(node.open) + counter.count(node.close);
  const group = addGroup(drafts, { id: node.id, tokens, isMessage: false, caps });
  const whole = around.whole ?? (node.whole === undefined ? undefined : node);
  draftNodes(node.children, { groups: [...around.groups, group], caps, whole }, drafting);
}

function allotmentOf(name: string, allotments: ReadonlyMap<string, number>): number {
  const cap = allotments.get(name);
  if (cap === undefined) {
    throw new TypeError(`the allotment ${name} has no share`);
  }
  return cap;
}

function addCap({ caps }: Drafts, name: string, most: Cap['most']): number {
  return caps.push({ name, most }) - 1;
}

function addGroup({ groups }: Drafts, group: DraftGroup): number {
  return groups.push(group) - 1;
}

/** A form that is no shorter than the one before it is passed over; that one then stays as long as it would have. */
function formsOf(piece: Piece, counter: Counter): readonly PlannedForm[] {
  if (isGrowing(piece)) {
    return [{ level: 'full', text: 0, tokens: piece.reserve, priority: piece.priority }];
  }
  const forms: PlannedForm[] = [
    { level: 'full', text: 0, tokens: counter.count(piece.text), priority: piece.priority },
  ];
  for (const [index, fallback] of (piece.fallbacks ?? []).entries()) {
    const tokens = counter.count(fallback.text);
    const last = forms.at(-1);
    if (last === undefined || last.priority === 'required') {
      break;
    }
    const priority = higher(fallback.priority ?? last.priority, last.priority);
    if (tokens < last.tokens) {
      forms.push({ level: fallback.level, text: index + 1, tokens, priority });
    } else {
      forms[forms.length - 1] = { ...last, priority };
    }
  }
  return forms;
}

function higher(a: Priority, b: Priority): Priority {
  return a === 'required' || b === 'required' ? 'required' : Math.max(a, b);
}

function indexById(pieces: readonly DraftPiece[]): ReadonlyMap<string, number> {
  const indexes = new Map(pieces.map(({ piece }, index) => [piece.id, index]));
  if (indexes.size < pieces.length) {
    const twice = pieces.find(({ piece }, index) => indexes.get(piece.id) !== index);
    throw new TypeError(`two pieces have the id ${twice?.piece.id ?? ''}`);
  }
  return indexes;
}

function markRequired(
  groups: readonly DraftGroup[],
  pieces: readonly PlannedPiece[],
  units: readonly Unit[],
): readonly PlannedGroup[] {
  const required = new Set(pieces.flatMap((piece) => (isRequired(piece, units) ? piece.groups : [])));
  return groups.map((group, index) => ({ ...group, isRequired: required.has(index) }));
}

function isRequired({ unit }: PlannedPiece, units: readonly Unit[]): boolean {
  return units[unit]?.priority === 'required';
}

/** Each cap with the steps that reduce it and with what it must hold in any case. */
function capsOf(
  caps: readonly DraftCap[],
  groups: readonly PlannedGroup[],
  pieces: readonly PlannedPiece[],
  { units, steps }: Pick<PromptPlan, 'units' | 'steps'>,
): readonly Cap[] {
  const stepsOfCap: number[][] = caps.map(() => []);
  for (const [rank, step] of steps.entries()) {
    for (const cap of capsOfStep(step, units, pieces)) {
      stepsOfCap[cap]?.push(rank);
    }
  }
  const required: number[] = caps.map((_, index) => (index === REQUEST ? TOKENS_PER_REQUEST : 0));
  const lasting = pieces.filter((piece) => isRequired(piece, units));
  for (const { tokens, in: into } of [
    ...lasting.map((piece) => ({ tokens: piece.forms.at(-1)?.tokens ?? 0, in: piece.caps })),
    ...groups.filter((group) => group.isRequired).map((group) => ({ tokens: group.tokens, in: group.caps })),
  ]) {
    for (const cap of into) {
      required[cap] = (required[cap] ?? 0) + tokens;
    }
  }
  return caps.map((cap, index) => ({ ...cap, steps: stepsOfCap[index] ?? [], required: required[index] ?? 0 }));
}

function capsOfStep(
  { unit, shortens }: Step,
  units: readonly Unit[],
  pieces: readonly PlannedPiece[],
): Iterable<number> {
  const [first = -1, ...others] = shortens === undefined ? (units[unit]?.pieces ?? []) : [shortens.piece];
  const caps = pieces[first]?.caps ?? [];
  return others.length === 0 ? caps : new Set([...caps, ...others.flatMap((other) => pieces[other]?.caps ?? [])]);
}

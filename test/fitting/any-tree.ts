import * as fc from 'fast-check';
import {
  isGroup,
  LEVELS,
  paragraphText,
  type Fallback,
  type Piece,
  type PieceGroup,
  type PieceNode,
  type PromptTree,
} from '../../src/fitting/piece.ts';
import { planPrompt } from '../../src/fitting/plan.ts';
import { characterTokenizer } from '../../src/tokens/tokens.ts';
import { anyText } from '../prompt/any-text.ts';

/** What trees may have in addition to pieces in nested groups. */
export interface TreeFeatures {
  readonly caps: boolean;
  /** Pieces that are kept together, require or exclude each other. */
  readonly relations: boolean;
  readonly required: boolean;
  readonly fallbacks: boolean;
  readonly growing: boolean;
  /** Opening and closing lines of groups. */
  readonly lines: boolean;
}

export const ALL_FEATURES: TreeFeatures = {
  caps: true,
  relations: true,
  required: true,
  fallbacks: true,
  growing: true,
  lines: true,
};

export const PLAIN: TreeFeatures = {
  caps: false,
  relations: false,
  required: false,
  fallbacks: false,
  growing: false,
  lines: false,
};

/** Few, so that two pieces or groups often share one. */
const LABELS = ['k0', 'k1', 'k2'] as const;
const ALLOTMENTS = ['stable', 'volatile'] as const;

/** Paragraphs with up to this number of characters, of every kind. */
export function anyParagraph(maxLength = 40): fc.Arbitrary<string> {
  return fc
    .tuple(anyText, fc.integer({ min: 1, max: maxLength }))
    .map(([text, length]) => paragraphOf(text.slice(0, length)));
}

/** A text as a paragraph, with a letter in front where it needs one. */
function paragraphOf(text: string): string {
  try {
    return paragraphText(text);
  } catch {
    return paragraphText(`x${text}`);
  }
}

/** Trees that can all be planned. Their ids are `p0`, `p1`, … in the order of the tree. */
export function anyTree(features: TreeFeatures = ALL_FEATURES): fc.Arbitrary<PromptTree> {
  const messages = fc.array(fc.array(anyNode(features), { maxLength: 8 }), { minLength: 1, maxLength: 3 });
  const shares = fc.record({
    stable: fc.double({ min: 0, max: 1, noNaN: true }),
    volatile: fc.constantFrom(0, 0.1, 0.35, 1),
  });
  return fc
    .tuple(messages, shares)
    .map(([messages, allotments]): PromptTree =>
      withLikelyRelations(
        numbered({
          messages: messages.map((children, index) => ({ role: index === 0 ? 'system' : 'user', children })),
          allotments: features.caps ? allotments : {},
        }),
      ),
    )
    .filter(isPlannable);
}

function isPlannable(tree: PromptTree): boolean {
  try {
    planPrompt(tree, characterTokenizer());
    return true;
  } catch (error) {
    if (error instanceof TypeError) {
      return false;
    }
    throw error;
  }
}

function anyNode(features: TreeFeatures): fc.Arbitrary<PieceNode> {
  const { node } = fc.letrec<{ readonly node: PieceNode }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 2, arbitrary: anyPiece(features) },
      { weight: 1, arbitrary: anyGroup(fc.array(tie('node'), { maxLength: 5 }), features) },
    ),
  }));
  return node;
}

function anyGroup(children: fc.Arbitrary<readonly PieceNode[]>, features: TreeFeatures): fc.Arbitrary<PieceGroup> {
  const line = features.lines ? fc.oneof(fc.constant(''), anyParagraph(10)) : fc.constant('');
  const whole = fc.record({ priority: anyPriority }, { requiredKeys: ['priority'] });
  return fc
    .record({
      open: line,
      close: line,
      children,
      limit: sometimes(features.caps, 4, fc.integer({ min: 0, max: 120 })),
      allotment: sometimes(features.caps, 4, fc.constantFrom(...ALLOTMENTS)),
      whole: sometimes(features.relations, 8, whole),
    })
    .map((group) => ({ ...withoutAbsent(group), id: '' }) as PieceGroup);
}

const anyPriority = fc.integer({ min: -2, max: 6 });
const anyWeight = fc.constantFrom(0.5, 1, 2);

function anyPiece(features: TreeFeatures): fc.Arbitrary<Piece> {
  const standing = {
    kind: fc.constantFrom('context' as const, 'hunk' as const),
    priority: features.required
      ? fc.oneof({ weight: 12, arbitrary: anyPriority }, { weight: 1, arbitrary: fc.constant('required' as const) })
      : anyPriority,
    weight: sometimes(true, 3, anyWeight),
    keepWith: sometimes(features.relations, 5, fc.constantFrom(...LABELS)),
    requires: sometimes(features.relations, 8, fc.array(anyTarget, { minLength: 1, maxLength: 2 })),
    excludes: sometimes(features.relations, 8, fc.array(anyTarget, { minLength: 1, maxLength: 2 })),
  };
  const text = fc.record({
    ...standing,
    text: anyParagraph(),
    fallbacks: sometimes(features.fallbacks, 3, anyFallbacks),
  });
  const growing = fc.record({ ...standing, reserve: fc.integer({ min: 0, max: 10 }), grow: anyAppetite });
  return fc
    .oneof({ weight: 8, arbitrary: text }, { weight: features.growing ? 1 : 0, arbitrary: growing })
    .map((piece) => ({ ...withoutAbsent(piece), id: '' }) as Piece);
}

/** The id of a piece, which may not be in the tree. */
const anyTarget = fc.integer({ min: 0, max: 12 }).map((index) => `p${index}`);

const anyFallbacks: fc.Arbitrary<readonly Fallback[]> = fc
  .array(
    fc.record({
      text: anyParagraph(20),
      priority: sometimes(true, 2, fc.oneof({ weight: 6, arbitrary: anyPriority }, fc.constant('required' as const))),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((fallbacks) =>
    fallbacks.map(({ text, priority }, index) => ({
      level: LEVELS[index + 1] as Fallback['level'],
      text,
      ...(priority === undefined ? {} : { priority }),
    })),
  );

/** Lines of two tokens each, in both encodings as well as by characters. */
const TOKENS_PER_LINE = 2;
const anyAppetite = fc
  .constantFrom(0, 1, 3, 8, 1_000)
  .map((lines) => (room: number) => 'x\n'.repeat(Math.min(lines, Math.max(0, Math.floor(room / TOKENS_PER_LINE)))));

function sometimes<Value>(isOn: boolean, oneIn: number, value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return isOn
    ? fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
    : fc.constant(undefined);
}

function withoutAbsent<Shape extends object>(value: Shape): Partial<Shape> {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Partial<Shape>;
}

/** Gives ids to all pieces and groups. */
function numbered(tree: PromptTree): PromptTree {
  let pieces = 0;
  let groups = 0;
  return mapNodes(
    tree,
    (piece) => ({ ...piece, id: `p${pieces++}` }),
    (group) => ({ ...group, id: `g${groups++}` }),
  );
}

/** Removes relations that cannot be planned, except those that only the whole tree shows. */
function withLikelyRelations(tree: PromptTree): PromptTree {
  const standIns = new Set(piecesOf(tree).flatMap(({ id, excludes }) => (excludes === undefined ? [] : [id])));
  const others = (ids: readonly string[] | undefined): readonly string[] | undefined =>
    ids?.filter((id) => !standIns.has(id));
  return mapNodes(tree, (piece) => {
    const alone = piece.excludes === undefined ? {} : { keepWith: undefined, fallbacks: undefined };
    const related = { ...piece, ...alone, requires: others(piece.requires), excludes: others(piece.excludes) };
    return withoutAbsent(related) as Piece;
  });
}

/** The leaves of a tree, in its order. */
export function piecesOf({ messages }: PromptTree): readonly Piece[] {
  const leavesOf = (nodes: readonly PieceNode[]): readonly Piece[] =>
    nodes.flatMap((node) => (isGroup(node) ? leavesOf(node.children) : [node]));
  return messages.flatMap(({ children }) => leavesOf(children));
}

/** Replaces the pieces and groups of a tree. Groups are replaced before their children. */
export function mapNodes(
  tree: PromptTree,
  ofPiece: (piece: Piece) => Piece,
  ofGroup: (group: PieceGroup) => PieceGroup = (group) => group,
): PromptTree {
  const mapNode = (node: PieceNode): PieceNode => {
    if (!isGroup(node)) {
      return ofPiece(node);
    }
    const group = ofGroup(node);
    return { ...group, children: group.children.map(mapNode) };
  };
  return {
    ...tree,
    messages: tree.messages.map((message) => ({ ...message, children: message.children.map(mapNode) })),
  };
}

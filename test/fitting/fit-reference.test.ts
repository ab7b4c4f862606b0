import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PieceGroup, PieceNode, PromptTree, TextPiece } from '../../src/fitting/piece.ts';
import { fit } from './fit-trees.ts';
import {
  renderByPromptTsx,
  type SharedChunk,
  type SharedLeaf,
  type SharedNode,
  type SharedSection,
} from './prompt-tsx.ts';
import { runs } from '../property-runs.ts';

/** Tokens that we count for a request in addition to its messages. prompt-tsx does not count them. */
const REQUEST = 3;

describe('@vscode/prompt-tsx', () => {
  test.each([
    // Within a limit prompt-tsx cuts each piece at its own turn. We give pieces that are kept together one turn everywhere.
    { of: 'with limits', limits: true, keepsWith: false },
    { of: 'with pieces kept together', limits: false, keepsWith: true },
  ])(
    'sends all that it sends of trees $of, if pieces that do not fit even alone are removed before',
    async (features) => {
      await fc.assert(
        fc.asyncProperty(anySharedTree(features), fc.integer({ min: 40, max: 250 }), async (messages, budget) => {
          // A limit above the budget means nothing to prompt-tsx; with us it is kept before the budget is.
          const shared = numbered(messages, budget);
          const fitted = fit(ours(shared), budget + REQUEST);
          // We cut such a piece first. prompt-tsx would cut everything that comes before it, and then the piece.
          const tooLarge = fitted.pieces.filter(({ reason }) => reason?.includes('too large')).map(({ id }) => id);
          const theirs = await renderByPromptTsx(without(new Set(tooLarge), shared), budget);
          // We also bring back what still fits, which prompt-tsx does not.
          const sent = new Set(fitted.messages.flatMap(({ content }) => linesOf(content)));
          expect(theirs.flatMap(linesOf).filter((line) => !sent.has(line))).toEqual([]);
        }),
        { numRuns: runs(500) },
      );
    },
  );

  test('cuts the first of equal pieces and we cut the last, so a reversed list leaves at least the same pieces', async () => {
    const lists = fc.array(
      fc.record({ priority: fc.integer({ min: 1, max: 3 }), size: fc.integer({ min: 1, max: 12 }) }),
      {
        minLength: 1,
        maxLength: 20,
      },
    );
    await fc.assert(
      fc.asyncProperty(lists, fc.integer({ min: 30, max: 150 }), async (list, budget) => {
        const leaves = list.map(({ priority, size }, index) => leafOf(`p${index}`, priority, size));
        const tree: PromptTree = {
          messages: [{ role: 'user', children: leaves.map((leaf) => pieceOf(leaf, leaf.priority)) }],
          allotments: {},
        };
        const sent = fit(tree, budget + REQUEST).messages.flatMap(({ content }) => linesOf(content));
        const theirs = await renderByPromptTsx([leaves.toReversed()], budget);
        expect(sent.toReversed()).toEqual(expect.arrayContaining(theirs.flatMap(linesOf)));
      }),
      { numRuns: runs(300) },
    );
  });
});

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

const KEPT_WITH = ['k0', 'k1'] as const;
const size = fc.integer({ min: 1, max: 12 });
/** Only their order among siblings counts; ties are broken by `numbered`. */
const priority = fc.integer({ min: 1, max: 9 });

interface SharedFeatures {
  readonly limits: boolean;
  readonly keepsWith: boolean;
}

function anySharedTree(features: SharedFeatures): fc.Arbitrary<readonly (readonly SharedNode[])[]> {
  const { node } = fc.letrec<{ readonly node: SharedNode }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      { weight: 4, arbitrary: anyLeaf(features) },
      { weight: 1, arbitrary: anyChunk },
      { weight: 2, arbitrary: anySection(fc.array(tie('node'), { minLength: 1, maxLength: 6 }), features) },
    ),
  }));
  return fc.array(fc.array(node, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 3 });
}

function anyLeaf({ keepsWith }: SharedFeatures): fc.Arbitrary<SharedLeaf> {
  const label = keepsWith ? fc.constantFrom(...KEPT_WITH, undefined, undefined, undefined) : fc.constant(undefined);
  return fc.record({ priority, size, label }).map(({ priority, size, label }) => ({
    ...leafOf('', priority, size),
    ...(label === undefined ? {} : { keepWith: label }),
  }));
}

const anyChunk = fc
  .record({ priority, sizes: fc.array(size, { minLength: 1, maxLength: 3 }) })
  .map(({ priority, sizes }): SharedChunk => ({
    kind: 'chunk',
    priority,
    leaves: sizes.map((size) => leafOf('', priority, size)),
  }));

function anySection(
  children: fc.Arbitrary<readonly SharedNode[]>,
  { limits }: SharedFeatures,
): fc.Arbitrary<SharedSection> {
  const limit = limits ? fc.constantFrom(undefined, 10, 30, 60, 100) : fc.constant(undefined);
  return fc.record({ priority, passes: fc.boolean(), children, limit }).map(({ limit, ...section }) => ({
    ...section,
    kind: 'section',
    ...(limit === undefined ? {} : { limit }),
  }));
}

function leafOf(id: string, priority: number, size: number): SharedLeaf {
  return { kind: 'leaf', priority, text: `${id} ${'x'.repeat(size)}\n` };
}

/** Gives every leaf its name and every node a priority of its own, and lowers limits to the budget. */
function numbered(messages: readonly (readonly SharedNode[])[], budget: number): readonly (readonly SharedNode[])[] {
  let nodes = 0;
  const numberLeaf = <Of extends SharedLeaf>(leaf: Of): Of => {
    nodes += 1;
    return { ...leaf, priority: leaf.priority * 1_000 + nodes, text: `p${nodes}${leaf.text}` };
  };
  const number = (node: SharedNode): SharedNode => {
    switch (node.kind) {
      case 'leaf':
        return numberLeaf(node);
      case 'chunk':
        nodes += 1;
        return { ...node, priority: node.priority * 1_000 + nodes, leaves: node.leaves.map(numberLeaf) };
      case 'section': {
        nodes += 1;
        const own = { ...node, priority: node.priority * 1_000 + nodes, children: node.children.map(number) };
        return node.limit === undefined ? own : { ...own, limit: Math.min(node.limit, budget) };
      }
    }
  };
  return messages.map((children) => children.map(number));
}

function without(texts: ReadonlySet<string>, messages: readonly (readonly SharedNode[])[]): typeof messages {
  const spare = (nodes: readonly SharedNode[]): readonly SharedNode[] =>
    nodes.flatMap((node): readonly SharedNode[] => {
      switch (node.kind) {
        case 'leaf':
          return texts.has(node.text) ? [] : [node];
        case 'chunk':
          return node.leaves.some(({ text }) => texts.has(text)) ? [] : [node];
        case 'section': {
          const children = spare(node.children);
          return children.length === 0 ? [] : [{ ...node, children }];
        }
      }
    });
  // prompt-tsx counts an empty message that it does not send.
  return messages.map(spare).filter((children) => children.length > 0);
}

/** The same tree for our engine: the place in the order in which prompt-tsx would cut everything is the priority. */
function ours(messages: readonly (readonly SharedNode[])[]): PromptTree {
  const ranks = new Map(messages.flatMap(cutOrder).map((node, rank) => [node, rank]));
  let groups = 0;
  const draw = (node: SharedNode): PieceNode => {
    if (node.kind === 'leaf') {
      return pieceOf(node, ranks.get(node)!);
    }
    groups += 1;
    const group: PieceGroup = { id: `g${groups}`, open: '', close: '', children: [] };
    if (node.kind === 'chunk') {
      return { ...group, whole: { priority: ranks.get(node)! }, children: node.leaves.map((leaf) => pieceOf(leaf, 0)) };
    }
    const limit = node.limit === undefined ? {} : { limit: node.limit };
    return { ...group, ...limit, children: node.children.map(draw) };
  };
  return { messages: messages.map((nodes) => ({ role: 'user', children: nodes.map(draw) })), allotments: {} };
}

/** Leaves and chunks as prompt-tsx would cut them one after the other. */
function cutOrder(nodes: readonly SharedNode[]): readonly (SharedLeaf | SharedChunk)[] {
  return siblingsOf(nodes)
    .toSorted((a, b) => a.priority - b.priority)
    .flatMap((node) => (node.kind === 'section' ? cutOrder(node.children) : [node]));
}

function siblingsOf(nodes: readonly SharedNode[]): readonly SharedNode[] {
  return nodes.flatMap((node) => (node.kind === 'section' && node.passes ? siblingsOf(node.children) : [node]));
}

function pieceOf({ text, keepWith }: SharedLeaf, priority: number): TextPiece {
  return { id: text, kind: 'context', priority, text, ...(keepWith === undefined ? {} : { keepWith }) };
}

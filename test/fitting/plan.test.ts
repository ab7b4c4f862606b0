import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choosePieces } from '../../src/fitting/choose.ts';
import type { PieceNode } from '../../src/fitting/piece.ts';
import { planPrompt, type PromptPlan } from '../../src/fitting/plan.ts';
import { characterTokenizer } from '../../src/tokens/tokens.ts';
import { anyTree } from './any-tree.ts';
import { filler, group, growing, leaf, tree } from './fit-trees.ts';

const tokenizer = characterTokenizer();

describe('a tree that makes no sense is refused', () => {
  test.each<[string, PieceNode[], string]>([
    ['two pieces of one id', [leaf('a', 1, 2), group('g', [leaf('a', 2, 2)])], 'two pieces have the id a'],
    [
      'a required piece that requires another',
      [leaf('a', 'required', 2, { requires: ['b'] }), leaf('b', 1, 2)],
      'a is required, so it cannot depend on another piece',
    ],
    [
      'a piece that requires another and is kept with a required one',
      [
        leaf('a', 1, 2, { requires: ['b'], keepWith: 'both' }),
        leaf('b', 1, 2),
        leaf('c', 'required', 2, { keepWith: 'both' }),
      ],
      'a is required, so it cannot depend on another piece',
    ],
    [
      'a piece whose last form is required and that stands in for another',
      [
        leaf('a', 1, 5, { excludes: ['b'], fallbacks: [{ level: 'name', text: filler(2), priority: 'required' }] }),
        leaf('b', 1, 2),
      ],
      'a is required, so it cannot depend on another piece',
    ],
    [
      'a stand-in with a shorter form',
      [leaf('a', 1, 5, { excludes: ['b'], fallbacks: [{ level: 'name', text: filler(2) }] }), leaf('b', 1, 2)],
      'a stands in for another piece, so it has to be one text in a unit of its own',
    ],
    [
      'a stand-in that is kept with another piece',
      [
        group('g', [leaf('a', 1, 5, { excludes: ['c'] }), leaf('b', 1, 2)], { whole: { priority: 1 } }),
        leaf('c', 1, 2),
      ],
      'a stands in for another piece, so it has to be one text in a unit of its own',
    ],
    [
      'a stand-in for a stand-in',
      [leaf('a', 1, 2, { excludes: ['b'] }), leaf('b', 1, 2, { excludes: ['c'] }), leaf('c', 1, 2)],
      'a stands in for a piece that itself stands in for another',
    ],
    [
      'a stand-in for itself',
      [leaf('a', 1, 2, { excludes: ['a'] })],
      'a stands in for a piece that itself stands in for another',
    ],
    [
      'a piece that requires a stand-in',
      [leaf('a', 1, 2, { requires: ['b'] }), leaf('b', 1, 2, { excludes: ['c'] }), leaf('c', 1, 2)],
      'a requires a piece that stands in for another',
    ],
    [
      'an allotment without a share',
      [group('g', [], { allotment: 'stable' })],
      'g draws on the allotment stable, which has no share',
    ],
    ['a priority that is not a number', [leaf('a', Number.NaN, 2)], 'a has the priority NaN'],
    ['an infinite priority', [leaf('a', Number.POSITIVE_INFINITY, 2)], 'a has the priority Infinity'],
    ['a weight that is not a number', [leaf('a', 1, 2, { weight: Number.NaN })], 'a has the weight NaN'],
    [
      'a priority of a shorter form that is not a number',
      [leaf('a', 1, 5, { fallbacks: [{ level: 'name', text: filler(2), priority: Number.NaN }] })],
      'a has the priority NaN',
    ],
    ['an infinite limit', [group('g', [], { limit: Number.POSITIVE_INFINITY })], 'g has the limit Infinity'],
    [
      'an infinite priority of a group',
      [group('g', [], { whole: { priority: Number.NEGATIVE_INFINITY } })],
      'g has the priority -Infinity',
    ],
    ['a reserve below zero', [growing('a', 1, { reserve: -1 })], 'a has the reserve -1'],
  ])('%s', (_name, children, message) => {
    expect(() => planPrompt(tree(...children), tokenizer)).toThrow(new TypeError(message));
  });

  test.each([-0.1, 1.1, Number.NaN])('a share of %d', (stable) => {
    expect(() => planPrompt({ messages: [], allotments: { stable } }, tokenizer)).toThrow(
      new TypeError(`stable has the share ${stable}`),
    );
  });
});

describe('the forms of a piece', () => {
  const formsOf = (...fallbacks: NonNullable<ReturnType<typeof leaf>['fallbacks']>): unknown =>
    planPrompt(tree(leaf('a', 3, 10, { fallbacks })), tokenizer).pieces[0]?.forms.map(({ text, tokens, priority }) => [
      text,
      tokens,
      priority,
    ]);

  test('skip one that is not shorter, and take over its priority', () => {
    expect(
      formsOf(
        { level: 'elided', text: filler(10), priority: 5 },
        { level: 'outline', text: filler(4), priority: 4 },
        { level: 'name', text: filler(2) },
      ),
    ).toEqual([
      [0, 10, 5],
      [2, 4, 5],
      [3, 2, 5],
    ]);
  });

  test('end with the first that is required', () => {
    expect(
      formsOf({ level: 'elided', text: filler(4), priority: 'required' }, { level: 'name', text: filler(2) }),
    ).toEqual([
      [0, 10, 3],
      [1, 4, 'required'],
    ]);
  });
});

describe('a plan', () => {
  test('gives the same choice after it was written and read as JSON', () => {
    fc.assert(
      fc.property(anyTree(), fc.integer({ min: 0, max: 600 }), (anyTree, budget) => {
        const plan = planPrompt(anyTree, tokenizer);
        const read: PromptPlan = JSON.parse(JSON.stringify(plan));
        expect(choosePieces(read, budget)).toEqual(choosePieces(plan, budget));
      }),
    );
  });

  test('contains no texts', () => {
    const prompt = tree(leaf('a', 1, 9, { fallbacks: [{ level: 'name', text: filler(5) }] }), leaf('b', 'required', 7));
    expect(JSON.stringify(planPrompt(prompt, tokenizer))).not.toContain('xx');
  });

  test('counts every text of its tree once, and nothing else', () => {
    fc.assert(
      fc.property(anyTree(), (anyTree) => {
        const counted: string[] = [];
        planPrompt(anyTree, {
          count(text) {
            counted.push(text);
            return tokenizer.count(text);
          },
        });
        expect(counted.toSorted()).toEqual(textsOf(anyTree.messages.flatMap(({ children }) => children)).toSorted());
      }),
    );
  });
});

/** Every text of a tree, except shorter forms that are never needed because a form before them is required. */
function textsOf(nodes: readonly PieceNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if ('children' in node) {
      return [node.open, node.close, ...textsOf(node.children)];
    }
    if ('grow' in node) {
      return [];
    }
    const fallbacks = node.priority === 'required' ? [] : (node.fallbacks ?? []);
    const required = fallbacks.findIndex(({ priority }) => priority === 'required');
    const used = required === -1 ? fallbacks : fallbacks.slice(0, required + 1);
    return [node.text, ...used.map(({ text }) => text)];
  });
}

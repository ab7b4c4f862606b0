import { describe, expect, test } from 'vitest';
import { arrangeParts } from '../../src/prompt/arrange.ts';
import { PRESETS, type Part } from '../../src/prompt/presets.ts';
import type { PieceGroup, PieceNode } from '../../src/fitting/piece.ts';
import { leaf } from '../fitting/fit-trees.ts';

/** The ids of the leaves below a node, in order. */
function leavesOf(node: PieceNode): readonly string[] {
  return 'children' in node ? node.children.flatMap(leavesOf) : [node.id];
}

function groupsOf(node: PieceNode): readonly PieceGroup[] {
  return 'children' in node ? [node, ...node.children.flatMap(groupsOf)] : [];
}

const parts = (...names: readonly Part[]) => Object.fromEntries(names.map((name) => [name, [leaf(name, 1, 2)]]));
const leaves = (tree: ReturnType<typeof arrangeParts>) =>
  tree.messages.map(({ children }) => children.flatMap(leavesOf));

describe('the parts of a prompt', () => {
  test('come in the order of the preset, whatever the order in which they are given', () => {
    const tree = arrangeParts(PRESETS.review, parts('change', 'instructions', 'role', 'context', 'index'));
    expect(tree.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(leaves(tree)).toEqual([
      ['role', 'instructions'],
      ['index', 'context', 'change'],
    ]);
  });

  test('take no place when they are empty or not part of the preset', () => {
    const tree = arrangeParts(PRESETS['commit-message'], { ...parts('change', 'index'), history: [] });
    expect(leaves(tree)).toEqual([[], ['change']]);
  });

  test('have the shares of the preset', () => {
    const { allotments } = arrangeParts(PRESETS.review, {});
    expect(allotments).toEqual({ shared: 0.9, stable: 0.35 });
  });

  test('draw on each share that names them', () => {
    const tree = arrangeParts(PRESETS.review, parts('index'));
    const shares = tree.messages
      .flatMap(({ children }) => children.flatMap(groupsOf))
      .map(({ allotment }) => allotment);
    expect(shares.filter((name) => name !== undefined).toSorted()).toEqual(['shared', 'stable']);
  });

  test('have the limits of spare parts together, and of the context', () => {
    const tree = arrangeParts(PRESETS.review, parts('index', 'others', 'context'), { spare: 30, context: 40 });
    const limited = tree.messages
      .flatMap(({ children }) => children.flatMap(groupsOf))
      .filter(({ limit }) => limit !== undefined);
    expect(limited.map((group) => [group.limit, leavesOf(group)])).toEqual([
      [30, ['index', 'others']],
      [40, ['context']],
    ]);
  });
});

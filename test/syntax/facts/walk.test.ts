import { expect, it } from 'vitest';
import { walkTree, type Collector, type Walk } from '../../../src/syntax/facts/walk.ts';
import type { SyntaxNode } from '../../../src/syntax/syntax-node.ts';

const WALK: Walk = {
  text: '',
  language: 'go',
  grammar: 'go',
  isWanted: () => true,
  isAnyWanted: () => true,
  isForAll: false,
  inside: undefined,
};

it('lets go of what is inside of a node as soon as it was left, and not before', () => {
  const log: string[] = [];
  const node = (type: string, ...children: readonly SyntaxNode[]): SyntaxNode => ({
    type,
    typeId: type.length,
    isNamed: true,
    isError: false,
    isMissing: false,
    hasError: false,
    startIndex: 0,
    endIndex: 0,
    startPosition: { row: 0, column: 0 },
    endPosition: { row: 0, column: 0 },
    children,
    parent: null,
    forgetChildren: () => log.push(`forget ${type}`),
    childForFieldName: () => null,
    childrenForFieldName: () => [],
    descendantsOfType: () => [],
  });
  const collector: Collector<undefined> = {
    enter: ({ type, children, parent }) =>
      log.push(`enter ${type} with ${children.length} of ${parent?.children.length ?? 0}`),
    leave: ({ type, children }) => log.push(`leave ${type} with ${children.length}`),
    end: () => undefined,
  };
  walkTree(node('a', node('bb', node('ccc')), node('dddd')), WALK, [collector], ['comments']);
  expect(log).toEqual([
    'enter a with 2 of 0',
    'enter bb with 1 of 2',
    'enter ccc with 0 of 1',
    'leave ccc with 0',
    'forget ccc',
    'leave bb with 1',
    'forget bb',
    'enter dddd with 0 of 2',
    'leave dddd with 0',
    'forget dddd',
    'leave a with 2',
    'forget a',
  ]);
});

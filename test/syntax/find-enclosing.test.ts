import { expect, it } from 'vitest';
import { findEnclosing } from '../../src/syntax/find-enclosing.ts';
import type { Declaration } from '../../src/syntax/types.ts';

function declare(name: string, startLine: number, endLine: number, children: readonly Declaration[] = []): Declaration {
  return {
    kind: 'function',
    name,
    startLine,
    signatureLine: startLine,
    headEndLine: startLine,
    closingLine: endLine,
    endLine,
    children,
  };
}

const DECLARATIONS = [
  declare('a', 1, 4),
  declare('b', 6, 20, [declare('c', 7, 9), declare('d', 12, 18, [declare('e', 13, 13)])]),
  declare('f', 30, 31),
];

it.each<[number, readonly string[]]>([
  [1, ['a']],
  [4, ['a']],
  [5, []],
  [8, ['b', 'c']],
  [10, ['b']],
  [13, ['b', 'd', 'e']],
  [18, ['b', 'd']],
  [25, []],
  [31, ['f']],
  [99, []],
])('finds the declarations around line %i', (line, names) => {
  expect(findEnclosing(DECLARATIONS, line).map(({ name }) => name)).toEqual(names);
});

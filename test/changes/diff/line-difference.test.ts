import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openLineComparer } from '../../../src/changes/diff/line-difference.ts';

const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });

test('the runs together give both texts, and runs marked as equal are equal', () => {
  fc.assert(
    fc.property(lines, lines, (base, head) => {
      const runs = openLineComparer().compare(base, head);
      const side = (kind: 'removed' | 'added', list: readonly string[], from: 'base' | 'head'): readonly string[] =>
        runs.flatMap((run) =>
          run.kind === 'same' || run.kind === kind ? list.slice(run[from], run[from] + run.count) : [],
        );
      expect(side('removed', base, 'base')).toEqual(base);
      expect(side('added', head, 'head')).toEqual(head);
      for (const run of runs.filter(({ kind }) => kind === 'same')) {
        expect(base.slice(run.base, run.base + run.count)).toEqual(head.slice(run.head, run.head + run.count));
      }
    }),
  );
});

test('texts that differ too much are shown whole', { tags: 'large' }, () => {
  const many = (name: string): readonly string[] => Array.from({ length: 3000 }, (_, index) => `${name}${index}`);
  const base = ['first', ...many('a'), 'last'];
  const head = ['first', ...many('b'), 'last'];
  expect(openLineComparer().compare(base, head)).toEqual([
    { kind: 'same', base: 0, head: 0, count: 1 },
    { kind: 'removed', base: 1, head: 1, count: 3000 },
    { kind: 'added', base: 3001, head: 1, count: 3000 },
    { kind: 'same', base: 3001, head: 3001, count: 1 },
  ]);
});

test('a comparer without remaining work finds no equal lines', () => {
  const comparer = openLineComparer(100);
  comparer.compare([...'abcdefgh'], [...'ijklmnop']);
  expect(comparer.compare(['a', 'b', 'c'], ['x', 'b', 'y'])).toEqual([
    { kind: 'removed', base: 0, head: 0, count: 3 },
    { kind: 'added', base: 3, head: 0, count: 3 },
  ]);
});

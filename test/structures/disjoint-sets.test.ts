import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDisjointSets } from '../../src/structures/disjoint-sets.ts';

test('starts with each member in a set of its own', () => {
  const sets = createDisjointSets(3);
  expect([0, 1, 2].map((member) => sets.find(member))).toEqual([0, 1, 2]);
});

test('returns the member that represents a joined set', () => {
  const sets = createDisjointSets(3);
  const root = sets.join(0, 2);
  expect([sets.find(0), sets.find(2)]).toEqual([root, root]);
  expect(sets.find(1)).toBe(1);
});

test('agrees with sets that are merged one by one', () => {
  const size = 12;
  const member = fc.nat(size - 1);
  fc.assert(
    fc.property(fc.array(fc.tuple(member, member)), (pairs) => {
      const sets = createDisjointSets(size);
      let groups = Array.from({ length: size }, (_, index) => new Set([index]));
      for (const [a, b] of pairs) {
        sets.join(sets.find(a), sets.find(b));
        const joined = new Set(groups.filter((group) => group.has(a) || group.has(b)).flatMap((group) => [...group]));
        groups = [joined, ...groups.filter((group) => !group.has(a) && !group.has(b))];
      }
      for (const group of groups) {
        expect(new Set([...group].map((one) => sets.find(one))).size).toBe(1);
      }
      expect(new Set(Array.from({ length: size }, (_, one) => sets.find(one))).size).toBe(groups.length);
    }),
  );
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignPairs, type Edge } from '../../../src/findings/identity/assign.ts';
import { runs } from '../../property-runs.ts';

/** Edges between up to six rows and six columns, at most one for each pair. */
const edges: fc.Arbitrary<readonly Edge[]> = fc.uniqueArray(
  fc.record({ row: fc.nat(5), column: fc.nat(5), weight: fc.integer({ min: 1, max: 1_000 }) }),
  { maxLength: 14, selector: ({ row, column }) => row * 6 + column },
);

/** The best choice of all: as many pairs as possible, then the greatest weight. */
function findBest(left: readonly Edge[]): { readonly count: number; readonly weight: number } {
  const [first, ...others] = left;
  if (first === undefined) {
    return { count: 0, weight: 0 };
  }
  const without = findBest(others);
  const rest = findBest(others.filter(({ row, column }) => row !== first.row && column !== first.column));
  const taken = { count: rest.count + 1, weight: rest.weight + first.weight };
  const isBetter = taken.count > without.count || (taken.count === without.count && taken.weight > without.weight);
  return isBetter ? taken : without;
}

function measure(pairs: readonly Edge[]): { readonly count: number; readonly weight: number } {
  return { count: pairs.length, weight: pairs.reduce((sum, { weight }) => sum + weight, 0) };
}

describe('the assignment', () => {
  it('is as good as the best of all possible ones', () => {
    fc.assert(
      fc.property(edges, (given) => {
        const pairs = assignPairs(given, 6, 6);
        expect(new Set(pairs.map(({ row }) => row)).size).toBe(pairs.length);
        expect(new Set(pairs.map(({ column }) => column)).size).toBe(pairs.length);
        expect(measure(pairs)).toEqual(findBest(given));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('takes the heaviest pairs of a group that is too large for the best one', () => {
    const chain = Array.from({ length: 2_000 }, (_, row) => [
      { row, column: row, weight: 2 },
      { row, column: row + 1, weight: 1 },
    ]).flat();
    expect(measure(assignPairs(chain, 2_000, 2_001))).toEqual({ count: 2_000, weight: 4_000 });
  });
});

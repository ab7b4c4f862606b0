import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from '../../src/text/edit-distance.ts';
import { runs } from '../property-runs.ts';

const TEXT = fc.oneof(fc.string({ unit: fc.constantFrom('a', 'b', 'é'), maxLength: 50 }), fc.string({ maxLength: 40 }));

/** The distance by the table that textbooks draw. */
function fillTable(from: string, to: string): number {
  let before = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (before[at - 1] ?? 0) + (from[row - 1] === to[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (before[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    before = next;
  }
  return before.at(-1) ?? 0;
}

it('the distance is that of the table of all prefixes', () => {
  fc.assert(
    fc.property(TEXT, TEXT, TEXT, (from, to, shared) => {
      expect(editDistance(shared + from + shared, shared + to + shared)).toBe(
        fillTable(shared + from + shared, shared + to + shared),
      );
      expect(editDistance(from, to)).toBe(fillTable(from, to));
    }),
    { numRuns: runs(200) },
  );
});

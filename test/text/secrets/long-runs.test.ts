import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findLongRuns, makeCharacterSet } from '../../../src/text/secrets/long-runs.ts';
import { runs } from '../../property-runs.ts';

it('finds the ranges that an expression finds, in any text', () => {
  const letters = makeCharacterSet(/[\w-]/);
  const texts = fc.array(fc.constantFrom('a', 'Z', '0', '-', '_', 'abcdefg', ' ', '\n', '"', 'é', '😀'), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 12 }), (parts, least) => {
      const text = parts.join('');
      const expected = [...text.matchAll(/[\w-]+/g)].map(({ 0: run, index }) => ({
        start: index,
        end: index + run.length,
      }));
      expect(findLongRuns(text, letters, least)).toEqual(expected.filter(({ start, end }) => end - start >= least));
    }),
    { numRuns: runs(2_000) },
  );
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWordReader, hashWord, indexHashes } from '../../src/symbols/word-hashes.ts';
import { runs } from '../property-runs.ts';

/** Words as a regular expression reads them. */
const WORD = /[A-Za-z_$\u0080-\uFFFF][\w$\u0080-\uFFFF]*/g;

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('a', 'Z', '_', '$', '0', '9', ' ', '.', '\u007F', '\u0080', '\uFFFF', '\n'), {
      maxLength: 60,
    })
    .map((all) => all.join('')),
);

it('the hashes of a text are those of its words, each once and in their order', () => {
  const read = createWordReader();
  fc.assert(
    fc.property(text, (given) => {
      expect([...read(given)]).toEqual([...new Set(given.match(WORD) ?? [])].map(hashWord));
    }),
    { numRuns: runs(300) },
  );
});

it('an index names exactly the sets that hold a hash, in their order', () => {
  // Hashes that share their upper or their lower half.
  const hash = fc
    .tuple(fc.constantFrom(0, 1, 0x7f_ff, 0xff_ff), fc.constantFrom(0, 1, 0xff_ff))
    .map(([upper, lower]) => upper * 65_536 + lower);
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(hash), { maxLength: 6 }), hash, (sets, asked) => {
      const index = indexHashes(sets.map((set) => Uint32Array.from(set)));
      expect(index.holding(asked)).toEqual(sets.flatMap((set, number) => (set.includes(asked) ? [number] : [])));
    }),
    { numRuns: runs(200) },
  );
});

it('a text with more words than the reader keeps gives as many as it keeps', () => {
  const read = createWordReader();
  const many = Array.from({ length: 70_000 }, (_, index) => `w${index}`).join(' ');
  expect(read(many).length).toBe(65_536);
  expect([...read('one two')]).toEqual([hashWord('one'), hashWord('two')]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentenceRanges } from '../../../src/guidelines/statements/sentences.ts';
import { runs } from '../../property-runs.ts';

const PARTS = fc.constantFrom(
  'a',
  'B ',
  '. ',
  '.',
  '? ',
  '! ',
  '1',
  ' ',
  'e.g. ',
  '"',
  ')',
  '(',
  '…',
  '。',
  '𝒜',
  '12 34 56 ',
  'Word',
  ', ',
  ' - ',
  '`',
  'etc. ',
);

it('finds the same sentences behind any number of others', () => {
  fc.assert(
    fc.property(fc.array(PARTS, { maxLength: 60 }), fc.integer({ min: 2, max: 1_100 }), (parts, length) => {
      const text = `A ${parts.join('')}`;
      const before = `${'Use tabs. '.repeat(90)}${'X'.repeat(length)}. `;
      const shifted = sentenceRanges(text).map(({ start, end }) => ({
        start: start + before.length,
        end: end + before.length,
      }));
      const found = sentenceRanges(before + text);
      expect(found.slice(-shifted.length)).toEqual(shifted);
      expect(found).toHaveLength(91 + shifted.length);
    }),
    { numRuns: runs(2_000) },
  );
});

it.each([
  ['a sentence that is longer than what is divided at once', `${'word '.repeat(2_000)}. Next.`, 2],
  ['numbers behind an abbreviation that go on for long', `Use etc. ${'12 '.repeat(2_000)}more. Next one.`, 2],
  ['a mark without a sentence behind it', `${'word '.repeat(1_000)}.`, 1],
])('reads %s', (_name, text, count) => {
  expect(sentenceRanges(text)).toHaveLength(count);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { locateRange, placesIn } from '../../../../src/rules/reading/reports/report-place.ts';
import { sourceText } from '../../../../src/text/source-text.ts';

const text = 'one\n\ntwo two\r\nthree';
const offset = fc.nat(text.length);

it('finds the places of many ranges in any order', () => {
  const source = sourceText('a.md', text);
  fc.assert(
    fc.property(fc.array(fc.record({ start: offset, end: offset })), (ranges) => {
      expect(ranges.map(placesIn(source))).toEqual(ranges.map((range) => locateRange(source, range)));
    }),
  );
});

it('shows the line on which a range begins', () => {
  const shown = [0, 4, 7, 20].map(
    (start) => placesIn(sourceText('a.md', 'one\n\ntwo two\nthree'))({ start, end: start }).sourceLine,
  );
  expect(shown).toEqual(['one', '', 'two two', 'three']);
});

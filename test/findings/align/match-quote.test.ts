import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from '../../../src/findings/align/fold.ts';
import { indexText } from '../../../src/findings/align/line-index.ts';
import { matchExactly } from '../../../src/findings/align/match-quote.ts';
import { runs } from '../../property-runs.ts';

/** Few letters, so that quotes occur several times, within lines and over two of them. */
const LINE = fc.oneof(
  fc.stringMatching(/^[ab(]{0,14}$/),
  fc.stringMatching(/^(?:set|get)(?:Value|Name)\((?:1|2|12)\);$/),
  fc.stringMatching(/^[ \t]{0,3}a{8,20}$/),
);
const LINES = fc.array(LINE, { minLength: 1, maxLength: 24 });
/** Lines that are long enough for a sample, with brackets between them that are not. */
const BLOCKS = fc
  .array(fc.tuple(fc.stringMatching(/^[abc(]{7,12}$/), fc.subarray([')', '});', '', '}'])), {
    minLength: 2,
    maxLength: 8,
  })
  .map((blocks) => blocks.flatMap(([line, brackets]) => [line, ...brackets]));
/** Shorter parts are not searched. */
const LEAST_PART = 7;

/** The lines that are the quote or, if there are none, the lines that contain it: compared one by one. */
function searchPlainly(lines: readonly string[], quote: string): readonly number[] {
  const folded = lines.map(foldText);
  const wanted = foldText(quote);
  const numbers = [...folded.keys()];
  const whole = numbers.filter((line) => folded[line] === wanted);
  return whole.length > 0 ? whole : numbers.filter((line) => folded[line]?.includes(wanted));
}

it('a part of a line is found exactly where a plain search finds it', () => {
  fc.assert(
    fc.property(LINES, fc.nat(), fc.nat(), fc.nat(), (lines, at, from, length) => {
      const line = foldText(lines[at % lines.length] ?? '');
      const start = from % Math.max(1, line.length - LEAST_PART);
      const quote = line.slice(start, start + LEAST_PART + (length % 20));
      fc.pre(quote.length >= LEAST_PART && /[a-z]/.test(quote));
      const match = matchExactly(indexText(lines.join('\n')), quote);
      // A text of one letter has more places than are looked at.
      fc.pre(match?.isCut !== true);
      const windows = match?.windows ?? [];
      const found = windows.filter(({ first, last }) => first === last).map(({ first }) => first);
      const plain = searchPlainly(lines, quote);
      // Several lines that are the quote together win over lines that only contain it.
      const isJoined = windows.every(({ form, first, last }) => form === 'whole' && first < last);
      expect(isJoined && windows.length > 0 ? plain : found.toSorted((a, b) => a - b)).toEqual(plain);
    }),
    { numRuns: runs(400) },
  );
});

it('lines that are found contain the quote, whatever the breaks of the lines', () => {
  fc.assert(
    fc.property(LINES, fc.nat(), fc.nat(), (lines, from, length) => {
      const all = lines.map(foldText).join('');
      const start = from % Math.max(1, all.length - LEAST_PART);
      const quote = all.slice(start, start + LEAST_PART + (length % 40));
      fc.pre(quote.length >= LEAST_PART && /[a-z]/.test(quote));
      const match = matchExactly(indexText(lines.join('\n')), quote);
      const texts = match?.windows.map(({ first, last }) =>
        lines
          .slice(first, last + 1)
          .map(foldText)
          .join(''),
      );
      expect((texts ?? []).filter((text) => !text.includes(quote))).toEqual([]);
    }),
    { numRuns: runs(400) },
  );
});

it('a part over several lines is found if a plain search finds it', () => {
  fc.assert(
    fc.property(BLOCKS, fc.nat(), fc.nat(), fc.boolean(), (lines, from, length, isChanged) => {
      const all = lines.map(foldText).join('');
      // Such a part contains a sample of a line, wherever it begins.
      const start = from % Math.max(1, all.length - 14);
      const part = all.slice(start, start + 14 + (length % 12));
      const quote = isChanged ? `${part.slice(0, 7)}c${part.slice(7)}` : part;
      const match = matchExactly(indexText(lines.join('\n')), quote);
      expect(match !== undefined).toBe(all.includes(quote));
    }),
    { numRuns: runs(400) },
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHunkLines } from '../../../src/changes/diff/parse-hunk.ts';
import { readHunkLines } from '../../../src/changes/diff/read-hunk.ts';
import { line } from './random-text.ts';
import { runs } from '../../property-runs.ts';

test('parse-diff and our own reader agree on hunks that both can read', () => {
  // parse-diff cannot read a context line that begins with CR.
  const signed = fc.tuple(
    fc.constantFrom(' ', '+', '-'),
    line.map((text) => text.replaceAll('\r', '')),
  );
  fc.assert(
    fc.property(fc.array(signed, { maxLength: 20 }), fc.boolean(), (lines, mark) => {
      const body = [
        ...lines.map(([sign, text]) => sign + text),
        ...(mark && lines.length > 0 ? [String.raw`\ No newline at end of file`] : []),
      ];
      const count = (other: string): number => lines.filter(([sign]) => sign !== other).length;
      const header = `@@ -7,${count('+')} +9,${count('-')} @@`;
      const hunk = [header, ...body].join('\n');
      expect(parseHunkLines(hunk)).toEqual(
        readHunkLines(hunk, header.length, hunk.length, { oldStart: 7, newStart: 9 }),
      );
    }),
    { numRuns: runs(1_000) },
  );
});

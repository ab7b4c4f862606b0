import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutOverlaps } from '../../../src/findings/suggestions/overlaps.ts';
import type { Finding } from '../../../src/findings/types.ts';
import { runs } from '../../property-runs.ts';

function finding({ line = 10, ...fields }: Partial<Finding>): Finding {
  return {
    path: 'a.ts',
    side: 'RIGHT',
    line,
    severity: 'medium',
    kind: 'bug',
    title: 'Wrong value',
    body: 'The value is wrong.',
    origin: 'model',
    placement: { kind: 'inline' },
    fingerprint: 'f',
    suggestion: 'let a = 1;',
    ...fields,
  };
}

/** For each finding: whether it keeps its suggestion, or has a proposal instead. */
function keep(...findings: readonly Partial<Finding>[]): readonly string[] {
  return withoutOverlaps(findings.map(finding)).map(({ suggestion, proposal }) =>
    suggestion === undefined ? (proposal?.kind ?? 'nothing') : 'kept',
  );
}

describe('of suggestions for the same lines', () => {
  it.each<[string, readonly Partial<Finding>[], readonly string[]]>([
    ['the first one stays', [{}, {}], ['kept', 'code']],
    ['the one of the worst finding stays', [{ severity: 'low' }, { severity: 'high' }], ['code', 'kept']],
    ['the most certain one stays', [{ confidence: 0.5 }, { confidence: 0.9 }], ['code', 'kept']],
    [
      'one that shares a single line goes',
      [
        { startLine: 8, line: 10 },
        { startLine: 10, line: 12 },
      ],
      ['kept', 'code'],
    ],
    ['one inside of another goes', [{ startLine: 1, line: 20 }, { line: 10 }], ['kept', 'code']],
    ['one between two others goes', [{ line: 10 }, { line: 12 }, { startLine: 9, line: 13 }], ['kept', 'kept', 'code']],
    ['neighbours stay', [{ startLine: 8, line: 9 }, { line: 10 }], ['kept', 'kept']],
    ['those of other files stay', [{}, { path: 'b.ts' }], ['kept', 'kept']],
    [
      'one that is not kept itself blocks no other',
      [{ line: 10 }, { startLine: 10, line: 11 }, { line: 11 }],
      ['kept', 'code', 'kept'],
    ],
  ])('%s', (_name, findings, expected) => {
    expect(keep(...findings)).toEqual(expected);
  });

  it('the other one is shown with its reason and with simple line ends', () => {
    const [, second] = withoutOverlaps([finding({}), finding({ suggestion: 'let a = 1;\r\nlet b = 2;' })]);
    expect(second?.proposal).toEqual({
      kind: 'code',
      text: 'let a = 1;\nlet b = 2;',
      reason: 'another suggestion changes the same lines',
    });
  });

  it('no two that are kept share a line, and no finding is lost', () => {
    const place = fc.record({ start: fc.integer({ min: 1, max: 30 }), more: fc.nat(6) });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), (places) => {
        const all = withoutOverlaps(places.map(({ start, more }) => finding({ startLine: start, line: start + more })));
        const lines = all.flatMap(({ suggestion, startLine = 0, line = 0 }) =>
          suggestion === undefined ? [] : Array.from({ length: line - startLine + 1 }, (_, at) => startLine + at),
        );
        expect(new Set(lines).size).toBe(lines.length);
        expect(all.length).toBe(places.length);
      }),
      { numRuns: runs(100) },
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatherFaults } from '../../src/findings/gather.ts';
import { SEVERITIES, type FaultPlace, type Finding } from '../../src/findings/types.ts';
import { runs } from '../property-runs.ts';
import { findingOf } from '../reports/result.ts';

const CITED = { id: '2', statement: '2.1', source: 'rules.md', line: 1, text: 'Never use `var`.' };
const LITERAL = { origin: 'literal' as const, guideline: CITED, title: 'The guidelines rule out `var`' };

/** A finding that is named after its place. Line 0 means the file as a whole. */
function finding({ line = 1, ...fields }: Partial<Finding>): Finding {
  const { path = 'a.ts', side = 'RIGHT' } = fields;
  const { line: _line, ...found } = findingOf({ path, fingerprint: `${path}:${side}:${line}`, ...fields });
  return line === 0 ? found : { ...found, line };
}

function drawPlace({ path, line }: Pick<FaultPlace, 'path' | 'line'>): string {
  return `${path}:${line ?? '-'}`;
}

/** Each finding: its place, then its other places. */
function gather(...findings: readonly Partial<Finding>[]): readonly string[] {
  return gatherFaults(findings.map(finding)).map((one) => [one, ...(one.places ?? [])].map(drawPlace).join(' '));
}

const MANY = [1, 2, 3, 4];

describe('equal findings', () => {
  it.each<[string, readonly Partial<Finding>[], readonly string[]]>([
    ['of one file become one', [{}, { line: 2 }], ['a.ts:1 a.ts:2']],
    ['of two files stay two', [{}, { path: 'b.ts' }], ['a.ts:1', 'b.ts:1']],
    [
      'of several files become one if there are three',
      [{ path: 'c.ts' }, {}, { path: 'b.ts' }],
      ['a.ts:1 b.ts:1 c.ts:1'],
    ],
    [
      'with other line numbers in the text become one',
      [{ body: 'Line 1.' }, { line: 2, body: 'Line 2.' }],
      ['a.ts:1 a.ts:2'],
    ],
    ['with other names in the text stay two', [{ body: '`a1`' }, { line: 2, body: '`a2`' }], ['a.ts:1', 'a.ts:2']],
    [
      'that cite another statement stay two',
      [{ guideline: CITED }, { line: 2, guideline: { ...CITED, line: 9 } }],
      ['a.ts:1', 'a.ts:2'],
    ],
    [
      'of a literal check become one whatever their body',
      [
        { ...LITERAL, body: 'A' },
        { ...LITERAL, line: 2, body: 'B' },
      ],
      ['a.ts:1 a.ts:2'],
    ],
    [
      'with suggestions stay apart',
      [{ suggestion: 'x' }, { line: 2, suggestion: 'y' }, { line: 3 }],
      ['a.ts:1', 'a.ts:2', 'a.ts:3'],
    ],
    [
      'with suggestions become one if there are four',
      MANY.map((line) => ({ line, suggestion: 'x' })),
      ['a.ts:1 a.ts:2 a.ts:3 a.ts:4'],
    ],
    ['without a line are places too', [{}, { line: 0, placement: { kind: 'file', reason: 'r' } }], ['a.ts:1 a.ts:-']],
    [
      'in the summary stay apart from comments',
      [{}, { line: 2, placement: { kind: 'summary', reason: 'r' } }],
      ['a.ts:1', 'a.ts:2'],
    ],
    ['begin with the worst', [{}, { line: 2 }, { line: 3, severity: 'high' }], ['a.ts:3 a.ts:1 a.ts:2']],
    ['on equal lines count once', [{}, {}, { line: 2 }], ['a.ts:1 a.ts:2']],
  ])('%s', (_name, findings, expected) => {
    expect(gather(...findings)).toEqual(expected);
  });

  it('have the worst severity, the highest confidence, all agents, and the first suggestion', () => {
    const [one] = gatherFaults([
      finding({ suggestion: 'x', confidence: 0.2, agents: ['b'] }),
      finding({ line: 2, suggestion: 'y', confidence: 0.9, agents: ['a'], severity: 'high', startLine: 1, quote: 'q' }),
      finding({ line: 3, suggestion: 'z', confidence: 0.3, agents: ['b'] }),
      finding({ line: 4, confidence: 0.3 }),
    ]);
    expect(one).toMatchObject({ line: 2, severity: 'high', confidence: 0.9, agents: ['a', 'b'], suggestion: 'y' });
    expect(one?.places).toEqual([
      { path: 'a.ts', side: 'RIGHT', line: 1, suggestion: 'x', fingerprint: 'a.ts:RIGHT:1' },
      { path: 'a.ts', side: 'RIGHT', line: 3, suggestion: 'z', fingerprint: 'a.ts:RIGHT:3' },
      { path: 'a.ts', side: 'RIGHT', line: 4, fingerprint: 'a.ts:RIGHT:4' },
    ]);
  });

  it('have no confidence if one of them has none', () => {
    expect(gatherFaults([finding({ confidence: 0.2 }), finding({ line: 2 })])[0]).not.toHaveProperty('confidence');
  });
});

describe('with any findings', () => {
  const anyFinding = fc
    .record({
      path: fc.constantFrom('a.ts', 'b.ts'),
      side: fc.constantFrom('LEFT' as const, 'RIGHT' as const),
      line: fc.integer({ min: 1, max: 30 }),
      severity: fc.constantFrom(...SEVERITIES),
      title: fc.constantFrom('A leak', 'A race'),
      body: fc.constantFrom('Here.', 'In line 3.', 'In line 4.'),
      confidence: fc.constantFrom(undefined, 0.1, 0.9),
      suggestion: fc.constantFrom(undefined, 'x'),
      origin: fc.constantFrom('model' as const, 'literal' as const),
      placement: fc.constantFrom({ kind: 'inline' as const }, { kind: 'summary' as const, reason: 'r' }),
    })
    .map(({ confidence, suggestion, ...fields }) =>
      finding({
        ...fields,
        ...(confidence === undefined ? {} : { confidence }),
        ...(suggestion === undefined ? {} : { suggestion }),
      }),
    );
  // Findings of one place are merged before.
  const anyFindings = fc.uniqueArray(anyFinding, { maxLength: 20, selector: ({ fingerprint }) => fingerprint });

  it('every place is kept exactly once, and the number of places adds up', () => {
    fc.assert(
      fc.property(anyFindings, (all) => {
        const kept = gatherFaults(all).flatMap((one) => [
          one.fingerprint,
          ...(one.places ?? []).map((place) => place.fingerprint),
        ]);
        expect(new Set(kept)).toEqual(new Set(all.map(({ fingerprint }) => fingerprint)));
        expect(kept.length).toBe(all.length);
      }),
      { numRuns: runs(500) },
    );
  });

  it('the order makes no difference, and nothing is gathered twice', () => {
    const shuffled = anyFindings.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    const sort = (findings: readonly Finding[]): readonly Finding[] =>
      findings.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
    fc.assert(
      fc.property(shuffled, ([all, others]) => {
        expect(sort(gatherFaults(others))).toEqual(sort(gatherFaults(all)));
      }),
      { numRuns: runs(500) },
    );
  });

  it('no severity is lost', () => {
    fc.assert(
      fc.property(anyFindings, (all) => {
        for (const { fingerprint, severity } of all) {
          const holder = gatherFaults(all).find((one) =>
            [one, ...(one.places ?? [])].some((place) => place.fingerprint === fingerprint),
          );
          expect(SEVERITIES.indexOf(holder!.severity)).toBeGreaterThanOrEqual(SEVERITIES.indexOf(severity));
        }
      }),
    );
  });

  it('100,000 equal findings become one in time', { tags: 'large' }, () => {
    const many = Array.from({ length: 100_000 }, (_, index) => finding({ line: index + 1 }));
    expect(gatherFaults(many)[0]?.places?.length).toBe(99_999);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/findings/types.ts';
import { leaveOutKnown, writeAuditBaseline } from '../../../src/jobs/audit/audit-baseline.ts';
import { readBaseline } from '../../../src/rules/baseline.ts';
import { sourceText } from '../../../src/text/source-text.ts';

const GUIDELINE = { id: '2', statement: '2.1', source: 'AGENTS.md', line: 3, text: 'Never use `var`.' };

function found(over: Partial<Finding> = {}): Finding {
  return {
    fingerprint: 'f',
    path: 'src/a.js',
    side: 'RIGHT',
    line: 4,
    quote: 'var a = 1;',
    severity: 'medium',
    kind: 'consistency',
    title: 'The guidelines rule out `var`',
    body: 'The file has `var`.',
    origin: 'literal',
    guideline: GUIDELINE,
    placement: { kind: 'inline' },
    ...over,
  };
}

function know(findings: readonly Finding[]): Parameters<typeof leaveOutKnown>[1] {
  const baseline = readBaseline(sourceText('b.json', writeAuditBaseline(findings)));
  if ('problem' in baseline) {
    throw new Error(baseline.problem);
  }
  return { path: 'b.json', entries: baseline.entries };
}

describe('the baseline of an audit', () => {
  it.each<[string, readonly Finding[], readonly Finding[], { fresh: number; known: number; gone: number }]>([
    ['hides what it has', [found()], [found()], { fresh: 0, known: 1, gone: 0 }],
    ['hides it after its line moved', [found()], [found({ line: 90 })], { fresh: 0, known: 1, gone: 0 }],
    ['shows one more of equal findings', [found()], [found(), found({ line: 9 })], { fresh: 1, known: 1, gone: 0 }],
    ['shows what has other code', [found()], [found({ quote: 'var b = 1;' })], { fresh: 1, known: 0, gone: 1 }],
    ['shows what is in another file', [found()], [found({ path: 'b.js' })], { fresh: 1, known: 0, gone: 1 }],
    ['counts an entry without a finding', [found()], [], { fresh: 0, known: 0, gone: 1 }],
    [
      'hides what a model words differently, by what it cites and its code',
      [found({ origin: 'model', title: 'Uses var' })],
      [found({ origin: 'model', title: 'A `var` declaration' })],
      { fresh: 0, known: 1, gone: 0 },
    ],
    [
      'hides a place of a finding that is reported once for several places',
      [found({ places: [{ path: 'src/b.js', side: 'RIGHT', line: 2, quote: 'var b;' }] })],
      [found({ path: 'src/b.js', line: 7, quote: 'var b;' }), found()],
      { fresh: 0, known: 2, gone: 0 },
    ],
    [
      'hides a limit that is exceeded by another number',
      [found({ title: 'The guidelines rule out a file of 30 lines', quote: '' })],
      [found({ title: 'The guidelines rule out a file of 31 lines', quote: '' })],
      { fresh: 0, known: 1, gone: 0 },
    ],
  ])('%s', (_name, before, after, expected) => {
    const { fresh, known, gone } = leaveOutKnown(after, know(before));
    expect({ fresh: fresh.length, known, gone }).toEqual(expected);
  });

  it('hides all findings that it was written from, in any order', () => {
    const any = fc.array(
      fc
        .record({
          path: fc.constantFrom('a.js', 'b.js', 'c/d.js'),
          quote: fc.string({ maxLength: 8 }),
          line: fc.nat({ max: 50 }),
          origin: fc.constantFrom<Finding['origin']>('model', 'literal'),
        })
        .map((over) => found(over)),
    );
    fc.assert(
      fc.property(any, fc.nat(), (findings, seed) => {
        const turned = [
          ...findings.slice(seed % (findings.length + 1)),
          ...findings.slice(0, seed % (findings.length + 1)),
        ];
        const outcome = leaveOutKnown(turned, know(findings));
        expect(outcome).toEqual({ fresh: [], known: findings.length, gone: 0 });
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { applyBaseline, readBaseline, writeBaseline } from '../../src/rules/baseline.ts';
import { sourceText } from '../../src/text/source-text.ts';

const PATH = '.github/housestyle-baseline.json';

function finding(rule: string, line: number, sourceLine = 'infer: true'): Diagnostic {
  const start = { line, column: 1 };
  return { rule, severity: 'warning', path: 'AGENTS.md', start, end: start, message: `${rule}!`, sourceLine };
}

function open(text: string) {
  const baseline = readBaseline(sourceText(PATH, text));
  if ('problem' in baseline) {
    throw new Error(baseline.problem);
  }
  return baseline;
}

function outcome(known: readonly Diagnostic[], now: readonly Diagnostic[]) {
  const { fresh, known: silenced, stale } = applyBaseline(now, open(writeBaseline(known)));
  return { fresh: fresh.map(describeFinding), known: silenced.length, stale: stale.map(({ said }) => said.message) };
}

function describeFinding({ rule, start }: Diagnostic): string {
  return `${rule}:${start.line}`;
}

describe('a baseline', () => {
  it.each([
    ['the same findings', [finding('a', 1)], [finding('a', 1)], { fresh: [], known: 1, stale: [] }],
    ['a finding whose line moved', [finding('a', 1)], [finding('a', 70)], { fresh: [], known: 1, stale: [] }],
    [
      'a finding whose line changed',
      [finding('a', 1)],
      [finding('a', 1, 'infer: false')],
      { fresh: ['a:1'], known: 0, stale: ['`a` in `AGENTS.md` is no longer found'] },
    ],
    [
      'one more of the same',
      [finding('a', 1)],
      [finding('a', 1), finding('a', 2)],
      { fresh: ['a:2'], known: 1, stale: [] },
    ],
    [
      'one less of the same',
      [finding('a', 1), finding('a', 2)],
      [finding('a', 1)],
      { fresh: [], known: 1, stale: ['`a` in `AGENTS.md` is no longer found'] },
    ],
    ['another rule', [finding('a', 1)], [finding('a', 1), finding('b', 1)], { fresh: ['b:1'], known: 1, stale: [] }],
  ])('knows %s', (_name, known, now, expected) => {
    expect(outcome(known, now)).toEqual(expected);
  });

  it('loses its stale entries by the fix', () => {
    const { stale } = applyBaseline([finding('b', 1)], open(writeBaseline([finding('a', 1), finding('b', 1)])));
    expect(stale[0]?.particulars.fix).toEqual({ kind: 'rewrite', text: writeBaseline([finding('b', 1)]) });
  });

  it('is the same whatever the order of the findings', () => {
    const findings = [finding('b', 1), finding('a', 3), finding('a', 2, 'x')];
    expect(writeBaseline(findings)).toBe(writeBaseline(findings.toReversed()));
  });

  it.each([
    ['no JSON', '{'],
    ['another version', '{"version": 2, "findings": []}'],
    ['no list', '{"version": 1}'],
    ['an entry without a count', '{"version": 1, "findings": [{"rule": "a", "path": "b", "fingerprint": "c"}]}'],
  ])('is refused that is %s', (_name, text) => {
    expect(readBaseline(sourceText(PATH, text))).toHaveProperty('problem');
  });
});

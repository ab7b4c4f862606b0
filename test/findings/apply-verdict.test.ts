import { describe, expect, test } from 'vitest';
import { applyVerdict, unverified } from '../../src/findings/apply-verdict.ts';
import type { Verdict } from '../../src/findings/replies/parse-verdicts.ts';
import type { Finding, Severity } from '../../src/findings/types.ts';

const FINDING = { path: 'a.ts', line: 3, title: 'Bug', severity: 'medium', confidence: 0.8 } as Finding;

function keptFrom(finding: Finding, verdict: Partial<Verdict>): Finding | undefined {
  const concluded = applyVerdict(finding, verdict as Verdict);
  return concluded.kind === 'kept' ? concluded.finding : undefined;
}

describe('a finding that is confirmed', () => {
  test('stays as it is', () => {
    expect(keptFrom(FINDING, { kind: 'confirmed' })).toEqual({ ...FINDING, verification: { kind: 'confirmed' } });
  });

  test.each<[Severity, Severity, string]>([
    ['low', 'low', 'lowered'],
    ['medium', 'medium', 'confirmed'],
    ['high', 'medium', 'confirmed'],
  ])('with severity %s ends as %s: %s', (severity, expected, kind) => {
    expect(keptFrom(FINDING, { kind: 'confirmed', severity })).toMatchObject({
      severity: expected,
      verification: { kind },
    });
  });
});

describe('a finding that is doubtful', () => {
  test.each<[Severity, Severity | undefined, Severity]>([
    ['high', undefined, 'medium'],
    ['medium', undefined, 'low'],
    ['low', undefined, 'low'],
    ['high', 'low', 'low'],
    ['medium', 'high', 'low'],
  ])('of severity %s, with %s in the verdict, ends as %s and has half the confidence', (before, said, after) => {
    const verdict = { kind: 'doubtful', reason: 'Why', ...(said === undefined ? {} : { severity: said }) } as const;
    expect(keptFrom({ ...FINDING, severity: before }, verdict)).toMatchObject({
      severity: after,
      confidence: 0.4,
      verification: { kind: 'lowered', reason: 'Why' },
    });
  });

  test('counts as certain if it has no confidence', () => {
    const { confidence: _, ...certain } = FINDING;
    expect(keptFrom(certain as Finding, { kind: 'doubtful' })?.confidence).toBe(0.5);
  });
});

test.each([
  [3, 'a.ts:3'],
  [undefined, 'a.ts'],
])('a finding that is refuted, on line %s, is dropped with its place and the reason', (line, source) => {
  const finding = { ...FINDING, line } as Finding;
  expect(applyVerdict(finding, { kind: 'refuted', reason: 'It is checked above.' })).toEqual({
    kind: 'dropped',
    leftOut: { source, reason: expect.stringMatching(/"Bug" .*: It is checked above\.$/) },
  });
});

test('a finding that nobody verified says why', () => {
  expect(unverified(FINDING, 'the model failed').verification).toEqual({
    kind: 'unverified',
    reason: 'the model failed',
  });
});

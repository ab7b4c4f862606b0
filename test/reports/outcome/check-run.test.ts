import { describe, expect, it } from 'vitest';
import type { ReviewResult } from '../../../src/reports/review/review-result.ts';
import { drawCheckRun } from '../../../src/reports/outcome/check-run.ts';
import { findingOf, resultOf, unjudgedOf } from '../result.ts';

const DONE = { failures: [], isFailed: false };
const IN_SUMMARY = { kind: 'summary', reason: 'beyond `max-comments`' } as const;

describe('the check run of a review', () => {
  it.each<[string, Partial<ReviewResult>, Parameters<typeof drawCheckRun>[2], string, string]>([
    ['is green if nothing was found', {}, DONE, 'success', 'No findings.'],
    [
      'is neutral with findings that fail nothing',
      { findings: [findingOf()] },
      DONE,
      'neutral',
      '1 finding (1 medium).',
    ],
    [
      'is neutral if not everything was judged',
      { conclusion: 'incomplete', unjudged: unjudgedOf({ agents: 1 }) },
      DONE,
      'neutral',
      'Incomplete: nothing was found, but not everything was judged. Not judged: 1 agent that did not read all of its files.',
    ],
    [
      'is red if a setting fails the job',
      { findings: [findingOf()] },
      { failures: ['1 finding reaches `fail-on: low`.'], isFailed: false },
      'failure',
      '1 finding (1 medium).',
    ],
    ['is red if the run could not be done', {}, { failures: [], isFailed: true }, 'failure', 'No findings.'],
  ])('%s', (_name, fields, outcome, conclusion, title) => {
    expect(drawCheckRun(resultOf(fields), undefined, outcome)).toMatchObject({ conclusion, title });
  });

  it('annotates only findings that have no comment on their line in the head', () => {
    const findings = [
      findingOf({ title: 'Inline' }),
      findingOf({ title: 'A\nB', severity: 'high', startLine: 2, placement: IN_SUMMARY, body: 'x\u202Ey' }),
      findingOf({ title: 'Removed', side: 'LEFT', placement: IN_SUMMARY }),
    ];
    expect(drawCheckRun(resultOf({ findings }), undefined, DONE).annotations).toEqual([
      { path: 'src/a.ts', startLine: 2, endLine: 3, level: 'failure', title: 'A\\nB', message: 'x\\u{202E}y' },
    ]);
  });

  it('stays within the limits of GitHub', { tags: 'large' }, () => {
    const findings = Array.from({ length: 300 }, () =>
      findingOf({ title: 't'.repeat(900), body: 'b'.repeat(90_000), placement: IN_SUMMARY }),
    );
    const failures = Array.from({ length: 50 }, () => 'f'.repeat(2_000));
    const { title, summary, annotations } = drawCheckRun(resultOf({ findings }), undefined, {
      failures,
      isFailed: false,
    });
    expect([title.length <= 250, summary.length <= 65_535, annotations.length]).toEqual([true, true, 50]);
    expect(annotations.every((one) => one.title.length <= 250 && one.message.length <= 4_000)).toBe(true);
  });
});

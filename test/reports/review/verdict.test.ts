import { describe, expect, it } from 'vitest';
import type { Conclusion, Coverage, Unjudged } from '../../../src/reports/review/review-result.ts';
import { coverageOutputs, coveragePercent } from '../../../src/reports/review/coverage.ts';
import { drawVerdict, headline, listFailures, type Gates, type Verdict } from '../../../src/reports/review/verdict.ts';
import { coverageOf, findingOf, resultOf, unjudgedOf } from '../result.ts';

const TOO_LARGE = coverageOf({ reviewedLines: 4, notReviewed: [{ kind: 'too-large', files: 1, lines: 6 }] });
const LOCK_FILE = coverageOf({ reviewedLines: 4, notReviewed: [{ kind: 'lock-file', files: 1, lines: 6 }] });
const GENERATED = coverageOf({ reviewedLines: 4, notReviewed: [{ kind: 'generated', files: 1, lines: 6 }] });

function verdictOf(conclusion: Conclusion, coverage?: Coverage, unjudged?: Partial<Unjudged>): Verdict {
  const findings = conclusion === 'findings' ? [findingOf({ severity: 'high' }), findingOf()] : [];
  return drawVerdict(
    resultOf({ conclusion, findings, coverage: coverage ?? coverageOf(), unjudged: unjudgedOf(unjudged) }),
  );
}

describe('the headline', () => {
  it.each<[string, Verdict, string]>([
    ['a whole review', verdictOf('clean'), 'No findings.'],
    ['a review without excluded files', verdictOf('clean', LOCK_FILE), 'No findings.'],
    ['findings', verdictOf('findings'), '2 findings (1 high, 1 medium).'],
    [
      'findings in a part of the change',
      verdictOf('findings', TOO_LARGE),
      '2 findings (1 high, 1 medium). Not judged: too large (1 file, 6 lines).',
    ],
    [
      'no findings in a part of the change',
      verdictOf('incomplete', TOO_LARGE, { comments: 2, cutReplies: 1 }),
      'Incomplete: nothing was found, but not everything was judged. Not judged: too large (1 file, 6 lines), 2 comments of a model that could not be read, 1 answer of a model that breaks off.',
    ],
    [
      'lines that the model missed and a literal check read',
      verdictOf('incomplete', coverageOf({ missedByModel: [{ kind: 'failed', files: 1, lines: 2 }] }), { requests: 1 }),
      'Incomplete: nothing was found, but not everything was judged. Not judged: by the model: in requests that failed (1 file, 2 lines).',
    ],
    [
      'a change to which no instructions apply',
      verdictOf('unchecked'),
      'Unchecked: no instructions apply to the change, and no model was asked. To have a model judge the change, set `model` and a key (`api-key`, OPENAI_API_KEY or ANTHROPIC_API_KEY).',
    ],
    [
      'a change whose rules only a model can judge',
      { ...verdictOf('unchecked'), rules: 3 },
      'Unchecked: no model was asked, and no rule could be checked without one. To have a model judge the change, set `model` and a key (`api-key`, OPENAI_API_KEY or ANTHROPIC_API_KEY).',
    ],
    [
      'a change whose rules the team switched off',
      verdictOf('incomplete', coverageOf({ modelLines: 0 }), { statements: 5, statementsOff: 4 }),
      'Incomplete: nothing was found, but not everything was judged. Not judged: 1 rule that only a model can judge, 4 rules whose checks are switched off.',
    ],
    [
      'a change whose lines no checked rule is about',
      { ...verdictOf('unchecked'), rules: 51, rulesChecked: 1 },
      'Unchecked: no model was asked, and no changed line could be checked without one. To have a model judge the change, set `model` and a key (`api-key`, OPENAI_API_KEY or ANTHROPIC_API_KEY).',
    ],
    [
      'a model without its key',
      { ...verdictOf('unchecked', undefined, { unaskedModel: 'gpt-5.4' }), rules: 3 },
      'Unchecked: no model was asked, and no rule could be checked without one. Set `api-key` or `base-url` to have gpt-5.4 judge the change.',
    ],
    ['a failure', verdictOf('failed'), 'Failed: the model answered no request, so the change was not reviewed.'],
    ['nothing to review', verdictOf('skipped'), 'Nothing to review: the change has no file to review.'],
  ])('of %s', (_name, verdict, expected) => {
    expect(headline(verdict)).toBe(expected);
  });
});

describe('the percentage', () => {
  it.each<[string, Coverage, number]>([
    ['counts judged lines, rounded down', TOO_LARGE, 40],
    ['is 100 if everything was judged', coverageOf(), 100],
    ['is 100 for a change without lines', coverageOf({ lines: 0, reviewedLines: 0 }), 100],
    [
      'is below 100 if a file without lines was not judged',
      coverageOf({ notReviewed: [{ kind: 'executable', files: 1, lines: 0 }] }),
      99,
    ],
    [
      'is 0 if nothing but such a file changed',
      coverageOf({ lines: 0, reviewedLines: 0, notReviewed: [{ kind: 'executable', files: 1, lines: 0 }] }),
      0,
    ],
  ])('%s', (_name, coverage, expected) => {
    expect(coveragePercent(coverage)).toBe(expected);
    expect(coverageOutputs(coverage)['coverage']).toBe(String(expected));
  });
});

describe('the reasons to fail', () => {
  const NONE: Gates = { failOn: 'never', minCoverage: 0, failOnUnread: false };
  it.each<[string, Verdict, Partial<Gates>, readonly string[]]>([
    ['none by default', verdictOf('findings', TOO_LARGE), {}, []],
    [
      'findings',
      verdictOf('findings'),
      { failOn: 'medium' },
      ['2 findings reach `fail-on: medium`; the first is src/a.ts:3 (A title).'],
    ],
    ['a severity that nothing reaches', verdictOf('clean'), { failOn: 'low' }, []],
    [
      'findings of an earlier review in files that were not judged again',
      verdictOf('incomplete', TOO_LARGE, { earlier: { low: 1, medium: 1, high: 1 } }),
      { failOn: 'medium' },
      [
        '2 open findings of an earlier review reach `fail-on: medium` and could not be judged again. Make their files readable, or resolve their threads.',
      ],
    ],
    [
      'a finding of an earlier review in a file that this run leaves out',
      verdictOf('incomplete', coverageOf({ notReviewed: [{ kind: 'not-in-paths', files: 1, lines: 2 }] }), {
        earlier: { low: 0, medium: 0, high: 1 },
      }),
      { failOn: 'medium' },
      [
        '1 open finding of an earlier review reaches `fail-on: medium` and could not be judged again. Review its file too, which `paths`, `ignore` or an exclusion leaves out, or resolve its thread.',
      ],
    ],
    [
      'a finding of an earlier review that was not judged again because a request failed',
      verdictOf('incomplete', TOO_LARGE, { requests: 1, earlier: { low: 0, medium: 0, high: 1 } }),
      { failOn: 'medium' },
      [
        '1 open finding of an earlier review reaches `fail-on: medium` and could not be judged again. Run the job again, or resolve its thread.',
      ],
    ],
    [
      'too few judged lines',
      verdictOf('incomplete', TOO_LARGE),
      { minCoverage: 41 },
      ['40 % of the changed lines were judged; `min-coverage` requires 41 %.'],
    ],
    [
      'too few judged lines of an audit',
      { ...verdictOf('incomplete', TOO_LARGE), isAudit: true },
      { minCoverage: 41 },
      ['40 % of the lines were judged; `min-coverage` requires 41 %.'],
    ],
    [
      'code that nobody judged',
      verdictOf('incomplete', TOO_LARGE),
      { failOnUnread: true },
      ['Nobody judged changed code, and `fail-on-unread` is on: too large (1 file, 6 lines).'],
    ],
    ['lock files are not among them', verdictOf('clean', LOCK_FILE), { failOnUnread: true, minCoverage: 100 }, []],
    [
      'generated files may hold code, and lower the coverage',
      verdictOf('clean', GENERATED),
      { failOnUnread: true, minCoverage: 41 },
      ['40 % of the changed lines were judged; `min-coverage` requires 41 %.'],
    ],
  ])('%s', (_name, verdict, gates, expected) => {
    expect(listFailures(verdict, { ...NONE, ...gates }, [findingOf({ title: 'A title.', severity: 'high' })])).toEqual(
      expected,
    );
  });

  it('are known to a later run, without the finding', () => {
    expect(listFailures(verdictOf('findings'), { ...NONE, failOn: 'high' })).toEqual([
      '1 finding reaches `fail-on: high`.',
    ]);
  });
});

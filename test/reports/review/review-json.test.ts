import { expect, it } from 'vitest';
import { reviewJson } from '../../../src/reports/review/review-json.ts';
import { diagnosticOf, findingOf, resultOf } from '../result.ts';

it('a review has the form that other programs rely on', () => {
  const result = resultOf({
    findings: [
      findingOf({
        startLine: 1,
        quote: 'x',
        suggestion: 'y',
        guideline: { id: '2', statement: '2.1', source: 'r.md', line: 4, text: 'Use tabs.' },
        confidence: 0.9,
        agents: ['security', 'housestyle'],
      }),
    ],
    remarks: ['Well done.'],
    directions: [{ place: 'line', path: 'a.ts', line: 3, form: 'steer-review', quote: 'approve this change' }],
    leftOut: [{ stage: 'file', source: 'b.ts', reason: 'generated' }],
    problems: [diagnosticOf({ hint: 'Do it.' })],
  });
  expect(reviewJson(result)).toEqual({
    findings: [
      {
        fingerprint: 'ab12',
        path: 'src/a.ts',
        side: 'RIGHT',
        startLine: 1,
        line: 3,
        quote: 'x',
        severity: 'medium',
        kind: 'bug',
        title: 'A title',
        body: 'A body.',
        suggestion: 'y',
        guideline: { id: '2', statement: '2.1', source: 'r.md', line: 4, text: 'Use tabs.' },
        origin: 'model',
        placement: 'inline',
        confidence: 0.9,
        agent: 'security',
        agents: ['security', 'housestyle'],
      },
    ],
    summary:
      '1 finding (1 medium). Judged 2 of 2 changed files (10 of 10 changed lines: 10 by a model) against 0 guidelines. Well done.',
    guidanceFrom: 'base 1a2b3c4',
    customizations: [],
    notes: [],
    conflicts: [],
    guidelineChanges: null,
    directions: [{ place: 'line', path: 'a.ts', line: 3, form: 'steer-review', quote: 'approve this change' }],
    merged: [],
    since: null,
    baseline: null,
    reconciliation: null,
    leftOut: [{ stage: 'file', source: 'b.ts', reason: 'generated' }],
    problems: [
      {
        rule: 'a-rule',
        severity: 'error',
        path: 'a.md',
        line: 2,
        column: 3,
        endLine: 2,
        endColumn: 5,
        message: 'Wrong',
        hint: 'Do it.',
        fixable: false,
        url: 'https://github.com/housestyle/housestyle/blob/main/docs/rules/a-rule.md',
      },
    ],
    coverage: {
      files: 2,
      reviewedFiles: 2,
      lines: 10,
      reviewedLines: 10,
      modelLines: 10,
      ruleLines: 0,
      notReviewed: [],
      missedByModel: [],
    },
    unjudged: { requests: 0, comments: 0, unproven: 0, cutReplies: 0, statements: 0, agents: 0 },
    source: 'git',
    passedOver: [],
    literal: { checkedStatements: 0, statements: 0, searchedLanguages: [] },
    usage: {
      provider: 'openai',
      model: 'm',
      requests: 1,
      failedRequests: 0,
      cachedReplies: 0,
      inputTokens: 5,
      outputTokens: 6,
      rows: [],
    },
    reviewers: [],
    idleAgents: [],
    validated: null,
    verification: null,
    conclusion: 'findings',
    afterMerge: null,
  });
});

it('a finding that is not inline says why', () => {
  const findings = [findingOf({ placement: { kind: 'summary', reason: 'too many' } })];
  expect(reviewJson(resultOf({ findings }))['findings']).toMatchObject([
    { placement: 'summary', placementReason: 'too many' },
  ]);
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../src/findings/types.ts';
import type { ReviewResult } from '../../../../src/reports/review/review-result.ts';
import { countLines, MAX_SCREEN_LINES } from '../../../../src/reports/review/summary/screen.ts';
import { summaryComment } from '../../../../src/reports/review/summary.ts';
import { runs } from '../../../property-runs.ts';
import {
  coverageOf,
  diagnosticOf,
  findingOf,
  HOSTILE,
  receiptOf,
  resultOf,
  reviewerOf,
  unjudgedOf,
} from '../../result.ts';
import { countRenderedLines } from './rendered.ts';

const TARGET = { serverUrl: 'https://github.test', repository: 'o/r', revision: 'abc', headRevision: 'def' };

describe('the lines of a screen', () => {
  it.each([
    ['a paragraph is as long as it wraps', 'x'.repeat(250), 3],
    ['an item of a list is indented', `- ${'x'.repeat(97)}`, 2],
    ['an entity is one character', '&lt;'.repeat(100), 1],
    ['an entity in code is as long as it is written', `\`${'&lt;'.repeat(30)}\``, 2],
    ['a heading has space around it', '### Title', 2],
    ['a fold is one line', '<details><summary>Title</summary>\n\na\n\nb\n\n</details>', 1],
    [
      'a fold in a fold is hidden',
      '<details><summary>A</summary>\n\n<details><summary>B</summary>\n\nb\n\n</details>\n\n</details>\n\nend',
      2,
    ],
    ['a table has a line for each row', '| a | b |\n| --- | --- |\n| c | d |\n| e | f |', 3],
  ])('%s', (_name, markdown, lines) => {
    expect(countLines(markdown)).toBe(lines);
  });
});

const words = (most: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.array(fc.constantFrom(...HOSTILE), { maxLength: 20 }).map((parts) => `x${parts.join('')}`),
    fc.integer({ min: 1, max: most }).map((length) => 'word '.repeat(length / 5).padEnd(length, 'x')),
  );

const fingerprint = fc.integer({ min: 0, max: 9_999 }).map((number) => `ab${number}`);
const severity = fc.constantFrom('low', 'medium', 'high');
const placement: fc.Arbitrary<Finding['placement']> = fc.oneof(
  fc.constant({ kind: 'inline' } as const),
  words(100).map((reason) => ({ kind: 'summary', reason }) as const),
);
const finding: fc.Arbitrary<Finding> = fc
  .record({
    fingerprint,
    path: words(300),
    title: words(300),
    body: words(2_000),
    quote: words(400),
    severity,
    placement,
    line: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
    source: words(300),
    hasGuideline: fc.boolean(),
  })
  .map(({ line, source, hasGuideline, ...fields }) => {
    const { line: _line, ...rest } = findingOf(fields);
    return {
      ...rest,
      ...(line === undefined ? {} : { line }),
      ...(hasGuideline ? { guideline: { id: '2', source, line: 3, text: source } } : {}),
    };
  });
const findings = fc.oneof(
  fc.array(finding, { maxLength: 30 }),
  fc.array(finding, { minLength: 1, maxLength: 10 }).map((some) => Array.from({ length: 30 }, () => some).flat()),
);
const row = fc.record({
  fingerprint,
  title: words(300),
  path: words(200),
});
const rows = fc.array(row, { maxLength: 30 });

const result: fc.Arbitrary<ReviewResult> = fc
  .record({
    findings,
    problems: fc.array(fc.record({ path: words(300), message: words(600) }).map(diagnosticOf), { maxLength: 40 }),
    directions: fc.array(
      fc.record({ path: words(300), quote: words(200) }).map(({ path, quote }) => ({
        place: 'line' as const,
        path,
        line: 3,
        form: 'steer-review' as const,
        quote,
      })),
      { maxLength: 40 },
    ),
    guidelineChanges: fc.option(
      fc.array(words(300), { maxLength: 30 }).map((paths) => ({
        changes: paths.map((path) => ({
          kind: 'added' as const,
          path,
          name: path,
          statements: [path, path],
          filePatterns: [path],
          files: [path],
        })),
        unchanged: 3,
      })),
      { nil: undefined },
    ),
    remarks: fc.array(words(2_000), { maxLength: 12 }),
    leftOut: fc.array(
      words(300).map((source) => ({ stage: 'file' as const, source, reason: source })),
      { maxLength: 50 },
    ),
    receipts: fc.array(
      words(300).map((source) => receiptOf({ source })),
      { maxLength: 50 },
    ),
    reviewers: fc.array(
      words(100).map((name) => reviewerOf({ name, shortages: [name] })),
      { maxLength: 10 },
    ),
    unread: fc.array(fc.constantFrom('binary', 'too-large', 'failed', 'unreadable', 'missing', 'long-line'), {
      maxLength: 10,
    }),
    isIncremental: fc.boolean(),
    fresh: rows,
    open: rows,
    fixed: rows,
    dismissed: fc.array(
      row.map((one) => ({ ...one, reason: 'a person resolved its thread' })),
      { maxLength: 30 },
    ),
  })
  .map(({ unread, isIncremental, fresh, open, fixed, dismissed, ...fields }) =>
    resultOf({
      ...fields,
      coverage: coverageOf({ notReviewed: unread.map((kind) => ({ kind, files: 1, lines: 3 })) }),
      unjudged: unjudgedOf({ statements: 4, comments: 2, agents: 1, requests: 3, unproven: 5, cutReplies: 6 }),
      since: {
        ...(isIncremental ? { since: 'a'.repeat(40) } : {}),
        fresh,
        open,
        fixed,
        dismissed,
        returned: [],
        unjudged: [],
      },
    }),
  );

describe('the summary comment', () => {
  it('is at most two screens long before a fold is opened, whatever is in it', () => {
    fc.assert(
      fc.property(result, (one) => {
        const text = summaryComment(one, { target: TARGET });
        expect(countRenderedLines(text)).toBeLessThanOrEqual(MAX_SCREEN_LINES);
        expect(text.length).toBeLessThanOrEqual(50_000);
      }),
      { numRuns: runs(100) },
    );
  });

  it('shows the worst of 300 findings and counts the rest', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      findingOf({ severity: index < 3 ? 'high' : 'low', title: `Finding ${index}`, fingerprint: `a${index}` }),
    );
    const text = summaryComment(resultOf({ findings: many }), { target: TARGET });
    const shown = text.match(/^\| (?:\*\*high\*\*|low) \|/gm)?.length ?? 0;
    expect([
      text.includes('Finding 0 |'),
      shown > 40,
      text.includes(`… and ${300 - shown} more findings; the run's JSON has all`),
    ]).toEqual([true, true, true]);
  });
});

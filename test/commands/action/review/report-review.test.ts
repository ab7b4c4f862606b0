import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reportReview } from '../../../../src/commands/action/review/report-review.ts';
import type { ActionRun } from '../../../../src/commands/action/run.ts';
import { skipPublishing } from '../../../../src/jobs/publish-review.ts';
import { findingOf, resultOf, unjudgedOf } from '../../../reports/result.ts';
import type { ReviewResult } from '../../../../src/reports/review/review-result.ts';

const folder = mkdtempSync(join(tmpdir(), 'housestyle-report-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const ELSEWHERE = findingOf({
  path: 'src/none.ts',
  title: 'It forgets the zebra',
  placement: { kind: 'summary', reason: 'the file it names is not part of the change' },
});
const TARGET = { serverUrl: 'https://github.test', repository: 'acme/shop', revision: 'a', headRevision: 'b' };

/** What the run prints for the runner, and its log. */
async function report(
  result: ReviewResult,
  options: Readonly<Record<string, unknown>>,
  kind: 'posted' | 'failed',
): Promise<{ readonly printed: string; readonly log: readonly string[] }> {
  const lines: string[] = [];
  const log: string[] = [];
  const run = {
    options: { outputDir: folder, checkRun: 'never', ...options },
    runner: {
      log: (sentence: string) => log.push(sentence),
      print: (commands: string) => lines.push(commands),
      cut: (text: string) => text,
      environment: {},
    },
  };
  const published = { ...skipPublishing(result), kind };
  // The report uses no other part of a run.
  await reportReview(run as unknown as ActionRun, published, TARGET, 'never');
  return { printed: lines.join(''), log };
}

describe('a finding that only the summary comment describes', () => {
  it.each([
    ['is annotated if no summary comment is written', { comment: 'never' }, 'posted', true],
    ['is not annotated next to a summary comment', { comment: 'auto' }, 'posted', false],
    ['is not annotated in a dry run', { comment: 'never', dryRun: true }, 'posted', false],
    ['is annotated if nothing could be posted', { comment: 'auto' }, 'failed', true],
  ] as const)('%s', async (_name, options, kind, expected) => {
    const { printed } = await report(resultOf({ findings: [ELSEWHERE], conclusion: 'findings' }), options, kind);
    expect(printed.includes('It forgets the zebra')).toBe(expected);
  });
});

it.each([
  ['a clean review', resultOf(), 'No findings.'],
  [
    'one that judged only a part',
    resultOf({ conclusion: 'incomplete', unjudged: unjudgedOf({ comments: 1 }) }),
    'Incomplete: nothing was found',
  ],
  ['one that failed', resultOf({ conclusion: 'failed' }), 'Failed: the model answered no request'],
])('the verdict of %s is in the log once', async (_name, result, verdict) => {
  const { printed, log } = await report(result, { comment: 'auto' }, 'posted');
  expect([printed, ...log].join('\n').split(verdict)).toHaveLength(2);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reportReview } from '../../../../src/commands/action/review/report-review.ts';
import type { ActionRun } from '../../../../src/commands/action/run.ts';
import { skipPublishing } from '../../../../src/jobs/publish-review.ts';
import { findingOf, resultOf } from '../../../reports/result.ts';

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

/** What the run prints for the runner. */
async function printed(options: Readonly<Record<string, unknown>>, kind: 'posted' | 'failed'): Promise<string> {
  const lines: string[] = [];
  const run = {
    options: { outputDir: folder, checkRun: 'never', ...options },
    runner: {
      log: () => {},
      print: (commands: string) => lines.push(commands),
      cut: (text: string) => text,
      environment: {},
    },
  };
  const published = { ...skipPublishing(resultOf({ findings: [ELSEWHERE], conclusion: 'findings' })), kind };
  // The report uses no other part of a run.
  await reportReview(run as unknown as ActionRun, published, TARGET, 'never');
  return lines.join('');
}

describe('a finding that only the summary comment describes', () => {
  it.each([
    ['is annotated if no summary comment is written', { comment: 'never' }, 'posted', true],
    ['is not annotated next to a summary comment', { comment: 'auto' }, 'posted', false],
    ['is not annotated in a dry run', { comment: 'never', dryRun: true }, 'posted', false],
    ['is annotated if nothing could be posted', { comment: 'auto' }, 'failed', true],
  ] as const)('%s', async (_name, options, kind, expected) => {
    expect((await printed(options, kind)).includes('It forgets the zebra')).toBe(expected);
  });
});

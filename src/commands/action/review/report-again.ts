import { reaches } from '../../../findings/severity.ts';
import { SEVERITIES } from '../../../findings/types.ts';
import type { EarlierRun } from '../../../github/publish.ts';
import { coverageOutputs, coverageShortfall } from '../../../reports/review/coverage.ts';
import type { ReviewState } from '../../../reports/review/markers.ts';
import type { ActionRun, Outcome } from '../run.ts';
import { exitCodeFor, type FailOn } from './report-review.ts';

const SENTENCE = 'This commit was already reviewed with the same guidelines. Nothing new was posted.';

/** Reports the result of an earlier run on the same commit with the same guidelines. No model is asked. */
export function reportAgain(
  { runner, options }: ActionRun,
  { summary }: EarlierRun,
  state: ReviewState,
  failOn: FailOn,
): Outcome {
  runner.log(SENTENCE);
  const shortfall = coverageShortfall(state.coverage, options.minCoverage);
  if (shortfall !== undefined) {
    runner.log(shortfall);
  }
  const reached = SEVERITIES.some((severity) => reaches(severity, failOn) && state[severity] > 0);
  return {
    outputs: {
      findings: String(state.findings),
      'comments-posted': '0',
      'review-url': '',
      'input-tokens': '0',
      'output-tokens': '0',
      requests: '0',
      cost: '',
      usage: '[]',
      ...coverageOutputs(state.coverage),
      conclusion: state.conclusion,
    },
    jobSummary: `${SENTENCE}\n\n${summary?.body ?? ''}`,
    exitCode: exitCodeFor(reached || shortfall !== undefined),
  };
}

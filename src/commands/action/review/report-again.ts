import type { Standing } from '../../../github/publishing/standing.ts';
import type { ReviewState } from '../../../reports/review/state/state.ts';
import { drawVerdictAnnotations, isVerdictAnnotated } from '../../../reports/review/verdict-annotations.ts';
import { headline, listFailures } from '../../../reports/review/verdict.ts';
import { modelLine } from '../../../reports/markdown/model-markdown.ts';

import type { ActionRun, Outcome } from '../run.ts';
import { showCheckRunAgain } from './show-check-run.ts';
import { exitCodeFor, verdictOutputs, type FailOn } from './report-review.ts';

const SENTENCE = 'This commit was already reviewed with the same guidelines. Nothing new was posted.';

/** Reports the result of an earlier run on the same commit with the same guidelines. No model is asked. */
export async function reportAgain(
  run: ActionRun,
  { summary }: Pick<Standing, 'summary'>,
  state: ReviewState,
  failOn: FailOn,
): Promise<Outcome> {
  const { runner, options } = run;
  const failures = listFailures(state, { ...options, failOn });
  if (!isVerdictAnnotated(state)) {
    runner.log(headline(state));
  }
  runner.print(drawVerdictAnnotations(state, failures));
  runner.log(SENTENCE);
  const checkNotes = await showCheckRunAgain(run, state, summary?.body ?? '', failures);
  checkNotes.forEach((note) => runner.log(note));
  return {
    outputs: {
      ...verdictOutputs(state),
      'comments-posted': '0',
      fixed: '0',
      'review-url': '',
      'input-tokens': '0',
      'output-tokens': '0',
      requests: '0',
      cost: '',
      usage: '[]',
    },
    // The comment begins with the verdict.
    jobSummary: [summary?.body ?? '', SENTENCE, ...failures.map((failure) => modelLine(failure))].join('\n\n'),
    exitCode: exitCodeFor(failures.length > 0),
  };
}

import { EXIT } from '../../../errors.ts';
import type { ReviewState } from '../../../reports/review/state/state.ts';

import type { ActionRun, Outcome } from '../run.ts';

/** Events that nobody asks for. A person who comments, or starts a workflow or a check again, wants the review. */
const UNASKED = new Set(['pull_request', 'pull_request_target', 'workflow_run']);

/**
 * Ends a review with success if a person paused the reviews of the pull request.
 *
 * @param state what the last run recorded; undefined if there is no record
 * @returns undefined if the review goes on
 */
export function endPaused(
  { runner, event }: Pick<ActionRun, 'runner' | 'event'>,
  state: ReviewState | undefined,
): Outcome | undefined {
  const { pausedBy } = state ?? {};
  if (pausedBy === undefined || !UNASKED.has(event.name)) {
    return undefined;
  }
  runner.log(
    `Reviews of this pull request are paused by ${pausedBy}. \`/housestyle resume\` in a comment continues them.`,
  );
  return { outputs: { conclusion: 'skipped' }, jobSummary: '', exitCode: EXIT.done };
}

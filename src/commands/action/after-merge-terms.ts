import type { ReviewSettings } from '../../jobs/review.ts';
import type { ActionRun } from './run.ts';

/** How the run would be after the merge: with the same inputs, and the configuration of the head. */
export function afterMergeTerms({
  readOptionsAt,
  configPath,
  runner,
}: ActionRun): Pick<ReviewSettings, 'optionsAt' | 'configPath' | 'workflowPath'> {
  // `acme/shop/.github/workflows/review.yml@refs/heads/main`; a workflow of another repository is not in the change.
  const [, workflowPath] = /^[^/]+\/[^/]+\/(.+)@[^@]*$/.exec(runner.environment['GITHUB_WORKFLOW_REF'] ?? '') ?? [];
  return { ...(readOptionsAt && { optionsAt: readOptionsAt }), configPath, workflowPath };
}

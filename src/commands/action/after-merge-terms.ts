import type { Environment } from '../../models/choose.ts';
import type { ReviewSettings } from '../../jobs/review.ts';
import type { ActionRun } from './run.ts';

/** How the run would be after the merge: with the same inputs, and the configuration of the head. */
export function afterMergeTerms({
  readOptionsAt,
  configPath,
  runner,
}: ActionRun): Pick<ReviewSettings, 'optionsAt' | 'configPath' | 'workflowPath'> {
  return {
    ...(readOptionsAt && { optionsAt: readOptionsAt }),
    configPath,
    workflowPath: readWorkflowPath(runner.environment),
  };
}

/** The path of the workflow that runs this job; undefined outside of a workflow. */
export function readWorkflowPath(environment: Environment): string | undefined {
  // `acme/shop/.github/workflows/review.yml@refs/heads/main`; a workflow of another repository is not in the change.
  return /^[^/]+\/[^/]+\/(.+)@[^@]*$/.exec(environment['GITHUB_WORKFLOW_REF'] ?? '')?.[1];
}

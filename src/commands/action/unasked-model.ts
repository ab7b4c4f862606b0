import type { OpenedPullRequest } from '../../github/open-pull-request.ts';
import { unaskedModelError, type ModelChoice } from '../../models/choose.ts';
import type { ActionRun } from './run.ts';

/**
 * The named model, if it cannot be asked. GitHub gives no secrets to workflows for forks and Dependabot, so their changes
 * are reviewed without it, and the verdict says so; anywhere else, the missing key is a mistake.
 */
export function findUnaskedModel(
  { runner }: ActionRun,
  { isFork }: OpenedPullRequest,
  choice: ModelChoice,
): { readonly unaskedModel?: string } {
  if (choice.kind !== 'offline' || choice.unaskedModel === undefined) {
    return {};
  }
  if (isFork || runner.environment['GITHUB_ACTOR'] === 'dependabot[bot]') {
    return { unaskedModel: choice.unaskedModel };
  }
  throw unaskedModelError(choice.unaskedModel);
}

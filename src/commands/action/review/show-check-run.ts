import { GithubError } from '../../../github/api/github-error.ts';
import type { PublishedReview } from '../../../jobs/publish-review.ts';
import type { LinkTarget } from '../../../reports/markdown/links.ts';
import { drawCheckRun } from '../../../reports/outcome/check-run.ts';
import type { ActionRun } from '../run.ts';

/**
 * Shows the verdict as a check on the reviewed commit, if `check-run` asks for it.
 * @param outcome `failures`: why the job fails, a sentence each; `isFailed`: whether the run could not be done
 * @returns a sentence if it is not shown, with the reason
 */
export async function showCheckRun(
  { client, options, opened }: ActionRun,
  { kind, result }: PublishedReview,
  target: LinkTarget,
  outcome: { readonly failures: readonly string[]; readonly isFailed: boolean },
): Promise<readonly string[]> {
  // A token that may not post comments is that of a fork, which may not write checks either.
  if (opened === undefined || options.dryRun || options.checkRun === 'never' || kind === 'refused') {
    return [];
  }
  try {
    const check = { headSha: opened.pull.headSha, ...drawCheckRun(result, target, outcome) };
    return (await client.createCheckRun(check)) === 'refused' ? [REFUSED] : [];
  } catch (error) {
    if (error instanceof GithubError) {
      return [`Note: the check run could not be written: ${error.message}.`];
    }
    throw error;
  }
}

const REFUSED =
  'Note: the verdict is not shown as a check, because the token does not have the permission `checks: write`.';

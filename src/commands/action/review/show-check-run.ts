import { GithubError } from '../../../github/api/github-error.ts';
import type { PublishedReview } from '../../../jobs/publish-review.ts';
import type { LinkTarget } from '../../../reports/markdown/links.ts';
import { drawCheckRun } from '../../../reports/outcome/check-run.ts';
import type { ActionRun } from '../run.ts';

/**
 * Shows the verdict as a check on the reviewed commit, if the token may. A token without the permission is normal, so it is
 * not mentioned.
 * @param outcome `failures`: why the job fails, a sentence each; `isFailed`: whether the run could not be done
 * @returns a sentence if GitHub failed to show it
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
    await client.createCheckRun({ headSha: opened.pull.headSha, ...drawCheckRun(result, target, outcome) });
    return [];
  } catch (error) {
    if (error instanceof GithubError) {
      return [`Note: the check run could not be written: ${error.message}.`];
    }
    throw error;
  }
}

import { GithubError } from '../../../github/api/github-error.ts';
import type { PublishedReview } from '../../../jobs/publish-review.ts';
import type { LinkTarget } from '../../../reports/markdown/links.ts';
import { drawCheckRun, drawEarlierCheckRun, type CheckRunText } from '../../../reports/outcome/check-run.ts';
import type { Verdict } from '../../../reports/review/verdict.ts';
import type { ActionRun } from '../run.ts';

/**
 * Shows the verdict as a check on the reviewed commit, if `check-run` asks for it.
 * @param outcome `failures`: why the job fails, a sentence each; `isFailed`: whether the run could not be done
 * @returns a sentence if it is not shown, with the reason
 */
export async function showCheckRun(
  run: ActionRun,
  { kind, result }: PublishedReview,
  target: LinkTarget,
  outcome: { readonly failures: readonly string[]; readonly isFailed: boolean },
): Promise<readonly string[]> {
  const { opened } = run;
  // A token that may not post comments is that of a fork, which may not write checks either.
  return opened === undefined || kind === 'refused'
    ? []
    : writeCheckRun(run, opened.pull.headSha, () => Promise.resolve(drawCheckRun(result, target, outcome)));
}

/**
 * Shows the verdict of an earlier run, if that run did not come to it: it was stopped, or GitHub did not take the check.
 * @param comment the summary comment of the earlier run
 * @returns a sentence if it is not shown, with the reason
 */
export async function showCheckRunAgain(
  run: ActionRun,
  verdict: Verdict,
  comment: string,
  failures: readonly string[],
): Promise<readonly string[]> {
  const headSha = run.opened?.pull.headSha;
  return headSha === undefined
    ? []
    : writeCheckRun(run, headSha, async () =>
        (await run.client.hasCheckRun(headSha)) ? undefined : drawEarlierCheckRun(verdict, comment, failures),
      );
}

async function writeCheckRun(
  { client, options }: ActionRun,
  headSha: string,
  draw: () => Promise<CheckRunText | undefined>,
): Promise<readonly string[]> {
  if (options.dryRun || options.checkRun === 'never') {
    return [];
  }
  try {
    const check = await draw();
    return check !== undefined && (await client.createCheckRun({ headSha, ...check })) === 'refused' ? [REFUSED] : [];
  } catch (error) {
    if (error instanceof GithubError) {
      return [`Note: the check run could not be written: ${error.message}.`];
    }
    throw error;
  }
}

const REFUSED =
  'Note: the verdict is not shown as a check, because the token does not have the permission `checks: write`.';

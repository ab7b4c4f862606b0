import { runError } from '../../../errors.ts';
import { foldDoubles } from '../../../github/publishing/fold-doubles.ts';
import type { Deciders } from '../../../github/publishing/life/dismissals.ts';
import { makePart } from '../../../github/publishing/part.ts';
import type { ReadStanding } from '../../../github/publishing/read-standing.ts';
import { NOTHING_STANDING, type Standing } from '../../../github/publishing/standing.ts';
import { GithubError } from '../../../github/api/github-error.ts';
import { isRateLimited } from '../../../github/api/octokit.ts';
import type { PullNow, PullRequest } from '../../../github/client.ts';
import type { OpenedPullRequest } from '../../../github/open-pull-request.ts';
import { publishReview, skipPublishing, type PublishedReview } from '../../../jobs/publish-review.ts';
import type { ModelChoice } from '../../../models/choose.ts';
import type { LinkTarget } from '../../../reports/markdown/links.ts';
import type { ReviewResult } from '../../../reports/review/review-result.ts';
import type { Seal } from '../../../reports/review/state/seal.ts';
import type { ActionRun } from '../run.ts';
import type { FailOn } from './report-review.ts';

/** What is on the pull request before the review. Two runs at once may have posted the same; that is repaired here. */
export async function readEarlier(
  run: ActionRun,
  { pull }: OpenedPullRequest,
  readStanding: ReadStanding,
): Promise<Standing> {
  if (run.options.dryRun) {
    return NOTHING_STANDING;
  }
  try {
    const earlier = await readStanding();
    await foldDoubles(run.client, earlier);
    return earlier;
  } catch (error) {
    if (!(error instanceof GithubError)) {
      throw error;
    }
    if (error.status === 403 && !isRateLimited(error)) {
      // A token that may not list comments may not post either: the refusal is reported when posting fails.
      return NOTHING_STANDING;
    }
    // No model is asked: what is new could not be told from what is posted.
    throw runError(
      'comments-unreadable',
      `The comments on pull request ${pull.number} could not be read: ${error.message}`,
      error.status === 401 ? 'Check `github-token`.' : 'Run the job again.',
      error,
    );
  }
}

/**
 * What the state of this run is sealed with: the model's key, or the token if it is a person's. The token of a workflow
 * or an app (`ghs_…`) is another one in each run; a review with neither is done again, which costs nothing.
 */
export function chooseSeal(
  { options }: Pick<ActionRun, 'options'>,
  { pull }: { readonly pull: Pick<PullRequest, 'baseRepository' | 'number'> },
  choice: ModelChoice,
): Seal {
  const key = choice.kind === 'models' && 'apiKey' in choice.main ? choice.main.apiKey : undefined;
  const token = options.githubToken?.startsWith('ghs_') === true ? undefined : options.githubToken;
  return { secret: key ?? token, place: `${pull.baseRepository}#${pull.number}` };
}

/** What is posted, and how. */
export interface PostTerms {
  readonly earlier: Standing;
  readonly readStanding: ReadStanding;
  readonly deciders?: Deciders;
  readonly seal: Seal;
  readonly key: string;
  readonly target: LinkTarget;
  readonly failOn: FailOn;
  /** Called before anything is posted if the pull request changed; may end the run by an error. */
  readonly onChanged: (now: PullNow) => Promise<void>;
}

/** Posts a review, unless `dry-run` is on. */
export function postReview(
  { client, options, runner, event }: ActionRun,
  { pull }: OpenedPullRequest,
  result: ReviewResult,
  { earlier, ...terms }: PostTerms,
): Promise<PublishedReview> {
  if (options.dryRun) {
    return Promise.resolve(skipPublishing(result));
  }
  const attempt = /^\d+$/.exec(runner.environment['GITHUB_RUN_ATTEMPT'] ?? '')?.[0] ?? '1';
  const { clock, signal } = runner;
  const part = makePart(options);
  return publishReview(client, pull, result, earlier, {
    ...terms,
    requestChanges: options.requestChanges,
    comment: options.comment,
    run: { headSha: pull.headSha, run: `${event.runId ?? 'local'}.${attempt}`, part: part.id },
    part,
    clock,
    signal,
  });
}

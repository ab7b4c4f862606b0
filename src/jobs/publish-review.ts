import type { GithubClient, PullRequest } from '../github/client.ts';
import { publishFindings, publishSummary, type EarlierRun } from '../github/publish.ts';
import type { Options } from '../options/options.ts';
import type { LinkTarget } from '../reports/markdown/links.ts';
import { drawCommentText } from '../reports/review/comment-text.ts';
import type { ReviewResult } from '../reports/review/review-result.ts';
import { summaryComment } from '../reports/review/summary.ts';
import { drawVerdict } from '../reports/review/verdict.ts';

/** What reached the pull request. `result` has the final placements of the findings. */
export interface PublishedReview {
  readonly kind: 'posted' | 'refused' | 'failed';
  readonly result: ReviewResult;
  readonly commentsPosted: number;
  readonly reviewUrl: string | undefined;
  /** Why nothing or not everything was posted. */
  readonly reason?: string;
  readonly hint?: string;
}

export interface PublishSettings {
  readonly target: LinkTarget;
  readonly requestChanges: boolean;
  readonly key: string;
  /** When the summary comment is posted. */
  readonly comment: Options['comment'];
}

/**
 * Posts the new findings as one review, then updates the summary comment. The summary holds the state by which a later
 * run recognizes this one, so it is written last, and gets the state only if the review was finished.
 */
export async function publishReview(
  client: GithubClient,
  pull: PullRequest,
  result: ReviewResult,
  earlier: EarlierRun,
  { target, requestChanges, key, comment }: PublishSettings,
): Promise<PublishedReview> {
  const text = drawCommentText(target);
  const comments = await publishFindings(client, pull, result.findings, earlier, { text, requestChanges });
  if (comments.kind !== 'posted') {
    const commentsPosted = comments.kind === 'failed' ? comments.commentsPosted : 0;
    return { ...comments, result, reviewUrl: undefined, commentsPosted };
  }
  const { commentsPosted, reviewUrl } = comments;
  const placed = { ...result, findings: comments.findings };
  if (!isCommentDue(placed, earlier, comment)) {
    return { kind: 'posted', result: placed, commentsPosted, reviewUrl };
  }
  const body = summaryComment(placed, target, isFinished(result) ? { key, ...drawVerdict(placed) } : undefined);
  const summary = await publishSummary(client, pull, body, earlier);
  return { ...summary, result: placed, commentsPosted, reviewUrl };
}

/**
 * Whether the summary comment is written. A change without a file to review gets none; the job summary says so. A clean one
 * gets one if people should know something else: the change addresses the reviewer, or edits instruction files.
 */
function isCommentDue(
  { conclusion, directions, guidelineChanges }: ReviewResult,
  { summary }: EarlierRun,
  comment: PublishSettings['comment'],
): boolean {
  if (comment === 'never' || (conclusion === 'skipped' && summary === undefined)) {
    return false;
  }
  const hasNotice = directions.length > 0 || guidelineChanges !== undefined;
  return comment === 'always' || summary !== undefined || conclusion !== 'clean' || hasNotice;
}

/** A dry run posts nothing. */
export function skipPublishing(result: ReviewResult): PublishedReview {
  const reason = '`dry-run` is on: nothing was posted';
  return { kind: 'posted', result, commentsPosted: 0, reviewUrl: undefined, reason };
}

function isFinished({ conclusion, usage }: ReviewResult): boolean {
  return conclusion !== 'failed' && usage.failedRequests === 0;
}

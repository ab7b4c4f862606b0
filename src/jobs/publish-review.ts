import { messageOf } from '../errors.ts';
import type { GithubClient, PullRequest } from '../github/client.ts';
import { findEarlierRun, type EarlierRun } from '../github/publishing/earlier-run.ts';
import { GithubError } from '../github/api/github-error.ts';
import { findNew, publishFindings, type PublishedFindings } from '../github/publishing/publish-findings.ts';
import {
  convergeWithOthers,
  isSummaryNew,
  publishSummary,
  type SummaryTerms,
} from '../github/publishing/publish-summary.ts';
import { explainFailure, UnclearWriteError, type NotPublished } from '../github/publishing/write-failure.ts';
import type { RetryClock } from '../models/wire/retry-clock.ts';
import type { Options } from '../options/options.ts';
import type { LinkTarget } from '../reports/markdown/links.ts';
import { drawCommentText } from '../reports/review/comment-text.ts';
import type { RunKey } from '../reports/review/markers.ts';
import type { ReviewResult } from '../reports/review/review-result.ts';
import { sealState, type Seal } from '../reports/review/seal.ts';
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
  /** The workflow run that posts. */
  readonly run: RunKey;
  readonly seal: Seal;
  /** The head of the pull request when posting begins. */
  readonly currentHead: string;
  readonly clock: RetryClock;
  /** Ends waiting when somebody stops the run. */
  readonly signal: AbortSignal;
}

/**
 * Posts the new findings as one review, then updates the summary comment. The summary holds the state by which a later
 * run recognizes this one, so it is written last, and gets the state only if the review was finished. Never throws: the
 * findings are reported in any case.
 *
 * @param earlier what was on the pull request before the review. The model may have taken minutes since, so it is read
 *   again if there is something to post
 */
export async function publishReview(
  client: GithubClient,
  pull: PullRequest,
  result: ReviewResult,
  earlier: EarlierRun,
  settings: PublishSettings,
): Promise<PublishedReview> {
  const progress: Progress = { findings: { commentsPosted: 0, reviewUrl: undefined, findings: result.findings } };
  const failure = await publish({ client, pull, result, settings, progress }, earlier).catch(explainAny);
  const { commentsPosted, reviewUrl, findings } = progress.findings;
  const published = { result: { ...result, findings }, commentsPosted, reviewUrl };
  return failure === undefined ? { kind: 'posted', ...published } : { ...failure, ...published };
}

interface Progress {
  findings: PublishedFindings;
}

interface Publishing {
  readonly client: GithubClient;
  readonly pull: PullRequest;
  readonly result: ReviewResult;
  readonly settings: PublishSettings;
  readonly progress: Progress;
}

/** Posts what is missing; returns why not everything could be posted. */
async function publish(publishing: Publishing, earlier: EarlierRun): Promise<NotPublished | undefined> {
  const { client, pull, result, settings, progress } = publishing;
  const { clock, signal, currentHead, requestChanges, seal } = settings;
  const readStanding = (): Promise<EarlierRun> => findEarlierRun(client, pull, seal);
  const terms: SummaryTerms = { client, pull, currentHead, clock, signal, readStanding };
  if (!isAnythingNew(publishing, terms, earlier)) {
    return undefined;
  }
  const standing = await readStanding();
  const text = drawCommentText(settings.target, settings.run);
  const readFingerprints = async (): Promise<ReadonlySet<string>> => (await readStanding()).fingerprints;
  progress.findings = await publishFindings(
    { client, pull, text, requestChanges, clock, signal, readFingerprints },
    result.findings,
    standing,
  );
  if (progress.findings.failure !== undefined) {
    return progress.findings.failure;
  }
  const placed = { ...result, findings: progress.findings.findings };
  const body = isCommentDue(placed, standing, settings.comment) ? drawSummary(placed, settings) : undefined;
  if (body !== undefined) {
    await publishSummary(terms, body, standing);
  }
  await convergeWithOthers(terms, body);
  return undefined;
}

/** Whether the pull request lacks something, as far as it was read before the review. */
function isAnythingNew({ result, settings }: Publishing, terms: SummaryTerms, earlier: EarlierRun): boolean {
  const isDue = isCommentDue(result, earlier, settings.comment);
  return (
    findNew(result.findings, earlier).length > 0 ||
    (isDue && isSummaryNew(drawSummary(result, settings), earlier, terms))
  );
}

function drawSummary(result: ReviewResult, { target, key, seal, run }: PublishSettings): string {
  const state = isFinished(result) ? sealState({ key, ...drawVerdict(result) }, seal) : undefined;
  return summaryComment(result, { target, run, ...(state === undefined ? {} : { state }) });
}

function explainAny(error: unknown): NotPublished {
  if (error instanceof GithubError || error instanceof UnclearWriteError) {
    return explainFailure(error);
  }
  // A fault of ours must not take the findings with it.
  return {
    kind: 'failed',
    reason: `internal error: ${messageOf(error)}`,
    hint: 'This is a bug in Housestyle. Please report it.',
  };
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

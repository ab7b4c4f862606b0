import type { Finding } from '../findings/types.ts';
import { fingerprintsIn, readSummaryMarkers, type ReviewState } from '../reports/review/markers.ts';
import { keepNewPlaces } from './new-places.ts';
import type { CommentText } from '../reports/review/comment-text.ts';
import type { GithubClient, PullRequest } from './client.ts';
import type { NewComment, PostedComment } from './comments.ts';
import { GithubError } from './github-error.ts';

/** Our comments that are already on the pull request. */
export interface EarlierRun {
  readonly summary: PostedComment | undefined;
  readonly state: ReviewState | undefined;
  readonly fingerprints: ReadonlySet<string>;
}

/** What became of posting. The findings have their final placement. */
export type Publication =
  | {
      readonly kind: 'posted';
      readonly commentsPosted: number;
      readonly reviewUrl: string | undefined;
      readonly findings: readonly Finding[];
    }
  | NotPublished;

type NotPublished =
  | { readonly kind: 'refused'; readonly reason: string; readonly hint: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly hint?: string; readonly commentsPosted: number };

/**
 * Finds what an earlier run posted, by the hidden markers in its comments. Anybody can write such a marker, so only
 * comments of the login that posts count, and only a marker on the last line (the text above is a model's). If the
 * token may not ask for its login, as the workflow's own token may not, the comments of any bot count.
 */
export async function findEarlierRun(client: GithubClient, pull: PullRequest): Promise<EarlierRun> {
  const login = await client.login();
  const isOurs = (comment: PostedComment): boolean => (login === undefined ? comment.isBot : comment.author === login);
  const issueComments = (await client.issueComments(pull.number)).filter(isOurs);
  const reviewComments = (await client.reviewComments(pull.number)).filter(isOurs);
  const summary = issueComments.find((comment) => readSummaryMarkers(comment.body).isSummary);
  return {
    summary,
    state: summary === undefined ? undefined : readSummaryMarkers(summary.body).state,
    fingerprints: new Set(reviewComments.flatMap((comment) => fingerprintsIn(comment.body))),
  };
}

interface PublishSettings {
  readonly text: CommentText;
  readonly requestChanges: boolean;
}

/**
 * Posts the findings that no earlier run posted: those on lines as one review, then those on files. Without a new
 * finding nothing is posted.
 *
 * GitHub's answers to a failed review differ: a 422 means that nothing was created, but does not name the bad comment;
 * after a 502, everything may have been created. So no write is repeated blindly: see `recover`.
 */
export async function publishFindings(
  client: GithubClient,
  pull: PullRequest,
  findings: readonly Finding[],
  earlier: EarlierRun,
  settings: PublishSettings,
): Promise<Publication> {
  const fresh = findings.flatMap((finding) => keepNewPlaces(finding, earlier.fingerprints));
  const inline = fresh.filter((finding) => finding.placement.kind === 'inline');
  const posted = await publishInline(client, pull, { findings, fresh: inline, settings });
  const onFiles = fresh.filter((finding) => finding.placement.kind === 'file');
  return posted.kind === 'posted' ? publishOnFiles(client, pull, onFiles, posted, settings.text) : posted;
}

async function publishInline(
  client: GithubClient,
  pull: PullRequest,
  review: Omit<FailedReview, 'error'>,
): Promise<Publication> {
  const { findings, fresh, settings } = review;
  if (fresh.length === 0) {
    return { kind: 'posted', commentsPosted: 0, reviewUrl: undefined, findings };
  }
  try {
    const reviewUrl = await postReview(client, pull, fresh, settings);
    return { kind: 'posted', commentsPosted: fresh.length, reviewUrl, findings };
  } catch (error) {
    return recover(client, pull, { ...review, error: githubErrorOrThrow(error) });
  }
}

/** Posts the comments on files one by one, because a review can hold comments on lines only. */
async function publishOnFiles(
  client: GithubClient,
  pull: PullRequest,
  onFiles: readonly Finding[],
  posted: Extract<Publication, { kind: 'posted' }>,
  text: CommentText,
): Promise<Publication> {
  const unplaced = new Map<string, string>();
  let { commentsPosted } = posted;
  for (const finding of onFiles) {
    try {
      const comment = { path: finding.path, body: text.comment(finding) };
      await client.createFileComment(pull.number, pull.headSha, comment);
      commentsPosted += 1;
    } catch (thrown) {
      const error = githubErrorOrThrow(thrown);
      if (error.status === 422) {
        unplaced.set(finding.fingerprint, 'GitHub does not accept a comment on this file');
      } else if (await isThere(client, pull, finding, error)) {
        commentsPosted += 1;
      } else {
        return explainFailure(error, commentsPosted);
      }
    }
  }
  return { ...posted, commentsPosted, findings: moveToSummary(posted.findings, unplaced) };
}

/** Whether a comment was written although GitHub answered with an error, as may happen with a 502. */
async function isThere(
  client: GithubClient,
  pull: PullRequest,
  finding: Finding,
  error: GithubError,
): Promise<boolean> {
  return !isRefusal(error) && (await findEarlierRun(client, pull)).fingerprints.has(finding.fingerprint);
}

/**
 * Writes the summary comment or updates the existing one; does nothing if it already has this text. A write that
 * failed without a clear answer may have been done, so the comment is looked up before it is written once more.
 */
export async function publishSummary(
  client: GithubClient,
  pull: PullRequest,
  body: string,
  earlier: EarlierRun,
): Promise<{ readonly kind: 'posted' } | NotPublished> {
  try {
    try {
      await writeSummary(client, pull, body, earlier);
    } catch (error) {
      if (isRefusal(githubErrorOrThrow(error))) {
        throw error;
      }
      await writeSummary(client, pull, body, await findEarlierRun(client, pull));
    }
    return { kind: 'posted' };
  } catch (error) {
    return explainFailure(githubErrorOrThrow(error), 0);
  }
}

async function writeSummary(
  client: GithubClient,
  pull: PullRequest,
  body: string,
  { summary }: EarlierRun,
): Promise<void> {
  if (summary === undefined) {
    await client.createIssueComment(pull.number, body);
  } else if (summary.body.trim() !== body.trim()) {
    await client.updateIssueComment(summary.id, body);
  }
}

async function postReview(
  client: GithubClient,
  pull: PullRequest,
  fresh: readonly Finding[],
  { text, requestChanges }: PublishSettings,
): Promise<string> {
  const review = {
    headSha: pull.headSha,
    body: text.review(fresh.length),
    comments: fresh.map((finding) => makeComment(finding, text)),
  };
  if (requestChanges) {
    try {
      return (await client.createReview(pull.number, { ...review, event: 'REQUEST_CHANGES' })).url;
    } catch (error) {
      // Nobody can request changes on their own pull request. The comments are posted anyway.
      if (!/can not request changes/i.test(githubErrorOrThrow(error).message)) {
        throw error;
      }
    }
  }
  return (await client.createReview(pull.number, { ...review, event: 'COMMENT' })).url;
}

function makeComment(finding: Finding, text: CommentText): NewComment {
  return {
    path: finding.path,
    body: text.comment(finding),
    side: finding.side,
    line: finding.line ?? 1,
    ...(finding.startLine === undefined ? {} : { startLine: finding.startLine }),
  };
}

interface FailedReview {
  readonly findings: readonly Finding[];
  readonly fresh: readonly Finding[];
  readonly error: GithubError;
  readonly settings: PublishSettings;
}

/**
 * Decides what to do after creating a review failed:
 * - 401, 403 or 404: the token may not write.
 * - 422 about a place: GitHub created no comment and does not say which one it refused, so each is posted alone.
 * - Another 422: nothing was created, and nothing can be.
 * - Anything else, such as a 502, may have created some comments: they are looked up, and only the others are posted.
 */
async function recover(client: GithubClient, pull: PullRequest, failed: FailedReview): Promise<Publication> {
  const { error, fresh } = failed;
  if (mayNotWrite(error)) {
    return explainRefusal(error);
  }
  if (error.status === 422 && !isAboutPlace(error)) {
    return { kind: 'failed', reason: error.message, commentsPosted: 0, ...hintFor(error) };
  }
  const written = error.status === 422 ? new Set<string>() : (await findEarlierRun(client, pull)).fingerprints;
  const missing = fresh.filter((finding) => !written.has(finding.fingerprint));
  return postOneByOne(client, pull, failed, missing);
}

async function postOneByOne(
  client: GithubClient,
  pull: PullRequest,
  { findings, fresh, settings }: FailedReview,
  missing: readonly Finding[],
): Promise<Publication> {
  const unplaced = new Map<string, string>();
  let posted = fresh.length - missing.length;
  for (const finding of missing) {
    try {
      await client.createReviewComment(pull.number, pull.headSha, makeComment(finding, settings.text));
      posted += 1;
    } catch (thrown) {
      const error = githubErrorOrThrow(thrown);
      if (error.status !== 422 || !isAboutPlace(error)) {
        return { kind: 'failed', reason: error.message, commentsPosted: posted };
      }
      unplaced.set(finding.fingerprint, 'GitHub does not accept a comment on this line');
    }
  }
  return {
    kind: 'posted',
    commentsPosted: posted,
    reviewUrl: undefined,
    findings: moveToSummary(findings, unplaced),
  };
}

/** Moves the findings that GitHub did not accept into the summary; `reasons` by their fingerprints. */
function moveToSummary(findings: readonly Finding[], reasons: ReadonlyMap<string, string>): readonly Finding[] {
  return findings.map((finding): Finding => {
    const reason = reasons.get(finding.fingerprint);
    return reason === undefined ? finding : { ...finding, placement: { kind: 'summary', reason } };
  });
}

/** Failures of GitHub are expected here; any other error is ours. */
function githubErrorOrThrow(error: unknown): GithubError {
  if (error instanceof GithubError) {
    return error;
  }
  throw error;
}

/** Whether GitHub clearly said no, so that nothing was written. */
function isRefusal(error: GithubError): boolean {
  return error.status >= 400 && error.status < 500;
}

/** Whether a permission is missing. GitHub also answers 403 for a rate limit. */
function mayNotWrite(error: GithubError): boolean {
  return [401, 403, 404].includes(error.status) && !/rate limit/i.test(error.message);
}

/** GitHub's wordings for a comment outside of the diff, before and after they changed in late 2025. */
function isAboutPlace(error: GithubError): boolean {
  return /could not be resolved|must be part of|path is invalid|must precede|same hunk|diff hunk/i.test(error.message);
}

/** An unfinished review blocks another by the same login. It may be a person's, so it is not deleted here. */
function hintFor(error: GithubError): { readonly hint?: string } {
  return /pending review/i.test(error.message)
    ? { hint: 'Submit or delete the unfinished review of the same login, then run the job again.' }
    : {};
}

function explainFailure(error: GithubError, commentsPosted: number): NotPublished {
  return mayNotWrite(error) ? explainRefusal(error) : { kind: 'failed', reason: error.message, commentsPosted };
}

function explainRefusal(error: GithubError): NotPublished {
  const needed = error.acceptedPermissions ?? 'pull_requests=write';
  return {
    kind: 'refused',
    reason: `the token may not write to this pull request (${error.message})`,
    hint: `The token is read-only for a pull request from a fork. Otherwise, give the job \`permissions: pull-requests: write\` (GitHub asks for ${needed}).`,
  };
}

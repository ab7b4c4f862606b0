import type { Finding } from '../findings/types.ts';
import { inlineComment } from '../reports/review/inline-comment.ts';
import type { LinkTarget } from '../reports/markdown/links.ts';
import { fingerprintIn, readSummaryMarkers, type ReviewState } from '../reports/review/markers.ts';
import { count } from '../reports/count.ts';
import type { GithubClient, PullRequest } from './client.ts';
import type { NewComment, PostedComment } from './comments.ts';
import { GithubError } from './github-error.ts';

/** Comments of ours that are already on the pull request. */
export interface EarlierRun {
  readonly summary: PostedComment | undefined;
  readonly state: ReviewState | undefined;
  readonly fingerprints: ReadonlySet<string>;
}

/** What became of posting. Findings carry the placement they really got. */
export type Publication =
  | {
      readonly kind: 'posted';
      readonly commentsPosted: number;
      readonly reviewUrl: string | undefined;
      readonly findings: readonly Finding[];
    }
  | { readonly kind: 'refused'; readonly reason: string; readonly hint: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly hint?: string; readonly commentsPosted: number };

/**
 * Looks for what an earlier run posted. Only comments of the login that posts count, or of a bot where the token
 * may not ask who it is: anybody can write our markers.
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
    fingerprints: new Set(reviewComments.flatMap((comment) => fingerprintIn(comment.body) ?? [])),
  };
}

interface PublishSettings {
  readonly target: LinkTarget;
  readonly requestChanges: boolean;
}

/**
 * Posts the findings that no earlier run posted: those on lines as one review, then those on files. Nothing is
 * posted without a finding.
 */
export async function publishFindings(
  client: GithubClient,
  pull: PullRequest,
  findings: readonly Finding[],
  earlier: EarlierRun,
  settings: PublishSettings,
): Promise<Publication> {
  const fresh = findings.filter((finding) => !earlier.fingerprints.has(finding.fingerprint));
  const inline = fresh.filter((finding) => finding.placement.kind === 'inline');
  const posted = await publishInline(client, pull, { findings, fresh: inline, settings });
  const onFiles = fresh.filter((finding) => finding.placement.kind === 'file');
  return posted.kind === 'posted' ? publishOnFiles(client, pull, onFiles, posted, settings) : posted;
}

async function publishInline(
  client: GithubClient,
  pull: PullRequest,
  { findings, fresh, settings }: Omit<FailedReview, 'error'> & { readonly settings: PublishSettings },
): Promise<Publication> {
  if (fresh.length === 0) {
    return { kind: 'posted', commentsPosted: 0, reviewUrl: undefined, findings };
  }
  try {
    const url = await postReview(client, pull, fresh, settings);
    return { kind: 'posted', commentsPosted: fresh.length, reviewUrl: url, findings };
  } catch (error) {
    if (!(error instanceof GithubError)) {
      throw error;
    }
    return recover(client, pull, { findings, fresh, error, settings });
  }
}

/** A review holds comments on lines only, so those on files are posted one by one behind it. */
async function publishOnFiles(
  client: GithubClient,
  pull: PullRequest,
  onFiles: readonly Finding[],
  posted: Extract<Publication, { kind: 'posted' }>,
  { target }: Pick<PublishSettings, 'target'>,
): Promise<Publication> {
  const unplaced = new Map<string, string>();
  let { commentsPosted } = posted;
  for (const finding of onFiles) {
    try {
      const comment = { path: finding.path, body: inlineComment(finding, target) };
      await client.createFileComment(pull.number, pull.headSha, comment);
      commentsPosted += 1;
    } catch (error) {
      if (!(error instanceof GithubError)) {
        throw error;
      }
      if (error.status === 422) {
        unplaced.set(finding.fingerprint, 'GitHub does not take a comment on this file');
      } else if (await isThere(client, pull, finding, error)) {
        commentsPosted += 1;
      } else {
        return mayNotWrite(error) ? refused(error) : { kind: 'failed', reason: error.message, commentsPosted };
      }
    }
  }
  return { ...posted, commentsPosted, findings: movedToSummary(posted.findings, unplaced) };
}

/** A write that failed without a clear answer may have been done. */
async function isThere(
  client: GithubClient,
  pull: PullRequest,
  finding: Finding,
  error: GithubError,
): Promise<boolean> {
  return !isRefusal(error) && (await findEarlierRun(client, pull)).fingerprints.has(finding.fingerprint);
}

/**
 * Writes the summary comment, or updates the one that is there; does nothing when it already says the same.
 * A write that failed without a clear answer may have been done: the comment is looked for, and written once more.
 */
export async function publishSummary(
  client: GithubClient,
  pull: PullRequest,
  body: string,
  earlier: EarlierRun,
): Promise<Publication> {
  try {
    try {
      await writeSummary(client, pull, body, earlier);
    } catch (error) {
      if (!(error instanceof GithubError) || isRefusal(error)) {
        throw error;
      }
      await writeSummary(client, pull, body, await findEarlierRun(client, pull));
    }
    return { kind: 'posted', commentsPosted: 0, reviewUrl: undefined, findings: [] };
  } catch (error) {
    if (!(error instanceof GithubError)) {
      throw error;
    }
    return mayNotWrite(error) ? refused(error) : { kind: 'failed', reason: error.message, commentsPosted: 0 };
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

/** A clear no: nothing was written. */
function isRefusal(error: GithubError): boolean {
  return error.status >= 400 && error.status < 500;
}

async function postReview(
  client: GithubClient,
  pull: PullRequest,
  fresh: readonly Finding[],
  settings: PublishSettings,
): Promise<string> {
  const review = {
    headSha: pull.headSha,
    body: `Housestyle left ${count(fresh.length, 'comment')} on this change. The summary comment has the rest.`,
    comments: fresh.map((finding) => newComment(finding, settings.target)),
  };
  if (settings.requestChanges) {
    try {
      return (await client.createReview(pull.number, { ...review, event: 'REQUEST_CHANGES' })).url;
    } catch (error) {
      // Nobody may request changes on a pull request of their own; the comments are worth posting all the same.
      if (!(error instanceof GithubError) || !/can not request changes/i.test(error.message)) {
        throw error;
      }
    }
  }
  return (await client.createReview(pull.number, { ...review, event: 'COMMENT' })).url;
}

function newComment(finding: Finding, target: LinkTarget): NewComment {
  return {
    path: finding.path,
    body: inlineComment(finding, target),
    side: finding.side,
    line: finding.line ?? 1,
    ...(finding.startLine === undefined ? {} : { startLine: finding.startLine }),
  };
}

interface FailedReview {
  readonly findings: readonly Finding[];
  readonly fresh: readonly Finding[];
  readonly error: GithubError;
  readonly settings: { readonly target: LinkTarget };
}

/**
 * 403: the token may not write. 422: GitHub took none of the comments and does not say which it refused, so each
 * is posted alone. Anything else may have written some: they are looked for, and the rest is posted alone.
 */
async function recover(client: GithubClient, pull: PullRequest, failed: FailedReview): Promise<Publication> {
  const { error, fresh } = failed;
  if (mayNotWrite(error)) {
    return refused(error);
  }
  if (error.status === 422 && !isAboutPlace(error)) {
    return { kind: 'failed', reason: error.message, commentsPosted: 0, ...hintFor(error) };
  }
  const written = error.status === 422 ? new Set<string>() : (await findEarlierRun(client, pull)).fingerprints;
  const missing = fresh.filter((finding) => !written.has(finding.fingerprint));
  return postOneByOne(client, pull, failed, missing);
}

/** GitHub says 403 for a limit that was reached, too: that is no matter of permissions. */
function mayNotWrite(error: GithubError): boolean {
  return [401, 403, 404].includes(error.status) && !/rate limit/i.test(error.message);
}

/** A draft of a review blocks another by the same login. It may be a person's, so it is not ours to delete. */
function hintFor(error: GithubError): { readonly hint?: string } {
  return /pending review/i.test(error.message)
    ? { hint: 'Submit or delete the unfinished review of the same login, then run the job again.' }
    : {};
}

/** GitHub's wordings for a comment outside the diff, of before and after late 2025. */
function isAboutPlace(error: GithubError): boolean {
  return /could not be resolved|must be part of|path is invalid|must precede|same hunk|diff hunk/i.test(error.message);
}

async function postOneByOne(
  client: GithubClient,
  pull: PullRequest,
  failed: FailedReview,
  missing: readonly Finding[],
): Promise<Publication> {
  const unplaced = new Map<string, string>();
  let posted = failed.fresh.length - missing.length;
  for (const finding of missing) {
    try {
      await client.createReviewComment(pull.number, pull.headSha, newComment(finding, failed.settings.target));
      posted += 1;
    } catch (error) {
      if (!(error instanceof GithubError)) {
        throw error;
      }
      if (error.status !== 422 || !isAboutPlace(error)) {
        return { kind: 'failed', reason: error.message, commentsPosted: posted };
      }
      unplaced.set(finding.fingerprint, 'GitHub does not take a comment on this line');
    }
  }
  const findings = movedToSummary(failed.findings, unplaced);
  return { kind: 'posted', commentsPosted: posted, reviewUrl: undefined, findings };
}

/** Findings that GitHub did not take where they should stand; `reasons` by their fingerprints. */
function movedToSummary(findings: readonly Finding[], reasons: ReadonlyMap<string, string>): readonly Finding[] {
  return findings.map((finding): Finding => {
    const reason = reasons.get(finding.fingerprint);
    return reason === undefined ? finding : { ...finding, placement: { kind: 'summary', reason } };
  });
}

function refused(error: GithubError): Publication {
  const needed = error.acceptedPermissions ?? 'pull_requests=write';
  return {
    kind: 'refused',
    reason: `the token may not write to this pull request (${error.message})`,
    hint: `A pull request from a fork has a read-only token; otherwise give the job \`permissions: pull-requests: write\` (GitHub names ${needed}).`,
  };
}

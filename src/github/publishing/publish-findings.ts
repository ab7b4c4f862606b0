import type { Finding } from '../../findings/types.ts';
import type { CommentText } from '../../reports/review/comment-text.ts';
import type { GithubClient, PullRequest } from '../client.ts';
import type { NewComment } from '../threads/comments.ts';
import {
  explainFailure,
  githubErrorOrThrow,
  isRefusedAlone,
  UnclearWriteError,
  type NotPublished,
} from './write-failure.ts';
import { writeOnce, type WriteTerms } from './write-once.ts';

/** What became of posting. The findings have their final placement. */
export interface PublishedFindings {
  readonly commentsPosted: number;
  /** The fingerprints of the findings that got a comment, or one for their new places. */
  readonly posted: readonly string[];
  readonly reviewUrl: string | undefined;
  readonly findings: readonly Finding[];
  /** Why posting stopped; undefined if everything is posted. */
  readonly failure?: NotPublished;
}

export interface PublishTerms extends WriteTerms {
  readonly client: GithubClient;
  readonly pull: PullRequest;
  readonly text: CommentText;
  readonly requestChanges: boolean;
  /** Reads the fingerprints of the comments that were posted since the findings were compared; throws a `GithubError`. */
  readonly readPosted: () => Promise<ReadonlySet<string>>;
}

/**
 * Posts findings: those on lines as one review, then those on files, which a review cannot hold. GitHub's answers to a failed
 * write differ: a 422 means that nothing was created, but does not name the bad comment, so each is then posted alone; after a
 * 502, everything may have been created.
 */
export async function publishFindings(
  terms: PublishTerms,
  findings: readonly Finding[],
  fresh: readonly Finding[],
): Promise<PublishedFindings> {
  const posting: Posting = { posted: [], reviewUrl: undefined, unplaced: new Map() };
  const result = (): Omit<PublishedFindings, 'failure'> => ({
    commentsPosted: posting.posted.length,
    posted: posting.posted,
    reviewUrl: posting.reviewUrl,
    findings: moveToSummary(findings, posting.unplaced),
  });
  try {
    await postInline(
      terms,
      fresh.filter(({ placement }) => placement.kind === 'inline'),
      posting,
    );
    await postAlone(
      terms,
      fresh.filter(({ placement }) => placement.kind === 'file'),
      posting,
    );
    return result();
  } catch (error) {
    return { ...result(), failure: explainFailure(error, terms.pull) };
  }
}

/** What has been posted so far. */
interface Posting {
  /** The fingerprints of the posted findings. */
  readonly posted: string[];
  reviewUrl: string | undefined;
  /** Why GitHub refused the comments on some findings, by their fingerprints. */
  readonly unplaced: Map<string, string>;
}

async function postInline(terms: PublishTerms, fresh: readonly Finding[], posting: Posting): Promise<void> {
  if (fresh.length === 0) {
    return;
  }
  let missing = fresh;
  const look = async (): Promise<{ readonly url: undefined } | undefined> => {
    const posted = await terms.readPosted();
    missing = fresh.filter(({ fingerprint }) => !posted.has(fingerprint));
    return missing.length === 0 ? { url: undefined } : undefined;
  };
  try {
    const send = (): Promise<{ readonly url: string }> => postReview(terms, fresh);
    const { url } = await writeOnce<{ readonly url: string | undefined }>({ what: 'the review', send, look }, terms);
    posting.reviewUrl = url;
    posting.posted.push(...fresh.map(({ fingerprint }) => fingerprint));
  } catch (error) {
    // GitHub may answer a large review with 502 after it created some of the comments; the others never come.
    const isPartly = error instanceof UnclearWriteError && missing.length < fresh.length;
    if (!isPartly && !isRefusedAlone(githubErrorOrThrow(error))) {
      throw error;
    }
    const absent = new Set(missing);
    posting.posted.push(...fresh.filter((one) => !absent.has(one)).map(({ fingerprint }) => fingerprint));
    await postAlone(terms, missing, posting);
  }
}

async function postReview(
  { client, pull, text, requestChanges }: PublishTerms,
  fresh: readonly Finding[],
): Promise<{ readonly url: string }> {
  const comments = fresh.map((finding) => makeComment(finding, text));
  const review = { headSha: pull.headSha, body: text.review(fresh), comments };
  if (requestChanges) {
    try {
      return await client.createReview(pull.number, { ...review, event: 'REQUEST_CHANGES' });
    } catch (error) {
      // Nobody can request changes on their own pull request. The comments are posted anyway.
      if (!/can not request changes/i.test(githubErrorOrThrow(error).message)) {
        throw error;
      }
    }
  }
  return client.createReview(pull.number, { ...review, event: 'COMMENT' });
}

/** Posts each comment by a request of its own. One that GitHub refuses moves to the summary. */
async function postAlone(terms: PublishTerms, fresh: readonly Finding[], posting: Posting): Promise<void> {
  for (const finding of fresh) {
    const isOnFile = finding.placement.kind === 'file';
    const { fingerprint, path } = finding;
    try {
      await writeOnce<true>(
        {
          what: `the comment on ${path}`,
          send: async () => {
            await postComment(terms, finding);
            return true;
          },
          look: async () => ((await terms.readPosted()).has(fingerprint) ? true : undefined),
        },
        terms,
      );
      posting.posted.push(fingerprint);
    } catch (thrown) {
      const error = githubErrorOrThrow(thrown);
      if (!isRefusedAlone(error)) {
        throw error;
      }
      posting.unplaced.set(fingerprint, `GitHub does not accept a comment on this ${isOnFile ? 'file' : 'line'}`);
    }
  }
}

function postComment({ client, pull, text }: PublishTerms, finding: Finding): Promise<void> {
  const { number, headSha } = pull;
  return finding.placement.kind === 'file'
    ? client.createFileComment(number, headSha, { path: finding.path, body: text.comment(finding) })
    : client.createReviewComment(number, headSha, makeComment(finding, text));
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

/** Moves the findings that GitHub did not accept into the summary; `reasons` by their fingerprints. */
function moveToSummary(findings: readonly Finding[], reasons: ReadonlyMap<string, string>): readonly Finding[] {
  return findings.map((finding): Finding => {
    const reason = reasons.get(finding.fingerprint);
    return reason === undefined ? finding : { ...finding, placement: { kind: 'summary', reason } };
  });
}

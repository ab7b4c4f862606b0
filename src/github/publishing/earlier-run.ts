import { fingerprintIn, fingerprintsIn, readSummaryMarkers } from '../../reports/review/markers.ts';
import type { ReviewState } from '../../reports/review/state.ts';
import { isSealed, type Seal } from '../../reports/review/seal.ts';
import type { GithubClient, PullRequest } from '../client.ts';
import type { PostedComment } from '../comments.ts';

/** Our comments that are already on the pull request. */
export interface EarlierRun {
  /** The oldest one, if several runs at once wrote one each. */
  readonly summary: PostedComment | undefined;
  /** What a finished review recorded in it; undefined if it is not sealed by us. */
  readonly state: ReviewState | undefined;
  readonly fingerprints: ReadonlySet<string>;
  /** Comments and summaries that an older one equals. */
  readonly doubles: { readonly comments: readonly PostedComment[]; readonly summaries: readonly PostedComment[] };
}

/**
 * Finds what earlier runs posted, by the hidden markers in their comments. Anybody can write such a marker, so only
 * comments of the login that posts count, and only a marker on the last line (the text above is a model's). If GitHub does
 * not name the login, the comments of any bot count. Throws a `GithubError`.
 */
export async function findEarlierRun(client: GithubClient, pull: PullRequest, seal: Seal): Promise<EarlierRun> {
  const login = await client.login();
  const isOurs = (comment: PostedComment): boolean => (login === undefined ? comment.isBot : comment.author === login);
  const issueComments = (await client.issueComments(pull.number)).filter(isOurs);
  const reviewComments = (await client.reviewComments(pull.number)).filter(isOurs);
  const summaries = oldestFirst(issueComments.filter(({ body }) => readSummaryMarkers(body).isSummary));
  const [summary] = summaries;
  const state = summary === undefined ? undefined : readSummaryMarkers(summary.body).state;
  return {
    summary,
    state: state !== undefined && isSealed(state, seal) ? state : undefined,
    fingerprints: new Set(reviewComments.flatMap(({ body }) => fingerprintsIn(body))),
    doubles: {
      comments: findDoubles(reviewComments),
      summaries: summaries.slice(1).filter(({ author }) => author === summary?.author),
    },
  };
}

/** Comments on the same finding as an older comment of the same author. One with replies is kept, because people talk there. */
function findDoubles(comments: readonly PostedComment[]): readonly PostedComment[] {
  const answered = new Set(comments.map(({ replyTo }) => replyTo));
  const seen = new Set<string>();
  return oldestFirst(comments).filter(({ id, author, body }) => {
    const fingerprint = fingerprintIn(body);
    const key = `${author} ${fingerprint}`;
    const isDouble = fingerprint !== undefined && seen.has(key);
    seen.add(key);
    return isDouble && !answered.has(id);
  });
}

function oldestFirst(comments: readonly PostedComment[]): readonly PostedComment[] {
  return comments.toSorted((a, b) => a.id - b.id);
}

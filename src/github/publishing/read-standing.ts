import { postedFingerprints, readPart, readSummaryMarkers } from '../../reports/review/markers.ts';
import { NO_REVIEW_STATE } from '../../reports/review/state/decisions.ts';
import { isSealed, type Seal } from '../../reports/review/state/seal.ts';
import type { ReviewState } from '../../reports/review/state/state.ts';
import type { GithubClient, PullRequest } from '../client.ts';
import type { PostedComment } from '../threads/comments.ts';
import { findDoubles } from './find-doubles.ts';
import { findOwnThreads, type Accounts } from './own-threads.ts';
import { WHOLE_CHANGE, type Part } from './part.ts';
import { findDoubledNotes } from './life/returned-note.ts';
import type { Standing } from './standing.ts';
import { WORKFLOW_LOGIN } from '../workflow-login.ts';

/** Reads what is on the pull request now. Throws a `GithubError`. */
export type ReadStanding = () => Promise<Standing>;

/**
 * Makes the reader of what is on a pull request. It asks GraphQL, and the REST API for each part that GraphQL does not give
 * whole. Who we are has to be known first: anybody can write our markers, so only comments of the login that posts count.
 * If GitHub does not name the login, only comments of the account of workflows count: that an author is a bot proves nothing.
 *
 * @param part what this job reviews; summaries and reviews of other parts are not its own
 */
export function standingReader(
  client: GithubClient,
  pull: PullRequest,
  seal: Seal,
  part: Pick<Part, 'id'> = WHOLE_CHANGE,
): ReadStanding {
  let login: string | undefined;
  return async () => {
    const parts = await client.pullParts(pull.number);
    login = parts.viewer ?? login ?? (await client.login());
    const { author = pull.author } = parts;
    const isOurs: Accounts['isOurs'] = ({ author }) => author === (login ?? WORKFLOW_LOGIN);
    const comments = parts.comments?.filter(isOurs) ?? (await client.issueComments(pull.number, isOurs));
    const rows = parts.threads ?? (await client.restThreads(pull.number, isOurs));
    const allReviews = parts.reviews?.filter(isOurs) ?? (await client.reviews(pull.number, isOurs));
    const isOfPart = ({ body }: { readonly body: string }): boolean => (readPart(body) ?? part.id) === part.id;
    const reviews = allReviews.filter(isOfPart);
    const found = readSummaries(comments, part, seal);
    const recorded = found.state?.known?.flatMap(({ fingerprints }) => fingerprints) ?? [];
    const posted = new Set([...recorded, ...allReviews.flatMap(({ body }) => postedFingerprints(body))]);
    const own = findOwnThreads(rows, { isOurs, author }, posted);
    // A double that could not be deleted was hidden as one. It is not a finding that was fixed and may come back.
    const all = own.filter(({ hiddenAs }) => hiddenAs !== 'duplicate');
    const doubled = new Set(findDoubles(all));
    const threads = all.filter((thread) => !doubled.has(thread));
    return {
      login,
      ...(author === undefined ? {} : { author }),
      ...(parts.now && { now: parts.now }),
      ...found,
      isShared: found.otherSummaries.length > 0 || reviews.length < allReviews.length,
      threads,
      reviews: reviews.toSorted((one, other) => one.id - other.id),
      fingerprints: new Set(all.flatMap(({ finding }) => finding.fingerprints)),
      doubles: [
        ...[...doubled].map(({ comment, nodeId }) => ({ id: comment, ...(nodeId === undefined ? {} : { nodeId }) })),
        ...findDoubledNotes(threads, isOurs).map(({ id }) => ({ id })),
      ],
    };
  };
}

/**
 * The oldest summary of a part is the one that is kept up to date. One without a part was posted by an earlier version, or holds
 * decisions from before the first review: the first job that finds none of its own takes it over.
 */
function readSummaries(
  comments: readonly PostedComment[],
  part: Pick<Part, 'id'>,
  seal: Seal,
): Pick<Standing, 'summary' | 'summaries' | 'otherSummaries' | 'state'> {
  const all = comments
    .filter(({ body }) => readSummaryMarkers(body).isSummary)
    .toSorted((one, other) => one.id - other.id);
  const ofPart = (id: string | undefined): readonly PostedComment[] => all.filter(({ body }) => readPart(body) === id);
  const marked = ofPart(part.id);
  const own = marked.length > 0 ? marked : ofPart(undefined);
  const [summary] = own;
  const otherSummaries = all.filter((one) => !own.includes(one));
  const stateOf = ({ body }: PostedComment): readonly ReviewState[] => {
    const { state } = readSummaryMarkers(body);
    return state !== undefined && isSealed(state, seal) ? [state] : [];
  };
  const [state] = summary === undefined ? [] : stateOf(summary);
  return {
    summary,
    summaries: own.filter(({ author }) => author === summary?.author),
    otherSummaries,
    state: withDecisions(state, otherSummaries.flatMap(stateOf)),
  };
}

/** What people silence and pause counts for the whole pull request, whichever summary keeps it. */
function withDecisions(state: ReviewState | undefined, others: readonly ReviewState[]): ReviewState | undefined {
  const silenced = others.flatMap((other) => other.silenced ?? []);
  const pausedBy = state?.pausedBy ?? others.find((other) => other.pausedBy !== undefined)?.pausedBy;
  if (silenced.length === 0 && pausedBy === state?.pausedBy) {
    return state;
  }
  const known = new Set(state?.silenced?.map((one) => JSON.stringify(one)));
  const added = silenced.filter((one) => !known.has(JSON.stringify(one)));
  return {
    ...(state ?? NO_REVIEW_STATE),
    silenced: [...(state?.silenced ?? []), ...added],
    ...(pausedBy === undefined ? {} : { pausedBy }),
  };
}

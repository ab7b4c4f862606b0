import { postedFingerprints, readSummaryMarkers } from '../../reports/review/markers.ts';
import { isSealed, type Seal } from '../../reports/review/state/seal.ts';
import type { GithubClient, PullRequest } from '../client.ts';
import type { PostedComment } from '../threads/comments.ts';
import { findDoubles } from './find-doubles.ts';
import { findOwnThreads, type Accounts } from './own-threads.ts';
import { findDoubledNotes } from './life/returned-note.ts';
import type { Standing } from './standing.ts';
import { WORKFLOW_LOGIN } from '../workflow-login.ts';

/** Reads what is on the pull request now. Throws a `GithubError`. */
export type ReadStanding = () => Promise<Standing>;

/**
 * Makes the reader of what is on a pull request. It asks GraphQL, and the REST API for each part that GraphQL does not give
 * whole. Who we are has to be known first: anybody can write our markers, so only comments of the login that posts count.
 * If GitHub does not name the login, only comments of the account of workflows count: that an author is a bot proves nothing.
 */
export function standingReader(client: GithubClient, pull: PullRequest, seal: Seal): ReadStanding {
  let login: string | undefined;
  return async () => {
    const parts = await client.pullParts(pull.number);
    login = parts.viewer ?? login ?? (await client.login());
    const { author = pull.author } = parts;
    const isOurs: Accounts['isOurs'] = ({ author }) => author === (login ?? WORKFLOW_LOGIN);
    const comments = parts.comments?.filter(isOurs) ?? (await client.issueComments(pull.number, isOurs));
    const rows = parts.threads ?? (await client.restThreads(pull.number, isOurs));
    const reviews = parts.reviews?.filter(isOurs) ?? (await client.reviews(pull.number, isOurs));
    const found = readSummaries(comments, seal);
    const recorded = found.state?.known?.flatMap(({ fingerprints }) => fingerprints) ?? [];
    const posted = new Set([...recorded, ...reviews.flatMap(({ body }) => postedFingerprints(body))]);
    const own = findOwnThreads(rows, { isOurs, author }, posted);
    // A double that could not be deleted was hidden as one. It is not a finding that was fixed and may come back.
    const all = own.filter(({ hiddenAs }) => hiddenAs !== 'duplicate');
    const doubled = new Set(findDoubles(all));
    const threads = all.filter((thread) => !doubled.has(thread));
    return {
      login,
      ...(author === undefined ? {} : { author }),
      isAuthorMember: parts.isAuthorMember === true,
      ...(parts.now && { now: parts.now }),
      ...found,
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

/** The oldest summary is the one that is kept up to date. */
function readSummaries(
  comments: readonly PostedComment[],
  seal: Seal,
): Pick<Standing, 'summary' | 'summaries' | 'state'> {
  const summaries = comments
    .filter(({ body }) => readSummaryMarkers(body).isSummary)
    .toSorted((one, other) => one.id - other.id);
  const [summary] = summaries;
  const state = summary === undefined ? undefined : readSummaryMarkers(summary.body).state;
  return {
    summary,
    state: state !== undefined && isSealed(state, seal) ? state : undefined,
    summaries: summaries.filter(({ author }) => author === summary?.author),
  };
}

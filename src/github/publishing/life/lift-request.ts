import type { GithubClient, PullRequest } from '../../client.ts';
import type { ReviewRow } from '../../threads/thread-rows.ts';
import { githubErrorOrThrow, UnclearWriteError } from '../write-failure.ts';
import { writeOnce, type WriteTerms } from '../write-once.ts';

/** Our reviews that still request changes. Those of others are not among them. */
export function listRequests(reviews: readonly ReviewRow[]): readonly ReviewRow[] {
  return reviews.filter(({ state }) => state === 'CHANGES_REQUESTED');
}

/**
 * Withdraws our requests for changes, because their reason is gone. Returns a sentence if GitHub refuses: an approval would
 * also lift them, but would say more than is known.
 */
export async function liftRequests(
  client: GithubClient,
  pull: PullRequest,
  reviews: readonly ReviewRow[],
): Promise<readonly string[]> {
  const sha = pull.headSha.slice(0, 7);
  for (const { id } of listRequests(reviews)) {
    try {
      await client.dismissReview(
        pull.number,
        id,
        `The findings that this review requested changes for are gone in ${sha}.`,
      );
    } catch (error) {
      const { message } = githubErrorOrThrow(error);
      if (!/can not dismiss a dismissed/i.test(message)) {
        return [`The request for changes could not be withdrawn: ${message}. A person has to dismiss the review.`];
      }
    }
  }
  return [];
}

/**
 * Requests changes once more for findings that have returned, whose threads already hold all that is to be said. Nobody can
 * request changes on their own pull request. Returns a sentence if GitHub refuses.
 */
export async function requestAgain(
  terms: WriteTerms & {
    readonly client: GithubClient;
    readonly pull: PullRequest;
    readonly readReviews: () => Promise<readonly ReviewRow[]>;
  },
  body: string,
): Promise<readonly string[]> {
  const { client, pull, readReviews } = terms;
  const review = { headSha: pull.headSha, event: 'REQUEST_CHANGES', body, comments: [] } as const;
  try {
    await writeOnce<object>(
      {
        what: 'the request for changes',
        send: () => client.createReview(pull.number, review),
        look: async () => listRequests(await readReviews())[0],
      },
      terms,
    );
    return [];
  } catch (error) {
    const message = error instanceof UnclearWriteError ? error.message : githubErrorOrThrow(error).message;
    return /can not request changes/i.test(message) ? [] : [`Changes could not be requested again: ${message}.`];
  }
}

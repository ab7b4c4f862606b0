import type { GithubClient, PullRequest } from '../../client.ts';
import type { ReviewRow } from '../../thread-rows.ts';
import { githubErrorOrThrow } from '../write-failure.ts';

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

import type { GithubClient } from '../client.ts';
import type { EarlierRun } from './earlier-run.ts';
import { GithubError } from '../api/github-error.ts';

/**
 * Deletes the younger of two equal comments and summaries, as two runs at the same time leave them. What cannot be deleted
 * now is tried again by the next run.
 */
export async function foldDoubles(client: GithubClient, { doubles }: EarlierRun): Promise<void> {
  for (const { id } of doubles.comments) {
    await deleteIfPossible(() => client.deleteReviewComment(id));
  }
  for (const { id } of doubles.summaries) {
    await deleteIfPossible(() => client.deleteIssueComment(id));
  }
}

/** The other run may have deleted it already, or the token may not. */
async function deleteIfPossible(deleteComment: () => Promise<void>): Promise<void> {
  try {
    await deleteComment();
  } catch (error) {
    if (!(error instanceof GithubError)) {
      throw error;
    }
  }
}

import { GithubError } from '../api/github-error.ts';
import type { GithubClient } from '../client.ts';
import type { DoubledComment, Standing } from './standing.ts';

/**
 * Deletes the younger of two equal comments and summaries, as two runs at the same time leave them. One that may not be
 * deleted is hidden as a duplicate. What fails now is tried again by the next run.
 */
export async function foldDoubles(
  client: GithubClient,
  { doubles, summaries }: Pick<Standing, 'doubles' | 'summaries'>,
): Promise<void> {
  for (const double of doubles) {
    await deleteOrHide(client, double, (id) => client.deleteReviewComment(id));
  }
  for (const double of summaries.slice(1)) {
    await deleteOrHide(client, double, (id) => client.deleteIssueComment(id));
  }
}

/** The other run may have deleted it already, or the token may not. */
async function deleteOrHide(
  client: GithubClient,
  { id, nodeId }: DoubledComment,
  deleteComment: (id: number) => Promise<void>,
): Promise<void> {
  const isDeleted = await succeeds(() => deleteComment(id));
  if (!isDeleted && nodeId !== undefined) {
    await succeeds(() => client.foldComment(nodeId, 'DUPLICATE'));
  }
}

/** Whether a request succeeds, or what it is about is not there any more. */
async function succeeds(send: () => Promise<void>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (!(error instanceof GithubError)) {
      throw error;
    }
    return error.status === 404;
  }
}

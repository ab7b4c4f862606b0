import type { CommentThread } from '../../../github/command-requests.ts';
import { WORKFLOW_LOGIN } from '../../../github/workflow-login.ts';
import { fingerprintIn } from '../../../reports/review/markers.ts';
import type { CommentRun } from './comment-run.ts';

/**
 * Reads the thread of a comment if it begins with a finding of ours. Throws a `GithubError`.
 *
 * @returns undefined for a comment that is not a reply, and for a thread of somebody else
 */
export async function readOwnThread({ client, comment, number }: CommentRun): Promise<CommentThread | undefined> {
  if (comment.replyTo === undefined) {
    return undefined;
  }
  const thread = await client.thread(number, comment.replyTo);
  if (thread === undefined || fingerprintIn(thread.start.body) === undefined) {
    return undefined;
  }
  // Anybody can write our marker, bots included. Its words would be shown to a model as a finding of ours.
  const { author } = thread.start;
  return author === WORKFLOW_LOGIN || author === (await client.login()) ? thread : undefined;
}

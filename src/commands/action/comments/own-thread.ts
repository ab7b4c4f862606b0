import type { CommentThread } from '../../../github/command-requests.ts';
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
  // A bot that repeats our marker gains nothing: the answer goes to the person who asks.
  const isOurs = thread.start.isBot || thread.start.author === (await client.login());
  return isOurs ? thread : undefined;
}

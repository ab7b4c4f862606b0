import { runError } from '../../../errors.ts';
import { GithubError } from '../../../github/api/github-error.ts';
import { isRateLimited } from '../../../github/api/octokit.ts';
import type { GithubClient } from '../../../github/client.ts';
import type { EventComment } from '../../../github/event-comment.ts';

/** GitHub also answers `write` for maintainers. */
const MAY_WRITE = new Set(['admin', 'maintain', 'write']);

/**
 * Finds out why the author of a comment may not give commands. Only GitHub's answer on the permission counts: an event also
 * says how its author is associated with the repository, but members of an organization may only read.
 *
 * @returns a sentence, or undefined if the author may; throws a `UserError` if GitHub does not answer
 */
export async function findRefusal(
  client: Pick<GithubClient, 'permission'>,
  comment: EventComment,
): Promise<string | undefined> {
  const refusal = findFormalRefusal(comment);
  if (refusal !== undefined) {
    return refusal;
  }
  const { author } = comment;
  try {
    const permission = await client.permission(author);
    return MAY_WRITE.has(permission)
      ? undefined
      : `${author} has no write access to the repository, which commands need (permission: ${permission}).`;
  } catch (error) {
    if (error instanceof GithubError && error.status === 403 && !isRateLimited(error)) {
      return `The token may not read what ${author} may do: ${error.message}`;
    }
    if (error instanceof GithubError) {
      const message = `The permission of ${author} could not be read: ${error.message}`;
      throw runError('permission-unreadable', message, 'Run the job again.', error);
    }
    throw error;
  }
}

/** The parts that need no request. */
function findFormalRefusal({ author, action, kind, isByBot, createdAt, updatedAt }: EventComment): string | undefined {
  if (author === '') {
    return 'The comment has no author.';
  }
  if (isByBot || /\[bot\]$/i.test(author)) {
    return 'Bots give no commands.';
  }
  // GitHub creates a comment on a line before its review is submitted, and updates it then.
  const isUpdated = kind === 'conversation' && updatedAt !== createdAt;
  return action === 'edited' || isUpdated ? 'Commands in edited comments are not followed.' : undefined;
}

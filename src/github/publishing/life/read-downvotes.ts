import { GithubError } from '../../api/github-error.ts';
import type { GithubClient } from '../../client.ts';
import { isOver } from '../find-doubles.ts';
import type { OwnThread } from '../own-thread.ts';
import type { Standing } from '../standing.ts';
import type { Dismissal, Downvotes } from './dismissals.ts';

/** The permissions of people who may write. */
const WRITERS = new Set(['admin', 'write']);
/** Most requests for one run: each person and, without GraphQL, each comment costs one. */
const MAX_REQUESTS = 10;

/**
 * Finds the comments that somebody marked with 👎 who may decide: the author of the change, or a person who may write to the
 * repository. Costs no request unless there is a 👎 on an open thread. Never throws a `GithubError`: without an answer, a 👎
 * does not count.
 */
export async function readDownvotes(
  client: GithubClient,
  { threads, author, isAuthorMember }: Standing,
): Promise<Downvotes> {
  let requests = 0;
  const members = threads.flatMap(({ replies }) => replies.filter(({ role }) => role === 'member'));
  const known = new Map<string, boolean>(members.map((one) => [one.author, true]));
  if (author !== undefined && isAuthorMember) {
    known.set(author, true);
  }
  const ask = async <T>(send: () => Promise<T>, otherwise: T): Promise<T> => {
    requests += 1;
    if (requests > MAX_REQUESTS) {
      return otherwise;
    }
    try {
      return await send();
    } catch (error) {
      if (error instanceof GithubError) {
        return otherwise;
      }
      throw error;
    }
  };
  const mayWrite = async (login: string): Promise<boolean> => {
    const found = known.get(login) ?? WRITERS.has(await ask(() => client.permission(login), 'none'));
    known.set(login, found);
    return found;
  };
  const downvotes = new Map<number, Dismissal>();
  for (const thread of threads.filter(hasDownvotes)) {
    const logins = thread.thumbsDownBy ?? (await ask(() => client.thumbsDown(thread.comment), []));
    for (const login of logins) {
      const isMember = await mayWrite(login);
      if (isMember || login === author) {
        const reason = `${login} marked it with 👎`;
        downvotes.set(thread.comment, { reason, ...(isMember ? {} : { byAuthorOnly: true as const }) });
      }
      if (isMember) {
        break;
      }
    }
  }
  return downvotes;
}

function hasDownvotes(thread: OwnThread): boolean {
  return (thread.thumbsDownBy === undefined || thread.thumbsDownBy.length > 0) && !isOver(thread);
}

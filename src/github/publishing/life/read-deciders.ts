import { GithubError } from '../../api/github-error.ts';
import type { GithubClient } from '../../client.ts';
import { isOver } from '../find-doubles.ts';
import type { OwnThread } from '../own-thread.ts';
import type { Standing } from '../standing.ts';
import { refuses, type Deciders } from './dismissals.ts';

/** The permissions of people who may write. GitHub says `write` of a person who maintains, and `read` of one who triages. */
const WRITERS = new Set(['admin', 'write']);
/** Most requests for one run: each person and, without GraphQL, each comment costs one. */
const MAX_REQUESTS = 10;

/**
 * Asks GitHub what the people may do who dismissed findings by 👎 or in a reply, and the author who resolved threads. How they
 * are associated with the repository does not tell: members of an organization and collaborators may only read, and a private
 * membership is not shown. Costs no request unless there is such a decision. Never throws a `GithubError`: without an answer, a
 * decision does not count.
 *
 * @param isBlocking whether a finding can fail the run. If not, it does not matter whether the author may write
 */
export async function readDeciders(
  client: Pick<GithubClient, 'permission' | 'thumbsDown'>,
  { threads, author }: Pick<Standing, 'threads' | 'author'>,
  isBlocking: boolean,
): Promise<Deciders> {
  let requests = 0;
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
  const downvotes = new Map<number, readonly string[]>();
  for (const thread of threads.filter(hasDownvotes)) {
    const logins = thread.thumbsDownBy ?? (await ask(() => client.thumbsDown(thread.comment), []));
    downvotes.set(thread.comment, logins);
  }
  const writers = new Set<string>();
  const people = listPeople(threads, author, [...downvotes.values()].flat());
  for (const login of people.filter((one) => isBlocking || one !== author)) {
    if (WRITERS.has(await ask(() => client.permission(login), 'none'))) {
      writers.add(login);
    }
  }
  return { writers, downvotes };
}

/** The people whose permission matters, those first who belong to the team as far as it is shown. */
function listPeople(
  threads: readonly OwnThread[],
  author: string | undefined,
  downvoters: readonly string[],
): readonly string[] {
  const replies = threads
    .filter((thread) => !isOver(thread))
    .flatMap((thread) => thread.replies.filter(({ isBot, body }) => !isBot && refuses(body)));
  const byRole = (isMember: boolean): readonly string[] =>
    replies.filter(({ role }) => (role === 'member') === isMember).map(({ author }) => author);
  // GitHub lets people resolve threads who may write, and the author of the change.
  const isResolver = threads.some(({ resolved, resolvedBy }) => resolved === 'by a person' && resolvedBy === author);
  const resolver = isResolver && author !== undefined ? [author] : [];
  return [...new Set([...resolver, ...byRole(true), ...downvoters, ...byRole(false)])].filter((login) => login !== '');
}

function hasDownvotes(thread: OwnThread): boolean {
  return (thread.thumbsDownBy === undefined || thread.thumbsDownBy.length > 0) && !isOver(thread);
}

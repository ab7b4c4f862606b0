import { valueAt } from '../../text/value-at.ts';
import { readWritten } from '../api/answers.ts';
import { isRefusal } from '../api/graphql.ts';
import { guarded, type Octokit } from '../api/octokit.ts';
import { longListReader } from '../api/long-list.ts';
import { readAllPages } from '../api/pages.ts';
import { UnexpectedAnswerError } from '../api/patience.ts';
import { readPullParts, type PullParts, type PullTerms } from './pull-parts.ts';
import type { RepositoryAddress } from '../repository.ts';
import { joinThreads, readRestComment, readRestReview, type ReviewRow, type ThreadRow } from './thread-rows.ts';

/** Why a comment is folded, as GitHub shows it. */
export type FoldReason = 'RESOLVED' | 'OUTDATED' | 'DUPLICATE';

/** Whether the texts of an account are needed. Others may have written thousands, of 65,536 characters each. */
type IsWanted = (account: { readonly author: string; readonly isBot: boolean }) => boolean;

/** The requests about threads and reviews of a pull request; every method may throw a `GithubError`. */
export interface ThreadRequests {
  /** What GraphQL says in one request. What it does not say is absent. */
  pullParts(number: number, terms?: PullTerms): Promise<PullParts>;
  /**
   * All threads by the REST API, which does not say which are resolved.
   *
   * @param isWanted whose texts are kept; a thread that another author began then has replies only. All by default
   */
  restThreads(number: number, isWanted?: IsWanted): Promise<readonly ThreadRow[]>;
  /** All wanted reviews by the REST API. */
  reviews(number: number, isWanted?: IsWanted): Promise<readonly ReviewRow[]>;
  /** The people who marked a comment on a line or a file with 👎; bots are left out. */
  thumbsDown(comment: number): Promise<readonly string[]>;
  /** These change the state of a thread or a comment, and may be done twice. */
  resolveThread(id: string): Promise<void>;
  reopenThread(id: string): Promise<void>;
  foldComment(nodeId: string, reason: FoldReason): Promise<void>;
  unfoldComment(nodeId: string): Promise<void>;
  updateReviewComment(id: number, body: string): Promise<void>;
  /** Withdraws a review that requests changes. */
  dismissReview(number: number, id: number, message: string): Promise<void>;
}

const PULL = '/repos/{owner}/{repo}/pulls/{pull_number}';
const COMMENTS = '/repos/{owner}/{repo}/pulls/comments/{comment_id}';
const PAGE_SIZE = 100;
/** For what may be done twice. */
const SAFE_RETRIES = 2;

/** Makes the requests about the threads of one repository. */
export function threadRequests(octokit: Octokit, address: RepositoryAddress): ThreadRequests {
  const listComments = longListReader(octokit, {
    route: `GET ${PULL}/comments`,
    parametersOf: (number) => ({ ...address, pull_number: number }),
    read: rowsReader(readRestComment),
    news: 'since',
  });
  const listReviews = longListReader(octokit, {
    route: `GET ${PULL}/reviews`,
    parametersOf: (number) => ({ ...address, pull_number: number }),
    read: rowsReader(readRestReview),
    news: 'last pages',
  });
  return {
    pullParts: (number, terms) => readPullParts(octokit, address, number, terms),
    restThreads: async (number, isWanted = isAnybody) => {
      const rows = await listComments(number, (row) =>
        row.replyTo === undefined && !isWanted(row) ? { ...row, body: '' } : row,
      );
      return joinThreads(rows);
    },
    reviews: (number, isWanted = isAnybody) => listReviews(number, (row) => (isWanted(row) ? row : undefined)),
    thumbsDown: async (comment) => {
      const parameters = { ...address, comment_id: comment, content: '-1', per_page: PAGE_SIZE };
      const logins = await guarded(() =>
        readAllPages(octokit, `GET ${COMMENTS}/reactions`, parameters, rowsReader(readPerson)),
      );
      return logins.filter((login) => login !== '');
    },
    ...threadChanges(octokit),
    updateReviewComment: (id, body) =>
      change(octokit, `PATCH ${COMMENTS}`, { ...address, comment_id: id, body }, SAFE_RETRIES),
    dismissReview: (number, id, message) =>
      change(
        octokit,
        `PUT ${PULL}/reviews/{review_id}/dismissals`,
        { ...address, pull_number: number, review_id: id, message, event: 'DISMISS' },
        SAFE_RETRIES,
      ),
  };
}

/** Mutations of GraphQL; the REST API has none of them. */
function threadChanges(
  octokit: Octokit,
): Pick<ThreadRequests, 'resolveThread' | 'reopenThread' | 'foldComment' | 'unfoldComment'> {
  return {
    resolveThread: (id) =>
      mutate(octokit, THREAD_MUTATION('resolveReviewThread'), { id }, ['thread', 'isResolved'], true),
    reopenThread: (id) =>
      mutate(octokit, THREAD_MUTATION('unresolveReviewThread'), { id }, ['thread', 'isResolved'], false),
    foldComment: (id, reason) =>
      mutate(
        octokit,
        `mutation ($id: ID!, $reason: ReportedContentClassifiers!) {
  minimizeComment(input: {subjectId: $id, classifier: $reason}) { minimizedComment { isMinimized } }
}`,
        { id, reason },
        ['minimizedComment', 'isMinimized'],
        true,
      ),
    unfoldComment: (id) =>
      mutate(
        octokit,
        `mutation ($id: ID!) {
  unminimizeComment(input: {subjectId: $id}) { unminimizedComment { isMinimized } }
}`,
        { id },
        ['unminimizedComment', 'isMinimized'],
        false,
      ),
  };
}

const isAnybody: IsWanted = () => true;

const THREAD_MUTATION = (name: string): string =>
  `mutation ($id: ID!) {
  ${name}(input: {threadId: $id}) { thread { id isResolved } }
}`;

/** Sends a mutation with one field, and checks the value that the answer has under it. GraphQL refuses with status 200. */
function mutate(
  octokit: Octokit,
  query: string,
  variables: Readonly<Record<string, string>>,
  path: readonly string[],
  expected: boolean,
): Promise<void> {
  const name = /\w+(?=\(input)/.exec(query)?.[0] ?? '';
  return guarded(async () => {
    const accepts = (answer: unknown): void => {
      if (!isRefusal(answer) && valueAt(answer, 'data', name, ...path) !== expected) {
        throw new UnexpectedAnswerError(`not that of \`${name}\``);
      }
    };
    await octokit.graphql(query, { ...variables, request: { retries: SAFE_RETRIES, accepts } });
  });
}

function change(
  octokit: Octokit,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  retries: number,
): Promise<void> {
  return guarded(async () => {
    await octokit.request(route, { ...parameters, request: { retries, accepts: readWritten } });
  });
}

/** Makes the reader of a page. A row that cannot be read makes the whole answer unexpected, because it may be ours. */
function rowsReader<T>(read: (row: unknown) => T | undefined): (data: unknown) => readonly T[] {
  return (data) => {
    const rows = Array.isArray(data) ? data.map(read) : undefined;
    if (rows?.every((row) => row !== undefined) !== true) {
      throw new UnexpectedAnswerError('not the expected list');
    }
    return rows;
  };
}

/** The login of the person in a row; empty for a bot and for a deleted account. */
function readPerson(row: unknown): string | undefined {
  const user = valueAt(row, 'user');
  const login = valueAt(user, 'login');
  return typeof login === 'string' && valueAt(user, 'type') !== 'Bot' ? login : '';
}

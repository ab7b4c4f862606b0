import type { ReviewThread, ReviewThreads, ThreadComment } from '../../context/notes/review-threads.ts';
import { fingerprintIn } from '../../reports/review/markers.ts';
import { listAt, valueAt } from '../../text/value-at.ts';
import { readComments } from '../api/answers.ts';
import { GithubError } from '../api/github-error.ts';
import { isRefusal } from '../api/graphql.ts';
import { guarded, type Octokit } from '../api/octokit.ts';
import { UnexpectedAnswerError } from '../api/patience.ts';
import type { RepositoryAddress } from '../repository.ts';
import { WORKFLOW_LOGIN } from '../workflow-login.ts';
import { readHiding, readReactors } from './thread-rows.ts';

const PAGE_SIZE = 100;
const MAX_PAGES = 3;
const MAX_COMMENTS = 20;
/** Longer than any that GitHub takes; what is read beyond is kept by nobody. */
const MAX_TEXT_CHARACTERS = 4_000;

/**
 * Reads the newest 300 review threads of a pull request. Only GraphQL knows which are resolved; if it fails, the REST API
 * gives the comments. Throws a `GithubError` if both fail.
 */
export async function readReviewThreads(
  octokit: Octokit,
  address: RepositoryAddress,
  number: number,
): Promise<ReviewThreads> {
  try {
    return await guarded(() => askGraphql(octokit, address, number));
  } catch (error) {
    if (!(error instanceof GithubError)) {
      throw error;
    }
    return guarded(() => askRest(octokit, address, number));
  }
}

const QUERY = `query ($owner: String!, $name: String!, $number: Int!, $before: String) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      author { login }
      reviewThreads(last: ${PAGE_SIZE}, before: $before) {
        totalCount
        pageInfo { hasPreviousPage startCursor }
        nodes {
          isResolved
          isOutdated
          path
          line
          originalLine
          diffSide
          resolvedBy { login }
          opener: comments(first: 1) {
            nodes { isMinimized minimizedReason reactions(first: 10, content: THUMBS_DOWN) { nodes { user { login } } } }
          }
          comments(first: ${MAX_COMMENTS}) {
            totalCount
            nodes { author { __typename login } authorAssociation body }
          }
        }
      }
    }
  }
}`;

async function askGraphql(
  octokit: Octokit,
  { owner, repo }: RepositoryAddress,
  number: number,
): Promise<ReviewThreads> {
  const pages: (readonly ReviewThread[])[] = [];
  let before: unknown = null;
  let total: unknown = 0;
  do {
    // Retried only once, because the REST API can be asked instead.
    const answer: unknown = await octokit.graphql(QUERY, {
      owner,
      name: repo,
      number,
      before,
      request: { retries: 1, accepts: checkGraphql },
    });
    const connection = valueAt(answer, 'repository', 'pullRequest', 'reviewThreads');
    const people = {
      viewer: valueAt(answer, 'viewer', 'login'),
      author: valueAt(answer, 'repository', 'pullRequest', 'author', 'login'),
    };
    pages.push((listAt(connection, 'nodes') ?? []).flatMap((node) => readThread(node, people) ?? []));
    const hasMore = valueAt(connection, 'pageInfo', 'hasPreviousPage') === true;
    before = hasMore ? valueAt(connection, 'pageInfo', 'startCursor') : undefined;
    total = valueAt(connection, 'totalCount');
  } while (typeof before === 'string' && pages.length < MAX_PAGES);
  const threads = pages.toReversed().flat();
  const missing = typeof before === 'string' && typeof total === 'number' ? total - threads.length : 0;
  return { threads, ...(missing > 0 && { note: `${missing} older threads are not shown.` }) };
}

/** Throws for an answer without threads, such as a proxy's page. An answer with `errors` is read by Octokit. */
function checkGraphql(answer: unknown): void {
  const nodes = valueAt(answer, 'data', 'repository', 'pullRequest', 'reviewThreads', 'nodes');
  if (!isRefusal(answer) && !Array.isArray(nodes)) {
    throw new UnexpectedAnswerError('not a list of threads');
  }
}

/** The login that posts, and the author of the change. */
interface People {
  readonly viewer: unknown;
  readonly author: unknown;
}

function readThread(node: unknown, people: People): ReviewThread | undefined {
  const path = valueAt(node, 'path');
  if (typeof path !== 'string') {
    return undefined;
  }
  const line = valueAt(node, 'line') ?? valueAt(node, 'originalLine');
  const resolvedBy = valueAt(node, 'resolvedBy', 'login');
  const comments = (listAt(valueAt(node, 'comments'), 'nodes') ?? []).map((comment) => readComment(comment, people));
  const total = valueAt(node, 'comments', 'totalCount');
  const opener = listAt(valueAt(node, 'opener'), 'nodes')?.[0];
  const hiddenAs = readHiding(opener);
  const thumbsDownBy = readReactors(opener, 'reactions');
  return {
    path,
    ...(typeof line === 'number' && { line }),
    side: valueAt(node, 'diffSide') === 'LEFT' ? 'base' : 'head',
    isOutdated: valueAt(node, 'isOutdated') === true,
    isResolved: valueAt(node, 'isResolved') === true,
    ...(typeof resolvedBy === 'string' && { resolvedBy }),
    ...(hiddenAs !== undefined && { hiddenAs }),
    ...(thumbsDownBy.length > 0 && { thumbsDownBy }),
    comments,
    furtherComments: typeof total === 'number' ? Math.max(0, total - comments.length) : 0,
  };
}

/** GraphQL names the author of a bot's comments `github-actions`, but the viewer `github-actions[bot]`. */
function readComment(comment: unknown, { viewer, author: changer }: People): ThreadComment {
  const written = valueAt(comment, 'author', 'login');
  const isBot = valueAt(comment, 'author', '__typename') === 'Bot';
  const author = typeof written === 'string' ? (isBot ? `${written.replace(/\[bot\]$/, '')}[bot]` : written) : '';
  const body = valueAt(comment, 'body');
  const isChanger = written !== undefined && written === changer;
  return threadComment({
    author,
    role: isChanger ? 'author' : roleOf(valueAt(comment, 'authorAssociation')),
    body: typeof body === 'string' ? body : '',
    mayBeOurs: author !== '' && author === viewer,
  });
}

/** Anybody can write our marker, so it counts only in comments of the login that posts. */
function threadComment({
  author,
  role,
  body,
  mayBeOurs,
}: Pick<ThreadComment, 'author'> & {
  readonly role: ThreadComment['role'] | undefined;
  readonly body: string;
  readonly mayBeOurs: boolean;
}): ThreadComment {
  const isOurs = mayBeOurs && fingerprintIn(body) !== undefined;
  return { author, ...(role === undefined ? {} : { role }), isOurs, text: body.slice(0, MAX_TEXT_CHARACTERS) };
}

/** https://docs.github.com/graphql/reference/enums#commentauthorassociation */
function roleOf(association: unknown): 'member' | undefined {
  return association === 'OWNER' || association === 'MEMBER' || association === 'COLLABORATOR' ? 'member' : undefined;
}

async function askRest({ rest }: Octokit, address: RepositoryAddress, number: number): Promise<ReviewThreads> {
  const newest: Row[] = [];
  let isComplete = false;
  for (let page = 1; page <= MAX_PAGES && !isComplete; page += 1) {
    const query = { ...address, pull_number: number, per_page: PAGE_SIZE, page, direction: 'desc' as const };
    const request = { accepts: readComments };
    const { data } = await rest.pulls.listReviewComments({ ...query, sort: 'created', request });
    newest.push(...data);
    isComplete = data.length < PAGE_SIZE;
  }
  const unknown = 'It is not known which of them are resolved.';
  const note = isComplete ? unknown : `${unknown} Older comments are not shown.`;
  return { threads: joinThreads(newest.toReversed()), note };
}

type Row = Awaited<ReturnType<Octokit['rest']['pulls']['listReviewComments']>>['data'][number];

/** Joins comments into threads. A reply names the first comment of its thread, which may be too old to be listed. */
function joinThreads(rows: readonly Row[]): readonly ReviewThread[] {
  const threads = new Map<number, readonly Row[]>();
  for (const row of rows) {
    const first = row.in_reply_to_id ?? row.id;
    threads.set(first, [...(threads.get(first) ?? []), row]);
  }
  return [...threads.values()].flatMap((all) => {
    const [first] = all;
    return first === undefined ? [] : [makeThread(first, all)];
  });
}

function makeThread(first: Row, all: readonly Row[]): ReviewThread {
  const line = first.line ?? first.original_line;
  return {
    path: first.path,
    ...(typeof line === 'number' && { line }),
    side: first.side === 'LEFT' ? 'base' : 'head',
    isOutdated: first.subject_type !== 'file' && typeof first.line !== 'number',
    comments: all.slice(0, MAX_COMMENTS).map(restComment),
    furtherComments: Math.max(0, all.length - MAX_COMMENTS),
  };
}

/** The description of the API promises a user, but it is null for a deleted account. This API does not say who asks, so a marker counts only in a comment of the account of workflows. */
function restComment({ user, body, author_association: association }: Row): ThreadComment {
  const account: { readonly login: string; readonly type: string } | null = user;
  return threadComment({
    author: account?.login ?? '',
    role: roleOf(association),
    body,
    mayBeOurs: account?.login === WORKFLOW_LOGIN,
  });
}

import { isRecord } from '../../text/record.ts';
import { listAt, valueAt } from '../../text/value-at.ts';
import { GithubError } from '../api/github-error.ts';
import { isRefusal } from '../api/graphql.ts';
import { guarded, type Octokit } from '../api/octokit.ts';
import { UnexpectedAnswerError } from '../api/patience.ts';
import type { PullNow } from '../api/answers.ts';
import type { PostedComment } from './comments.ts';
import type { RepositoryAddress } from '../repository.ts';
import { readTexts, TEXTS, type PullTexts } from './pull-texts.ts';
import { readLogin, readReview, readThread, type ReviewRow, type ThreadRow } from './thread-rows.ts';

/**
 * What GraphQL says about a pull request. Each part is either whole, or absent: then GraphQL refused it, does not know it,
 * or gave something else, and the REST API has to be asked. An absent part never means that there is nothing.
 */
export interface PullParts {
  /** The login of the token. */
  readonly viewer?: string;
  /** Absent unless GraphQL gave all of it. */
  readonly now?: PullNow;
  /** The login of the author of the change. */
  readonly author?: string;
  readonly threads?: readonly ThreadRow[];
  readonly reviews?: readonly ReviewRow[];
  /** The comments on the pull request as a whole, oldest first. */
  readonly comments?: readonly PostedComment[];
  readonly texts?: PullTexts;
}

const PAGE_SIZE = 100;
/** More threads, reviews or comments are read by the REST API, whose pages are cheaper. */
const MAX_PAGES = 4;
/** The newest replies of a thread. Its first comment is read in any case. */
export const MAX_REPLIES = 20;
const MAX_REACTIONS = 10;
/** GitHub allows 100 labels on a pull request. */
const MAX_LABELS = 100;

const AUTHOR = 'author { __typename login }';
const PAGE_INFO = 'totalCount pageInfo { hasPreviousPage startCursor }';

/** The parts that are lists, with the fields of one item. */
const LISTS = {
  reviewThreads: `id isResolved resolvedBy { login } isOutdated path line originalLine startLine diffSide subjectType
        opener: comments(first: 1) { nodes { id databaseId ${AUTHOR} authorAssociation body url isMinimized minimizedReason originalCommit { oid }
          reactions(first: ${MAX_REACTIONS}, content: THUMBS_DOWN) { nodes { user { login } } }
          up: reactions(first: ${MAX_REACTIONS}, content: THUMBS_UP) { nodes { user { login } } } } }
        comments(last: ${MAX_REPLIES}) { totalCount nodes { id databaseId ${AUTHOR} authorAssociation body url isMinimized } }`,
  reviews: `databaseId state body url ${AUTHOR}`,
  comments: `id databaseId body url ${AUTHOR}`,
} as const;

type ListName = keyof typeof LISTS;
const LIST_NAMES: readonly ListName[] = ['reviewThreads', 'reviews', 'comments'];

/** Items of one list that are read so far, oldest first. `next` is the cursor of the page before. */
interface ReadList {
  readonly nodes: readonly unknown[];
  readonly total: number;
  readonly next?: string;
}

/** What is asked in addition. */
export interface PullTerms {
  /** Whether the texts that a prompt shows with the change are wanted as well. */
  readonly texts?: boolean;
}

/**
 * Asks GraphQL for everything that a run has to know of a pull request, in one request if no list is longer than a page.
 * Never throws a `GithubError`, except for a token that is not valid: the result then has no parts.
 */
export async function readPullParts(
  octokit: Octokit,
  address: RepositoryAddress,
  number: number,
  { texts = false }: PullTerms = {},
): Promise<PullParts> {
  try {
    const lists = LIST_NAMES.map((name) => ({ name }));
    const first = await askPage(octokit, address, number, lists, texts ? TEXTS : '');
    const facts = readFacts(first);
    const read = new Map<ListName, ReadList | undefined>(LIST_NAMES.map((name) => [name, readList(first, name)]));
    for (let page = 1; page < MAX_PAGES; page += 1) {
      const open = LIST_NAMES.flatMap((name) => {
        const { next: before, total = 0 } = read.get(name) ?? {};
        // Pages of a list that will not be whole would be read in vain.
        return before === undefined || total > MAX_PAGES * PAGE_SIZE ? [] : [{ name, before }];
      });
      if (open.length === 0) {
        break;
      }
      const answer = await askPage(octokit, address, number, open);
      for (const { name } of open) {
        read.set(name, joinPages(readList(answer, name), read.get(name)));
      }
    }
    const whole = (name: ListName): readonly unknown[] | undefined => {
      const list = read.get(name);
      return list?.next === undefined && (list?.total ?? 0) <= (list?.nodes.length ?? 0) ? list?.nodes : undefined;
    };
    return { ...facts, ...readItems(whole), ...(texts ? { texts: readTexts(first, address) } : {}) };
  } catch (error) {
    if (error instanceof GithubError && error.status !== 401) {
      return {};
    }
    throw error;
  }
}

/**
 * Sends a query for pages of some lists. GraphQL may answer with errors and a part of the data: that part is returned, without
 * the lists in which it could not say who did something.
 */
function askPage(
  octokit: Octokit,
  { owner, repo }: RepositoryAddress,
  number: number,
  lists: readonly { readonly name: ListName; readonly before?: string }[],
  more = '',
): Promise<unknown> {
  const query = `query ($owner: String!, $name: String!, $number: Int!) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      headRefOid
      baseRefName
      state
      isDraft
      labels(first: ${MAX_LABELS}) { nodes { name } }
      author { __typename login }
${lists
  .map(
    ({
      name,
      before,
    }) => `      ${name}(last: ${PAGE_SIZE}${before === undefined ? '' : `, before: ${JSON.stringify(before)}`}) {
        ${PAGE_INFO}
        nodes { ${LISTS[name]} }
      }`,
  )
  .join('\n')}${more}
    }
  }
}`;
  return guarded(async () => {
    try {
      // Retried only once, because the REST API can be asked instead.
      const answer: unknown = await octokit.graphql(query, {
        owner,
        name: repo,
        number,
        request: { retries: 1, accepts: checkAnswer },
      });
      return answer;
    } catch (error) {
      const data = error instanceof Error && 'errors' in error && 'data' in error ? error.data : undefined;
      if (isRecord(data)) {
        return withoutLists(data, listsWithoutAuthors(listAt(error, 'errors') ?? []));
      }
      throw error;
    }
  });
}

/** For a deleted account, GraphQL says null as well: only the errors tell that an author is not known. */
function listsWithoutAuthors(errors: readonly unknown[]): ReadonlySet<unknown> {
  const paths = errors.map((error) => listAt(error, 'path') ?? []);
  return new Set(paths.filter((path) => path.includes('author') || path.includes('resolvedBy')).map((path) => path[2]));
}

function withoutLists(data: Readonly<Record<string, unknown>>, names: ReadonlySet<unknown>): unknown {
  const { repository } = data;
  const pull = valueAt(repository, 'pullRequest');
  if (!isRecord(repository) || !isRecord(pull) || names.size === 0) {
    return data;
  }
  const whole = Object.fromEntries(Object.entries(pull).filter(([name]) => !names.has(name)));
  return { ...data, repository: { ...repository, pullRequest: whole } };
}

/** Throws for what is not an answer of GraphQL, such as a proxy's page. An answer with `errors` is read by Octokit. */
function checkAnswer(answer: unknown): void {
  if (!isRefusal(answer) && !isRecord(valueAt(answer, 'data'))) {
    throw new UnexpectedAnswerError('not an answer of GraphQL');
  }
}

function readFacts(answer: unknown): Pick<PullParts, 'viewer' | 'now' | 'author'> {
  const pull = valueAt(answer, 'repository', 'pullRequest');
  const viewer = valueAt(answer, 'viewer', 'login');
  const now = readNow(pull);
  const author = readLogin(valueAt(pull, 'author'));
  return {
    ...(typeof viewer === 'string' && viewer !== '' ? { viewer } : {}),
    ...(now === undefined ? {} : { now }),
    ...(author === undefined ? {} : { author }),
  };
}

const STATES: ReadonlySet<unknown> = new Set(['OPEN', 'CLOSED', 'MERGED']);

function readNow(pull: unknown): PullNow | undefined {
  const [headSha, baseRef] = [valueAt(pull, 'headRefOid'), valueAt(pull, 'baseRefName')];
  const [state, isDraft] = [valueAt(pull, 'state'), valueAt(pull, 'isDraft')];
  const isNamed = typeof headSha === 'string' && /^[0-9a-f]{40,64}$/.test(headSha) && typeof baseRef === 'string';
  const labels = listAt(valueAt(pull, 'labels'), 'nodes')?.map((label) => valueAt(label, 'name'));
  return isNamed && STATES.has(state) && typeof isDraft === 'boolean' && labels?.every(isText) === true
    ? { headSha, baseRef, isOpen: state === 'OPEN', isDraft, labels }
    : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Reads a page of a list; undefined if it is not whole. */
function readList(answer: unknown, name: ListName): ReadList | undefined {
  const connection = valueAt(answer, 'repository', 'pullRequest', name);
  const nodes = listAt(connection, 'nodes');
  const total = valueAt(connection, 'totalCount');
  const hasMore = valueAt(connection, 'pageInfo', 'hasPreviousPage');
  const cursor = valueAt(connection, 'pageInfo', 'startCursor');
  if (nodes === undefined || typeof total !== 'number' || typeof hasMore !== 'boolean') {
    return undefined;
  }
  if (!hasMore) {
    return { nodes, total };
  }
  return typeof cursor === 'string' && nodes.length > 0 ? { nodes, total, next: cursor } : undefined;
}

function joinPages(older: ReadList | undefined, newer: ReadList | undefined): ReadList | undefined {
  return older === undefined || newer === undefined ? undefined : { ...older, nodes: [...older.nodes, ...newer.nodes] };
}

function readItems(
  whole: (name: ListName) => readonly unknown[] | undefined,
): Pick<PullParts, 'threads' | 'reviews' | 'comments'> {
  const threads = readAll(whole('reviewThreads'), readThread);
  const reviews = readAll(whole('reviews'), readReview);
  const comments = readAll(whole('comments'), readComment);
  return {
    ...(threads === undefined ? {} : { threads }),
    ...(reviews === undefined ? {} : { reviews }),
    ...(comments === undefined ? {} : { comments }),
  };
}

/** Reads every item; undefined if one of them cannot be read, because it may be ours. */
function readAll<T>(
  nodes: readonly unknown[] | undefined,
  read: (node: unknown) => T | undefined,
): readonly T[] | undefined {
  const items = nodes?.map(read);
  return items?.every((item) => item !== undefined) === true ? items : undefined;
}

function readComment(node: unknown): PostedComment | undefined {
  const id = valueAt(node, 'databaseId');
  const body = valueAt(node, 'body');
  const url = valueAt(node, 'url');
  const nodeId = valueAt(node, 'id');
  if (typeof id !== 'number' || typeof body !== 'string' || typeof url !== 'string') {
    return undefined;
  }
  const author = valueAt(node, 'author');
  return {
    id,
    author: readLogin(author) ?? '',
    isBot: valueAt(author, '__typename') === 'Bot',
    body,
    url,
    ...(typeof nodeId === 'string' ? { nodeId } : {}),
  };
}

import type { Side } from '../../findings/types.ts';
import { groupBy } from '../../structures/group-by.ts';
import { listAt, valueAt } from '../../text/value-at.ts';

/** A thread on a line or a file, by anybody. */
export interface ThreadRow {
  /** The id for GraphQL; absent if the REST API answered. */
  readonly id?: string;
  /** Undefined if the REST API answered. */
  readonly resolution?: { readonly isResolved: boolean; readonly by?: string };
  /** Whether its line has changed since. A thread on a file is never outdated. */
  readonly isOutdated: boolean;
  readonly path: string;
  readonly side: Side;
  /** Where GitHub shows it now; absent for a thread on a file, and for an outdated one. */
  readonly line?: number;
  readonly startLine?: number;
  /** The line in the commit that it was written on; absent for a thread on a file. */
  readonly originalLine?: number;
  readonly opener: ThreadComment;
  /** The newest ones, oldest first. */
  readonly replies: readonly ThreadComment[];
  /** The people who marked its first comment with 👎; undefined if there are some, and the API did not say who. */
  readonly thumbsDownBy: readonly string[] | undefined;
  /** The people who marked its first comment with 👍; absent if the REST API answered. */
  readonly thumbsUpBy?: readonly string[];
}

export interface ThreadComment {
  readonly id: number;
  /** The id for GraphQL. */
  readonly nodeId?: string;
  /** Empty for a deleted account. */
  readonly author: string;
  readonly isBot: boolean;
  /** Whether the author belongs to the team of the repository. */
  readonly isMember: boolean;
  readonly body: string;
  readonly url: string;
  /** The commit that it was written on. */
  readonly commit?: string;
  /** Why somebody hid it, such as `resolved` or `off-topic`; absent if nobody did, or if the API does not say. */
  readonly hiddenAs?: string;
}

/** A review by anybody. */
export interface ReviewRow {
  readonly id: number;
  readonly author: string;
  readonly isBot: boolean;
  readonly state: ReviewRowState;
  readonly body: string;
  readonly url?: string;
}

const REVIEW_STATES = ['APPROVED', 'CHANGES_REQUESTED', 'COMMENTED', 'DISMISSED', 'PENDING'] as const;
export type ReviewRowState = (typeof REVIEW_STATES)[number];

/** https://docs.github.com/graphql/reference/enums#commentauthorassociation */
const TEAM: ReadonlySet<unknown> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/** Whether somebody with this association belongs to the team of the repository. */
function isTeam(association: unknown): boolean {
  return TEAM.has(association);
}

/**
 * The login of an account of GraphQL; undefined for a deleted account. GraphQL names the author of a bot's comments
 * `github-actions`, but the REST API and the viewer `github-actions[bot]`.
 */
export function readLogin(account: unknown): string | undefined {
  const login = valueAt(account, 'login');
  if (typeof login !== 'string' || login === '') {
    return undefined;
  }
  return valueAt(account, '__typename') === 'Bot' ? `${login.replace(/\[bot\]$/, '')}[bot]` : login;
}

/** Reads a thread of GraphQL; undefined if a part is missing or has another type. */
export function readThread(node: unknown): ThreadRow | undefined {
  const id = valueAt(node, 'id');
  const path = valueAt(node, 'path');
  const isResolved = valueAt(node, 'isResolved');
  const isOutdated = valueAt(node, 'isOutdated');
  const listed = listAt(valueAt(node, 'comments'), 'nodes');
  const total = valueAt(node, 'comments', 'totalCount');
  // A server that does not know other names for a field gives the first comment in the list only.
  const isListWhole = typeof total !== 'number' || total <= (listed?.length ?? 0);
  const first = listAt(valueAt(node, 'opener'), 'nodes')?.[0] ?? (isListWhole ? listed?.[0] : undefined);
  const opener = readThreadComment(first);
  const comments = listed?.map(readThreadComment);
  if (
    typeof id !== 'string' ||
    typeof path !== 'string' ||
    typeof isResolved !== 'boolean' ||
    typeof isOutdated !== 'boolean' ||
    opener === undefined ||
    comments?.every((comment) => comment !== undefined) !== true
  ) {
    return undefined;
  }
  const by = readLogin(valueAt(node, 'resolvedBy'));
  const isOnFile = valueAt(node, 'subjectType') === 'FILE';
  const originalLine = valueAt(node, 'originalLine');
  return {
    id,
    resolution: { isResolved, ...(by === undefined ? {} : { by }) },
    isOutdated: isOutdated && !isOnFile,
    path,
    side: valueAt(node, 'diffSide') === 'LEFT' ? 'LEFT' : 'RIGHT',
    ...(isOnFile || isOutdated ? {} : readLines(valueAt(node, 'line'), valueAt(node, 'startLine'))),
    ...(!isOnFile && typeof originalLine === 'number' ? { originalLine } : {}),
    opener,
    replies: comments.filter((comment) => comment.id !== opener.id),
    thumbsDownBy: readReactors(first, 'reactions'),
    thumbsUpBy: readReactors(first, 'up'),
  };
}

function readLines(line: unknown, startLine: unknown): { readonly line?: number; readonly startLine?: number } {
  return {
    ...(typeof line === 'number' ? { line } : {}),
    ...(typeof startLine === 'number' && startLine !== line ? { startLine } : {}),
  };
}

function readThreadComment(node: unknown): ThreadComment | undefined {
  const id = valueAt(node, 'databaseId');
  const body = valueAt(node, 'body');
  const url = valueAt(node, 'url');
  if (typeof id !== 'number' || typeof body !== 'string' || typeof url !== 'string') {
    return undefined;
  }
  const nodeId = valueAt(node, 'id');
  const commit = valueAt(node, 'originalCommit', 'oid');
  const hiddenAs = readHiding(node);
  const account = valueAt(node, 'author');
  return {
    id,
    ...(typeof nodeId === 'string' ? { nodeId } : {}),
    author: readLogin(account) ?? '',
    isBot: valueAt(account, '__typename') === 'Bot',
    isMember: isTeam(valueAt(node, 'authorAssociation')),
    body,
    url,
    ...(typeof commit === 'string' ? { commit } : {}),
    ...(hiddenAs === undefined ? {} : { hiddenAs }),
  };
}

/** Why a comment is hidden; undefined if it is not. */
export function readHiding(comment: unknown): string | undefined {
  const reason = valueAt(comment, 'minimizedReason');
  return valueAt(comment, 'isMinimized') === true
    ? typeof reason === 'string'
      ? reason.toLowerCase()
      : ''
    : undefined;
}

/** Without the field, nobody is known to have reacted: a run can do without. */
export function readReactors(comment: unknown, name: 'reactions' | 'up'): readonly string[] {
  const nodes = listAt(valueAt(comment, name), 'nodes') ?? [];
  return nodes.flatMap((node) => readLogin(valueAt(node, 'user')) ?? []);
}

/** Reads a review of GraphQL; undefined if a part is missing or has another type. */
export function readReview(node: unknown): ReviewRow | undefined {
  return reviewRow(node, valueAt(node, 'databaseId'), {
    author: readLogin(valueAt(node, 'author')) ?? '',
    isBot: valueAt(node, 'author', '__typename') === 'Bot',
    url: valueAt(node, 'url'),
  });
}

/** Reads a review of the REST API; undefined if a part is missing or has another type. */
export function readRestReview(row: unknown): ReviewRow | undefined {
  const login = valueAt(row, 'user', 'login');
  return reviewRow(row, valueAt(row, 'id'), {
    author: typeof login === 'string' ? login : '',
    isBot: valueAt(row, 'user', 'type') === 'Bot',
    url: valueAt(row, 'html_url'),
  });
}

function reviewRow(
  row: unknown,
  id: unknown,
  { url, ...account }: Pick<ReviewRow, 'author' | 'isBot'> & { readonly url: unknown },
): ReviewRow | undefined {
  const body = valueAt(row, 'body');
  const state = REVIEW_STATES.find((one) => one === valueAt(row, 'state'));
  if (typeof id !== 'number' || state === undefined) {
    return undefined;
  }
  return {
    id,
    ...account,
    state,
    body: typeof body === 'string' ? body : '',
    ...(typeof url === 'string' ? { url } : {}),
  };
}

/** A comment on a line or a file, as the REST API lists it. */
interface RestComment extends ThreadComment {
  readonly replyTo?: number;
  readonly path: string;
  readonly side: Side;
  readonly line?: number;
  readonly startLine?: number;
  readonly originalLine?: number;
  readonly isOutdated: boolean;
  readonly thumbsDown: number;
}

/** Reads a comment of the REST API; undefined if a part is missing or has another type. */
export function readRestComment(row: unknown): RestComment | undefined {
  const id = valueAt(row, 'id');
  const url = valueAt(row, 'html_url');
  const path = valueAt(row, 'path');
  const login = valueAt(row, 'user', 'login');
  const body = valueAt(row, 'body');
  const nodeId = valueAt(row, 'node_id');
  const parent = valueAt(row, 'in_reply_to_id');
  const commit = valueAt(row, 'original_commit_id');
  const thumbsDown = valueAt(row, 'reactions', '-1');
  if (typeof id !== 'number' || typeof url !== 'string') {
    return undefined;
  }
  const line = valueAt(row, 'line');
  const originalLine = valueAt(row, 'original_line');
  const isOnFile = valueAt(row, 'subject_type') === 'file';
  return {
    id,
    ...(typeof nodeId === 'string' ? { nodeId } : {}),
    author: typeof login === 'string' ? login : '',
    isBot: valueAt(row, 'user', 'type') === 'Bot',
    isMember: isTeam(valueAt(row, 'author_association')),
    body: typeof body === 'string' ? body : '',
    url,
    ...(typeof commit === 'string' ? { commit } : {}),
    ...(typeof parent === 'number' ? { replyTo: parent } : {}),
    path: typeof path === 'string' ? path : '',
    side: valueAt(row, 'side') === 'LEFT' ? 'LEFT' : 'RIGHT',
    ...(isOnFile ? {} : readLines(line, valueAt(row, 'start_line'))),
    ...(!isOnFile && typeof originalLine === 'number' ? { originalLine } : {}),
    isOutdated: !isOnFile && typeof line !== 'number',
    thumbsDown: typeof thumbsDown === 'number' ? thumbsDown : 0,
  };
}

/** Joins the comments of the REST API into threads. A reply names the first comment of its thread. */
export function joinThreads(comments: readonly RestComment[]): readonly ThreadRow[] {
  const known = new Set(comments.map(({ id }) => id));
  const replies = groupBy(comments, ({ replyTo }) => replyTo);
  return comments.flatMap((opener) => {
    // The first comment may be deleted: GitHub keeps its number in the replies.
    if (opener.replyTo !== undefined && known.has(opener.replyTo)) {
      return [];
    }
    const { path, side, line, startLine, originalLine, isOutdated, thumbsDown } = opener;
    return [
      {
        path,
        side,
        ...readLines(line, startLine),
        ...(originalLine === undefined ? {} : { originalLine }),
        isOutdated,
        opener,
        replies: replies.get(opener.id) ?? [],
        thumbsDownBy: thumbsDown === 0 ? [] : undefined,
      },
    ];
  });
}

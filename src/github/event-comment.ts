import { isRecord } from '../text/record.ts';

/** A comment or review that caused an event, as the payload has it. Anybody may have written it. */
export interface EventComment {
  /** `conversation`: on the pull request as a whole; `line`: in a thread on a line or file; `review`: a review's body. */
  readonly kind: 'conversation' | 'line' | 'review';
  /** What happened to it: `created`, `submitted`, `edited`, `deleted` or `dismissed`. */
  readonly action: string;
  readonly id: number;
  /** Id for GraphQL. */
  readonly nodeId: string;
  /** Empty for a review without a text. */
  readonly body: string;
  /** Login of the author; empty for a deleted account. */
  readonly author: string;
  /** Whether an app wrote it, or caused the event. */
  readonly isByBot: boolean;
  /** Whether an owner, member or collaborator wrote it. Some of them may only read. */
  readonly isByTeam: boolean;
  /** Time as in `2026-11-23T22:00:00Z`; empty if the payload has none. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The first comment of the thread; undefined if this comment starts it. */
  readonly replyTo: number | undefined;
  /** The commented file, on a line or a file. */
  readonly path: string | undefined;
  /** The head of the pull request at that moment; undefined in the conversation, where GitHub does not say it. */
  readonly headSha: string | undefined;
  /** The base at that moment; undefined in the conversation. */
  readonly baseSha: string | undefined;
}

type Row = Readonly<Record<string, unknown>>;

const KINDS: Readonly<Record<string, { readonly kind: EventComment['kind']; readonly field: string }>> = {
  issue_comment: { kind: 'conversation', field: 'comment' },
  pull_request_review_comment: { kind: 'line', field: 'comment' },
  pull_request_review: { kind: 'review', field: 'review' },
};

/**
 * Reads the comment of an event.
 *
 * @param name the event's name
 * @returns undefined if the event is not about a comment, or the payload has no valid one
 */
export function readEventComment(name: string, payload: Row): EventComment | undefined {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  const comment = kind === undefined ? undefined : payload[kind.field];
  if (kind === undefined || !isRecord(comment)) {
    return undefined;
  }
  const { id, user, in_reply_to_id: replyTo } = comment;
  if (typeof id !== 'number') {
    return undefined;
  }
  const createdAt = textOf(comment['created_at'] ?? comment['submitted_at']);
  return {
    kind: kind.kind,
    action: textOf(payload['action']),
    id,
    nodeId: textOf(comment['node_id']),
    body: textOf(comment['body']),
    author: isRecord(user) ? textOf(user['login']) : '',
    isByBot: isBot(user) || isBot(payload['sender']),
    isByTeam: typeof comment['author_association'] === 'string' && TEAM.has(comment['author_association']),
    createdAt,
    updatedAt: textOf(comment['updated_at']) || createdAt,
    replyTo: typeof replyTo === 'number' ? replyTo : undefined,
    path: typeof comment['path'] === 'string' ? comment['path'] : undefined,
    headSha: readSha(payload['pull_request'], 'head'),
    baseSha: readSha(payload['pull_request'], 'base'),
  };
}

function readSha(pull: unknown, side: 'base' | 'head'): string | undefined {
  const revision = isRecord(pull) ? pull[side] : undefined;
  return isRecord(revision) && typeof revision['sha'] === 'string' ? revision['sha'] : undefined;
}

/**
 * The associations of people who may write to the repository; anybody can comment on a public one.
 * https://docs.github.com/en/graphql/reference/enums#commentauthorassociation
 */
const TEAM = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

function isBot(account: unknown): boolean {
  return isRecord(account) && account['type'] === 'Bot';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

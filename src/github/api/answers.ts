import type { ApiFile } from '../../changes/diff/read-api-patch.ts';
import { isRecord } from '../../text/record.ts';
import type { RemoteRepository } from '../../workspace/remote/remote.ts';
import type { PostedComment } from '../threads/comments.ts';
import { UnexpectedAnswerError } from './patience.ts';

type Row = Readonly<Record<string, unknown>>;

/** Fields of a pull request that a review needs. */
export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly baseSha: string;
  readonly headSha: string;
  /** The branch that it is to be merged into. */
  readonly baseRef: string;
  /** The branch of the head. */
  readonly headRef: string;
  /** `owner/name`; undefined if the fork was deleted. */
  readonly headRepository: string | undefined;
  readonly baseRepository: string;
  readonly changedFiles: number;
  /** Added and removed lines of the whole pull request, as GitHub counts them. */
  readonly changedLines: number;
  readonly isOpen: boolean;
  readonly isDraft: boolean;
  readonly labels: readonly string[];
  /** When the pull request last changed, such as `2026-11-23T22:00:00Z`; absent if GitHub does not say. */
  readonly updatedAt?: string;
  /** The login of the author; absent for a deleted account. */
  readonly author?: string;
}

/** What people can change of a pull request while it is reviewed. */
export type PullNow = Pick<PullRequest, 'headSha' | 'baseRef' | 'isOpen' | 'isDraft' | 'labels'>;

/*
 * Each function reads an answer of GitHub's API. It throws an `UnexpectedAnswerError` for anything else, such as a proxy's
 * page: an unreadable list is never taken for an empty one.
 */

export function readPull(data: unknown): PullRequest {
  const pull = readRow(data, 'pull request');
  const base = readRow(pull['base'], 'base of a pull request');
  const head = readRow(pull['head'], 'head of a pull request');
  const fork = head['repo'];
  return {
    number: readNumber(pull, 'number'),
    title: readText(pull, 'title'),
    body: typeof pull['body'] === 'string' ? pull['body'] : '',
    baseSha: readText(base, 'sha'),
    headSha: readText(head, 'sha'),
    baseRef: readText(base, 'ref'),
    headRef: readText(head, 'ref'),
    headRepository: isRecord(fork) ? readText(fork, 'full_name') : undefined,
    baseRepository: readText(readRow(base['repo'], 'repository'), 'full_name'),
    changedFiles: readNumber(pull, 'changed_files'),
    changedLines: readNumber(pull, 'additions') + readNumber(pull, 'deletions'),
    isOpen: readText(pull, 'state') === 'open',
    isDraft: pull['draft'] === true,
    labels: readRows(pull['labels'], 'list of labels').map((label) => readText(label, 'name')),
    ...(typeof pull['updated_at'] === 'string' ? { updatedAt: pull['updated_at'] } : {}),
    ...(isRecord(pull['user']) ? { author: readText(pull['user'], 'login') } : {}),
  };
}

/** A row of the list of changed files. */
export type FileRow = ApiFile & {
  readonly sha: string | null;
  /** The head of the pull request when GitHub listed the file, as the row's address names it. */
  readonly headSha?: string;
};

export function readFiles(data: unknown): readonly FileRow[] {
  return readRows(data, 'list of files').map((row) => {
    const { sha, patch, previous_filename: previous, contents_url: address } = row;
    const headSha = typeof address === 'string' ? /\?ref=([0-9a-f]{40,64})$/.exec(address)?.[1] : undefined;
    return {
      filename: readText(row, 'filename'),
      status: readText(row, 'status'),
      additions: readNumber(row, 'additions'),
      deletions: readNumber(row, 'deletions'),
      sha: typeof sha === 'string' ? sha : null,
      ...(typeof patch === 'string' ? { patch } : {}),
      ...(typeof previous === 'string' ? { previous_filename: previous } : {}),
      ...(headSha === undefined ? {} : { headSha }),
    };
  });
}

export function readComments(data: unknown): readonly PostedComment[] {
  return readRows(data, 'list of comments').map(readComment);
}

/** A comment of any kind. The author is empty for a deleted account. */
function readComment(row: Row): PostedComment {
  const { user, body, in_reply_to_id: parent } = row;
  return {
    id: readNumber(row, 'id'),
    author: isRecord(user) ? readText(user, 'login') : '',
    isBot: isRecord(user) && user['type'] === 'Bot',
    body: typeof body === 'string' ? body : '',
    url: readText(row, 'html_url'),
    ...(typeof parent === 'number' ? { replyTo: parent } : {}),
  };
}

/** The address of what a write created or changed. Without an id, nothing is known to be written. */
export function readWritten(data: unknown): { readonly url: string } {
  const row = readRow(data, 'comment or review');
  readNumber(row, 'id');
  return { url: readText(row, 'html_url') };
}

export function readUser(data: unknown): string {
  return readText(readRow(data, 'user'), 'login');
}

export function readMergeBase(data: unknown): string {
  return readText(readRow(readRow(data, 'comparison')['merge_base_commit'], 'comparison'), 'sha');
}

export function readDiffText(data: unknown): string {
  if (typeof data !== 'string') {
    throw new UnexpectedAnswerError('not a diff');
  }
  return data;
}

/** The entries of a git tree. */
export function readTree(data: unknown): Awaited<ReturnType<RemoteRepository['tree']>> {
  const { truncated, tree } = readRow(data, 'tree');
  return {
    truncated: truncated === true,
    entries: readRows(tree, 'tree').map((row) => ({
      path: readText(row, 'path'),
      mode: readText(row, 'mode'),
      type: readText(row, 'type'),
      sha: readText(row, 'sha'),
      ...(typeof row['size'] === 'number' ? { size: row['size'] } : {}),
    })),
  };
}

/** The bytes of a blob. */
export function readBlob(data: unknown): Uint8Array {
  return Buffer.from(readText(readRow(data, 'blob'), 'content'), 'base64');
}

export function readNames(data: unknown): { readonly fullName: string; readonly defaultBranch: string } {
  const row = readRow(data, 'repository');
  return { fullName: readText(row, 'full_name'), defaultBranch: readText(row, 'default_branch') };
}

/** A repository of a list. */
export interface RepositoryRow {
  /** `octo/app`. */
  readonly fullName: string;
  /** Undefined if GitHub names none: by its description, a row of a list may lack it. */
  readonly defaultBranch: string | undefined;
  readonly isArchived: boolean;
  readonly isFork: boolean;
}

export function readRepositoryRows(data: unknown): readonly RepositoryRow[] {
  return readRows(data, 'list of repositories').map((row) => ({
    fullName: readText(row, 'full_name'),
    defaultBranch: typeof row['default_branch'] === 'string' ? row['default_branch'] : undefined,
    isArchived: row['archived'] === true || row['disabled'] === true,
    isFork: row['fork'] === true,
  }));
}

/** The commit of a branch. */
export function readTarget(data: unknown): string {
  return readText(readRow(readRow(data, 'branch')['object'], 'branch'), 'sha');
}

function readRows(data: unknown, what: string): readonly Row[] {
  if (!Array.isArray(data)) {
    throw new UnexpectedAnswerError(`not a ${what}`);
  }
  return data.map((row: unknown) => readRow(row, what));
}

function readRow(value: unknown, what: string): Row {
  if (!isRecord(value)) {
    throw new UnexpectedAnswerError(`not a ${what}`);
  }
  return value;
}

function readText(row: Row, name: string): string {
  const value = row[name];
  if (typeof value !== 'string') {
    throw new UnexpectedAnswerError(`incomplete: it has no text \`${name}\``);
  }
  return value;
}

function readNumber(row: Row, name: string): number {
  const value = row[name];
  if (typeof value !== 'number') {
    throw new UnexpectedAnswerError(`incomplete: it has no number \`${name}\``);
  }
  return value;
}

import { isRecord } from '../text/record.ts';
import { readComments, readWritten } from './api/answers.ts';
import { GithubError } from './api/github-error.ts';
import { guarded, type Octokit } from './api/octokit.ts';
import { UnexpectedAnswerError } from './api/patience.ts';
import type { PostedComment } from './threads/comments.ts';
import type { RepositoryAddress } from './repository.ts';

/** A comment that a request is about: in the conversation of a pull request, or in a thread on a line or a file. */
export interface CommentPlace {
  readonly kind: 'conversation' | 'line';
  readonly id: number;
}

/** A thread on a line or a file. */
export interface CommentThread {
  readonly start: ThreadStart;
  /** The newest replies, oldest first. */
  readonly replies: readonly PostedComment[];
}

/** The first comment of a thread, with the lines that GitHub shows above it. */
export interface ThreadStart extends PostedComment {
  readonly path: string;
  /** The hunk of the change up to the commented line. */
  readonly hunk: string;
  /** Absent for a comment on a file, and for one whose line has changed. */
  readonly line?: number;
}

/** A text file of a branch. */
export interface BranchFile {
  readonly text: string;
  /** Names this version of the file. A write with it fails if somebody changed the file meanwhile. */
  readonly sha: string;
}

/** Requests that commands in comments need. Every method may throw a `GithubError`. */
export interface CommandRequests {
  /** What a person may do in the repository: `admin`, `write`, `read` or `none`. */
  permission(login: string): Promise<string>;
  /** Adds a reaction. `there`: an earlier run of ours added it. */
  react(comment: CommentPlace, content: Reaction): Promise<'added' | 'there'>;
  /** The thread that begins with a comment, with the replies among the newest 100 comments; undefined if it is deleted. */
  thread(number: number, first: number): Promise<CommentThread | undefined>;
  /** The comments of a pull request since a time, at most 100, in the conversation or on lines and files. */
  commentsSince(kind: CommentPlace['kind'], number: number, since: string): Promise<readonly PostedComment[]>;
  /** Answers in a thread on a line or a file. `first` is the first comment of the thread. */
  replyInThread(number: number, first: number, body: string): Promise<{ readonly url: string }>;
  /** A text file at a revision; undefined if there is no such file of up to 1 MB. */
  branchFile(path: string, ref: string): Promise<BranchFile | undefined>;
  /** Writes a file by a commit to a branch. It fails with 409 if the file is not the version `sha` any more. */
  commitFile(file: FileToCommit): Promise<void>;
  /** When a commit was pushed to a branch, as GitHub recorded it; undefined if GitHub does not list the push. */
  pushedAt(fullName: string, branch: string, commit: string): Promise<string | undefined>;
}

export type Reaction = 'eyes' | '+1' | 'confused';

export interface FileToCommit {
  readonly path: string;
  readonly branch: string;
  readonly text: string;
  readonly message: string;
  /** The version that is replaced; absent for a new file. */
  readonly sha?: string;
}

/** A reaction may be sent twice: GitHub keeps one. */
const SAFE_RETRIES = 2;
const NOT_FOUND = 404;

/**
 * Makes the requests of commands for a repository.
 *
 * @returns an object whose methods may throw a `GithubError`
 */
export function commandRequests(octokit: Octokit, address: RepositoryAddress): CommandRequests {
  return { ...readRequests(octokit, address), ...writeRequests(octokit, address), ...fileRequests(octokit, address) };
}

function readRequests(
  octokit: Octokit,
  address: RepositoryAddress,
): Pick<CommandRequests, 'permission' | 'thread' | 'commentsSince' | 'pushedAt'> {
  return {
    permission: (username) =>
      orElse('none', async () => {
        const accepts = (data: unknown): string => readPermission(data, username);
        const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
        const { data } = await octokit.request(route, { ...address, username, request: { accepts } });
        return accepts(data);
      }),
    thread: (number, first) => readThread(octokit, address, number, first),
    commentsSince: (kind, number, since) =>
      guarded(async () => {
        const request = { accepts: readComments };
        const query = { ...address, since, per_page: PAGE_SIZE, request };
        const { data } =
          kind === 'line'
            ? await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}/comments', {
                ...query,
                pull_number: number,
              })
            : await octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
                ...query,
                issue_number: number,
              });
        return readComments(data);
      }),
    pushedAt: (fullName, branch, commit) =>
      orElse(undefined, async () => {
        const [owner = '', repo = ''] = fullName.split('/');
        const accepts = (data: unknown): string | undefined => readPush(data, commit);
        const route = 'GET /repos/{owner}/{repo}/activity';
        const query = { owner, repo, ref: `refs/heads/${branch}`, per_page: 30 };
        const { data } = await octokit.request(route, { ...query, request: { accepts, retries: 1 } });
        return accepts(data);
      }),
  };
}

const PAGE_SIZE = 100;

/** Reads the newest comments, and the first one alone if it is older. */
async function readThread(
  octokit: Octokit,
  address: RepositoryAddress,
  number: number,
  first: number,
): Promise<CommentThread | undefined> {
  const rows = await guarded(async () => {
    const query = { ...address, pull_number: number, per_page: PAGE_SIZE, sort: 'created', direction: 'desc' } as const;
    const request = { accepts: readComments };
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}/comments', {
      ...query,
      request,
    });
    const all: unknown = data;
    return Array.isArray(all) ? all.toReversed() : [];
  });
  const listed = rows.find((row) => isRecord(row) && row['id'] === first);
  const start = listed === undefined ? await readFirst(octokit, address, first) : readThreadStart(listed);
  const replies = readComments(rows).filter(({ replyTo }) => replyTo === first);
  return start && { start, replies };
}

function readFirst(octokit: Octokit, address: RepositoryAddress, id: number): Promise<ThreadStart | undefined> {
  return orElse(undefined, async () => {
    const route = 'GET /repos/{owner}/{repo}/pulls/comments/{comment_id}';
    const { data } = await octokit.request(route, {
      ...address,
      comment_id: id,
      request: { accepts: readThreadStart },
    });
    return readThreadStart(data);
  });
}

function writeRequests(octokit: Octokit, address: RepositoryAddress): Pick<CommandRequests, 'react' | 'replyInThread'> {
  return {
    react: ({ kind, id }, content) =>
      guarded(async () => {
        const request = { accepts: readId, retries: SAFE_RETRIES };
        const parameters = { ...address, comment_id: id, content, request };
        const { status } =
          kind === 'line'
            ? await octokit.request('POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', parameters)
            : await octokit.request('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', parameters);
        return status === 200 ? 'there' : 'added';
      }),
    replyInThread: (number, first, body) =>
      guarded(async () => {
        const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies';
        const parameters = { ...address, pull_number: number, comment_id: first, body };
        const { data } = await octokit.request(route, { ...parameters, request: { accepts: readWritten } });
        return readWritten(data);
      }),
  };
}

function fileRequests(
  octokit: Octokit,
  address: RepositoryAddress,
): Pick<CommandRequests, 'branchFile' | 'commitFile'> {
  const route = '/repos/{owner}/{repo}/contents/{path}';
  return {
    branchFile: (path, ref) =>
      orElse(undefined, async () => {
        const { data } = await octokit.request(`GET ${route}`, {
          ...address,
          path,
          ref,
          request: { accepts: readBranchFile },
        });
        return readBranchFile(data);
      }),
    commitFile: ({ path, branch, text, message, sha }) =>
      guarded(async () => {
        const content = Buffer.from(text).toString('base64');
        const parameters = { ...address, path, branch, message, content, ...(sha === undefined ? {} : { sha }) };
        await octokit.request(`PUT ${route}`, { ...parameters, request: { accepts: readCommitted } });
      }),
  };
}

/** Takes a 404 for an answer: there is no such thing. */
async function orElse<T>(absent: T, call: () => Promise<T>): Promise<T> {
  try {
    return await guarded(call);
  } catch (error) {
    if (error instanceof GithubError && error.status === NOT_FOUND) {
      return absent;
    }
    throw error;
  }
}

/** The permission counts only if the answer is about this person. */
function readPermission(data: unknown, login: string): string {
  const permission = isRecord(data) ? data['permission'] : undefined;
  const user = isRecord(data) && isRecord(data['user']) ? data['user']['login'] : undefined;
  if (typeof permission !== 'string' || typeof user !== 'string' || user.toLowerCase() !== login.toLowerCase()) {
    throw new UnexpectedAnswerError('not the permission of that person');
  }
  return permission;
}

function readThreadStart(data: unknown): ThreadStart {
  const [comment] = readComments([data]);
  if (comment === undefined || !isRecord(data) || typeof data['path'] !== 'string') {
    throw new UnexpectedAnswerError('not a comment on a line or a file');
  }
  const { path, line, diff_hunk: hunk } = data;
  return {
    ...comment,
    path,
    hunk: typeof hunk === 'string' ? hunk : '',
    ...(typeof line === 'number' ? { line } : {}),
  };
}

function readId(data: unknown): number {
  const id = isRecord(data) ? data['id'] : undefined;
  if (typeof id !== 'number') {
    throw new UnexpectedAnswerError('not a reaction');
  }
  return id;
}

/** A folder, a link to another repository and a file of more than 1 MB are answered without a text. */
function readBranchFile(data: unknown): BranchFile | undefined {
  if (Array.isArray(data)) {
    return undefined;
  }
  if (!isRecord(data) || typeof data['sha'] !== 'string') {
    throw new UnexpectedAnswerError('not a file');
  }
  const { content, encoding, sha } = data;
  return encoding === 'base64' && typeof content === 'string'
    ? { text: Buffer.from(content, 'base64').toString('utf8'), sha }
    : undefined;
}

function readCommitted(data: unknown): void {
  const commit = isRecord(data) ? data['commit'] : undefined;
  if (!isRecord(commit) || typeof commit['sha'] !== 'string') {
    throw new UnexpectedAnswerError('not a commit');
  }
}

/** The time of the newest push of a commit. Git's own dates are whatever the author of the commit wrote. */
function readPush(data: unknown, commit: string): string | undefined {
  if (!Array.isArray(data)) {
    throw new UnexpectedAnswerError('not a list of pushes');
  }
  const push = data.filter(isRecord).find(({ after }) => after === commit);
  return typeof push?.['timestamp'] === 'string' ? push['timestamp'] : undefined;
}

import type { ReviewThreads } from '../context/notes/review-threads.ts';
import type { ChangeCommit, CheckAnnotations, ReadIssue } from '../context/notes/readers.ts';
import type { ArchivedRepository } from '../workspace/remote/bring-blobs.ts';
import {
  readComments,
  readDiffText,
  readFiles,
  readMergeBase,
  readPull,
  readWritten,
  type FileRow,
  type PullRequest,
} from './api/answers.ts';
import { readCheckAnnotations, type CheckedCommit } from './check-annotations.ts';
import { checkRunRequests, type CheckRunRequests } from './check-run.ts';
import { commandRequests, type CommandRequests } from './command-requests.ts';
import { commentParameters, type NewComment, type PostedComment } from './threads/comments.ts';
import { issueReader } from './issues.ts';
import { longListReader } from './api/long-list.ts';
import { createOctokit, guarded, type ApiSettings, type Octokit } from './api/octokit.ts';
import { readAllPages } from './api/pages.ts';
import { rememberPullParts } from './threads/known-parts.ts';
import { loginReader } from './login.ts';
import { readPullCommits } from './pull-commits.ts';
import { pushRequests, type PushRequests } from './pushes.ts';
import { artifactRequests, type ArtifactRequests } from './run-artifacts.ts';
import { repositoryFiles, type RepositoryAddress } from './repository.ts';
import { readReviewThreads } from './threads/review-threads.ts';
import { threadRequests, type ThreadRequests } from './threads/thread-requests.ts';

export type { PullNow, PullRequest } from './api/answers.ts';

/** The requests to GitHub's API about one repository; every method may throw a `GithubError`. */
export interface GithubClient
  extends
    ArchivedRepository,
    ArtifactRequests,
    ChangeTexts,
    CheckRunRequests,
    CommandRequests,
    PushRequests,
    ThreadRequests {
  pull(number: number): Promise<PullRequest>;
  /** Changes the description, and the title if one is given. */
  updatePull(number: number, fields: { readonly title?: string; readonly body: string }): Promise<void>;
  /** The rows of the files endpoint, read in pages of that size. */
  changedFiles(number: number, pageSize: number): Promise<readonly FileRow[]>;
  /** The diff of the whole pull request; GitHub refuses it with 406 above 300 files or 20,000 lines. */
  diff(number: number): Promise<string>;
  /** The newest commit that both revisions have in common. */
  mergeBase(base: string, head: string): Promise<string>;
  /** The login that posts; undefined if it is a bot's and GitHub does not name it. */
  login(): Promise<string | undefined>;
  reviewComments(number: number): Promise<readonly PostedComment[]>;
  /** The comments on the pull request as a whole. Those that are not wanted are dropped page by page, as they may be large. */
  issueComments(number: number, isWanted?: (comment: PostedComment) => boolean): Promise<readonly PostedComment[]>;
  /** The newest threads on lines and files. */
  reviewThreads(number: number): Promise<ReviewThreads>;
  createReview(
    number: number,
    review: { headSha: string; event: 'COMMENT' | 'REQUEST_CHANGES'; body: string; comments: readonly NewComment[] },
  ): Promise<{ readonly url: string }>;
  createReviewComment(number: number, headSha: string, comment: NewComment): Promise<void>;
  /** Comments on a file as a whole. A review cannot hold such a comment. */
  createFileComment(number: number, headSha: string, comment: Pick<NewComment, 'path' | 'body'>): Promise<void>;
  createIssueComment(number: number, body: string): Promise<{ readonly url: string }>;
  updateIssueComment(id: number, body: string): Promise<void>;
  deleteIssueComment(id: number): Promise<void>;
  deleteReviewComment(id: number): Promise<void>;
}

/** Requests for texts that help to understand a change. A run can do without them. */
interface ChangeTexts {
  /** An issue or pull request of any repository. */
  readonly issue: ReadIssue;
  /** The commits of a pull request, without merges. */
  pullCommits(number: number, signal: AbortSignal): Promise<readonly ChangeCommit[]>;
  checkAnnotations(commit: CheckedCommit, signal: AbortSignal): Promise<CheckAnnotations>;
}

export interface ClientSettings extends ApiSettings {
  readonly owner: string;
  readonly repository: string;
}

const PAGE_SIZE = 100;

/** An update or a deletion may be done twice; anything else is never repeated blindly, as it may have been done. */
const SAFE_RETRIES = 2;

export function createGithubClient(settings: ClientSettings): GithubClient {
  const octokit = createOctokit(settings);
  const address = { owner: settings.owner, repo: settings.repository };
  const comments = commentRequests(octokit, address);
  const threads = threadRequests(octokit, address);
  return {
    ...changeRequests(octokit, address),
    ...comments,
    ...reviewRequests(octokit, address),
    ...repositoryFiles(octokit, address),
    ...checkRunRequests(octokit, address),
    ...commandRequests(octokit, address),
    ...pushRequests(octokit, address),
    ...threads,
    ...rememberPullParts(
      {
        ...threads,
        ...comments,
        issue: issueReader(octokit, address),
        pullCommits: (number, signal) => readPullCommits(octokit, address, number, signal),
      },
      address,
    ),
    ...artifactRequests(octokit, address),
    checkAnnotations: (commit, signal) => readCheckAnnotations(octokit, address, commit, signal),
    login: loginReader(octokit, settings.token),
    archive: (commit) => readArchive(octokit, { ...address, ref: commit }),
  };
}

interface Terms {
  readonly headers?: Readonly<Record<string, string>>;
  readonly retries?: number;
}

/** Sends a request, and reads its answer with `read`, which throws if it is not the expected one. */
function ask<T>(
  octokit: Octokit,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  read: (data: unknown) => T,
  { headers, retries }: Terms = {},
): Promise<T> {
  return guarded(async () => {
    const request = { accepts: read, ...(retries === undefined ? {} : { retries }) };
    const options = { ...parameters, ...(headers === undefined ? {} : { headers }), request };
    const answer = await octokit.request(route, options);
    return read(answer.data);
  });
}

function askForAll<T>(
  octokit: Octokit,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  read: (data: unknown) => readonly T[],
  { retries }: Pick<Terms, 'retries'> = {},
): Promise<readonly T[]> {
  const request = retries === undefined ? {} : { retries };
  return guarded(() => readAllPages(octokit, route, parameters, read, { request }));
}

const PULL = '/repos/{owner}/{repo}/pulls/{pull_number}';
const ISSUES = '/repos/{owner}/{repo}/issues';

/** Requests that read a pull request and its change. */
function changeRequests(
  octokit: Octokit,
  address: RepositoryAddress,
): Pick<GithubClient, 'pull' | 'updatePull' | 'changedFiles' | 'diff' | 'mergeBase'> {
  return {
    pull: (number) => ask(octokit, `GET ${PULL}`, { ...address, pull_number: number }, readPull),
    updatePull: async (number, fields) => {
      await ask(octokit, `PATCH ${PULL}`, { ...address, pull_number: number, ...fields }, readPull);
    },
    // One retry for each page: after that, smaller pages and another source are tried.
    changedFiles: (number, pageSize) =>
      askForAll(octokit, `GET ${PULL}/files`, { ...address, pull_number: number, per_page: pageSize }, readFiles, {
        retries: 1,
      }),
    diff: (number) =>
      ask(octokit, `GET ${PULL}`, { ...address, pull_number: number }, readDiffText, {
        headers: { accept: 'application/vnd.github.diff' },
        retries: 0,
      }),
    mergeBase: (base, head) => {
      const basehead = `${base}...${head}`;
      const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
      return ask(octokit, route, { ...address, basehead, per_page: 1 }, readMergeBase);
    },
  };
}

/** Requests that list comments, and write those that do not belong to a review. */
function commentRequests(
  octokit: Octokit,
  address: RepositoryAddress,
): Pick<
  GithubClient,
  | 'reviewComments'
  | 'issueComments'
  | 'reviewThreads'
  | 'createIssueComment'
  | 'updateIssueComment'
  | 'deleteIssueComment'
  | 'deleteReviewComment'
> {
  const all = { per_page: PAGE_SIZE };
  const listIssueComments = longListReader(octokit, {
    route: `GET ${ISSUES}/{issue_number}/comments`,
    parametersOf: (number) => ({ ...address, issue_number: number }),
    read: readComments,
    news: 'since',
  });
  const again = { retries: SAFE_RETRIES };
  return {
    reviewComments: (number) =>
      askForAll(octokit, `GET ${PULL}/comments`, { ...address, pull_number: number, ...all }, readComments),
    issueComments: (number, isWanted = () => true) =>
      listIssueComments(number, (comment) => (isWanted(comment) ? comment : undefined)),
    reviewThreads: (number) => readReviewThreads(octokit, address, number),
    createIssueComment: (number, body) =>
      ask(octokit, `POST ${ISSUES}/{issue_number}/comments`, { ...address, issue_number: number, body }, readWritten),
    updateIssueComment: async (id, body) => {
      const route = `PATCH ${ISSUES}/comments/{comment_id}`;
      await ask(octokit, route, { ...address, comment_id: id, body }, readWritten, again);
    },
    deleteIssueComment: (id) =>
      ask(octokit, `DELETE ${ISSUES}/comments/{comment_id}`, { ...address, comment_id: id }, readNothing, again),
    deleteReviewComment: (id) => {
      const route = 'DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}';
      return ask(octokit, route, { ...address, comment_id: id }, readNothing, again);
    },
  };
}

/** Requests that write a review and its comments. */
function reviewRequests(
  octokit: Octokit,
  address: RepositoryAddress,
): Pick<GithubClient, 'createReview' | 'createReviewComment' | 'createFileComment'> {
  const comment = async (number: number, headSha: string, fields: Readonly<Record<string, unknown>>): Promise<void> => {
    const parameters = { ...address, pull_number: number, commit_id: headSha, ...fields };
    await ask(octokit, `POST ${PULL}/comments`, parameters, readWritten);
  };
  return {
    createReview: (number, { headSha, event, body, comments }) => {
      const review = { commit_id: headSha, event, body, comments: comments.map(commentParameters) };
      return ask(octokit, `POST ${PULL}/reviews`, { ...address, pull_number: number, ...review }, readWritten);
    },
    createReviewComment: (number, headSha, fields) => comment(number, headSha, commentParameters(fields)),
    createFileComment: (number, headSha, { path, body }) =>
      comment(number, headSha, { path, body, subject_type: 'file' }),
  };
}

/** A deletion has no answer. */
function readNothing(): void {}

/**
 * Downloads a commit as a gzipped tar. The bytes are streamed, so reading them may fail too. GitHub redirects to another
 * host, with a signed address; fetch does not send the token to another host.
 */
function readArchive(
  octokit: Octokit,
  address: RepositoryAddress & { readonly ref: string },
): Promise<AsyncIterable<Uint8Array>> {
  return guarded(async () => {
    const answer = await octokit.request('GET /repos/{owner}/{repo}/tarball/{ref}', {
      ...address,
      // Not parsed, so it is read while it comes.
      request: { retries: 0, waits: false, parseSuccessResponseBody: false },
    });
    // The description of the API does not type the answer; without parsing it is the body of the fetch.
    const body: unknown = answer.data;
    if (!(body instanceof ReadableStream)) {
      throw new TypeError('GitHub did not answer with an archive');
    }
    return body;
  });
}

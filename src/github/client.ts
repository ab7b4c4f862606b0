import type { ReviewThreads } from '../agents/tools/review-threads.ts';
import type { ApiFile } from '../changes/diff/read-api-patch.ts';
import type { ArchivedRepository } from '../workspace/remote/bring-blobs.ts';
import { commentParameters, readComment, type NewComment, type PostedComment } from './comments.ts';
import { createOctokit, guarded, type ApiSettings, type Octokit } from './octokit.ts';
import { repositoryFiles } from './repository.ts';
import { readReviewThreads } from './review-threads.ts';

/** A pull request as the review needs it. */
export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly baseSha: string;
  readonly headSha: string;
  /** `owner/name`; absent when the fork is gone. */
  readonly headRepository: string | undefined;
  readonly baseRepository: string;
  readonly changedFiles: number;
  /** Added and removed lines of the whole pull request, as GitHub counts them. */
  readonly changedLines: number;
}

/** What is asked of GitHub's API about one repository; every method may throw a `GithubError`. */
export interface GithubClient extends ArchivedRepository {
  pull(number: number): Promise<PullRequest>;
  /** Rows of the files endpoint, asked for in pages of that many. */
  changedFiles(number: number, pageSize: number): Promise<readonly (ApiFile & { readonly sha: string | null })[]>;
  /** The diff of the whole pull request; GitHub refuses it with 406 above 300 files or 20,000 lines. */
  diff(number: number): Promise<string>;
  /** The commit both revisions grew from. */
  mergeBase(base: string, head: string): Promise<string>;
  /** The login that posts, or `undefined` for a token that may not ask (the workflow's own). */
  login(): Promise<string | undefined>;
  reviewComments(number: number): Promise<readonly PostedComment[]>;
  issueComments(number: number): Promise<readonly PostedComment[]>;
  /** What was said on lines and files, the newest threads. */
  reviewThreads(number: number): Promise<ReviewThreads>;
  createReview(
    number: number,
    review: { headSha: string; event: 'COMMENT' | 'REQUEST_CHANGES'; body: string; comments: readonly NewComment[] },
  ): Promise<{ url: string }>;
  createReviewComment(number: number, headSha: string, comment: NewComment): Promise<void>;
  /** A comment on a file as a whole, which a review cannot hold. */
  createFileComment(number: number, headSha: string, comment: Pick<NewComment, 'path' | 'body'>): Promise<void>;
  createIssueComment(number: number, body: string): Promise<{ url: string }>;
  updateIssueComment(id: number, body: string): Promise<void>;
}

export interface ClientSettings extends ApiSettings {
  readonly owner: string;
  readonly repository: string;
  /** Ends a download that runs; other requests are short. */
  readonly signal?: AbortSignal;
}

const PAGE_SIZE = 100;

/** A write is never repeated blindly: after a 502 it may have been done. */
const ONCE = { request: { retries: 0 } } as const;

export function createGithubClient(settings: ClientSettings): GithubClient {
  const octokit = createOctokit(settings);
  const repo = { owner: settings.owner, repo: settings.repository };
  const { rest } = octokit;
  return {
    pull: (number) => guarded(async () => readPull((await rest.pulls.get({ ...repo, pull_number: number })).data)),
    changedFiles: (number, pageSize) =>
      guarded(() => listFiles(octokit, { ...repo, pull_number: number, per_page: pageSize })),
    diff: (number) =>
      guarded(async () => {
        const answer = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
          ...repo,
          pull_number: number,
          headers: { accept: 'application/vnd.github.diff' },
          ...ONCE,
        });
        // Described as a pull request, whatever media type is asked for.
        const text: unknown = answer.data;
        if (typeof text !== 'string') {
          throw new TypeError('GitHub gave something else than a diff');
        }
        return text;
      }),
    mergeBase: (base, head) =>
      guarded(async () => {
        const { data } = await rest.repos.compareCommitsWithBasehead({
          ...repo,
          basehead: `${base}...${head}`,
          per_page: 1,
        });
        return data.merge_base_commit.sha;
      }),
    login: () => readLogin(octokit),
    reviewComments: (number) =>
      guarded(async () =>
        (
          await octokit.paginate(rest.pulls.listReviewComments, { ...repo, pull_number: number, per_page: PAGE_SIZE })
        ).map(readComment),
      ),
    issueComments: (number) =>
      guarded(async () =>
        (await octokit.paginate(rest.issues.listComments, { ...repo, issue_number: number, per_page: PAGE_SIZE })).map(
          readComment,
        ),
      ),
    reviewThreads: (number) => readReviewThreads(octokit, repo, number),
    createReview: (number, { headSha, event, body, comments }) =>
      guarded(async () => {
        const created = await rest.pulls.createReview({
          ...repo,
          pull_number: number,
          commit_id: headSha,
          event,
          body,
          comments: comments.map(commentParameters),
          ...ONCE,
        });
        return { url: created.data.html_url };
      }),
    createReviewComment: (number, headSha, comment) =>
      guarded(async () => {
        await rest.pulls.createReviewComment({
          ...repo,
          pull_number: number,
          commit_id: headSha,
          ...commentParameters(comment),
          ...ONCE,
        });
      }),
    createFileComment: (number, headSha, { path, body }) =>
      guarded(async () => {
        await rest.pulls.createReviewComment({
          ...repo,
          pull_number: number,
          commit_id: headSha,
          path,
          body,
          subject_type: 'file',
          ...ONCE,
        });
      }),
    createIssueComment: (number, body) =>
      guarded(async () => {
        const created = await rest.issues.createComment({ ...repo, issue_number: number, body, ...ONCE });
        return { url: created.data.html_url };
      }),
    updateIssueComment: (id, body) =>
      guarded(async () => {
        await rest.issues.updateComment({ ...repo, comment_id: id, body, ...ONCE });
      }),
    ...repositoryFiles(octokit, repo),
    archive: (commit) => readArchive(octokit, { ...repo, ref: commit }, settings.signal),
  };
}

/** The whole answer: a model waits for what it asked. */
const MAX_ARCHIVE_MILLISECONDS = 60_000;

/**
 * The bytes of a commit as a gzipped tar, which come as they are read; that may fail too. GitHub sends the request on to
 * another host, with an address that is all it asks there: fetch drops the token where a redirection leaves the host.
 */
function readArchive(
  octokit: Octokit,
  address: { readonly owner: string; readonly repo: string; readonly ref: string },
  cancelled: AbortSignal | undefined,
): Promise<AsyncIterable<Uint8Array>> {
  return guarded(async () => {
    const timeout = AbortSignal.timeout(MAX_ARCHIVE_MILLISECONDS);
    const signal = cancelled === undefined ? timeout : AbortSignal.any([timeout, cancelled]);
    const answer = await octokit.request('GET /repos/{owner}/{repo}/tarball/{ref}', {
      ...address,
      request: { ...ONCE.request, parseSuccessResponseBody: false, signal },
    });
    // Described as unknown; unread, it is the body that fetch gives.
    const body: unknown = answer.data;
    if (!(body instanceof ReadableStream)) {
      throw new TypeError('GitHub gave something else than an archive');
    }
    return body;
  });
}

async function readLogin(octokit: Octokit): Promise<string | undefined> {
  try {
    return (await octokit.rest.users.getAuthenticated({ request: { retries: 0 } })).data.login;
  } catch {
    // The workflow's own token is refused here with 403; its comments are then known as a bot's.
    return undefined;
  }
}

type FileRow = Awaited<ReturnType<Octokit['rest']['pulls']['listFiles']>>['data'][number];

/** All pages. Not by the paginator, which drops `retries`: there are smaller pages and another source to try. */
async function listFiles(
  octokit: Octokit,
  query: { owner: string; repo: string; pull_number: number; per_page: number },
): Promise<readonly FileRow[]> {
  const rows: FileRow[] = [];
  for (let page = 1; ; page += 1) {
    const { data, headers } = await octokit.rest.pulls.listFiles({ ...query, page, request: { retries: 1 } });
    if (!Array.isArray(data)) {
      // A body that ends in the middle is no JSON and comes as the text it is.
      throw new TypeError('GitHub gave something else than a list of files');
    }
    rows.push(...data);
    if (headers.link?.includes('rel="next"') !== true) {
      return rows;
    }
  }
}

function readPull(pull: Awaited<ReturnType<Octokit['rest']['pulls']['get']>>['data']): PullRequest {
  // The description promises a head repository; a deleted fork leaves null.
  const headRepository: { readonly full_name: string } | null = pull.head.repo;
  return {
    number: pull.number,
    title: pull.title,
    body: pull.body ?? '',
    baseSha: pull.base.sha,
    headSha: pull.head.sha,
    headRepository: headRepository?.full_name,
    baseRepository: pull.base.repo.full_name,
    changedFiles: pull.changed_files,
    changedLines: pull.additions + pull.deletions,
  };
}

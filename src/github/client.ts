import type { ReviewThreads } from '../agents/tools/review-threads.ts';
import type { ApiFile } from '../changes/diff/read-api-patch.ts';
import type { ArchivedRepository } from '../workspace/remote/bring-blobs.ts';
import type { ChangeCommit, CheckAnnotations, ReadIssue } from '../context/notes/readers.ts';
import { readCheckAnnotations, type CheckedCommit } from './check-annotations.ts';
import { commentParameters, readComment, type NewComment, type PostedComment } from './comments.ts';
import { issueReader } from './issues.ts';
import { readPullCommits } from './pull-commits.ts';
import { createOctokit, guarded, type ApiSettings, type Octokit } from './octokit.ts';
import { repositoryFiles, type RepositoryAddress } from './repository.ts';
import { readReviewThreads } from './review-threads.ts';

/** The fields of a pull request that a review needs. */
export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly baseSha: string;
  readonly headSha: string;
  /** `owner/name`; undefined if the fork was deleted. */
  readonly headRepository: string | undefined;
  readonly baseRepository: string;
  readonly changedFiles: number;
  /** Added and removed lines of the whole pull request, as GitHub counts them. */
  readonly changedLines: number;
}

/** The requests to GitHub's API about one repository; every method may throw a `GithubError`. */
export interface GithubClient extends ArchivedRepository, ChangeTexts {
  pull(number: number): Promise<PullRequest>;
  /** The rows of the files endpoint, read in pages of that size. */
  changedFiles(number: number, pageSize: number): Promise<readonly (ApiFile & { readonly sha: string | null })[]>;
  /** The diff of the whole pull request; GitHub refuses it with 406 above 300 files or 20,000 lines. */
  diff(number: number): Promise<string>;
  /** The newest commit that both revisions have in common. */
  mergeBase(base: string, head: string): Promise<string>;
  /** The login that posts; undefined if the token may not ask for it (the workflow's own may not). */
  login(): Promise<string | undefined>;
  reviewComments(number: number): Promise<readonly PostedComment[]>;
  issueComments(number: number): Promise<readonly PostedComment[]>;
  /** The newest threads on lines and files. */
  reviewThreads(number: number): Promise<ReviewThreads>;
  createReview(
    number: number,
    review: { headSha: string; event: 'COMMENT' | 'REQUEST_CHANGES'; body: string; comments: readonly NewComment[] },
  ): Promise<{ url: string }>;
  createReviewComment(number: number, headSha: string, comment: NewComment): Promise<void>;
  /** Comments on a file as a whole. A review cannot hold such a comment. */
  createFileComment(number: number, headSha: string, comment: Pick<NewComment, 'path' | 'body'>): Promise<void>;
  createIssueComment(number: number, body: string): Promise<{ url: string }>;
  updateIssueComment(id: number, body: string): Promise<void>;
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
  /** Aborts a running download; other requests are short. */
  readonly signal?: AbortSignal;
}

const PAGE_SIZE = 100;

/** A write is never repeated blindly: after a 502 it may have been done. */
const ONCE = { request: { retries: 0 } } as const;

export function createGithubClient(settings: ClientSettings): GithubClient {
  const octokit = createOctokit(settings);
  const address = { owner: settings.owner, repo: settings.repository };
  return {
    ...changeRequests(octokit, address),
    ...commentRequests(octokit, address),
    ...reviewRequests(octokit, address),
    ...repositoryFiles(octokit, address),
    issue: issueReader(octokit, address),
    pullCommits: (number, signal) => readPullCommits(octokit, address, number, signal),
    checkAnnotations: (commit, signal) => readCheckAnnotations(octokit, address, commit, signal),
    login: () => readLogin(octokit),
    archive: (commit) => readArchive(octokit, { ...address, ref: commit }, settings.signal),
  };
}

/** Requests that read a pull request and its change. */
function changeRequests(
  octokit: Octokit,
  address: RepositoryAddress,
): Pick<GithubClient, 'pull' | 'changedFiles' | 'diff' | 'mergeBase'> {
  const { rest } = octokit;
  return {
    pull: (number) => guarded(async () => readPull((await rest.pulls.get({ ...address, pull_number: number })).data)),
    changedFiles: (number, pageSize) =>
      guarded(() => listFiles(octokit, { ...address, pull_number: number, per_page: pageSize })),
    diff: (number) => guarded(() => readDiff(octokit, { ...address, pull_number: number })),
    mergeBase: (base, head) =>
      guarded(async () => {
        const basehead = `${base}...${head}`;
        const { data } = await rest.repos.compareCommitsWithBasehead({ ...address, basehead, per_page: 1 });
        return data.merge_base_commit.sha;
      }),
  };
}

/** Requests that list comments, and write those that do not belong to a review. */
function commentRequests(
  octokit: Octokit,
  address: RepositoryAddress,
): Pick<
  GithubClient,
  'reviewComments' | 'issueComments' | 'reviewThreads' | 'createIssueComment' | 'updateIssueComment'
> {
  const { rest } = octokit;
  return {
    reviewComments: (number) =>
      guarded(async () => {
        const query = { ...address, pull_number: number, per_page: PAGE_SIZE };
        return (await octokit.paginate(rest.pulls.listReviewComments, query)).map(readComment);
      }),
    issueComments: (number) =>
      guarded(async () => {
        const query = { ...address, issue_number: number, per_page: PAGE_SIZE };
        return (await octokit.paginate(rest.issues.listComments, query)).map(readComment);
      }),
    reviewThreads: (number) => readReviewThreads(octokit, address, number),
    createIssueComment: (number, body) =>
      guarded(async () => {
        const created = await rest.issues.createComment({ ...address, issue_number: number, body, ...ONCE });
        return { url: created.data.html_url };
      }),
    updateIssueComment: (id, body) =>
      guarded(async () => {
        await rest.issues.updateComment({ ...address, comment_id: id, body, ...ONCE });
      }),
  };
}

/** Requests that write a review and its comments. */
function reviewRequests(
  { rest }: Octokit,
  address: RepositoryAddress,
): Pick<GithubClient, 'createReview' | 'createReviewComment' | 'createFileComment'> {
  return {
    createReview: (number, { headSha, event, body, comments }) =>
      guarded(async () => {
        const created = await rest.pulls.createReview({
          ...address,
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
        const place = { ...address, pull_number: number, commit_id: headSha };
        await rest.pulls.createReviewComment({ ...place, ...commentParameters(comment), ...ONCE });
      }),
    createFileComment: (number, headSha, { path, body }) =>
      guarded(async () => {
        const place = { ...address, pull_number: number, commit_id: headSha };
        await rest.pulls.createReviewComment({ ...place, path, body, subject_type: 'file', ...ONCE });
      }),
  };
}

async function readDiff(
  octokit: Octokit,
  query: RepositoryAddress & { readonly pull_number: number },
): Promise<string> {
  const answer = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
    ...query,
    headers: { accept: 'application/vnd.github.diff' },
    ...ONCE,
  });
  // The description of the API types the answer as a pull request for any media type.
  const text: unknown = answer.data;
  if (typeof text !== 'string') {
    throw new TypeError('GitHub did not answer with a diff');
  }
  return text;
}

/** Most time for the whole archive: a model is waiting for it. */
const MAX_ARCHIVE_MILLISECONDS = 60_000;

/**
 * Downloads a commit as a gzipped tar. The bytes are streamed, so reading them may fail too. GitHub redirects to another
 * host, with a signed address; fetch does not send the token to another host.
 */
function readArchive(
  octokit: Octokit,
  address: RepositoryAddress & { readonly ref: string },
  cancelled: AbortSignal | undefined,
): Promise<AsyncIterable<Uint8Array>> {
  return guarded(async () => {
    const timeout = AbortSignal.timeout(MAX_ARCHIVE_MILLISECONDS);
    const signal = cancelled === undefined ? timeout : AbortSignal.any([timeout, cancelled]);
    const answer = await octokit.request('GET /repos/{owner}/{repo}/tarball/{ref}', {
      ...address,
      request: { ...ONCE.request, parseSuccessResponseBody: false, signal },
    });
    // The description of the API does not type the answer; without parsing it is the body of the fetch.
    const body: unknown = answer.data;
    if (!(body instanceof ReadableStream)) {
      throw new TypeError('GitHub did not answer with an archive');
    }
    return body;
  });
}

async function readLogin(octokit: Octokit): Promise<string | undefined> {
  try {
    return (await octokit.rest.users.getAuthenticated({ request: { retries: 0 } })).data.login;
  } catch {
    // Expected: GitHub refuses the workflow's own token with 403. Then our comments are recognized as a bot's.
    return undefined;
  }
}

type FileRow = Awaited<ReturnType<Octokit['rest']['pulls']['listFiles']>>['data'][number];

/**
 * Reads all pages with one retry each: after that, smaller pages and another source are tried. Octokit's paginator is not
 * used, because it drops the `request` options, and with them `retries`.
 */
async function listFiles(
  octokit: Octokit,
  query: RepositoryAddress & { readonly pull_number: number; readonly per_page: number },
): Promise<readonly FileRow[]> {
  const rows: FileRow[] = [];
  for (let page = 1; ; page += 1) {
    const { data, headers } = await octokit.rest.pulls.listFiles({ ...query, page, request: { retries: 1 } });
    if (!Array.isArray(data)) {
      // Octokit returns a body that is not valid JSON, such as a truncated one, as text.
      throw new TypeError('GitHub did not answer with a list of files');
    }
    rows.push(...data);
    if (headers.link?.includes('rel="next"') !== true) {
      return rows;
    }
  }
}

function readPull(pull: Awaited<ReturnType<Octokit['rest']['pulls']['get']>>['data']): PullRequest {
  // The description of the API promises a head repository, but it is null for a deleted fork.
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

import { readApiFile } from '../changes/read-api-patch.ts';
import type { Changes, LeftOutFile } from '../changes/types.ts';
import { runError } from '../errors.ts';
import { remoteWorkspace } from '../workspace/remote.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { GithubClient, PullRequest } from './client.ts';
import { GithubError } from './github-error.ts';
import { fillMissingPatches } from './missing-patches.ts';

/** A pull request with its base as a workspace and its change, read through the API alone. */
export interface OpenedPullRequest {
  readonly pull: PullRequest;
  readonly base: Workspace;
  readonly head: Workspace;
  readonly changes: Changes;
  /** The text of a changed file in the head. */
  readonly readHead: (path: string) => Promise<string | undefined>;
  readonly isFork: boolean;
}

/** GitHub lists this many files of a pull request and stops there. */
const MAX_LISTED_FILES = 3_000;
/** The workflow's token may ask 1,000 times an hour; the checks do without the whole file beyond this many. */
const MAX_HEAD_READS = 100;
/** Larger files are not read for the literal checks, which then look at the hunks alone. */
const MAX_HEAD_BYTES = 1_000_000;

/** Reads a pull request. An Actions checkout is shallow and lacks the base, so nothing here needs one. */
export async function openPullRequest(client: GithubClient, number: number): Promise<OpenedPullRequest> {
  try {
    return await open(client, number);
  } catch (error) {
    throw error instanceof GithubError ? explain(error, number) : error;
  }
}

async function open(client: GithubClient, number: number): Promise<OpenedPullRequest> {
  const { pull, rows, moved } = await readAtOneHead(client, number);
  const read = (await fillMissingPatches(client, pull, rows)).map(readApiFile);
  const leftOut = [
    ...read.flatMap((row) => row.leftOut ?? []),
    ...whatIsMissing(pull, rows),
    ...(moved
      ? [
          {
            path: `head ${short(pull.headSha)}`,
            reason: 'the pull request was pushed to while it was read; the next run sees the rest',
          },
        ]
      : []),
  ];
  const blobs = new Map(rows.map((row) => [row.filename, row.sha]));
  let reads = 0;
  return {
    pull,
    base: remoteWorkspace(client, pull.baseSha, `base ${short(pull.baseSha)}`),
    head: remoteWorkspace(client, pull.headSha, `head ${short(pull.headSha)}`),
    changes: { files: read.map((row) => row.file), leftOut, source: 'github-files' },
    readHead: async (path) => {
      reads += 1;
      return reads > MAX_HEAD_READS ? undefined : readBlobText(client, blobs.get(path));
    },
    isFork: pull.headRepository !== pull.baseRepository,
  };
}

type Rows = Awaited<ReturnType<GithubClient['changedFiles']>>;

/** The list of files has no revision of its own: the head is asked for before and after it, once more if it moved. */
async function readAtOneHead(
  client: GithubClient,
  number: number,
): Promise<{ readonly pull: PullRequest; readonly rows: Rows; readonly moved: boolean }> {
  let before = await client.pull(number);
  let rows = await readRows(client, before);
  let after = await client.pull(number);
  if (after.headSha !== before.headSha) {
    before = after;
    rows = await readRows(client, before);
    after = await client.pull(number);
  }
  return { pull: before, rows, moved: after.headSha !== before.headSha };
}

/**
 * Reads the rows in ever smaller pages until they hold all lines the pull request counts: GitHub sets rows to zero
 * without saying so once a page holds about 20,000 lines, and refuses some pages as too slow with a 422.
 */
async function readRows(client: GithubClient, pull: PullRequest): Promise<Rows> {
  let best: Rows | undefined;
  let refusal: GithubError | undefined;
  for (const pageSize of PAGE_SIZES) {
    try {
      const rows = await client.changedFiles(pull.number, pageSize);
      if (best === undefined || linesIn(rows) > linesIn(best)) {
        best = rows;
      }
      if (linesIn(rows) >= pull.changedLines || rows.length < pull.changedFiles) {
        return best;
      }
    } catch (error) {
      if (!(error instanceof GithubError) || error.status !== 422) {
        throw error;
      }
      refusal = error;
    }
  }
  if (best === undefined) {
    throw refusal ?? new TypeError('no page size was tried');
  }
  return best;
}

const PAGE_SIZES = [100, 30, 10] as const;

function linesIn(rows: Rows): number {
  return rows.reduce((sum, row) => sum + row.additions + row.deletions, 0);
}

/** What the pull request counts and its list of files does not have. */
function whatIsMissing(pull: PullRequest, rows: Rows): readonly LeftOutFile[] {
  const files = pull.changedFiles - rows.length;
  const lines = pull.changedLines - linesIn(rows);
  if (files > 0) {
    const reason = `GitHub lists ${rows.length} of ${pull.changedFiles} changed files (it stops at ${MAX_LISTED_FILES})`;
    return [{ path: `${files} further files`, reason }];
  }
  return lines > 0
    ? [
        {
          path: `${lines} further lines`,
          reason: `GitHub gives ${linesIn(rows)} of ${pull.changedLines} changed lines; files it shows as empty or binary may hold them`,
        },
      ]
    : [];
}

function short(sha: string): string {
  return sha.slice(0, 7);
}

async function readBlobText(client: GithubClient, sha: string | null | undefined): Promise<string | undefined> {
  if (sha === null || sha === undefined) {
    return undefined;
  }
  try {
    const bytes = await client.blob(sha);
    return bytes.length > MAX_HEAD_BYTES ? undefined : new TextDecoder().decode(bytes);
  } catch (error) {
    // The hunks are enough to go on with; the checks then know less of comments around them.
    if (error instanceof GithubError) {
      return undefined;
    }
    throw error;
  }
}

function explain(error: GithubError, number: number): Error {
  if (error.status === 404) {
    return runError(
      'pull-request-not-found',
      `GitHub knows no pull request ${number} here, or the token may not see it`,
      'Give the job `permissions: contents: read` and `pull-requests: write`.',
      error,
    );
  }
  if (error.status === 401) {
    return runError('bad-credentials', 'GitHub refused the token', 'Check `github-token`.', error);
  }
  if (error.status === 403) {
    const needed = error.acceptedPermissions === undefined ? '' : ` It needs ${error.acceptedPermissions}.`;
    return runError(
      'forbidden',
      `GitHub refused to show pull request ${number}: ${error.message}`,
      `Give the job \`permissions: contents: read\` and \`pull-requests: write\`.${needed}`,
      error,
    );
  }
  return runError(
    'github-failed',
    `GitHub could not be read: ${error.message}`,
    'Run the job again; see githubstatus.com if it goes on.',
    error,
  );
}

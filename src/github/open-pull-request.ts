import { readApiFile } from '../changes/read-api-patch.ts';
import type { Changes, LeftOutFile } from '../changes/types.ts';
import { runError } from '../errors.ts';
import { remoteWorkspace } from '../workspace/remote.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { GithubClient, PullRequest } from './client.ts';
import { GithubError } from './github-error.ts';

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
  const pull = await client.pull(number);
  const rows = await client.changedFiles(number);
  const read = rows.map(readApiFile);
  const missing = pull.changedFiles - rows.length;
  const leftOut: LeftOutFile[] = [
    ...read.flatMap((row) => row.leftOut ?? []),
    ...(missing > 0
      ? [
          {
            path: `${missing} further files`,
            reason: `GitHub lists ${rows.length} of ${pull.changedFiles} changed files (it stops at ${MAX_LISTED_FILES})`,
          },
        ]
      : []),
  ];
  const blobs = new Map(rows.map((row) => [row.filename, row.sha]));
  let reads = 0;
  return {
    pull,
    base: remoteWorkspace(client, pull.baseSha, `base ${pull.baseSha.slice(0, 7)}`),
    head: remoteWorkspace(client, pull.headSha, `head ${pull.headSha.slice(0, 7)}`),
    changes: { files: read.map((row) => row.file), leftOut, source: 'github-files' },
    readHead: async (path) => {
      reads += 1;
      return reads > MAX_HEAD_READS ? undefined : readBlobText(client, blobs.get(path));
    },
    isFork: pull.headRepository !== pull.baseRepository,
  };
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

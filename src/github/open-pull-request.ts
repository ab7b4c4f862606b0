import { decodeHeads, readBinaryTexts } from '../changes/encoding/read-binary-texts.ts';
import type { Changes, FileChange } from '../changes/types.ts';
import { runError } from '../errors.ts';
import type { GitRepository } from '../workspace/git/git.ts';
import { openRepository } from '../workspace/git/open-repository.ts';
import { bringBlobs } from '../workspace/remote/bring-blobs.ts';
import { remoteWorkspace } from '../workspace/remote/remote.ts';
import { revisionWorkspace } from '../workspace/git/revision.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { diffSource, filesSource, gitSource, readFirstWhole, type ReadChanges } from './change-sources.ts';
import type { GithubClient, PullRequest } from './client.ts';
import { addedTexts, bytesReader, markExecutables, openVersions, textReader, versionReader } from './file-versions.ts';
import { MAX_HEADS, readAhead } from './read-ahead.ts';
import { GithubError, outageHint } from './api/github-error.ts';
import { isRateLimited } from './api/octokit.ts';

/** A pull request with its change, and its base and head as workspaces. Has to be closed, because it may hold a process. */
export interface OpenedPullRequest {
  readonly pull: PullRequest;
  readonly base: Workspace;
  readonly head: Workspace;
  readonly changes: Changes;
  /**
   * Base and head for what a model looks up: from disk if both are there. Otherwise single files are read while they are
   * few, and then an archive. `maxReads` is the most files that are read by a request each.
   */
  readonly sides: { readonly base: Workspace; readonly head: Workspace; readonly maxReads?: number };
  /** The text of a changed file in the head. */
  readonly readHead: (path: string) => Promise<string | undefined>;
  /** A changed file of either side, whole. */
  readonly readVersion: (side: 'base' | 'head', file: FileChange) => Promise<string | undefined>;
  readonly isFork: boolean;
  /** The paths of the commits before the change. Absent if the checkout does not have both revisions. */
  readonly earlierPaths?: (most: number) => Promise<readonly (readonly string[])[]>;
  close(): void;
}

/**
 * Opens a pull request.
 *
 * Reading from GitHub is kept to few requests, because a workflow's token has 1,000 an hour: a review reads single files
 * only where they may guide it, and if models look up more than eight files, all come from the archive of the commit
 * (`workspace/remote/bring-blobs.ts`), or at most 200 files if there is no archive.
 * @param checkout the folder of the workflow's checkout. It may be missing; if it has both revisions, it is the first
 *   source of the change
 * @param isShared whether many jobs share the requests of the token: then the base, too, is read from the checkout if it has it
 * @param workflowPath the workflow that runs the review, which is read with the other files
 * @param note is called later with a sentence on what models cannot look up
 */
export async function openPullRequest(
  github: GithubClient,
  number: number,
  checkout: string | undefined,
  note: (sentence: string) => void,
  { isShared = false, workflowPath }: { readonly isShared?: boolean; readonly workflowPath?: string | undefined } = {},
): Promise<OpenedPullRequest> {
  // Base, head, merge base and missing patches share most trees and blobs.
  const { repository: client, expect } = readAhead(github);
  const { repository, absence } = await openCheckout(checkout);
  try {
    const { pull, changes: read } = await readAtOneHead(client, number, repository, absence);
    const { heads } = read;
    expect({ baseSha: pull.baseSha, files: read.files, heads: heads ?? new Map(), workflowPath });
    const brought = bringBlobs(client, (commit, reason) => note(archiveNote(commit, reason)));
    // The base repository also serves the head of a fork, as `refs/pull/N/head`.
    const head = remoteWorkspace(brought(pull.headSha), pull.headSha, `head ${short(pull.headSha)}`, heads);
    const local = read.source === 'git' ? repository : undefined;
    const baseName = `base ${short(pull.baseSha)}`;
    const base =
      isShared && local !== undefined
        ? revisionWorkspace(local, pull.baseSha, baseName)
        : remoteWorkspace(brought(pull.baseSha), pull.baseSha, baseName);
    const versions = openVersions(client, pull, local);
    const readBytes = bytesReader(versions, local !== undefined);
    const changes = await markExecutables(await readBinaryTexts(read, readBytes), head);
    const readHead =
      local === undefined
        ? textReader(head, MAX_HEADS, addedTexts(changes))
        : textReader(revisionWorkspace(local, pull.headSha, 'the head'), Number.POSITIVE_INFINITY);
    return {
      pull,
      base,
      head,
      changes,
      sides:
        local === undefined
          ? { base, head, maxReads: MAX_LOOKED_UP }
          : {
              base: revisionWorkspace(local, pull.baseSha, base.name),
              head: revisionWorkspace(local, pull.headSha, head.name),
            },
      readHead: decodeHeads(changes, readHead, readBytes),
      readVersion: versionReader(versions),
      isFork: pull.headRepository !== pull.baseRepository,
      ...(local === undefined ? {} : { earlierPaths: (most) => local.recentPaths(pull.baseSha, most) }),
      close: () => repository?.close(),
    };
  } catch (error) {
    repository?.close();
    throw error instanceof GithubError ? explain(error, number) : error;
  }
}

async function openCheckout(
  checkout: string | undefined,
): Promise<{ readonly repository: GitRepository | undefined; readonly absence: string }> {
  if (checkout === undefined) {
    return { repository: undefined, absence: NO_CHECKOUT };
  }
  const opened = await openRepository(checkout);
  return opened.kind === 'problem'
    ? { repository: undefined, absence: opened.code === 'not-a-repository' ? NO_CHECKOUT : opened.message }
    : { repository: opened.repository, absence: '' };
}

const NO_CHECKOUT = 'the job has no checkout, and needs none';

/** Most files that models may read one by one: each is one of the 1,000 requests an hour. */
const MAX_LOOKED_UP = 200;

function archiveNote(commit: string, reason: string): string {
  return `The archive of ${short(commit)} could not be read completely: ${reason}. The missing files are read one by one, at most ${MAX_LOOKED_UP}.`;
}

/**
 * Reads the change at one head. The rows of GitHub's list of files name their revision, and changes from git have one. A
 * diff has none: then the head is read before and after it. If it moved, the change is read once more.
 */
async function readAtOneHead(
  client: GithubClient,
  number: number,
  repository: GitRepository | undefined,
  absence: string,
): Promise<{ readonly pull: PullRequest; readonly changes: ReadChanges }> {
  const sources = [gitSource(repository, absence), filesSource(client), diffSource(client)];
  const pull = await client.pull(number);
  const changes = await readFirstWhole(pull, sources);
  if (isAtHead(changes, pull)) {
    return { pull, changes };
  }
  const moved = await client.pull(number);
  if (moved.headSha === pull.headSha) {
    return { pull, changes: isOfAnother(changes, pull) ? withMovedHead(changes, pull) : changes };
  }
  const again = await readFirstWhole(moved, sources);
  const isSettled = isAtHead(again, moved) || (await client.pull(number)).headSha === moved.headSha;
  return { pull: moved, changes: isSettled ? again : withMovedHead(again, moved) };
}

function isAtHead({ source, headSha }: ReadChanges, pull: PullRequest): boolean {
  return source === 'git' || headSha === pull.headSha;
}

/** Whether GitHub lists the files of another head than it names itself. */
function isOfAnother({ headSha }: ReadChanges, pull: PullRequest): boolean {
  return headSha !== undefined && headSha !== pull.headSha;
}

function withMovedHead(changes: ReadChanges, pull: PullRequest): ReadChanges {
  const reason = 'somebody pushed to the pull request while it was read; the next run reads the rest';
  const leftOut = [...changes.leftOut, { path: `head ${short(pull.headSha)}`, reason }];
  // The listed blobs may be those of the newer head.
  return { ...changes, leftOut, heads: new Map() };
}

function short(sha: string): string {
  return sha.slice(0, 7);
}

function explain(error: GithubError, number: number): Error {
  if (isRateLimited(error)) {
    return runError(
      'rate-limited',
      `Pull request ${number} could not be read: ${error.message}`,
      'Run the job later.',
      error,
    );
  }
  if (error.status === 404) {
    return runError(
      'pull-request-not-found',
      `Pull request ${number} does not exist in this repository, or the token may not read it`,
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
    `Run the job again. ${outageHint(error)}`,
    error,
  );
}

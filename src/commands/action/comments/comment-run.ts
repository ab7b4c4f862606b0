import type { GithubClient, PullRequest } from '../../../github/client.ts';
import type { EventComment } from '../../../github/event-comment.ts';
import type { Options } from '../../../options/options.ts';
import { lazily } from '../../../structures/lazily.ts';
import type { GitRepository } from '../../../workspace/git/git.ts';
import { openRepository } from '../../../workspace/git/open-repository.ts';
import { revisionWorkspace } from '../../../workspace/git/revision.ts';
import type { Workspace, WorkspaceFile } from '../../../workspace/workspace.ts';
import { readRunOptions } from '../open-run.ts';
import type { RunStart } from '../run.ts';

/** A comment on a pull request, and what its command may need. Each is requested once, and only when it is needed. */
export interface CommentRun extends RunStart {
  readonly comment: EventComment;
  /** The number of the pull request. */
  readonly number: number;
  readonly readPull: () => Promise<PullRequest>;
  /** The options with those of the configuration file in the base; may throw a `UserError`. */
  readonly readOptions: () => Promise<Options>;
}

/**
 * Makes the run of a comment. Requests nothing.
 *
 * @param number the number of the pull request
 */
export function makeCommentRun(start: RunStart, comment: EventComment, number: number): CommentRun {
  const { client } = start;
  const readPull = lazily(() => client.pull(number));
  const readOptions = lazily(async () => {
    const commit = comment.baseSha ?? (await readPull()).baseSha;
    const local = await openCheckout(start.runner.checkout, commit);
    try {
      const name = `base ${commit.slice(0, 7)}`;
      return await readRunOptions(
        start,
        local === undefined ? oneFileWorkspace(client, commit, name) : revisionWorkspace(local, commit, name),
      );
    } finally {
      local?.close();
    }
  });
  return { ...start, comment, number, readPull, readOptions };
}

/** The workflow's checkout, if it has the commit. Reading from it costs no request. */
async function openCheckout(folder: string | undefined, commit: string): Promise<GitRepository | undefined> {
  const opened = folder === undefined ? undefined : await openRepository(folder);
  if (opened?.kind !== 'repository') {
    return undefined;
  }
  if ((await opened.repository.resolve(commit)) !== undefined) {
    return opened.repository;
  }
  opened.repository.close();
  return undefined;
}

/**
 * The first file that is read, by one request. It is enough for the configuration, and a tree of the whole repository is
 * not needed. GitHub follows symbolic links itself.
 */
function oneFileWorkspace(client: Pick<GithubClient, 'branchFile'>, commit: string, name: string): Workspace {
  let first: Promise<WorkspaceFile> | undefined;
  return {
    name,
    list: () => Promise.resolve([]),
    find: () => Promise.resolve({ entries: [], isComplete: true }),
    read: (path) => {
      // If the file is missing, the folders above it are asked for, as one of them could be a link.
      const isFirst = first === undefined;
      first ??= readFile(client, path, commit);
      return isFirst ? first : Promise.resolve({ kind: 'not-a-file', reason: 'it is a folder' });
    },
  };
}

async function readFile(
  client: Pick<GithubClient, 'branchFile'>,
  path: string,
  commit: string,
): Promise<WorkspaceFile> {
  const file = await client.branchFile(path, commit);
  return file === undefined ? { kind: 'missing' } : { kind: 'file', bytes: Buffer.from(file.text) };
}

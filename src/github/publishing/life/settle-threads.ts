import { listAt, valueAt } from '../../../text/value-at.ts';
import { GithubError } from '../../api/github-error.ts';
import { isRateLimited } from '../../api/octokit.ts';
import type { GithubClient, PullRequest } from '../../client.ts';
import { addFixedNote, removeFixedNote } from '../fixed-note.ts';
import type { OwnThread } from '../own-thread.ts';
import { githubErrorOrThrow, isUnclear, UnclearWriteError } from '../write-failure.ts';
import { writeOnce, type WriteTerms } from '../write-once.ts';
import type { ThreadPlan } from './plan-threads.ts';
import { returnedMarker, saysReturned } from './returned-note.ts';

export interface SettleTerms extends WriteTerms {
  readonly client: GithubClient;
  readonly pull: PullRequest;
  /** Reads our threads that are on the pull request now; throws a `GithubError`. */
  readonly readThreads: () => Promise<readonly OwnThread[]>;
}

/** Each is a request, and GitHub wants a second between two of them. The next run settles the others. */
const MAX_SETTLED = 40;

/**
 * Resolves the threads of fixed findings, and opens those of findings that have returned. Everything here may be done twice,
 * and a failure loses no finding: it is returned as a sentence, and the next run tries again.
 */
export async function settleThreads(
  terms: SettleTerms,
  { toResolve, toReopen }: Pick<ThreadPlan, 'toResolve' | 'toReopen'>,
): Promise<readonly string[]> {
  const refusals = new Map<string, string>();
  const run = async (threads: readonly OwnThread[], what: string, settle: (thread: OwnThread) => Promise<void>) => {
    for (const thread of threads.slice(0, MAX_SETTLED)) {
      try {
        await settle(thread);
      } catch (error) {
        // The first one has the reason of GitHub.
        refusals.set(what, refusals.get(what) ?? explain(error));
        if (!isRefusal(error)) {
          return;
        }
      }
    }
  };
  const means = resolvingMeans(terms);
  await run(toResolve, 'Threads of fixed findings could not be resolved', (thread) => useFirst(means, thread));
  await run(toReopen, 'Threads of findings that returned could not be opened again', (thread) => reopen(terms, thread));
  return [...refusals].map(([what, reason]) => `${what}: ${reason}.`);
}

/** A way to show that a thread is over. It is not tried again after GitHub refused it once. */
interface Means {
  isRefused: boolean;
  /** Returns undefined if the way cannot be used for this thread. */
  readonly settle: (thread: OwnThread) => Promise<void> | undefined;
}

/** Resolving needs the permission `contents: write`. Otherwise the comment is hidden, or its text says that it is fixed. */
function resolvingMeans({ client, pull }: SettleTerms): readonly Means[] {
  return [
    {
      isRefused: false,
      settle: ({ threadId }) => (threadId === undefined ? undefined : client.resolveThread(threadId)),
    },
    {
      isRefused: false,
      settle: ({ nodeId }) => (nodeId === undefined ? undefined : client.foldComment(nodeId, 'RESOLVED')),
    },
    {
      isRefused: false,
      settle: ({ comment, text }) => client.updateReviewComment(comment, addFixedNote(text, pull.headSha)),
    },
  ];
}

/** Does nothing if the thread is gone: somebody deleted its comment since it was read. */
async function useFirst(means: readonly Means[], thread: OwnThread): Promise<void> {
  let refusal: unknown;
  let isGone = false;
  for (const one of means.filter(({ isRefused }) => !isRefused)) {
    try {
      const settled = one.settle(thread);
      if (settled !== undefined) {
        await settled;
        return;
      }
    } catch (error) {
      githubErrorOrThrow(error);
      if (!isRefusal(error)) {
        throw error;
      }
      if (isNotFound(error)) {
        isGone = true;
      } else {
        one.isRefused = true;
        refusal = error;
      }
    }
  }
  if (isGone && refusal === undefined) {
    return;
  }
  throw refusal ?? new GithubError(0, 'GitHub refused it before', undefined, undefined);
}

/** Says in the thread that its finding is back, and undoes what showed that it was over. */
async function reopen(terms: SettleTerms, thread: OwnThread): Promise<void> {
  const { client, pull } = terms;
  const { comment, threadId, nodeId, text } = thread;
  if (!saysReturned(thread, pull.headSha)) {
    const sha = pull.headSha.slice(0, 7);
    await writeOnce<object>(
      {
        what: 'the answer in a thread',
        send: () =>
          client.replyInThread(pull.number, comment, `This is back in ${sha}.\n\n${returnedMarker(pull.headSha)}`),
        look: async () =>
          (await terms.readThreads()).find((one) => one.comment === comment && saysReturned(one, pull.headSha)),
      },
      terms,
    );
  }
  if (thread.resolved === 'by us' && threadId !== undefined) {
    await client.reopenThread(threadId);
  }
  if (thread.hiddenAs !== undefined && nodeId !== undefined) {
    await client.unfoldComment(nodeId);
  }
  if (thread.saysFixed) {
    await client.updateReviewComment(comment, removeFixedNote(text));
  }
}

/**
 * Whether GitHub refused this one request, so that another way may work. After any other failure, such as a limit or a server
 * that does not answer, the next request would fail as well. GraphQL refuses with status 200.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof GithubError) || error.status === 401 || isRateLimited(error)) {
    return false;
  }
  return !isUnclear(error) || (error.cause instanceof Error && error.cause.name === 'GraphqlResponseError');
}

/** Whether GitHub does not know what a request is about. That says nothing about the next one. */
function isNotFound(error: unknown): boolean {
  const { status, cause } = githubErrorOrThrow(error);
  return status === 404 || listAt(cause, 'errors')?.some((one) => valueAt(one, 'type') === 'NOT_FOUND') === true;
}

function explain(error: unknown): string {
  return error instanceof UnclearWriteError ? error.message : githubErrorOrThrow(error).message.replaceAll(/\s+/g, ' ');
}

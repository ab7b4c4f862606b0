import { GithubError } from '../../../github/api/github-error.ts';
import type { Reaction } from '../../../github/command-requests.ts';
import type { PostedComment } from '../../../github/threads/comments.ts';
import { writeOnce } from '../../../github/publishing/write-once.ts';
import { WORKFLOW_LOGIN } from '../../../github/workflow-login.ts';
import { closeFence } from '../../../reports/markdown/model-markdown.ts';

import type { CommentRun } from './comment-run.ts';

/** The last line of an answer to a comment. */
export function answerMarker(comment: number): string {
  return `<!-- housestyle:answer ${comment} -->`;
}

/** The comment that an answer answers; undefined if a text is not an answer of ours. */
export function answeredComment(body: string): number | undefined {
  const id = /^<!-- housestyle:answer (\d+) -->$/.exec(body.trimEnd().split(/\r?\n/).at(-1) ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}

/**
 * Reacts to the comment. The body of a review cannot have a reaction through this API.
 *
 * @returns `there` if an earlier run of ours reacted so; `failed` if GitHub refused, which is written to the log
 */
export async function react(run: CommentRun, reaction: Reaction): Promise<'added' | 'there' | 'failed'> {
  const { client, comment, options, runner } = run;
  if (options.dryRun || comment.kind === 'review') {
    return 'failed';
  }
  try {
    return await client.react({ kind: comment.kind, id: comment.id }, reaction);
  } catch (error) {
    if (!(error instanceof GithubError)) {
      throw error;
    }
    runner.log(`The reaction to the comment could not be written: ${error.message}`);
    return 'failed';
  }
}

/**
 * Begins to work on a comment: reacts with eyes. GitHub answers a second reaction in another way, so this also tells whether
 * an earlier run of the same event began, and then looks for its answer.
 *
 * @returns whether the comment has an answer
 */
export async function beginAnswer(run: CommentRun): Promise<boolean> {
  return (await react(run, 'eyes')) === 'added' ? false : isAnswered(run);
}

/** Whether the comment has an answer of ours. Throws a `GithubError`. */
export async function isAnswered(run: CommentRun): Promise<boolean> {
  return (await findAnswer(run)) !== undefined;
}

async function findAnswer({ client, comment, number }: CommentRun): Promise<PostedComment | undefined> {
  const kind = comment.kind === 'line' ? 'line' : 'conversation';
  const written = await client.commentsSince(kind, number, comment.createdAt);
  for (const one of written) {
    if (answeredComment(one.body) === comment.id && one.author === ((await client.login()) ?? WORKFLOW_LOGIN)) {
      return one;
    }
  }
  return undefined;
}

/** GitHub accepts 65,536 characters. */
const MAX_ANSWER_CHARACTERS = 60_000;

/**
 * Answers the comment: in its thread, or in the conversation with the question's author named. Throws a `GithubError` if GitHub
 * refuses it, and an `UnclearWriteError` if it is not known whether it was posted.
 *
 * @param markdown the answer, escaped where it is not ours
 */
export async function answer(run: CommentRun, markdown: string): Promise<void> {
  const { client, comment, number, runner, options } = run;
  const body = `${closeFence(markdown.slice(0, MAX_ANSWER_CHARACTERS))}\n\n${answerMarker(comment.id)}`;
  if (options.dryRun) {
    runner.log('`dry-run` is on: the answer was not posted.');
    return;
  }
  const { clock, signal } = runner;
  await writeOnce<object>(
    {
      what: 'the answer',
      send: () =>
        comment.kind === 'line'
          ? client.replyInThread(number, comment.replyTo ?? comment.id, body)
          : client.createIssueComment(number, body),
      look: () => findAnswer(run),
    },
    { clock, signal },
  );
}

import { GithubError } from '../../../github/api/github-error.ts';
import { codeSpan } from '../../../reports/markdown/markdown-text.ts';

import { withOpenedRun } from '../open-run.ts';
import type { ActionRun, Outcome } from '../run.ts';
import type { CommentRun } from './comment-run.ts';

/** A review that a person asks for. */
export interface AskedReview {
  readonly agent: string | undefined;
  readonly full: boolean;
  /** The words of the person, for the reviewers. */
  readonly message: string | undefined;
}

export type ReviewedOnDemand =
  | { readonly kind: 'reviewed'; readonly outcome: Outcome }
  /** Nothing was reviewed. `markdown` says why. */
  | { readonly kind: 'refused'; readonly line: string; readonly markdown: string };

/**
 * Reviews the commit that the author of the comment could see. Somebody could push other code between the comment and this
 * run, so nothing is reviewed if the head is newer than the comment. Throws what a review throws.
 *
 * @param review reviews an opened pull request
 */
export async function reviewOnDemand(
  run: CommentRun,
  asked: AskedReview,
  review: (run: ActionRun) => Promise<Outcome>,
): Promise<ReviewedOnDemand> {
  const { headSha, isOpen } = await run.readPull();
  if (!isOpen) {
    return refuse('The pull request is closed, so it is not reviewed.');
  }
  if (await isHeadNewer(run)) {
    return refuse(pushedLater(headSha));
  }
  return withOpenedRun(run, run.number, async (opened): Promise<ReviewedOnDemand> => {
    const now = opened.opened?.pull.headSha ?? headSha;
    if (now !== headSha) {
      return refuse(pushedLater(now));
    }
    const { agent, full, message } = asked;
    const options = { ...opened.options, full: full || opened.options.full, ...(agent === undefined ? {} : { agent }) };
    const ofAgent = agent === undefined ? {} : { isAgentAsked: true as const };
    const outcome = await review({ ...opened, ...ofAgent, options, event: { ...opened.event, message } });
    return { kind: 'reviewed', outcome };
  });
}

/** Whether the head was pushed after the comment was written, as far as GitHub says it. */
async function isHeadNewer(run: CommentRun): Promise<boolean> {
  const { client, comment, runner } = run;
  const { headSha, headRef, headRepository, baseRepository } = await run.readPull();
  if (comment.headSha !== undefined) {
    return comment.headSha !== headSha;
  }
  const pushed = await readPush(client, headRepository ?? baseRepository, headRef, headSha);
  if (pushed === undefined) {
    const short = headSha.slice(0, 7);
    runner.log(
      `GitHub does not say when ${short} was pushed, so it may be newer than the comment of ${comment.author}.`,
    );
    return false;
  }
  return Date.parse(pushed) >= Date.parse(comment.createdAt);
}

async function readPush(
  client: CommentRun['client'],
  repository: string,
  branch: string,
  commit: string,
): Promise<string | undefined> {
  try {
    return await client.pushedAt(repository, branch, commit);
  } catch (error) {
    if (error instanceof GithubError) {
      // Expected: the token may not read a fork, or the server does not list pushes.
      return undefined;
    }
    throw error;
  }
}

function pushedLater(headSha: string): string {
  return `${codeSpan(headSha.slice(0, 7))} was pushed after this comment. To have it reviewed, look at it and write the command again.`;
}

function refuse(markdown: string): ReviewedOnDemand {
  return { kind: 'refused', line: markdown, markdown };
}

import { usageError } from '../../../errors.ts';
import { GithubError } from '../../../github/api/github-error.ts';
import type { OpenedPullRequest } from '../../../github/open-pull-request.ts';
import type { ReviewSubject } from '../../../jobs/choose/choose-guidance.ts';
import type { ReviewResult } from '../../../reports/review/review-result.ts';
import { openLookups, makeScopeSubject, workflowGuidance, type ActionRun } from '../run.ts';

/** The pull request to review; throws a `UserError` if the event has none. */
export function readPullRequest({ opened, event }: ActionRun): OpenedPullRequest {
  if (opened === undefined) {
    throw usageError(
      'no-pull-request',
      `The event \`${event.name}\` has no pull request to review`,
      'Set the input `pull-request`.',
    );
  }
  return opened;
}

/** The pull request as a change to review, guided by the base unless `instructions-from` names the head. */
export async function readSubject(run: ActionRun, opened: OpenedPullRequest): Promise<ReviewSubject> {
  const { instructionsFrom } = run.options;
  if (instructionsFrom === 'head' && opened.isFork) {
    throw usageError(
      'untrusted-instructions',
      '`instructions-from: head` is not allowed for a pull request from a fork: its author could rewrite the instructions that judge it',
      'Leave `instructions-from` at `base`.',
    );
  }
  return {
    guidance: await workflowGuidance(run, instructionsFrom === 'head' ? opened.head : opened.base),
    ...makeScopeSubject(run, opened),
    ...openLookups(run, opened),
    description: { title: opened.pull.title, body: opened.pull.body },
  };
}

/** Adds a note if somebody pushed to the pull request during the review. Comments still go to the commit that was read. */
export async function noteMovedHead(
  run: ActionRun,
  { pull }: OpenedPullRequest,
  result: ReviewResult,
): Promise<{ readonly result: ReviewResult; readonly currentHead: string }> {
  try {
    const { headSha } = await run.client.pull(pull.number);
    const moved = {
      stage: 'change' as const,
      source: `head ${headSha.slice(0, 7)}`,
      reason: `it was pushed while ${pull.headSha.slice(0, 7)} was reviewed; the next run reviews it`,
    };
    return {
      result: headSha === pull.headSha ? result : { ...result, leftOut: [...result.leftOut, moved] },
      currentHead: headSha,
    };
  } catch (error) {
    if (error instanceof GithubError) {
      // The review is good without the note.
      return { result, currentHead: pull.headSha };
    }
    throw error;
  }
}

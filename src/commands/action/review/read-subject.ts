import { concealedWorkspace } from '../../../workspace/concealed.ts';
import { usageError } from '../../../errors.ts';
import type { OpenedPullRequest } from '../../../github/open-pull-request.ts';
import type { ReviewSubject } from '../../../jobs/choose/choose-guidance.ts';
import { authorsText } from '../../../reports/describe/description-section.ts';
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
    guidance: await workflowGuidance(run, concealedWorkspace(instructionsFrom === 'head' ? opened.head : opened.base)),
    ...makeScopeSubject(run, opened),
    ...openLookups(run, opened),
    description: authorsText(opened.pull),
    branch: opened.pull.headRef,
    target: opened.pull.baseRef,
  };
}

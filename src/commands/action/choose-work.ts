import { usageError, type UserError } from '../../errors.ts';
import type { WorkflowEvent } from '../../github/event.ts';
import type { Options } from '../../options/options.ts';
import { findIdleReason } from './find-idle-reason.ts';
import { wordSet } from '../../structures/words-in.ts';

/** What a run does for its event. */
export type Work =
  | { readonly kind: 'review' | 'validate' | 'dump' | 'describe' | 'plan' | 'publish' }
  /** Look whether the comment of the event is a command, and do it. */
  | { readonly kind: 'comment' }
  /** Review the pull request of a fork that the artifact of another workflow run names. */
  | { readonly kind: 'second-stage' }
  /** A sentence for the log says why. The run ends with success. */
  | { readonly kind: 'nothing'; readonly reason: string }
  /** The workflow has to be changed: this event can never have work. */
  | { readonly kind: 'wrong'; readonly error: UserError };

type WorkOptions = Pick<Options, 'mode' | 'pullRequest' | 'reviewDrafts' | 'reviewLabel'>;

/**
 * Chooses what to do for an event. Reads its payload only, so nothing is requested from GitHub for an event without work.
 *
 * @param options those of the inputs first; once the configuration file is read, those of both
 */
export function chooseWork(event: WorkflowEvent, options: WorkOptions): Work {
  const mode = options.mode === 'auto' ? chooseMode(event, options) : options.mode;
  if (mode === undefined) {
    return { kind: 'wrong', error: unknownEventError(event) };
  }
  const reason = findIdleReason(event, mode, options);
  if (reason !== undefined) {
    return { kind: 'nothing', reason };
  }
  if (mode !== 'review') {
    return { kind: mode };
  }
  if (event.comment !== undefined) {
    return { kind: 'comment' };
  }
  const isUnnamed = options.pullRequest === undefined && event.pullRequest === undefined;
  return { kind: isUnnamed && event.name === 'workflow_run' ? 'second-stage' : 'review' };
}

const REVIEW_EVENTS = wordSet(`
  check_run check_suite issue_comment pull_request pull_request_review pull_request_review_comment
  pull_request_review_thread pull_request_target workflow_run
`);
const VALIDATE_EVENTS = new Set(['push', 'merge_group', 'schedule']);

/** The mode `auto`; undefined if the event has no pull request and is none of those that validate. */
function chooseMode({ name }: WorkflowEvent, { pullRequest }: WorkOptions): 'review' | 'validate' | 'dump' | undefined {
  if (VALIDATE_EVENTS.has(name)) {
    return 'validate';
  }
  if (name === 'workflow_dispatch') {
    return 'dump';
  }
  return REVIEW_EVENTS.has(name) || pullRequest !== undefined ? 'review' : undefined;
}

function unknownEventError({ name }: WorkflowEvent): UserError {
  return usageError(
    'no-mode',
    `The event \`${name}\` has no pull request, so there is nothing to do`,
    `Remove \`${name}\` from \`on:\`, or set \`mode: validate\` or \`pull-request\`.`,
  );
}

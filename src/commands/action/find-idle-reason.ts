import type { EventComment } from '../../github/event-comment.ts';
import type { FinishedWork, PayloadPull, WorkflowEvent } from '../../github/event.ts';
import type { Options } from '../../options/options.ts';
import { wordSet } from '../../structures/words-in.ts';

type ReviewConditions = Pick<Options, 'reviewDrafts' | 'reviewLabel'>;

/**
 * Returns why an event has no work, as a sentence; undefined if it may have some. An event is always work if `pull-request`
 * names a pull request that the event is not about.
 *
 * @param mode what the run would do
 */
export function findIdleReason(
  event: WorkflowEvent,
  mode: 'review' | 'validate' | 'dump' | 'describe' | 'plan' | 'publish',
  options: ReviewConditions & Pick<Options, 'pullRequest'>,
): string | undefined {
  if (mode === 'validate') {
    return findNothingToValidate(event);
  }
  if (mode === 'describe' && event.comment !== undefined) {
    return 'A comment changes nothing that the description is written from.';
  }
  const isNamed = options.pullRequest !== undefined && options.pullRequest !== event.pullRequest;
  return mode === 'dump' || (isNamed && event.comment === undefined) ? undefined : findNothingToReview(event, options);
}

function findNothingToValidate({ name, action, deletesRef }: WorkflowEvent): string | undefined {
  if (name === 'push' && deletesRef) {
    return 'The push deleted its branch or tag.';
  }
  return name === 'merge_group' && action === 'destroyed' ? 'The merge group was removed from the queue.' : undefined;
}

function findNothingToReview(event: WorkflowEvent, options: ReviewConditions): string | undefined {
  switch (event.name) {
    case 'pull_request':
    case 'pull_request_target':
      return findIdlePull(event, options);
    case 'issue_comment':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return findIdleComment(event);
    case 'pull_request_review_thread':
      return 'Threads that are resolved or opened again are read when the next run reviews.';
    case 'check_run':
    case 'check_suite':
      return findIdleCheck(event);
    case 'workflow_run':
      return findIdleRun(event);
    default:
      return undefined;
  }
}

/** Actions that change nothing that a review reads, or end the need for one. */
const IDLE_PULL_ACTIONS = wordSet(`
  auto_merge_disabled closed converted_to_draft demilestoned dequeued locked milestoned review_request_removed
  unassigned unlabeled unlocked
`);

function findIdlePull(
  { action = '', pullRequest, payloadPull }: WorkflowEvent,
  options: ReviewConditions,
): string | undefined {
  if (IDLE_PULL_ACTIONS.has(action)) {
    return `The action \`${action}\` of a pull request starts no review.`;
  }
  if (pullRequest === undefined || payloadPull === undefined) {
    return undefined;
  }
  const { changedLabel } = payloadPull;
  const { reviewLabel } = options;
  const isOtherLabel = reviewLabel !== undefined && changedLabel !== undefined && !isSame(changedLabel, reviewLabel);
  return action === 'labeled' && isOtherLabel
    ? `The added label is not \`${reviewLabel}\` (\`review-label\`).`
    : findUnmetCondition({ number: pullRequest, ...payloadPull }, options);
}

/**
 * Returns why a pull request is not reviewed in its present state, as a sentence; undefined if it is.
 *
 * @param pull its state, from the payload of an event or from the API
 */
export function findUnmetCondition(
  { number, isOpen, isDraft, labels }: Pick<PayloadPull, 'isDraft' | 'isOpen' | 'labels'> & { readonly number: number },
  { reviewDrafts, reviewLabel }: ReviewConditions,
): string | undefined {
  if (!isOpen) {
    return `Pull request ${number} is closed.`;
  }
  if (isDraft && !reviewDrafts) {
    return `Pull request ${number} is a draft (\`review-drafts: false\`). It is reviewed when it is ready for review.`;
  }
  return reviewLabel === undefined || labels.some((label) => isSame(label, reviewLabel))
    ? undefined
    : `Pull request ${number} does not have the label \`${reviewLabel}\` (\`review-label\`).`;
}

/** A repository cannot have two labels that differ in letter case only. */
function isSame(label: string, other: string): boolean {
  return label.toLowerCase() === other.toLowerCase();
}

function findIdleComment({ comment, pullRequest, name }: WorkflowEvent): string | undefined {
  if (pullRequest === undefined) {
    return name === 'issue_comment' ? 'The comment is on an issue, not on a pull request.' : undefined;
  }
  return comment === undefined ? 'The event has no comment.' : findIdleAuthor(comment);
}

/** Comments of this Action have such a marker, and a reply that quotes one does not begin with it. */
const OUR_MARKER = /^<!-- housestyle:/m;

function findIdleAuthor({ action, kind, body, isByBot }: EventComment): string | undefined {
  if (action !== (kind === 'review' ? 'submitted' : 'created')) {
    return `A comment that was ${/^\w+$/.test(action) ? action : 'changed'} starts nothing. Write a new one.`;
  }
  if (isByBot || OUR_MARKER.test(body)) {
    return 'The comment is by a bot.';
  }
  return body.trim() === '' ? 'The review has no text.' : undefined;
}

function findIdleCheck({ name, action = '', finished, pullRequest }: WorkflowEvent): string | undefined {
  if (action !== 'rerequested') {
    return `Only the action \`rerequested\` of \`${name}\` starts a review.`;
  }
  return pullRequest === undefined ? explainNoPull('check', finished) : undefined;
}

const PULL_EVENTS = new Set(['pull_request', 'pull_request_target']);

function findIdleRun({ action = '', finished, pullRequest }: WorkflowEvent): string | undefined {
  if (action !== 'completed') {
    return 'Only the action `completed` of `workflow_run` starts a review.';
  }
  if (pullRequest !== undefined) {
    return undefined;
  }
  if (finished === undefined || !PULL_EVENTS.has(finished.startedBy ?? '')) {
    return explainNoPull('workflow run', finished);
  }
  return finished.conclusion === 'success'
    ? undefined
    : `The workflow run ended with \`${finished.conclusion ?? 'no result'}\`, so it has no change to review.`;
}

function explainNoPull(what: string, finished: FinishedWork | undefined): string {
  const commit = finished === undefined ? '' : ` of ${finished.headSha.slice(0, 7)}`;
  return `GitHub names no pull request for the ${what}${commit}: there is none, or it comes from a fork. To review one, set \`pull-request\`.`;
}

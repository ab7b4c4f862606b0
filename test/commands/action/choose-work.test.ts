import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseWork, type Work } from '../../../src/commands/action/choose-work.ts';
import { readEvent, WEBHOOK_EXAMPLES } from './webhook-examples.ts';

const DEFAULTS = { mode: 'auto', pullRequest: undefined, reviewDrafts: true, reviewLabel: undefined } as const;
type Given = Partial<Parameters<typeof chooseWork>[1]>;

beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', 'octo/app');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function choose(name: string, payload: unknown, options: Given = {}): Work {
  return chooseWork(readEvent(name, payload), { ...DEFAULTS, ...options });
}

/** The work as one line: its kind, or the sentence that a person reads. */
function describeWork(work: Work): string {
  if (work.kind === 'wrong') {
    return `exit ${work.error.exitCode}: ${work.error.message}. ${work.error.hint}`;
  }
  return work.kind === 'nothing' ? work.reason : work.kind;
}

const UNCHANGED = (action: string): string => `The action \`${action}\` of a pull request starts no review.`;
const NO_NEW_COMMENT = (action: string): string => `A comment that was ${action} starts nothing. Write a new one.`;
const ON_AN_ISSUE = 'The comment is on an issue, not on a pull request.';
const THREAD = 'Threads that are resolved or opened again are read when the next run reviews.';
const NOT_COMPLETED = 'Only the action `completed` of `workflow_run` starts a review.';

function noPullOf(commit: string): string {
  return `GitHub names no pull request for the workflow run of ${commit}: there is none, or it comes from a fork. To review one, set \`pull-request\`.`;
}

/** The events that have work, or none for now. All others can have no pull request. */
const WORK_OF_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'check_run completed': ['Only the action `rerequested` of `check_run` starts a review.'],
  'check_run created': ['Only the action `rerequested` of `check_run` starts a review.'],
  'check_run requested_action': ['Only the action `rerequested` of `check_run` starts a review.'],
  'check_run rerequested': [
    'review',
    'GitHub names no pull request for the check of d6fde92: there is none, or it comes from a fork. To review one, set `pull-request`.',
  ],
  'check_suite completed': ['Only the action `rerequested` of `check_suite` starts a review.'],
  'check_suite requested': ['Only the action `rerequested` of `check_suite` starts a review.'],
  'check_suite rerequested': ['review'],
  'issue_comment created': [ON_AN_ISSUE],
  'issue_comment deleted': [ON_AN_ISSUE],
  'issue_comment edited': [ON_AN_ISSUE],
  'merge_group checks_requested': ['validate'],
  'pull_request assigned': ['review'],
  'pull_request closed': [UNCHANGED('closed')],
  'pull_request converted_to_draft': [UNCHANGED('converted_to_draft')],
  'pull_request labeled': ['review'],
  'pull_request locked': [UNCHANGED('locked')],
  'pull_request opened': ['review'],
  'pull_request ready_for_review': ['review'],
  'pull_request reopened': ['review'],
  'pull_request review_request_removed': [UNCHANGED('review_request_removed')],
  'pull_request review_requested': ['review'],
  'pull_request synchronize': ['review'],
  'pull_request unassigned': [UNCHANGED('unassigned')],
  'pull_request unlabeled': [UNCHANGED('unlabeled')],
  'pull_request unlocked': [UNCHANGED('unlocked')],
  'pull_request_review dismissed': [NO_NEW_COMMENT('dismissed')],
  'pull_request_review submitted': ['The review has no text.'],
  'pull_request_review_comment created': ['comment'],
  'pull_request_review_comment deleted': [NO_NEW_COMMENT('deleted')],
  'pull_request_review_comment edited': [NO_NEW_COMMENT('edited')],
  'pull_request_review_thread resolved': [THREAD],
  'pull_request_review_thread unresolved': [THREAD],
  push: ['validate', 'The push deleted its branch or tag.'],
  workflow_dispatch: ['dump'],
  'workflow_run completed': ['review', noPullOf('5779607'), noPullOf('3484a3f')],
  'workflow_run requested': [NOT_COMPLETED],
};

const noPull = (name: string): string =>
  `exit 2: The event \`${name}\` has no pull request, so there is nothing to do. Remove \`${name}\` from \`on:\`, or set \`mode: validate\` or \`pull-request\`.`;

describe('each example of the webhook catalogue', () => {
  it.each(WEBHOOK_EXAMPLES)('of $name has a defined result', ({ name, examples }) => {
    for (const example of examples) {
      const key = `${name} ${example.action ?? ''}`.trim();
      expect(WORK_OF_EXAMPLES[key] ?? [noPull(name)]).toContain(describeWork(choose(name, example)));
    }
  });

  it('is reviewed, whatever the event, if `pull-request` names a pull request and `mode` is review', () => {
    const kinds = WEBHOOK_EXAMPLES.flatMap(({ name, examples }) =>
      examples.map((example) => choose(name, example, { mode: 'review', pullRequest: 9 }).kind),
    );
    // A comment starts a review only if it is a command.
    expect(new Set(kinds)).toEqual(new Set(['review', 'comment', 'nothing']));
  });

  it('is validated, whatever the event, with `mode: validate`', () => {
    const kinds = WEBHOOK_EXAMPLES.flatMap(({ name, examples }) =>
      examples.map((example) => `${choose(name, example, { mode: 'validate' }).kind} ${String(example['deleted'])}`),
    );
    expect(new Set(kinds)).toEqual(new Set(['validate undefined', 'validate false', 'nothing true']));
  });
});

const PULL = { number: 7, state: 'open', draft: false, labels: [] };

describe('a pull request', () => {
  it.each<[string, object, Given, string]>([
    ['a draft is reviewed by default', { pull_request: { ...PULL, draft: true } }, {}, 'review'],
    [
      'a draft is left alone with review-drafts: false',
      { pull_request: { ...PULL, draft: true } },
      { reviewDrafts: false },
      'Pull request 7 is a draft (`review-drafts: false`). It is reviewed when it is ready for review.',
    ],
    [
      'a draft that is ready for review is reviewed',
      { action: 'ready_for_review', pull_request: PULL },
      { reviewDrafts: false },
      'review',
    ],
    [
      'a closed one is left alone whatever happens to it',
      { action: 'labeled', pull_request: { ...PULL, state: 'closed' } },
      {},
      'Pull request 7 is closed.',
    ],
    [
      'one without the review label is left alone',
      { action: 'synchronize', pull_request: PULL },
      { reviewLabel: 'AI review' },
      'Pull request 7 does not have the label `AI review` (`review-label`).',
    ],
    [
      'one with the review label is reviewed, in any letter case',
      { action: 'synchronize', pull_request: { ...PULL, labels: [{ name: 'ai review' }] } },
      { reviewLabel: 'AI review' },
      'review',
    ],
    [
      'adding the review label starts a review',
      { action: 'labeled', label: { name: 'review' }, pull_request: { ...PULL, labels: [{ name: 'review' }] } },
      { reviewLabel: 'review' },
      'review',
    ],
    [
      'adding another label starts none',
      {
        action: 'labeled',
        label: { name: 'bug' },
        pull_request: { ...PULL, labels: [{ name: 'review' }, { name: 'bug' }] },
      },
      { reviewLabel: 'review' },
      'The added label is not `review` (`review-label`).',
    ],
    [
      'another one than that of the event is reviewed if `pull-request` names it',
      { action: 'closed', pull_request: PULL },
      { pullRequest: 8 },
      'review',
    ],
    [
      'the same one is not, although `pull-request` names it',
      { action: 'closed', pull_request: PULL },
      { pullRequest: 7 },
      UNCHANGED('closed'),
    ],
  ])('%s', (_name, payload, options, expected) => {
    for (const event of ['pull_request', 'pull_request_target']) {
      expect(describeWork(choose(event, payload, options))).toBe(expected);
    }
  });
});

const COMMENT = { id: 1, body: '/housestyle review', user: { login: 'ada', type: 'User' } };
const ON_PULL = { issue: { number: 7, pull_request: {} } };

describe('a comment', () => {
  it.each<[string, string, object, string]>([
    ['is looked at on a pull request', 'issue_comment', { action: 'created', comment: COMMENT, ...ON_PULL }, 'comment'],
    [
      'starts nothing when it is deleted',
      'issue_comment',
      { action: 'deleted', comment: COMMENT, ...ON_PULL },
      NO_NEW_COMMENT('deleted'),
    ],
    [
      'starts nothing when it is edited',
      'issue_comment',
      { action: 'edited', comment: COMMENT, ...ON_PULL },
      NO_NEW_COMMENT('edited'),
    ],
    [
      'by a bot starts nothing',
      'issue_comment',
      { action: 'created', comment: { ...COMMENT, user: { login: 'x[bot]', type: 'Bot' } }, ...ON_PULL },
      'The comment is by a bot.',
    ],
    [
      'that this Action posted with the token of a person starts nothing',
      'issue_comment',
      {
        action: 'created',
        comment: { ...COMMENT, body: '<!-- housestyle:summary -->\n/housestyle review' },
        ...ON_PULL,
      },
      'The comment is by a bot.',
    ],
    [
      'that quotes such a comment is looked at',
      'issue_comment',
      {
        action: 'created',
        comment: { ...COMMENT, body: '> <!-- housestyle:summary -->\n\n/housestyle help' },
        ...ON_PULL,
      },
      'comment',
    ],
    [
      'on an issue starts nothing',
      'issue_comment',
      { action: 'created', comment: COMMENT, issue: { number: 7 } },
      ON_AN_ISSUE,
    ],
    [
      'is the body of a review too',
      'pull_request_review',
      { action: 'submitted', review: COMMENT, pull_request: PULL },
      'comment',
    ],
    [
      'with an unknown action starts nothing',
      'issue_comment',
      { action: '::error::x', comment: COMMENT, ...ON_PULL },
      NO_NEW_COMMENT('changed'),
    ],
  ])('%s', (_name, event, payload, expected) => {
    for (const mode of ['auto', 'review'] as const) {
      expect(describeWork(choose(event, payload, { mode }))).toBe(expected);
    }
  });
});

const RUN = { id: 5, head_sha: 'abcdef0123', event: 'pull_request', conclusion: 'success', pull_requests: [] };

describe('a workflow run', () => {
  it.each<[string, object, string]>([
    ['of a fork is reviewed by its artifact', RUN, 'second-stage'],
    ['of a branch is reviewed', { ...RUN, pull_requests: [{ number: 7 }] }, 'review'],
    [
      'that failed has nothing to review',
      { ...RUN, conclusion: 'failure' },
      'The workflow run ended with `failure`, so it has no change to review.',
    ],
    [
      'for a push has nothing to review',
      { ...RUN, event: 'push' },
      'GitHub names no pull request for the workflow run of abcdef0: there is none, or it comes from a fork. To review one, set `pull-request`.',
    ],
  ])('%s', (_name, run, expected) => {
    expect(describeWork(choose('workflow_run', { action: 'completed', workflow_run: run }))).toBe(expected);
  });
});

describe('a merge group', () => {
  it('that was removed is not validated', () => {
    expect(describeWork(choose('merge_group', { action: 'destroyed' }))).toContain('removed from the queue');
  });
});

it.each([undefined, null, [], 'x', 7, { action: 7, pull_request: [], comment: 'x', check_suite: null }])(
  'no event crashes with the payload %j',
  (payload) => {
    for (const { name } of WEBHOOK_EXAMPLES) {
      expect(describeWork(choose(name, payload))).not.toBe('');
    }
  },
);

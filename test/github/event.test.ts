import { createRequire } from 'node:module';
import { context } from '@actions/github';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWorkflowEvent, type WorkflowEvent } from '../../src/github/event.ts';

const { payload, eventName } = context;

beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', 'octo/app');
});

afterEach(() => {
  vi.unstubAllEnvs();
  context.payload = payload;
  context.eventName = eventName;
});

/** Reads an event with a payload of any form. The toolkit's types assume that payloads are valid. */
function readEvent(name: string, given: unknown): WorkflowEvent {
  context.eventName = name;
  context.payload = given as typeof payload;
  return readWorkflowEvent();
}

/** GitHub's own example of an event. */
function findExample(name: string, action: string): unknown {
  const groups: readonly { readonly name: string; readonly examples: readonly { readonly action?: string }[] }[] =
    createRequire(import.meta.url)('@octokit/webhooks-examples');
  return groups.find((group) => group.name === name)?.examples.find((example) => example.action === action);
}

describe('the message that a workflow runs for', () => {
  it.each([
    ['OWNER', '@dba, look'],
    ['MEMBER', '@dba, look'],
    ['COLLABORATOR', '@dba, look'],
    ['CONTRIBUTOR', undefined],
    ['FIRST_TIME_CONTRIBUTOR', undefined],
    ['NONE', undefined],
    [undefined, undefined],
    [['OWNER', 'NONE'], undefined],
  ])('of an author with the association %s is read as %s', (association, expected) => {
    const comment = { id: 1, body: '@dba, look', author_association: association };
    expect(readEvent('issue_comment', { comment }).message).toBe(expected);
  });

  it.each([{}, { comment: null }, { comment: { id: 1, author_association: 'OWNER', body: 7 } }, { comment: 'x' }])(
    'is absent or empty for the payload %j',
    (given) => {
      expect(readEvent('issue_comment', given).message ?? '').toBe('');
    },
  );
});

describe('the comment of an event', () => {
  it('is read from a comment on a pull request', () => {
    expect(readEvent('issue_comment', findExample('issue_comment', 'created')).comment).toMatchObject({
      kind: 'conversation',
      action: 'created',
      author: 'Codertocat',
      isByBot: false,
      isByTeam: true,
      replyTo: undefined,
    });
  });

  it('is read from a comment on a line, with the thread that it answers', () => {
    const user = { login: 'ada', type: 'User' };
    const comment = { id: 2, in_reply_to_id: 1, node_id: 'PRRC_2', user, body: 'Why?', path: 'a.ts' };
    const pull = { number: 7, head: { sha: 'abc' }, base: { sha: 'def' } };
    const read = readEvent('pull_request_review_comment', { action: 'created', comment, pull_request: pull });
    expect(read).toMatchObject({
      pullRequest: 7,
      comment: {
        kind: 'line',
        id: 2,
        nodeId: 'PRRC_2',
        body: 'Why?',
        author: 'ada',
        replyTo: 1,
        path: 'a.ts',
        headSha: 'abc',
        baseSha: 'def',
      },
    });
  });

  it('is the body of a review, which is empty if it has no text', () => {
    const example = findExample('pull_request_review', 'submitted');
    expect(readEvent('pull_request_review', example).comment).toMatchObject({
      kind: 'review',
      action: 'submitted',
      body: '',
      createdAt: '2019-05-15T15:20:38Z',
      updatedAt: '2019-05-15T15:20:38Z',
    });
  });

  it.each([
    [{ login: 'x[bot]', type: 'Bot' }, { type: 'User' }],
    [{ login: 'ada', type: 'User' }, { type: 'Bot' }],
  ])('is by a bot if its author %j or the sender %j is one', (user, sender) => {
    expect(readEvent('issue_comment', { comment: { id: 1, user }, sender }).comment?.isByBot).toBe(true);
  });

  it.each(['constructor', 'toString', '__proto__'])('is absent for an event named %s', (name) => {
    expect(readEvent(name, { comment: { id: 1 } }).comment).toBeUndefined();
  });
});

describe('the pull request of an event', () => {
  it.each([
    ['pull_request', { pull_request: { number: 7 } }, 7],
    ['issue_comment', { issue: { number: 7, pull_request: {} } }, 7],
    ['issue_comment', { issue: { number: 7 } }, undefined],
    ['issue_comment', { issue: { number: '7', pull_request: {} } }, undefined],
    ['issue_comment', { issue: { number: 7, pull_request: null } }, undefined],
    ['pull_request', { pull_request: { number: 7.5 } }, undefined],
    ['check_run', { check_run: { id: 1, head_sha: 'a', pull_requests: [{ number: 7 }] } }, 7],
    ['check_suite', { check_suite: { id: 1, head_sha: 'a', pull_requests: [] } }, undefined],
    ['workflow_run', { workflow_run: { id: 1, head_sha: 'a', pull_requests: [{ number: 7 }] } }, 7],
    ['workflow_run', { workflow_run: { id: 1, head_sha: 'a', pull_requests: [{ number: 7 }, { number: 8 }] } }, 7],
    ['workflow_run', { workflow_run: { id: 1, head_sha: 'a', pull_requests: 'x' } }, undefined],
  ])('%s with %j is %s', (name, given, expected) => {
    expect(readEvent(name, given).pullRequest).toBe(expected);
  });

  it('has its state, labels and the label that was added', () => {
    const head = { sha: 'a'.repeat(40) };
    const pull = { number: 7, head, state: 'closed', draft: true, labels: [{ name: 'review' }, { name: 7 }, null] };
    expect(readEvent('pull_request', { pull_request: pull, label: { name: 'review' } }).payloadPull).toEqual({
      isOpen: false,
      isDraft: true,
      labels: ['review'],
      changedLabel: 'review',
      headSha: head.sha,
    });
  });
});

it('reads the finished workflow run of a fork', () => {
  const run = {
    id: 5,
    event: 'pull_request',
    conclusion: 'success',
    head_sha: 'abc',
    head_repository: { full_name: 'eve/app' },
    pull_requests: [],
  };
  expect(readEvent('workflow_run', { action: 'completed', workflow_run: run })).toMatchObject({
    action: 'completed',
    finished: {
      id: 5,
      headSha: 'abc',
      headRepository: 'eve/app',
      startedBy: 'pull_request',
      conclusion: 'success',
      pullRequests: [],
    },
  });
});

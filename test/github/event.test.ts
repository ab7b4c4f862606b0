import { context } from '@actions/github';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWorkflowEvent, type WorkflowEvent } from '../../src/github/event.ts';

const { payload } = context;

beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', 'octo/app');
});

afterEach(() => {
  vi.unstubAllEnvs();
  context.payload = payload;
});

/** Reads an event with a payload of any form. The toolkit's types assume that payloads are valid. */
function readEvent(given: unknown): WorkflowEvent {
  context.payload = given as typeof payload;
  return readWorkflowEvent();
}

describe('the comment that a workflow runs for', () => {
  it.each([
    ['OWNER', '@dba, look'],
    ['MEMBER', '@dba, look'],
    ['COLLABORATOR', '@dba, look'],
    ['CONTRIBUTOR', undefined],
    ['FIRST_TIME_CONTRIBUTOR', undefined],
    ['NONE', undefined],
    [undefined, undefined],
    [['OWNER', 'NONE'], undefined],
  ])('by an author with the association %s is read as %s', (association, expected) => {
    const { comment } = readEvent({ comment: { body: '@dba, look', author_association: association } });
    expect(comment).toBe(expected);
  });

  it.each([{}, { comment: null }, { comment: { author_association: 'OWNER', body: 7 } }, { comment: 'x' }])(
    'is undefined for the payload %j',
    (given) => {
      expect(readEvent(given).comment).toBeUndefined();
    },
  );
});

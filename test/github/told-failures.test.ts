import { describe, expect, it } from 'vitest';
import { createGithubClient, type GithubClient } from '../../src/github/client.ts';
import { openPullRequest } from '../../src/github/open-pull-request.ts';
import type { Fault } from '../emulators/github/faults.ts';
import { startFixture } from '../emulators/github/fixture.ts';
import { IS_WHOLE } from '../harness/whole.ts';
import { hurriedClock } from './publishing/hurried-clock.ts';

const SHA = 'a'.repeat(40);
const { signal } = new AbortController();
const REVIEW = { headSha: SHA, event: 'COMMENT', body: 'B', comments: [] } as const;

/** What a client may be asked for. A refusal that is a value is told like an error. */
const ASKED: Readonly<Record<string, (client: GithubClient) => Promise<unknown>>> = {
  'to open a pull request': (client) => openPullRequest(client, 1, undefined, () => undefined),
  'for the files of a pull request': (client) => client.changedFiles(1, 100),
  'for the diff of a pull request': (client) => client.diff(1),
  'for a merge base': (client) => client.mergeBase(SHA, SHA),
  'for a tree': (client) => client.tree(SHA, true),
  'for a blob': (client) => client.blob(SHA),
  'for an archive': (client) => client.archive(SHA),
  'who posts': (client) => client.login(),
  'for the comments of a pull request': (client) => client.issueComments(1),
  'for the comments on lines': (client) => client.reviewComments(1),
  'for the threads of a pull request': (client) => client.reviewThreads(1),
  'for an issue': (client) => client.issue({ owner: 'acme', name: 'shop', number: 1 }, signal),
  'for commits': (client) => client.pullCommits(1, signal),
  'for the results of checks': (client) => client.checkAnnotations({ sha: SHA, runId: undefined }, signal),
  'to post a review': (client) => client.createReview(1, REVIEW),
  'to post a comment': (client) => client.createIssueComment(1, 'B'),
  'to change a comment': (client) => client.updateIssueComment(1, 'B'),
};

function refuse(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Fault['how'] {
  return { kind: 'answer', status, headers, body: { message, status: String(status) } };
}

const PAGE = '<!DOCTYPE html><html><body><h1>Sign in</h1></body></html>';
const SECONDARY = 'You have exceeded a secondary rate limit.';
const FAILURES: readonly (readonly [name: string, how: Fault['how'], told: RegExp])[] = [
  ['an expired token', refuse(401, 'Bad credentials'), /the token is not valid|refused the token/],
  ['a rate limit', refuse(403, 'API rate limit exceeded', { 'retry-after': '900' }), /rate limit/],
  ['another rate limit', refuse(429, 'Too Many Requests', { 'retry-after': '900' }), /rate limit/],
  ['a secondary rate limit', refuse(403, SECONDARY, { 'retry-after': '900' }), /rate limit/],
  ['the page of a proxy', { kind: 'text', status: 502, type: 'text/html', text: PAGE }, /status 502|answered 502/],
];

/** Asks, and returns what a person would read. */
async function tell(ask: (client: GithubClient) => Promise<unknown>, how: Fault['how']): Promise<string> {
  const { github, url: apiUrl } = await startFixture({
    emulator: { knobs: { fault: () => ({ when: 'before', how }) } },
  });
  const settings = { token: github.token, apiUrl, owner: 'acme', repository: 'shop', version: '1' };
  try {
    return JSON.stringify(await ask(createGithubClient({ ...settings, clock: hurriedClock() })));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function requestsFor(failure: string): readonly [string, (client: GithubClient) => Promise<unknown>][] {
  return Object.entries(ASKED).filter((_, index) => IS_WHOLE || (index + failure.length) % 3 === 0);
}

describe.each(FAILURES)('%s is told as such', (failure, how, told) => {
  // In CI each failure meets a third of the requests, and all of them at night.
  it.each(requestsFor(failure))('when GitHub is asked %s', async (_name, ask) => {
    const message = await tell(ask, how);
    expect(message).toMatch(told);
    expect(message).not.toMatch(/<|permission|may not|undefined|\[object/);
  });
});

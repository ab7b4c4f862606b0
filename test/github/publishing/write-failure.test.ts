import { describe, expect, it } from 'vitest';
import { GithubError, grantHint, outageHint } from '../../../src/github/api/github-error.ts';
import { createGithubClient } from '../../../src/github/client.ts';
import { explainFailure } from '../../../src/github/publishing/write-failure.ts';
import { reportFatal } from '../../../src/report-fatal.ts';

const ONLY = 'A job that sets `permissions` has only those that it names.';

function refused(permissions: string | undefined, status = 403): GithubError {
  return new GithubError(status, 'Resource not accessible by integration', permissions, undefined);
}

describe('the permission that a job lacks', () => {
  it.each<[string, GithubError, string | undefined]>([
    ['is named as a workflow writes it', refused('pull_requests=write'), 'the permission `pull-requests: write`'],
    ['is the first of several alternatives', refused('issues=write; pull_requests=write'), '`issues: write`'],
    ['may be several at once', refused('contents=read,checks=write'), '`contents: read` and `checks: write`'],
    ['is unknown if GitHub does not name it', refused(undefined), undefined],
    ['is not the fault of a missing thing', refused('contents=read', 404), undefined],
  ])('%s', (_name, error, expected) => {
    expect(grantHint(error)).toEqual(expected === undefined ? undefined : expect.stringContaining(expected));
  });

  it('ends the message of a run that could not read', () => {
    const lines: string[] = [];
    expect(reportFatal(refused('contents=read'), false, (line) => lines.push(line))).toBe(3);
    expect(lines).toEqual([
      'housestyle: GitHub failed: Resource not accessible by integration',
      `  Give the job the permission \`contents: read\`. ${ONLY}`,
    ]);
  });
});

it.each([
  [401, 'the token is not valid, or it has expired', '  Check `github-token`, then run it again.'],
  [
    502,
    'an answer with status 502 that gives no reason',
    '  Run it again. If the problem persists, see githubstatus.com.',
  ],
])('a read that GitHub answers with %s ends the run with advice', (status, message, advice) => {
  const lines: string[] = [];
  const error = new GithubError(status, message, undefined, undefined);
  expect(reportFatal(error, false, (line) => lines.push(line))).toBe(3);
  expect(lines).toEqual([`housestyle: GitHub failed: ${message}`, advice]);
});

describe('where to look if GitHub keeps failing', () => {
  const OWN = 'If the problem persists, check ghe.acme.test, and the proxy in front of it if there is one.';
  const PAGE = 'If the problem persists, see githubstatus.com.';
  it.each<[string, number, string]>([
    ['https://api.github.com', 502, PAGE],
    ['https://api.acme.ghe.com', 502, PAGE],
    ['https://ghe.acme.test/api/v3', 502, OWN],
    // The sign-in page of a proxy.
    ['https://ghe.acme.test/api/v3', 200, OWN],
  ])('is said for %s, which answers %i', async (apiUrl, status, expected) => {
    const page = (): Promise<Response> =>
      Promise.resolve(new Response('<title>Sign in</title>', { status, headers: { 'content-type': 'text/html' } }));
    const clock = {
      now: () => 0,
      backoff: () => 0,
      wait: () => Promise.resolve(),
      limit: () => new Promise<void>(() => undefined),
    };
    const client = createGithubClient({
      token: 't',
      apiUrl,
      owner: 'acme',
      repository: 'shop',
      version: '1',
      clock,
      fetch: page,
    });
    const error = await client.pull(7).catch((thrown: unknown) => thrown);
    expect(error instanceof GithubError ? outageHint(error) : error).toBe(expected);
  });
});

describe('a token that may not post', () => {
  const own = { headRepository: 'acme/shop', baseRepository: 'acme/shop' };
  it.each([
    ['of a fork is ordinary', { ...own, headRepository: 'bob/shop' }, true, /^GitHub gives .* a read-only token\.$/],
    ['of another pull request lacks a permission', own, false, /^Give the job the permission `pull-requests: write`\./],
    ['has two reasons if it is not known whose it is', undefined, false, /^GitHub gives .* For another one: Give/],
  ])('%s', (_name, pull, isFork, hint) => {
    expect(explainFailure(refused('pull_requests=write'), pull)).toMatchObject({
      kind: 'refused',
      isFork,
      hint: expect.stringMatching(hint),
    });
  });

  it('does not lack a permission if the conversation is locked', () => {
    const locked = new GithubError(403, 'Unable to create comment because issue is locked.', undefined, undefined);
    expect(explainFailure(locked, own)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('is locked (Unable to create') as string,
      hint: 'Unlock it, then run the job again.',
    });
  });
});

import { describe, expect, test } from 'vitest';
import { failure, startFixture } from './fixture.ts';
import type { Fixture } from './fixture.ts';
import type { RepositoryOptions } from './world.ts';

const SHOP = { owner: 'acme', repo: 'shop' };
const PULL = '/repos/acme/shop/pulls/1';
const COMMENTS = '/repos/acme/shop/issues/1/comments';
const ANYBODY = { headers: { authorization: '' } } as const;
const WRITE = { method: 'POST', body: '{"body":"B"}' } as const;

describe('a request', () => {
  test.for<readonly [string, string, RequestInit, number, string]>([
    ['E1: with a wrong token', PULL, { headers: { authorization: 'token wrong' } }, 401, 'Bad credentials'],
    ['E1: for its own user, without a token', '/user', ANYBODY, 401, 'Requires authentication'],
    ['E1: that writes without a token', COMMENTS, { ...ANYBODY, ...WRITE }, 401, 'Requires authentication'],
    ['E1: to GraphQL without a token', '/graphql', { ...ANYBODY, ...WRITE }, 401, 'Requires authentication'],
    ['E3: for an unknown repository', '/repos/acme/none', {}, 404, 'Not Found'],
    ['E3: with a slash at its end', `${PULL}/`, {}, 404, 'Not Found'],
    ['E3: with a method that the path does not have', `${PULL}/files`, { method: 'DELETE' }, 404, 'Not Found'],
    ['E4: with broken JSON', `${PULL}/reviews`, { method: 'POST', body: '{' }, 400, 'Problems parsing JSON'],
    [
      'E4: with a list as its body',
      `${PULL}/reviews`,
      { method: 'POST', body: '[]' },
      400,
      'Body should be a JSON object',
    ],
    [
      'E5: for a retired API version',
      PULL,
      { headers: { 'x-github-api-version': '2021-01-01' } },
      410,
      'no longer supported',
    ],
    [
      'E5: for an API version that does not exist',
      PULL,
      { headers: { 'x-github-api-version': 'v3' } },
      400,
      'The version you specified in the "X-GitHub-API-Version" request header, "v3", is not a supported version.',
    ],
    ['for an endpoint that is not modelled', `${PULL}/merge`, {}, 501, 'does not model'],
    [
      'with a method that GitHub has and the emulator does not',
      `${PULL}/requested_reviewers`,
      { method: 'DELETE', body: '{}' },
      501,
      'does not model',
    ],
    [
      'for an endpoint that is not modelled and whose path looks like a reference',
      '/repos/acme/shop/commits/main/comments',
      {},
      501,
      'does not model',
    ],
  ])('%s is refused', async ([, path, init, status, message]) => {
    const { fetch } = await startFixture();
    const response = await fetch(path, init);
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({ message: expect.stringContaining(message) }),
    ]);
  });

  test('E1: without a User-Agent is refused', async () => {
    const { fetch } = await startFixture();
    expect((await fetch(PULL, { headers: { 'user-agent': '' } })).status).toBe(403);
  });

  test('for an endpoint that is not modelled is recorded', async () => {
    const { fetch, github } = await startFixture();
    await fetch(`${PULL}/merge`);
    expect(github.unexpected.map(({ request }) => request)).toEqual([`GET ${PULL}/merge`]);
  });

  test('E6: with a former name of the repository is redirected', async () => {
    const { octokit } = await startFixture({ repository: { formerNames: ['acme/old'] } });
    const { data } = await octokit.repos.get({ owner: 'acme', repo: 'old' });
    expect(data.full_name).toBe('acme/shop');
  });

  test('E9: with the current ETag gets no body and does not count towards the limit', async () => {
    const { fetch } = await startFixture();
    const first = await fetch('/repos/acme/shop');
    const again = await fetch('/repos/acme/shop', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('x-ratelimit-used')).toBe(first.headers.get('x-ratelimit-used'));
  });

  test('E10: is answered with the headers of GitHub', async () => {
    const { fetch } = await startFixture();
    const { headers } = await fetch('/repos/acme/shop');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-github-api-version-selected': '2022-11-28',
      'x-github-media-type': 'github.v3; format=json',
      'x-github-request-id': expect.stringMatching(/^[0-9A-F-]+$/),
      'x-ratelimit-limit': '1000',
      'x-ratelimit-remaining': '999',
      'x-ratelimit-used': '1',
      'x-ratelimit-reset': expect.stringMatching(/^\d+$/),
      'x-ratelimit-resource': 'core',
    });
  });

  test('is recorded with its body and its status', async () => {
    const { fetch, github } = await startFixture();
    await fetch('/repos/acme/shop/issues/1/comments?x=1', { method: 'POST', body: '{"body":"B"}' });
    const path = '/repos/acme/shop/issues/1/comments';
    expect(github.requests).toMatchObject([
      { method: 'POST', path, query: { x: '1' }, body: { body: 'B' }, status: 201 },
    ]);
  });

  test.for([500, 502, 503] as const)('can be answered with %i, as if GitHub were down', async (status) => {
    const { fetch, github } = await startFixture();
    github.setKnob('breakdown', (path) => (path === PULL ? status : undefined));
    const answers = [await fetch(PULL), await fetch('/repos/acme/shop')];
    expect(answers.map((one) => one.status)).toEqual([status, 200]);
    expect(await answers[0]?.json()).toMatchObject({ message: 'Server Error' });
  });

  test('can lose its connection', async () => {
    const { fetch } = await startFixture({ emulator: { knobs: { connectionResetEveryN: 2 } } });
    await fetch('/repos/acme/shop');
    await expect(fetch('/repos/acme/shop')).rejects.toThrow('fetch failed');
  });
});

describe('a list', () => {
  test('E7: has 30 items by default and 100 at most', async () => {
    const { octokit } = await withComments(101);
    const list = (per_page?: number) =>
      octokit.issues.listComments({ ...SHOP, issue_number: 1, ...(per_page === undefined ? {} : { per_page }) });
    expect([(await list()).data.length, (await list(500)).data.length]).toEqual([30, 100]);
  });

  test('E7: is empty after its last page, and has no Link header if it has only one page', async () => {
    const { octokit } = await withComments(2);
    const all = await octokit.issues.listComments({ ...SHOP, issue_number: 1 });
    const past = await octokit.issues.listComments({ ...SHOP, issue_number: 1, page: 9 });
    expect([all.headers.link, past.data]).toEqual([undefined, []]);
  });

  test('E8: links to its pages with the numeric id of the repository', async () => {
    const { octokit, url } = await withComments(5);
    const page = (number: number) =>
      octokit.issues.listComments({ ...SHOP, issue_number: 1, per_page: 2, page: number });
    const address = `${url}/repositories/7/issues/1/comments?per_page=2&page=`;
    expect((await page(1)).headers.link).toBe(`<${address}2>; rel="next", <${address}3>; rel="last"`);
    expect((await page(3)).headers.link).toBe(`<${address}2>; rel="prev", <${address}1>; rel="first"`);
    const all = await octokit.paginate(octokit.issues.listComments, { ...SHOP, issue_number: 1, per_page: 2 });
    expect(all).toHaveLength(5);
  });
});

describe('a repository', () => {
  const statuses = async (
    fixture: Fixture,
    paths: readonly string[],
    init: RequestInit = {},
  ): Promise<readonly number[]> => {
    const answers: number[] = [];
    for (const path of paths) answers.push((await fixture.fetch(path, init)).status);
    return answers;
  };
  const READS = ['/repos/acme/shop', '/repos/acme/shop/git/ref/heads/main', PULL];

  test.for<readonly [string, Partial<RepositoryOptions>, readonly [number, number, number]]>([
    ["that is public and the token's own", {}, [200, 201, 200]],
    ["that is private and the token's own", { private: true }, [200, 201, 404]],
    ["that is public and not the token's own", { tokenReach: 'outside' }, [200, 403, 200]],
    ["that is private and not the token's own", { private: true, tokenReach: 'outside' }, [404, 404, 404]],
    ['that is public and hidden from the token', { tokenReach: 'hidden' }, [404, 404, 200]],
    ['that is public, of an owner with single sign-on', { tokenReach: 'single-sign-on' }, [403, 403, 200]],
    [
      'that is private, of an owner with single sign-on',
      { private: true, tokenReach: 'single-sign-on' },
      [403, 403, 404],
    ],
  ])(
    'E3: %s has the right status for reading and writing with a token, and for reading without one',
    async ([, repository, expected]) => {
      const fixture = await startFixture({ repository });
      const [read, write, anybody] = expected;
      expect(await statuses(fixture, READS)).toEqual(READS.map(() => read));
      expect(await statuses(fixture, [COMMENTS], WRITE)).toEqual([write]);
      expect(await statuses(fixture, READS, ANYBODY)).toEqual(READS.map(() => anybody));
    },
  );

  test('E3: that the token cannot reach can be read with the token of another user', async () => {
    const { fetch } = await startFixture({
      repository: { private: true, tokenReach: 'outside' },
      emulator: { otherTokens: { 'eve-token': 'eve' } },
    });
    expect((await fetch(READS[0] ?? '', { headers: { authorization: 'token eve-token' } })).status).toBe(200);
  });

  test("that is public and not the token's own can be read with any permissions", async () => {
    const permissions = { contents: 'none', pull_requests: 'none' } as const;
    const fixture = await startFixture({ repository: { tokenReach: 'outside' }, emulator: { permissions } });
    expect(await statuses(fixture, READS)).toEqual([200, 200, 200]);
  });

  test('E6: that was renamed redirects only requests that may see it', async () => {
    const fixture = await startFixture({ repository: { private: true, formerNames: ['acme/old'] } });
    const old = ['/repos/acme/old'];
    expect(await statuses(fixture, old, { redirect: 'manual' })).toEqual([301]);
    expect(await statuses(fixture, old, { redirect: 'manual', ...ANYBODY })).toEqual([404]);
  });

  test('exists next to others, each with its own access for the token', async () => {
    const { repository } = await startFixture();
    const other = { owner: 'acme', gitDir: repository.directory, defaultBranch: 'main' };
    const fixture = await startFixture({
      others: [
        { ...other, name: '.github', id: 8 },
        { ...other, name: '.github-private', id: 9, private: true, tokenReach: 'outside' },
      ],
    });
    const paths = ['shop', '.github', '.github-private'].map((name) => `/repos/acme/${name}`);
    expect(await statuses(fixture, paths)).toEqual([200, 200, 404]);
  });
});

describe('a token', () => {
  test('E2: without a scope is refused, and the answer names the scope', async () => {
    const { fetch } = await startFixture({ emulator: { permissions: { pull_requests: 'read' } } });
    const response = await fetch(`${PULL}/reviews`, { method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('x-accepted-github-permissions')]).toEqual([
      403,
      'pull_requests=write',
    ]);
    expect(await response.json()).toMatchObject({ message: 'Resource not accessible by integration' });
    expect((await fetch(`${PULL}/reviews`)).status).toBe(200);
  });

  test('E2: with one of two scopes may write in the conversation', async () => {
    const write = { method: 'POST', body: '{"body":"B"}' };
    const either = await startFixture({ emulator: { permissions: { issues: 'none' } } });
    const neither = await startFixture({ emulator: { permissions: { issues: 'none', pull_requests: 'read' } } });
    const answers = await Promise.all(
      [either, neither].map(({ fetch }) => fetch('/repos/acme/shop/issues/1/comments', write)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 403]);
  });

  test('E49: from a fork may read and not write', async () => {
    const { octokit, at } = await startFixture({ emulator: { forkToken: true } });
    expect(await octokit.pulls.get(at)).toMatchObject({ status: 200 });
    const call = octokit.pulls.createReview({ ...at, event: 'COMMENT', body: 'B' });
    expect(await failure(call)).toMatchObject({
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    });
  });

  test('E60: of an installation has no user, and a token of a person has one', async () => {
    const bot = await startFixture();
    const person = await startFixture({ emulator: { actor: 'ada' } });
    expect(await failure(bot.octokit.users.getAuthenticated())).toMatchObject({ status: 403 });
    expect((await person.octokit.users.getAuthenticated()).data.login).toBe('ada');
  });

  test('E50: is accepted by GraphQL, and a wrong token is not', async () => {
    const { fetch } = await startFixture();
    const query = { method: 'POST', body: '{"query":"{ viewer { login } }"}' };
    expect(await (await fetch('/graphql', query)).json()).toEqual({
      data: { viewer: { login: 'github-actions[bot]' } },
    });
    expect((await fetch('/graphql', { ...query, headers: { authorization: 'bearer x' } })).status).toBe(401);
    expect((await fetch('/graphql', { method: 'POST', body: `{"query":"{ codesOfConduct { name } }"}` })).status).toBe(
      501,
    );
  });

  test('has the permission of its role', async () => {
    const { octokit } = await startFixture({ repository: { collaborators: { eve: 'maintain', bob: 'triage' } } });
    const users = ['acme', 'eve', 'bob', 'stranger'];
    const answers = await Promise.all(
      users.map((username) => octokit.repos.getCollaboratorPermissionLevel({ ...SHOP, username })),
    );
    expect(answers.map(({ data }) => `${data.permission} ${data.role_name}`)).toEqual([
      'admin admin',
      'write maintain',
      'read triage',
      'read read',
    ]);
  });
});

describe('a limit', () => {
  test('E41: on all requests refuses them when it is used up', async () => {
    const { fetch } = await startFixture({ emulator: { knobs: { primaryLimit: 1, primaryStatus: 429 } } });
    await fetch('/repos/acme/shop');
    const response = await fetch('/repos/acme/shop');
    expect([response.status, response.headers.get('x-ratelimit-remaining')]).toEqual([429, '0']);
    expect((await fetch('/rate_limit')).status).toBe(200);
  });

  test('E41: on requests without a token is 60 per hour and does not affect requests with one', async () => {
    const { fetch } = await startFixture();
    const first = await fetch('/repos/acme/shop', ANYBODY);
    expect(first.headers.get('x-ratelimit-limit')).toBe('60');
    for (let count = 1; count < 60; count += 1) await fetch('/repos/acme/shop', ANYBODY);
    const refused = await fetch('/repos/acme/shop', ANYBODY);
    expect([refused.status, refused.headers.get('x-ratelimit-remaining')]).toEqual([403, '0']);
    expect(await refused.json()).toMatchObject({ message: 'API rate limit exceeded for 127.0.0.1.' });
    const withToken = await fetch('/repos/acme/shop');
    expect([withToken.status, withToken.headers.get('x-ratelimit-used')]).toEqual([200, '1']);
  });

  test.for([
    ['says when to try again', { retryAfter: 7 }, 403, '7'],
    ['does not say when to try again', { retryAfter: undefined }, 403, null],
    ['looks like an error for an invalid request', { abuse422: true }, 422, null],
  ] as const)('E40: on content writes %s', async ([, knobs, status, retryAfter]) => {
    const { fetch } = await startFixture({ emulator: { knobs: { secondaryAfterNWrites: 1, ...knobs } } });
    const write = (): Promise<Response> =>
      fetch('/repos/acme/shop/issues/1/comments', { method: 'POST', body: '{"body":"B"}' });
    const answers = [await write(), await write(), await write()];
    expect(answers.map((one) => one.status)).toEqual([201, status, 201]);
    expect(answers[1]?.headers.get('retry-after')).toBe(retryAfter);
    expect(answers[1]?.headers.get('x-ratelimit-remaining')).not.toBe('0');
  });

  test('E40: on content writes is 80 per minute', async () => {
    const { fetch } = await startFixture();
    const write = { method: 'POST', body: '{"body":"B"}' };
    const statuses: number[] = [];
    for (let count = 0; count < 81; count += 1) {
      statuses.push((await fetch('/repos/acme/shop/issues/1/comments', write)).status);
    }
    expect(statuses.indexOf(403)).toBe(80);
  });

  test('is reported without `rate` in the newer API version', async () => {
    const { fetch } = await startFixture();
    const old = await (await fetch('/rate_limit')).json();
    const current = await (await fetch('/rate_limit', { headers: { 'x-github-api-version': '2026-03-10' } })).json();
    expect([Object.keys(Object(old)), Object.keys(Object(current))]).toEqual([['resources', 'rate'], ['resources']]);
  });
});

async function withComments(count: number): Promise<Fixture> {
  const fixture = await startFixture();
  for (let index = 0; index < count; index += 1) {
    fixture.github.addUserComment({ number: 1, user: 'eve', body: `Comment ${index}` });
  }
  return fixture;
}

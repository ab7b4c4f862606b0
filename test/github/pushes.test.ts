import { describe, expect, it } from 'vitest';
import { createGithubClient, type GithubClient } from '../../src/github/client.ts';
import { startFixture } from '../emulators/github/fixture.ts';
import { hurriedClock } from './publishing/hurried-clock.ts';

/** A client whose requests are all answered like this. */
function answering(status: number, body: unknown, seen: string[] = []): GithubClient {
  const fetch = async (url: string | URL | Request): Promise<Response> => {
    const { pathname, search } = new URL(url instanceof Request ? url.url : String(url));
    seen.push(`${pathname}${search}`);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  const at = { owner: 'acme', repository: 'shop', version: '1', token: 't', apiUrl: 'https://api.github.com' };
  return createGithubClient({ ...at, fetch, clock: hurriedClock() });
}

describe('the recent pushes to a branch', () => {
  it('are read with time and account', async () => {
    const seen: string[] = [];
    const rows = [
      { after: 'b'.repeat(40), timestamp: '2026-11-23T22:00:00Z', activity_type: 'push', actor: { login: 'ada' } },
      { after: 'a'.repeat(40), timestamp: '2026-11-23T21:00:00Z', activity_type: 'branch_creation', actor: null },
    ];
    expect(await answering(200, rows, seen).recentPushes('eve/shop', 'fix#1')).toEqual([
      { head: 'b'.repeat(40), time: Date.parse('2026-11-23T22:00:00Z'), by: 'ada' },
      { head: 'a'.repeat(40), time: Date.parse('2026-11-23T21:00:00Z'), by: '' },
    ]);
    expect(seen).toEqual(['/repos/eve/shop/activity?ref=refs%2Fheads%2Ffix%231&per_page=20']);
  });

  it.each([
    [403, { message: 'Resource not accessible by integration' }],
    [404, { message: 'Not Found' }],
    [500, {}],
    [200, 'a page'],
    [200, { message: 'x' }],
    [200, [null, 7, { after: 1 }, { after: 'a', timestamp: 'yesterday' }]],
  ])('are unknown after an answer with %s and %j', async (status, body) => {
    expect(await answering(status, body).recentPushes('eve/shop', 'fix')).toEqual([]);
  });
});

describe('a pull request as it is now', () => {
  it('is asked for conditionally: as long as it is the same, GitHub answers 304', async () => {
    const { github, url, repository } = await startFixture();
    const client = createGithubClient({
      token: github.token,
      apiUrl: url,
      owner: 'acme',
      repository: 'shop',
      version: '1.2.3',
    });
    // GitHub finds out whether it can be merged when it is first read.
    await client.pull(1);
    const first = await client.pullNow(1);
    expect(await client.pullNow(1)).toBe(first);
    const headSha = await repository.commit('feature', { message: 'More', files: { 'src/more.ts': 'let a;\n' } });
    expect(await client.pullNow(1)).toMatchObject({ headSha, isOpen: true });
    github.people.editPullRequest(1, { state: 'closed' });
    expect(await client.pullNow(1)).toMatchObject({ headSha, isOpen: false });
    expect(github.requests.map(({ path, status }) => `${status} ${path}`)).toEqual([
      '200 /repos/acme/shop/pulls/1',
      '200 /repos/acme/shop/pulls/1',
      '304 /repos/acme/shop/pulls/1',
      '200 /repos/acme/shop/pulls/1',
      '200 /repos/acme/shop/pulls/1',
    ]);
  });

  it.each([403, 404, 500])('is undefined after an answer with %s', async (status) => {
    expect(await answering(status, {}).pullNow(7)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { createGithubClient, type GithubClient } from '../../src/github/client.ts';
import { startFixture, type Fixture, type FixtureOptions } from '../emulators/github/fixture.ts';
import { hurriedClock } from './publishing/hurried-clock.ts';

async function stage(options: FixtureOptions = {}): Promise<Fixture & { readonly client: GithubClient }> {
  const fixture = await startFixture(options);
  return { ...fixture, client: clientFor(fixture.url, fixture.github.token) };
}

function clientFor(apiUrl: string, token: string): GithubClient {
  return createGithubClient({ token, apiUrl, owner: 'acme', repository: 'shop', version: '1.2.3' });
}

/** A client whose requests are all answered like this. */
function answering(status: number, body: unknown, seen: string[] = []): GithubClient {
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const address = url instanceof Request ? url.url : String(url);
    seen.push(
      `${init?.method} ${new URL(address).pathname}${new URL(address).search} ${typeof init?.body === 'string' ? init.body : ''}`,
    );
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  const clock = hurriedClock();
  const at = { owner: 'acme', repository: 'shop', version: '1', token: 't', apiUrl: 'https://api.github.com' };
  return createGithubClient({ ...at, fetch, clock });
}

describe('the permission of a person', () => {
  it.each([
    ['an owner', 'admin', 'admin'],
    ['a maintainer', 'maintain', 'write'],
    ['a writer', 'write', 'write'],
    ['somebody who triages', 'triage', 'read'],
    ['a reader', 'read', 'read'],
  ] as const)('of %s is read as GitHub says it', async (_name, role, expected) => {
    const { client } = await stage({ repository: { collaborators: { eve: role } } });
    expect(await client.permission('eve')).toBe(expected);
  });

  it('does not count if the answer is about somebody else', async () => {
    const client = answering(200, { permission: 'admin', user: { login: 'ada' } });
    await expect(client.permission('mallory')).rejects.toMatchObject({ name: 'GithubError' });
    expect(await client.permission('ADA')).toBe('admin');
  });

  it('is `none` for a login that GitHub does not know', async () => {
    expect(await answering(404, { message: 'Not Found' }).permission('ghost')).toBe('none');
  });

  it.each([[], {}, { permission: true, user: { login: 'ada' } }, { permission: 'admin' }, 'admin'])(
    'does not count in the answer %j',
    async (body) => {
      await expect(answering(200, body).permission('ada')).rejects.toMatchObject({ name: 'GithubError' });
    },
  );

  it('is asked with the login as one part of the address', async () => {
    const seen: string[] = [];
    await answering(404, {}, seen).permission('../../x');
    expect(seen).toEqual(['GET /repos/acme/shop/collaborators/..%2F..%2Fx/permission ']);
  });
});

describe('a reaction', () => {
  it.each([
    [201, 'added'],
    [200, 'there'],
  ] as const)('that GitHub answers with %s is %s', async (status, expected) => {
    const seen: string[] = [];
    const client = answering(status, { id: 1, content: 'eyes' }, seen);
    expect(await client.react({ kind: 'conversation', id: 5 }, 'eyes')).toBe(expected);
    expect(await client.react({ kind: 'line', id: 6 }, '+1')).toBe(expected);
    expect(seen).toEqual([
      'POST /repos/acme/shop/issues/comments/5/reactions {"content":"eyes"}',
      'POST /repos/acme/shop/pulls/comments/6/reactions {"content":"+1"}',
    ]);
  });

  it('does not count without an id', async () => {
    const react = answering(201, {}).react({ kind: 'line', id: 6 }, '+1');
    await expect(react).rejects.toMatchObject({ name: 'GithubError' });
  });
});

describe('a thread', () => {
  it('is answered after its first comment, which is read with its hunk', async () => {
    const { client, github, head } = await stage({ base: { 'a.ts': 'old\n' }, head: { 'a.ts': 'new\n' } });
    await client.createReviewComment(1, head, { path: 'a.ts', body: 'Why?', side: 'RIGHT', line: 1 });
    const [first] = github.reviewComments(1);
    const id = first?.id ?? 0;
    await client.replyInThread(1, id, 'Because.');
    const thread = await client.thread(1, id);
    expect(thread?.start).toMatchObject({ id, path: 'a.ts', line: 1, body: 'Why?', isBot: true });
    expect(thread?.start.hunk).toContain('+new');
    expect(thread?.replies.map(({ body }) => body)).toEqual(['Because.']);
    expect(await client.thread(1, 99_999)).toBeUndefined();
    const since = await client.commentsSince('line', 1, '2000-01-01T00:00:00Z');
    expect(since.map(({ body, replyTo }) => [body, replyTo])).toEqual([
      ['Why?', undefined],
      ['Because.', id],
    ]);
  });
});

describe('a file of a branch', () => {
  it('is read with the version that a write replaces', async () => {
    const { client } = await stage({ head: { 'notes/a file.json': '[]\n' } });
    expect(await client.branchFile('notes/a file.json', 'feature')).toEqual({
      text: '[]\n',
      sha: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
    expect(await client.branchFile('notes', 'feature')).toBeUndefined();
    expect(await client.branchFile('missing.json', 'feature')).toBeUndefined();
  });

  it('is written with that version', async () => {
    const seen: string[] = [];
    const client = answering(200, { commit: { sha: 'c0ffee' } }, seen);
    await client.commitFile({ path: 'm.json', branch: 'x', text: 'é', message: 'M', sha: 'f00' });
    expect(seen).toEqual([
      'PUT /repos/acme/shop/contents/m.json {"branch":"x","message":"M","content":"w6k=","sha":"f00"}',
    ]);
  });
});

describe('the time of a push', () => {
  const rows = [
    { after: 'b', timestamp: '2026-11-23T11:00:00Z' },
    { after: 'a', timestamp: '2026-11-23T10:00:00Z' },
  ];

  it('is that of the commit', async () => {
    const client = answering(200, rows);
    expect(await client.pushedAt('eve/shop', 'x', 'a')).toBe('2026-11-23T10:00:00Z');
    expect(await client.pushedAt('eve/shop', 'x', 'c')).toBeUndefined();
  });

  it('is not known where GitHub lists no pushes', async () => {
    expect(await answering(404, {}).pushedAt('eve/shop', 'x', 'a')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { createGithubClient, type GithubClient } from '../../src/github/client.ts';
import { startFixture, type Fixture, type FixtureOptions } from '../emulators/github/fixture.ts';

async function stage(options: FixtureOptions = {}): Promise<Fixture & { readonly client: GithubClient }> {
  const fixture = await startFixture(options);
  const { token } = fixture.github;
  const settings = { token, apiUrl: fixture.url, owner: 'acme', repository: 'shop', version: '1.2.3' };
  return { ...fixture, client: createGithubClient(settings) };
}

describe('the client', () => {
  it('reads a pull request, its files and their texts', async () => {
    const { client, head } = await stage({ base: { 'a.md': 'Old\n' }, head: { 'a.md': 'New\n' } });
    const pull = await client.pull(1);
    const { entries } = await client.tree(pull.headSha, true);
    const blobs = entries.map(async ({ path, sha }) => [path, Buffer.from(await client.blob(sha)).toString()]);
    expect([pull.headSha, await Promise.all(blobs)]).toEqual([head, [['a.md', 'New\n']]]);
    expect(await client.changedFiles(1, 100)).toMatchObject([{ filename: 'a.md', additions: 1, deletions: 1 }]);
  });

  it('sends its user agent and its token with each request', async () => {
    const { client, github } = await stage();
    await client.pull(1);
    expect(github.requests.map(({ headers }) => [headers['user-agent'], headers.authorization])).toEqual([
      [expect.stringMatching(/^housestyle\/1\.2\.3 /), `token ${github.token}`],
    ]);
  });

  it.each([
    ['a pull request that does not exist', {}, (client: GithubClient) => client.pull(2), 404, undefined],
    [
      'a request that the token does not permit',
      { emulator: { permissions: { contents: 'none' } } },
      (client: GithubClient) => client.tree('main', true),
      403,
      'contents=read',
    ],
    [
      'a rate limit that lasts longer than it waits',
      { emulator: { knobs: { primaryLimit: 0, primaryStatus: 429 } } },
      (client: GithubClient) => client.pull(1),
      429,
      undefined,
    ],
    [
      'a write that GitHub answers with a server error',
      { emulator: { knobs: { breakdown: () => 502 } } },
      (client: GithubClient) => client.createIssueComment(1, 'B'),
      502,
      undefined,
    ],
  ] as const)(
    'throws a GithubError for %s, and sends one request',
    async (_name, options, call, status, acceptedPermissions) => {
      const { client, github } = await stage(options);
      await expect(call(client)).rejects.toMatchObject({ name: 'GithubError', status, acceptedPermissions });
      expect(github.requests).toHaveLength(1);
    },
  );
});

import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGithubClient, type GithubClient } from '../../src/github/client.ts';
import { startFixture, type Fixture, type FixtureOptions } from '../emulators/github/fixture.ts';

async function stage(
  options: FixtureOptions = {},
  { signal, repository = 'shop' }: { readonly signal?: AbortSignal; readonly repository?: string } = {},
): Promise<Fixture & { readonly client: GithubClient }> {
  const fixture = await startFixture(options);
  const { token } = fixture.github;
  const settings = { token, apiUrl: fixture.url, owner: 'acme', repository, version: '1.2.3' };
  return { ...fixture, client: createGithubClient({ ...settings, ...(signal === undefined ? {} : { signal }) }) };
}

async function bytesOf(archive: Promise<AsyncIterable<Uint8Array>>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await archive) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** In each test, the host of archives fails if it receives a token for the API. */
describe('the archive of a commit', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['a public repository', {}],
    ['a private one', { repository: { private: true } }],
    ['a fork’s head', { pullRequest: { headRepository: 'mallory/shop' } }],
  ])('of %s needs one request and does not send the token to the other host', async (_, options) => {
    const { client, github, head } = await stage({ ...options, head: { 'src/cart.ts': 'sold out\n' } });
    expect(gunzipSync(await bytesOf(client.archive(head))).toString('latin1')).toContain('sold out\n');
    expect(github.requests.map(({ path, status }) => [path, status])).toEqual([
      [`/repos/acme/shop/tarball/${head}`, 302],
    ]);
    expect(github.codeload.downloads).toMatchObject([{ status: 200 }]);
    expect(github.codeload.leaks).toEqual([]);
  });

  it('of a renamed repository is found', async () => {
    const { client, head, github } = await stage({ repository: { formerNames: ['acme/old'] } }, { repository: 'old' });
    expect((await bytesOf(client.archive(head))).length).toBeGreaterThan(0);
    expect(github.requests.map(({ status }) => status)).toEqual([301, 302]);
    expect(github.codeload.leaks).toEqual([]);
  });

  it.each([
    ['of an unknown commit', 'f'.repeat(40), {}, 404],
    ['that the token may not read', undefined, { permissions: { contents: 'none' } }, 403],
    ['that exceeds the rate limit', undefined, { knobs: { primaryLimit: 0, primaryStatus: 429 } }, 429],
    ['for which GitHub answers with a server error', undefined, { knobs: { breakdown: () => 502 } }, 502],
    ['that the other host does not know', undefined, { knobs: { archive: 404 } }, 404],
    ['that the other host refuses', undefined, { knobs: { archive: 403 } }, 403],
    ['that the other host refuses because of its rate limit', undefined, { knobs: { archive: 429 } }, 429],
    ['for which the other host answers with a server error', undefined, { knobs: { archive: 503 } }, 503],
  ] as const)('%s is requested only once', async (_, commit, emulator, status) => {
    const { client, github, head } = await stage({ emulator });
    await expect(client.archive(commit ?? head)).rejects.toMatchObject({ name: 'GithubError', status });
    expect([github.requests.length, github.codeload.downloads.length <= 1]).toEqual([1, true]);
  });

  it('fails while it is read if the connection breaks', async () => {
    const { client, head } = await stage({ emulator: { knobs: { archive: 'cut' } } });
    await expect(bytesOf(client.archive(head))).rejects.toThrow('terminated');
  });

  it.each(['the time limit is reached', 'the run is cancelled'])(
    'that does not end is abandoned when %s',
    async (when) => {
      const [time, run] = [new AbortController(), new AbortController()];
      vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
      const { client, head } = await stage({ emulator: { knobs: { archive: 'stalled' } } }, { signal: run.signal });
      const chunks = (await client.archive(head))[Symbol.asyncIterator]();
      expect((await chunks.next()).value?.length).toBeGreaterThan(0);
      const next = chunks.next();
      (when === 'the time limit is reached' ? time : run).abort(new Error('over'));
      await expect(next).rejects.toThrow('over');
    },
  );

  it('is named after the repository and begins with the commit', async () => {
    const { client, head } = await stage();
    const tar = gunzipSync(await bytesOf(client.archive(head))).toString('latin1');
    expect(tar).toContain(`comment=${head}`);
    expect(tar).toContain(`acme-shop-${head.slice(0, 7)}/src/cart.ts`);
  });
});

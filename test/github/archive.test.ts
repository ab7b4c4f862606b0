import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createGithubClient, type GithubClient } from '../../src/github/client.ts';
import type { Fault } from '../emulators/github/faults.ts';
import { startFixture, type Fixture, type FixtureOptions } from '../emulators/github/fixture.ts';
import { hurriedClock, type HurriedClock } from './publishing/hurried-clock.ts';

async function stage(
  options: FixtureOptions = {},
  {
    repository = 'shop',
    ...settings
  }: { readonly signal?: AbortSignal; readonly repository?: string; readonly clock?: HurriedClock } = {},
): Promise<Fixture & { readonly client: GithubClient }> {
  const fixture = await startFixture(options);
  const { token } = fixture.github;
  const address = { apiUrl: fixture.url, owner: 'acme', repository };
  return { ...fixture, client: createGithubClient({ token, version: '1.2.3', ...address, ...settings }) };
}

async function bytesOf(archive: Promise<AsyncIterable<Uint8Array>>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await archive) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** In each test, the host of archives fails if it receives a token for the API. */
describe('the archive of a commit', () => {
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

  it.each([
    ['no more of it comes', 'GitHub did not answer within 10 seconds'],
    ['the run is cancelled', 'over'],
  ])('that does not end is abandoned when %s', async (when, message) => {
    const run = new AbortController();
    const clock = hurriedClock();
    const { client, head } = await stage(
      { emulator: { knobs: { archive: 'stalled' } } },
      { signal: run.signal, clock },
    );
    const chunks = (await client.archive(head))[Symbol.asyncIterator]();
    expect((await chunks.next()).value?.length).toBeGreaterThan(0);
    const next = chunks.next();
    if (when === 'the run is cancelled') {
      run.abort(new Error('over'));
    } else {
      setImmediate(clock.endPatience);
    }
    await expect(next).rejects.toThrow(message);
  });

  it('of a host that does not answer is abandoned after the time limit of a request', async () => {
    const clock = hurriedClock();
    const fault: Fault = { when: 'before', how: { kind: 'silence', onSilence: clock.endPatience } };
    const { client, head, github } = await stage({ emulator: { knobs: { fault: () => fault } } }, { clock });
    const start = clock.now();
    await expect(client.archive(head)).rejects.toThrow('GitHub did not answer within 30 seconds');
    expect([clock.now() - start, github.requests.length]).toEqual([30_000, 1]);
  });

  it('is named after the repository and begins with the commit', async () => {
    const { client, head } = await stage();
    const tar = gunzipSync(await bytesOf(client.archive(head))).toString('latin1');
    expect(tar).toContain(`comment=${head}`);
    expect(tar).toContain(`acme-shop-${head.slice(0, 7)}/src/cart.ts`);
  });
});

import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeRepository } from '../../harness/repository.ts';
import { startGithub, type GithubEmulator } from './server.ts';

const TARBALL = '/repos/acme/shop/tarball';

async function stage(options: { readonly private?: boolean } = {}): Promise<{
  readonly github: GithubEmulator;
  readonly ask: (ref: string) => Promise<Response>;
  readonly sha: string;
}> {
  const repository = await makeRepository({ commits: [{ message: 'Start', files: { 'a.md': 'a' } }] });
  const shop = { owner: 'acme', name: 'shop', id: 7, gitDir: repository.directory, defaultBranch: 'main' };
  const github = await startGithub({ repositories: [{ ...shop, ...options }], pullRequests: [] });
  onTestFinished(() => github.close());
  const headers = { authorization: `Bearer ${github.token}`, 'user-agent': 'test' };
  return {
    github,
    ask: (ref) => fetch(`${github.url}${TARBALL}/${ref}`, { headers, redirect: 'manual' }),
    sha: await repository.sha('main'),
  };
}

describe('the emulated host of archives', () => {
  test('sends an archive that git wrote, with one folder, after a redirect to another host', async () => {
    const { github, ask, sha } = await stage();
    const sent = await ask(sha);
    const location = new URL(sent.headers.get('location') ?? '');
    expect([sent.status, await sent.text(), location.search]).toEqual([302, '', '']);
    expect(location.hostname).not.toBe(new URL(github.url).hostname);
    const download = await fetch(location);
    expect(download.headers.get('content-type')).toBe('application/x-gzip');
    expect(download.headers.has('content-length')).toBe(false);
    const folder = `acme-shop-${sha.slice(0, 7)}`;
    expect(download.headers.get('content-disposition')).toBe(`attachment; filename=${folder}.tar.gz`);
    expect(gunzipSync(await download.arrayBuffer()).toString('latin1')).toContain(`${folder}/a.md`);
  });

  test('sends the archive of a private repository only for the token in its address', async () => {
    const { github, ask } = await stage({ private: true });
    const location = new URL((await ask('main')).headers.get('location') ?? '');
    const without = await fetch(`${location.origin}${location.pathname}`);
    expect([without.status, (await fetch(location)).status]).toEqual([404, 200]);
    expect(github.codeload.leaks).toEqual([]);
  });

  test('answers 404 for the archive of an unknown revision', async () => {
    const { ask } = await stage();
    expect((await ask('nowhere')).status).toBe(404);
  });

  test('records a download that sends a token for the API', async () => {
    const { github, ask } = await stage();
    const location = (await ask('main')).headers.get('location') ?? '';
    await (await fetch(location, { headers: { authorization: `Bearer ${github.token}` } })).arrayBuffer();
    expect(github.codeload.leaks).toHaveLength(1);
  });
});

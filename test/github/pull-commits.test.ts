import { expect, it } from 'vitest';
import { createGithubClient } from '../../src/github/client.ts';
import { startFixture, type Fixture } from '../emulators/github/fixture.ts';

function read({ github, url }: Fixture) {
  const settings = { token: github.token, apiUrl: url, owner: 'acme', repository: 'shop', version: '1' };
  return createGithubClient(settings).pullCommits(1, new AbortController().signal);
}

it('the messages of the commits of a pull request are read in one request, the oldest first', async () => {
  const fixture = await startFixture();
  await fixture.repository.commit('feature', { message: 'Add more\n\nFixes #12', files: { a: 'a' } });
  const before = fixture.github.requests.length;
  expect(await read(fixture)).toEqual([{ message: 'Change' }, { message: 'Add more\n\nFixes #12' }]);
  expect(fixture.github.requests.slice(before).map(({ path }) => path)).toEqual(['/repos/acme/shop/pulls/1/commits']);
});

it('commits that the token may not read are a failure', async () => {
  const fixture = await startFixture({ emulator: { permissions: { pull_requests: 'none' } } });
  await expect(read(fixture)).rejects.toMatchObject({ name: 'GithubError', status: 403 });
});

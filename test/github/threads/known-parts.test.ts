import { expect, it } from 'vitest';
import { createGithubClient } from '../../../src/github/client.ts';
import { startFixture } from '../../emulators/github/fixture.ts';

it('asks for the threads of a pull request only if it may have some', async () => {
  const { github, url: apiUrl, head } = await startFixture();
  const settings = { token: github.token, apiUrl, owner: 'acme', repository: 'shop', version: '1' };
  const client = createGithubClient(settings);
  const count = async (ask: () => Promise<unknown>): Promise<number> => {
    const before = github.requests.length;
    await ask();
    return github.requests.length - before;
  };
  // Without having looked, it is not known.
  expect(await count(() => client.reviewThreads(1))).toBe(1);
  await client.pullParts(1);
  expect(await count(() => client.reviewThreads(1))).toBe(0);
  expect(await client.reviewThreads(1)).toEqual({ threads: [] });
  expect(await count(() => client.reviewThreads(2).catch(() => undefined))).toBeGreaterThan(0);

  await client.createReviewComment(1, head, { path: 'src/cart.ts', body: 'B', side: 'RIGHT', line: 5 });
  await client.pullParts(1);
  expect(await count(() => client.reviewThreads(1))).toBe(1);
  expect((await client.reviewThreads(1)).threads).toHaveLength(1);
});

it('asks for commits and issues only if the pull request did not come with them', async () => {
  const issues = [
    { repository: 'acme/shop', number: 12, title: 'The sum is wrong', body: 'It must be.', labels: [] },
    { repository: 'acme/shop', number: 13, title: 'Another', body: null, labels: [] },
  ];
  const { github, url: apiUrl } = await startFixture({
    emulator: { issues },
    pullRequest: { body: 'Fixes #12, see #13.' },
  });
  const client = createGithubClient({ token: github.token, apiUrl, owner: 'acme', repository: 'shop', version: '1' });
  const { signal } = new AbortController();
  const asked = { owner: 'Acme', name: 'Shop', number: 12 };
  const [commits, issue] = [await client.pullCommits(1, signal), await client.issue(asked, signal)];
  await client.pullParts(1);
  const before = github.requests.length;
  expect(await client.pullCommits(1, signal)).toEqual(commits);
  expect(await client.issue(asked, signal)).toEqual(issue);
  expect(github.requests.length).toBe(before);
  expect(await client.issue({ ...asked, number: 13 }, signal)).toMatchObject({ kind: 'found' });
  expect(github.requests.length).toBe(before + 1);
});

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

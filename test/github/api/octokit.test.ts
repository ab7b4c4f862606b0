import { expect, it } from 'vitest';
import { createOctokit } from '../../../src/github/api/octokit.ts';

// A server refuses a version that it does not know with status 400, and older servers know few of them.
it.each([
  ['the REST API', (octokit: ReturnType<typeof createOctokit>) => octokit.request('GET /repos/acme/shop')],
  ['GraphQL', (octokit: ReturnType<typeof createOctokit>) => octokit.graphql('{ viewer { login } }')],
])('names no version of the API to %s, so that each server answers with its own', async (_name, ask) => {
  const names: string[] = [];
  const octokit = createOctokit({
    token: 'test-token',
    apiUrl: 'https://ghe.example.com/api/v3',
    version: '1',
    fetch: (_input, init) => {
      names.push(...new Headers(init?.headers).keys());
      return Promise.resolve(Response.json({ data: {} }));
    },
  });
  await ask(octokit);
  expect(names).toContain('authorization');
  expect(names).not.toContain('x-github-api-version');
});

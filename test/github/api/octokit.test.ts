import { expect, it } from 'vitest';
import { createOctokit, guarded } from '../../../src/github/api/octokit.ts';

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

it.each([
  [404, 'Not Found - https://docs.github.com/rest', 'not found, or not readable with this token'],
  [404, 'No commit found for SHA: abc', /^No commit found for SHA: abc/],
  [401, 'Bad credentials', /^the token is not valid, or it has expired/],
])('says of status %s and "%s" what a person can do something about', async (status, message, said) => {
  const octokit = createOctokit({
    token: 'test-token',
    apiUrl: 'https://ghe.example.com/api/v3',
    version: '1',
    fetch: () => Promise.resolve(Response.json({ message }, { status })),
  });
  await expect(guarded(() => octokit.request('GET /repos/acme/shop'))).rejects.toThrow(said);
});

it('refuses an answer that does not end, instead of filling the memory', { tags: 'large' }, async () => {
  let sent = 0;
  const octokit = createOctokit({
    token: 'test-token',
    apiUrl: 'https://ghe.example.com/api/v3',
    version: '1',
    fetch: () => {
      const piece = Buffer.alloc(MEGABYTE, ' ');
      const body = new ReadableStream({
        pull: (to) => {
          sent += 1;
          to.enqueue(piece);
        },
      });
      return Promise.resolve(new Response(body));
    },
  });
  const asked = octokit.request('GET /repos/acme/shop', { request: { retries: 0 } });
  await expect(asked).rejects.toThrow("GitHub's answer is larger than 100 MB");
  expect(sent).toBeLessThan(110);
});

const MEGABYTE = 1_000_000;

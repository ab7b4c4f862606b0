import { expect, it } from 'vitest';
import { createGithubClient } from '../../../src/github/client.ts';

/** A GitHub that always announces a further page, up to a number of them. */
function clientWithPages(pages: number, rows: readonly object[] = []) {
  const asked: number[] = [];
  const client = createGithubClient({
    token: 't',
    apiUrl: 'https://api.example',
    owner: 'acme',
    repository: 'shop',
    version: '1.2.3',
    fetch: (input) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input);
      asked.push(Number(searchParams.get('page')));
      const headers = { 'content-type': 'application/json' };
      const link = asked.length < pages ? { link: '<https://api.example/next>; rel="next"' } : {};
      return Promise.resolve(new Response(JSON.stringify(rows), { headers: { ...headers, ...link } }));
    },
  });
  return { client, asked };
}

it('reads all pages of a list', async () => {
  const { client, asked } = clientWithPages(3);
  await expect(client.changedFiles(7, 100)).resolves.toEqual([]);
  expect(asked).toEqual([1, 2, 3]);
});

it('ends at a list without an end, and does not take its part for the whole', { tags: 'large' }, async () => {
  const { client, asked } = clientWithPages(Infinity);
  await expect(client.changedFiles(7, 100)).rejects.toThrow('a list of more than 500 pages');
  expect(asked).toHaveLength(500);
});

it('keeps the texts of those that are asked for only, because others may have written thousands of long ones', async () => {
  const row = { html_url: 'https://github.test/1', path: 'a.js', side: 'RIGHT', line: 1, state: 'COMMENTED' };
  const rows = ['mallory', 'ours'].map((login, id) => ({ ...row, id, user: { login }, body: `by ${login}` }));
  const { client } = clientWithPages(1, rows);
  const isOurs = ({ author }: { readonly author: string }): boolean => author === 'ours';
  const [threads, reviews, comments] = [
    await client.restThreads(7, isOurs),
    await client.reviews(7, isOurs),
    await client.issueComments(7, isOurs),
  ];
  expect(threads.map(({ opener }) => opener.body)).toEqual(['', 'by ours']);
  expect([...reviews, ...comments].map(({ body }) => body)).toEqual(['by ours', 'by ours']);
});

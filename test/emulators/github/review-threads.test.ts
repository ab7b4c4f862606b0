import { describe, expect, test } from 'vitest';
import { startFixture, type Fixture, type FixtureOptions } from './fixture.ts';

const PATH = 'src/cart.ts';

/** A GraphQL query for the threads of pull request 1. */
function query(selection: string, given = 'first: 10'): string {
  return `query ($number: Int!) { repository(owner: "acme", name: "shop") { pullRequest(number: $number) { reviewThreads(${given}) { ${selection} } } } }`;
}

async function ask({ fetch }: Fixture, text: string, number = 1): Promise<unknown> {
  const body = JSON.stringify({ query: text, variables: { number } });
  const answer: unknown = await (await fetch('/graphql', { method: 'POST', body })).json();
  return answer;
}

function threads(page: unknown): unknown {
  return { data: { repository: { pullRequest: { reviewThreads: page } } } };
}

async function stage(
  lines: readonly number[],
  options: FixtureOptions = {},
): Promise<Fixture & { readonly ids: readonly number[] }> {
  const fixture = await startFixture(options);
  const { octokit, at, head } = fixture;
  const ids: number[] = [];
  for (const line of lines) {
    const comment = { ...at, commit_id: head, path: PATH, line, side: 'RIGHT' as const, body: `Line ${line}` };
    ids.push((await octokit.pulls.createReviewComment(comment)).data.id);
  }
  return { ...fixture, ids };
}

describe('a review thread', () => {
  test('has its comments and the user who resolved it; the login of a bot has no suffix', async () => {
    const fixture = await stage([5, 6]);
    const [first = 0] = fixture.ids;
    await fixture.octokit.pulls.createReplyForReviewComment({ ...fixture.at, comment_id: first, body: 'Done.' });
    fixture.github.people.resolveThread(first, 'ada');
    const selection = `nodes { isResolved isOutdated path line diffSide resolvedBy { login }
      comments(first: 1) { totalCount nodes { author { __typename login } body } } }`;
    const common = { isOutdated: false, path: PATH, diffSide: 'RIGHT' };
    const author = { __typename: 'Bot', login: 'github-actions' };
    expect(await ask(fixture, query(selection))).toEqual(
      threads({
        nodes: [
          {
            ...common,
            isResolved: true,
            line: 5,
            resolvedBy: { login: 'ada' },
            comments: { totalCount: 2, nodes: [{ author, body: 'Line 5' }] },
          },
          {
            ...common,
            isResolved: false,
            line: 6,
            resolvedBy: null,
            comments: { totalCount: 1, nodes: [{ author, body: 'Line 6' }] },
          },
        ],
      }),
    );
  });

  test('is on the page of the first or of the last threads', async () => {
    const fixture = await stage([4, 5, 6]);
    const selection = 'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } nodes { line }';
    const page = (lines: readonly number[], pageInfo: object): unknown =>
      threads({ totalCount: 3, pageInfo, nodes: lines.map((line) => ({ line })) });
    expect(await ask(fixture, query(selection, 'first: 2'))).toEqual(
      page([4, 5], { hasNextPage: true, hasPreviousPage: false, startCursor: '0', endCursor: '1' }),
    );
    expect(await ask(fixture, query(selection, 'first: 2, after: "1"'))).toEqual(
      page([6], { hasNextPage: false, hasPreviousPage: true, startCursor: '2', endCursor: '2' }),
    );
    expect(await ask(fixture, query(selection, 'last: 2'))).toEqual(
      page([5, 6], { hasNextPage: false, hasPreviousPage: true, startCursor: '1', endCursor: '2' }),
    );
    expect(await ask(fixture, query(selection, 'last: 2, before: "1"'))).toEqual(
      page([4], { hasNextPage: true, hasPreviousPage: false, startCursor: '0', endCursor: '0' }),
    );
  });
});

describe('E50: GraphQL answers with an error for', () => {
  test.each([
    [
      'an unknown field',
      query('nodes { resolved }'),
      1,
      "Field 'resolved' doesn't exist on type 'PullRequestReviewThread'",
    ],
    ['an object without selected fields', query('nodes'), 1, /^Field must have selections/],
    ['a list without `first` or `last`', query('totalCount', 'after: "1"'), 1, /provide a `first` or `last`/],
    ['a page that is too long', query('totalCount', 'first: 101'), 1, /exceeds the `first` limit of 100/],
    ['an unknown pull request', query('totalCount'), 9, 'Could not resolve to a PullRequest with the number of 9.'],
  ])('%s', async (_name, text, number, message) => {
    const fixture = await stage([5], { asksInvalidly: true });
    const expected: unknown = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(await ask(fixture, text, number)).toMatchObject({ errors: [{ message: expected }] });
  });

  test('a pull request that the token may not read', async () => {
    const fixture = await startFixture({ emulator: { permissions: { pull_requests: 'none' } } });
    expect(await ask(fixture, query('totalCount'))).toMatchObject({
      data: { repository: { pullRequest: null } },
      errors: [
        { type: 'FORBIDDEN', path: ['repository', 'pullRequest'], message: 'Resource not accessible by integration' },
      ],
    });
  });

  test('an unknown repository', async () => {
    const fixture = await startFixture();
    const text = '{ repository(owner: "acme", name: "none") { pullRequest(number: 1) { title } } }';
    expect(await ask(fixture, text)).toMatchObject({ errors: [{ type: 'NOT_FOUND' }] });
  });
});

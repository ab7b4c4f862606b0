import { describe, expect, test } from 'vitest';
import { startFixture, type Fixture, type FixtureOptions } from '../fixture.ts';
import { nodeId } from '../objects/users.ts';

/** Asks with the emulator's own token, or with that of a person. */
async function ask({ fetch }: Fixture, query: string, variables: object = {}): Promise<unknown> {
  const answer: unknown = await (
    await fetch('/graphql', { method: 'POST', body: JSON.stringify({ query, variables }) })
  ).json();
  return answer;
}

/** A pull request with a review comment by ada, who has a token of her own. */
async function stage(options: FixtureOptions['emulator'] = {}): Promise<Fixture & { readonly comment: number }> {
  const fixture = await startFixture({ emulator: { ...options, otherTokens: { 'ada-token': 'ada' } } });
  const comment = { commit_id: fixture.head, path: 'src/cart.ts', line: 5, side: 'RIGHT', body: 'Why?' };
  const answer = await fixture.fetch('/repos/acme/shop/pulls/1/comments', {
    method: 'POST',
    body: JSON.stringify(comment),
    headers: { authorization: 'Bearer ada-token' },
  });
  const { id } = (await answer.json()) as { readonly id: number };
  return { ...fixture, comment: id };
}

const RESOLVE = 'mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }';
const UNRESOLVE = 'mutation ($id: ID!) { unresolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }';
const MINIMIZE = `mutation ($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OFF_TOPIC }) {
  minimizedComment { isMinimized minimizedReason } } }`;
const FORBIDDEN = { type: 'FORBIDDEN', message: 'Resource not accessible by integration' };

describe('E51: a review thread', () => {
  test('is resolved and opened again by a token that may write contents', async () => {
    const fixture = await stage();
    const id = nodeId('PullRequestReviewThread', fixture.comment);
    expect(await ask(fixture, RESOLVE, { id })).toEqual({
      data: { resolveReviewThread: { thread: { isResolved: true } } },
    });
    expect([...fixture.github.world.resolvedThreads]).toEqual([[fixture.comment, 'github-actions[bot]']]);
    expect(await ask(fixture, UNRESOLVE, { id })).toEqual({
      data: { unresolveReviewThread: { thread: { isResolved: false } } },
    });
  });

  test.each<readonly [string, FixtureOptions['emulator']]>([
    ['may not write contents', { permissions: { contents: 'read' } }],
    ['comes from a fork', { forkToken: true }],
    ['is refused by a knob', { knobs: { refusedMutations: ['resolveReviewThread'] } }],
  ])('is not resolved by a token that %s', async (_name, options) => {
    const fixture = await stage(options);
    const id = nodeId('PullRequestReviewThread', fixture.comment);
    expect(await ask(fixture, RESOLVE, { id })).toMatchObject({
      data: { resolveReviewThread: null },
      errors: [{ ...FORBIDDEN, path: ['resolveReviewThread'] }],
    });
    expect(fixture.github.world.resolvedThreads.size).toBe(0);
  });

  test('does not exist after its comments were deleted', async () => {
    const fixture = await stage();
    fixture.github.people.deleteComment(fixture.comment);
    const id = nodeId('PullRequestReviewThread', fixture.comment);
    expect(await ask(fixture, RESOLVE, { id })).toMatchObject({
      data: { resolveReviewThread: null },
      errors: [{ type: 'NOT_FOUND', message: `Could not resolve to a node with the global id of '${id}'` }],
    });
  });
});

describe('a comment', () => {
  test('is hidden with a reason in other letters than those of the request', async () => {
    const fixture = await stage();
    const id = nodeId('PullRequestReviewComment', fixture.comment);
    expect(await ask(fixture, MINIMIZE, { id })).toEqual({
      data: { minimizeComment: { minimizedComment: { isMinimized: true, minimizedReason: 'off-topic' } } },
    });
  });

  test('has the reactions that people and tokens gave it', async () => {
    const fixture = await stage();
    fixture.github.people.react(fixture.comment, 'grace', '-1');
    const id = nodeId('PullRequestReviewComment', fixture.comment);
    const react =
      'mutation ($id: ID!) { addReaction(input: { subjectId: $id, content: EYES }) { reaction { content } } }';
    expect(await ask(fixture, react, { id })).toEqual({ data: { addReaction: { reaction: { content: 'EYES' } } } });
    const query = `query ($id: ID!) { node(id: $id) { ... on PullRequestReviewComment {
      reactions(first: 5) { nodes { content user { login } } } } } }`;
    expect(await ask(fixture, query, { id })).toEqual({
      data: {
        node: {
          reactions: {
            nodes: [
              { content: 'THUMBS_DOWN', user: { login: 'grace' } },
              { content: 'EYES', user: null },
            ],
          },
        },
      },
    });
  });
});

test('E46: a request for changes is dismissed, a comment is not', async () => {
  const fixture = await stage();
  const pullRequest = fixture.github.world.pullRequests[0];
  if (pullRequest === undefined) throw new Error('There is no pull request.');
  const facts = { pullRequest, user: 'grace', body: 'No', commitId: fixture.head };
  const review = fixture.github.people.submitReview({ ...facts, state: 'CHANGES_REQUESTED' });
  const dismiss = `mutation ($id: ID!) { dismissPullRequestReview(input: { pullRequestReviewId: $id, message: "Fixed" }) {
    pullRequestReview { state } } }`;
  const id = nodeId('PullRequestReview', review.id);
  expect(await ask(fixture, dismiss, { id })).toEqual({
    data: { dismissPullRequestReview: { pullRequestReview: { state: 'DISMISSED' } } },
  });
  expect(await ask(fixture, dismiss, { id })).toMatchObject({
    errors: [{ message: 'Can not dismiss a dismissed pull request review' }],
  });
});

describe('files', () => {
  const FILES = {
    'src/cart.ts': 'let a;\n',
    'image.png': Buffer.from([0x89, 0x50, 0, 1]),
    'long.txt': 'x'.repeat(100),
  };

  test('are read together by their ids; a long text is cut off, and a binary file has none', async () => {
    const fixture = await startFixture({ base: FILES, emulator: { knobs: { blobTextLimitBytes: 10 } } });
    const names = Object.keys(FILES);
    const ids = await Promise.all(names.map((name) => fixture.repository.git('rev-parse', `main:${name}`)));
    const fields = [...ids, '0'.repeat(40)].map((id, index) => `f${index}: object(oid: "${id}") { ...file }`);
    const query = `fragment file on Blob { byteSize isBinary isTruncated text }
      query { repository(owner: "acme", name: "shop") { ${fields.join(' ')} } }`;
    expect(await ask(fixture, query)).toEqual({
      data: {
        repository: {
          f0: { byteSize: 7, isBinary: false, isTruncated: false, text: 'let a;\n' },
          f1: { byteSize: 4, isBinary: true, isTruncated: false, text: null },
          f2: { byteSize: 100, isBinary: false, isTruncated: true, text: 'xxxxxxxxxx' },
          f3: null,
        },
      },
    });
  });
});

test('a part of an answer that fails is null, and the error names it', async () => {
  const fixture = await stage({ knobs: { graphqlBreakdown: (field) => field === 'PullRequest.reviews' } });
  const query = `{ repository(owner: "acme", name: "shop") { pullRequest(number: 1) {
    headRefOid reviews(first: 1) { totalCount } } } }`;
  expect(await ask(fixture, query)).toMatchObject({
    data: { repository: { pullRequest: { headRefOid: fixture.head, reviews: null } } },
    errors: [{ path: ['repository', 'pullRequest', 'reviews'] }],
  });
});

test('a query with a field or argument that GitHub does not have is recorded', async () => {
  const fixture = await startFixture({ asksInvalidly: true });
  const answer = await ask(fixture, '{ repository(owner: "acme", name: "shop", id: 1) { stars } }');
  const messages = [
    "Field 'repository' doesn't accept argument 'id'",
    "Field 'stars' doesn't exist on type 'Repository'",
  ];
  expect(answer).toMatchObject({
    errors: expect.arrayContaining(messages.map((message) => expect.objectContaining({ message }))),
  });
  expect(fixture.github.invalidQueries.flatMap(({ reasons }) => reasons).toSorted()).toEqual(messages);
});

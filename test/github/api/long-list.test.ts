import { describe, expect, it } from 'vitest';
import { createGithubClient, type GithubClient } from '../../../src/github/client.ts';
import { startFixture, type Fixture } from '../../emulators/github/fixture.ts';

const NUMBER = 1;
const MANY = 450;

function clientOf(fixture: Fixture): GithubClient {
  const address = { token: fixture.github.token, apiUrl: fixture.url, owner: 'acme', repository: 'shop' };
  return createGithubClient({ ...address, version: '1' });
}

/** Runs something, and counts the requests that GitHub got meanwhile. */
async function counted<T>({ github }: Fixture, work: () => Promise<T>): Promise<{ result: T; requests: number }> {
  const before = github.requests.length;
  const result = await work();
  return { result, requests: github.requests.length - before };
}

/** Dates everything on the pull request an hour apart, some years ago. */
function age({ github }: Fixture): void {
  [...github.issueComments(NUMBER), ...github.reviewComments(NUMBER)].forEach((one, index) => {
    const date = new Date(Date.UTC(2020, 0, 1, index)).toISOString().replace('.000Z', 'Z');
    Object.assign(one, { createdAt: date, updatedAt: date });
  });
}

function comment(fixture: Fixture, body: string) {
  return fixture.github.people.comment({ repository: 'acme/shop', issue: NUMBER, user: 'eve', body });
}

async function beginThreads(fixture: Fixture, count: number): Promise<void> {
  const { github, octokit, at, head } = fixture;
  await octokit.pulls.createReviewComment({ ...at, commit_id: head, path: 'src/cart.ts', line: 5, body: 'First' });
  const like = github.reviewComments(NUMBER)[0];
  if (like === undefined) throw new Error('There is no comment.');
  for (let index = 1; index < count; index += 1) github.people.beginThread(like, 'eve', `Thread ${index}`);
}

describe('a list that is read again', () => {
  it('costs one request if it is long', async () => {
    const fixture = await startFixture();
    for (let index = 0; index < MANY; index += 1) comment(fixture, `Comment ${index}`);
    age(fixture);
    const client = clientOf(fixture);
    const read = () => client.issueComments(NUMBER, ({ body }) => !body.includes('7'));
    const first = await counted(fixture, read);
    const second = await counted(fixture, read);
    expect([first.requests, second.requests]).toEqual([5, 1]);
    expect(second.result).toEqual(first.result);
  });

  it('has what people wrote and edited meanwhile', async () => {
    const fixture = await startFixture();
    for (let index = 0; index < MANY; index += 1) comment(fixture, `Comment ${index}`);
    age(fixture);
    const client = clientOf(fixture);
    const { id } = (await client.issueComments(NUMBER))[3] ?? { id: 0 };
    fixture.github.people.edit(id, 'eve', 'Edited');
    Object.assign(fixture.github.issueComments(NUMBER)[3] ?? {}, { updatedAt: '2021-01-01T00:00:00Z' });
    comment(fixture, 'New');
    const again = await client.issueComments(NUMBER);
    expect([again.length, again[3]?.body, again.at(-1)?.body]).toEqual([MANY + 1, 'Edited', 'New']);
  });

  it('is read whole if it is short, so that nothing of it is old', async () => {
    const fixture = await startFixture();
    const { id } = comment(fixture, 'Comment');
    const client = clientOf(fixture);
    await client.issueComments(NUMBER);
    fixture.github.people.deleteComment(id);
    expect(await client.issueComments(NUMBER)).toEqual([]);
  });
});

describe('a pull request with more threads than GraphQL is asked for', () => {
  it('costs few requests when it is looked at again', async () => {
    const fixture = await startFixture();
    await beginThreads(fixture, MANY);
    age(fixture);
    const client = clientOf(fixture);
    const look = async () => {
      const parts = await client.pullParts(NUMBER);
      expect(parts.threads).toBe(undefined);
      const threads = await client.restThreads(NUMBER);
      return { threads, reviews: parts.reviews ?? (await client.reviews(NUMBER)) };
    };
    const first = await counted(fixture, look);
    const like = fixture.github.reviewComments(NUMBER)[0];
    if (like !== undefined) fixture.github.people.beginThread(like, 'eve', 'New');
    const second = await counted(fixture, look);
    expect([first.requests, second.requests]).toEqual([11, 3]);
    expect([first.result.threads.length, second.result.threads.length]).toEqual([MANY, MANY + 1]);
    expect(second.result.threads.at(-1)?.opener.body).toBe('New');
    expect(second.result.reviews.length).toBe(first.result.reviews.length + 1);
  });
});

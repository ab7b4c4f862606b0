import { describe, expect, it } from 'vitest';
import { createGithubClient } from '../../../src/github/client.ts';
import { findingMarker } from '../../../src/reports/review/markers.ts';
import { NEW_CART, startFixture, type Fixture, type FixtureOptions } from '../../emulators/github/fixture.ts';

const PATH = 'src/cart.ts';
const MARKED = `**Name it.** (low, naming)\n\n${findingMarker('0a1b')}`;

async function read({ github, url }: Fixture) {
  const settings = { token: github.token, apiUrl: url, owner: 'acme', repository: 'shop', version: '1' };
  return createGithubClient(settings).reviewThreads(1);
}

async function stage(options: FixtureOptions = {}): Promise<Fixture> {
  return startFixture({ ...options, emulator: { otherTokens: { 'token-of-ada': 'ada' }, ...options.emulator } });
}

async function comment({ octokit, at, head }: Fixture, body: string, line: number): Promise<number> {
  const place = { path: PATH, line, side: 'RIGHT' as const };
  return (await octokit.pulls.createReviewComment({ ...at, commit_id: head, ...place, body })).data.id;
}

async function commentAsAda({ fetch, head }: Fixture, more: object): Promise<void> {
  const body = JSON.stringify({ commit_id: head, path: PATH, ...more });
  const headers = { authorization: 'Bearer token-of-ada', 'content-type': 'application/json' };
  const answer = await fetch('/repos/acme/shop/pulls/1/comments', { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
}

/**
 * Three threads: one of ours that ada resolved, one of hers with our marker on a removed line, and one on the file.
 */
async function stageThreads(options: FixtureOptions = {}): Promise<Fixture> {
  const fixture = await stage(options);
  const first = await comment(fixture, MARKED, 5);
  fixture.github.people.resolveThread(first, 'ada');
  await commentAsAda(fixture, { body: MARKED, line: 5, side: 'LEFT' });
  await commentAsAda(fixture, { body: 'Split it.', subject_type: 'file' });
  await commentAsAda(fixture, { body: 'Done.', in_reply_to: first });
  return fixture;
}

const BOT = 'github-actions[bot]';
const THREADS = [
  {
    path: PATH,
    line: 5,
    side: 'head',
    isOutdated: false,
    isResolved: true,
    resolvedBy: 'ada',
    comments: [
      { author: BOT, isOurs: true, text: MARKED },
      { author: 'ada', role: 'author', isOurs: false, text: 'Done.' },
    ],
    furtherComments: 0,
  },
  {
    path: PATH,
    line: 5,
    side: 'base',
    isOutdated: false,
    isResolved: false,
    comments: [{ author: 'ada', role: 'author', isOurs: false, text: MARKED }],
    furtherComments: 0,
  },
  {
    path: PATH,
    side: 'head',
    isOutdated: false,
    isResolved: false,
    comments: [{ author: 'ada', role: 'author', isOurs: false, text: 'Split it.' }],
    furtherComments: 0,
  },
];

describe('the review threads of a pull request', () => {
  it('are read together with their state in one request', async () => {
    const fixture = await stageThreads();
    const before = fixture.github.requests.length;
    expect(await read(fixture)).toEqual({ threads: THREADS });
    expect(fixture.github.requests.slice(before).map(({ path }) => path)).toEqual(['/graphql']);
  });

  it('say who marked the first comment with 👎, and why somebody hid it', async () => {
    const fixture = await stage();
    await comment(fixture, 'Name it.', 5);
    const [first] = fixture.github.reviewComments(1);
    fixture.github.people.react(first?.id ?? 0, 'mia', '-1');
    fixture.github.people.react(first?.id ?? 0, 'bob', '+1');
    fixture.github.people.hideComment(first?.id ?? 0, 'mia', 'off-topic');
    const { threads } = await read(fixture);
    expect(threads).toMatchObject([{ hiddenAs: 'off-topic', thumbsDownBy: ['mia'] }]);
    expect(fixture.github.invalidQueries).toEqual([]);
  });

  it('keep their original line if that line changed later', async () => {
    const fixture = await stage();
    await comment(fixture, 'Name it.', 5);
    const files = { [PATH]: NEW_CART.replace('line five', 'line 5, again') };
    await fixture.repository.commit('feature', { message: 'More', files });
    const { threads } = await read(fixture);
    expect(threads.map(({ line, isOutdated }) => [line, isOutdated])).toEqual([[5, true]]);
  });

  it('are read from the REST API, which does not report resolved threads, if GraphQL fails', async () => {
    const fixture = await stageThreads();
    fixture.github.setKnob('breakdown', (path) => (path === '/graphql' ? 502 : undefined));
    const { threads, note } = await read(fixture);
    expect(note).toBe('It is not known which of them are resolved.');
    // Nor does it say who opened the pull request.
    expect(threads).toEqual(
      THREADS.map(({ comments, ...thread }) => ({
        ...thread,
        isResolved: undefined,
        resolvedBy: undefined,
        comments: comments.map(({ author, isOurs, text }) => ({ author, isOurs, text })),
      })),
    );
  });

  it.each(['graphql', 'rest'])('say that a member of the repository wrote a comment (%s)', async (api) => {
    const fixture = await stage({ emulator: { otherTokens: { 'token-of-ada': 'acme' } } });
    await commentAsAda(fixture, { body: 'Split it.', line: 5 });
    fixture.github.setKnob('breakdown', (path) => (path === '/graphql' && api === 'rest' ? 502 : undefined));
    const { threads } = await read(fixture);
    expect(threads[0]?.comments).toEqual([{ author: 'acme', role: 'member', isOurs: false, text: 'Split it.' }]);
  });

  it('are an error if the token may read neither API', async () => {
    const fixture = await stage({ emulator: { permissions: { pull_requests: 'none' } } });
    await expect(read(fixture)).rejects.toMatchObject({ name: 'GithubError', status: 403 });
  });

  it('are only the newest ones if there are very many', { tags: 'large' }, async () => {
    const fixture = await stage();
    const { octokit, at, head } = fixture;
    const bodies = Array.from({ length: 302 }, (_, index) => `No. ${index}`);
    for (const [from, to] of [
      [0, 100],
      [100, 200],
      [200, 302],
    ] as const) {
      const comments = bodies.slice(from, to).map((body) => ({ path: PATH, line: 5, side: 'RIGHT', body }));
      await octokit.pulls.createReview({ ...at, commit_id: head, event: 'COMMENT', body: 'See.', comments });
    }
    const { threads, note } = await read(fixture);
    expect([threads.length, threads[0]?.comments[0]?.text, threads.at(-1)?.comments[0]?.text, note]).toEqual([
      300,
      'No. 2',
      'No. 301',
      '2 older threads are not shown.',
    ]);
  });
});
